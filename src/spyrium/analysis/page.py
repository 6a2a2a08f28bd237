"""An analysis as one HTML page that can be mailed."""

from collections.abc import Sequence
from html import escape

from spyrium.analysis.prose import tell_judgement, tell_mistake
from spyrium.analysis.report import Account, Analysis, DealStep, DecisionStep
from spyrium.notation.record import Record
from spyrium.svg.table import seat_colours
from spyrium.text.catalogue import Catalogue
from spyrium.text.html import figure, svg, svg_text, table, whole_page

_RISE, _FALL = "#3d8b4f", "#c0392b"
_LEFT, _WIDTH, _TOP, _HEIGHT = 44, 720, 16, 240


def _colour(seat: int) -> str:
    """That of the seat's pieces, for light and dark paper."""
    ink = seat_colours()[seat]
    return f"light-dark({ink['onParchment']}, {ink['onFelt']})"


def page(analysis: Analysis, record: Record, words: Catalogue) -> str:
    """Chances over the game, the ledger as waterfalls, and every mistake with its reasons."""
    names = ", ".join(analysis.names)
    sections = [
        figure(_chances(analysis, words), escape(words.text("analysis-chances"))),
        f"<h2>{escape(words.text('ledger-title'))}</h2><p>{escape(words.text('ledger-note'))}</p>",
        _accounts(analysis, words),
        *(
            figure(_waterfall(account, analysis, seat, words), escape(analysis.names[seat]))
            for seat, account in enumerate(analysis.ledger)
        ),
        f"<h2>{escape(words.text('analysis-mistakes'))}</h2>",
        *_mistakes(analysis, record, words),
    ]
    subtitle = words.text("analysis-of", names=names, n=len(analysis.decisions), simulations=analysis.simulations)
    return whole_page(words.text("analysis-title"), subtitle, sections, words.language)


def _spots(analysis: Analysis, seat: int) -> str:
    """A polyline of a seat's chance after each step."""
    last = max(1, len(analysis.steps) - 1)
    values = [step.after[seat] for step in analysis.steps]
    values[-1] = analysis.result[seat]
    return " ".join(
        f"{_LEFT + _WIDTH * k / last:.1f},{_TOP + _HEIGHT * (1 - value):.1f}" for k, value in enumerate(values)
    )


def _chances(analysis: Analysis, words: Catalogue) -> str:
    parts = []
    for share in (0.0, 0.5, 1.0):
        y = _TOP + _HEIGHT * (1 - share)
        parts.append(f'<path d="M{_LEFT} {y}h{_WIDTH}" stroke="currentColor" opacity=".2"/>')
        parts.append(svg_text(_LEFT - 6, y + 4, words.percent(share), "end"))
    last = max(1, len(analysis.steps) - 1)
    for k, step in enumerate(analysis.steps):
        if isinstance(step, DealStep):
            x = _LEFT + _WIDTH * k / last
            parts.append(f'<path d="M{x:.1f} {_TOP}v{_HEIGHT}" stroke="currentColor" opacity=".15"/>')
            parts.append(svg_text(x + 3, _TOP + _HEIGHT + 16, words.text("analysis-round", n=step.round)))
    for seat, name in enumerate(analysis.names):
        line = f'<polyline points="{_spots(analysis, seat)}" fill="none" stroke="{_colour(seat)}" stroke-width="2">'
        parts.append(f"{line}<title>{escape(name)}</title></polyline>")
        parts.append(
            f'<circle cx="{_LEFT + 150 * seat}" cy="{_TOP + _HEIGHT + 36}" r="5" fill="{_colour(seat)}"/>'
            + svg_text(_LEFT + 10 + 150 * seat, _TOP + _HEIGHT + 40, name)
        )
    return svg(_LEFT + _WIDTH + 16, _TOP + _HEIGHT + 52, parts)


def _entries(account: Account, words: Catalogue) -> list[tuple[str, float]]:
    parts = {
        "deals": account.deals, "own": account.own, "others": account.others, "unforeseen": account.unforeseen
    }  # fmt: skip
    return [(words.text(f"ledger-{entry}"), part) for entry, part in parts.items()]


def _waterfall(account: Account, analysis: Analysis, seat: int, words: Catalogue) -> str:
    """From the even share, entry by entry, to the result."""
    left, width, step = 190, 460, 24
    at = 1 / analysis.players
    entries = _entries(account, words)
    low = min(0.0, at, *_levels(at, entries))
    high = max(1.0, *_levels(at, entries))

    def x(value: float) -> float:
        return left + width * (value - low) / (high - low)

    parts = [_bar(words.text("ledger-even"), x(0.0), x(at), 0, step, _colour(seat), words.percent(at))]
    for row, (label, part) in enumerate(entries, start=1):
        colour = _RISE if part >= 0 else _FALL
        parts.append(
            _bar(label, x(min(at, at + part)), x(max(at, at + part)), row, step, colour, words.signed(100 * part))
        )
        at += part
    result = analysis.result[seat]
    parts.append(_bar(words.text("analysis-result"), x(0.0), x(result), 5, step, _colour(seat), words.percent(result)))
    return svg(left + width + 70, step * 6 + 6, parts)


def _levels(start: float, entries: Sequence[tuple[str, float]]) -> list[float]:
    levels, at = [], start
    for _, part in entries:
        at += part
        levels.append(at)
    return levels


def _bar(label: str, begin: float, end: float, row: int, step: int, colour: str, value: str) -> str:
    y = step * row + 4
    shape = f'<rect x="{begin:.1f}" y="{y}" width="{max(1.0, end - begin):.1f}" height="{step - 6}" fill="{colour}"/>'
    return svg_text(182, y + 13, label, "end") + shape + svg_text(end + 5, y + 13, value)


def _accounts(analysis: Analysis, words: Catalogue) -> str:
    headings = [words.text(message) for message in ("analysis-player", "analysis-accuracy", "analysis-mean-loss")]
    rows = [
        [escape(name), words.decimal(analysis.accuracy[seat]), words.decimal(analysis.mean_loss[seat], 2)]
        for seat, name in enumerate(analysis.names)
    ]
    return table([escape(heading) for heading in headings], rows)


def _mistakes(analysis: Analysis, record: Record, words: Catalogue) -> list[str]:
    judged = [step for step in analysis.decisions if step.judgement is not None]
    if not judged:
        return [f"<p>{escape(words.text('analysis-no-mistakes'))}</p>"]
    return [_mistake(step, analysis, record, words) for step in judged]


def _mistake(step: DecisionStep, analysis: Analysis, record: Record, words: Catalogue) -> str:
    lines = "<br>".join(escape(line) for line in tell_mistake(step, record.replay(step.ply), words))
    title = f"{words.text('analysis-round', n=step.round)} · {tell_judgement(step, analysis.names, words)}"
    return f"<h3>{escape(title)}</h3><p>{lines}</p>"
