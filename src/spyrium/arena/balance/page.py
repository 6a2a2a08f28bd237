"""The report on an edition as one readable HTML page that needs nothing else: plots are drawn here, as SVG."""

from collections.abc import Mapping, Sequence
from html import escape

import numpy as np

from spyrium.arena.balance.aims import MOST_FROM_SEAT, PLAYERS, TAKEN, aims, loss, seat_ratios
from spyrium.arena.balance.report import CARD_HEADINGS, CardLine, card_cells, card_lines, score_summary
from spyrium.arena.balance.survey import Survey
from spyrium.editions import Edition
from spyrium.text.html import figure, svg, svg_text, table, whole_page

_COLOURS = {"building": "#a8642a", "character": "#2f6f8f", "technique": "#4f7a3a"}


def page(edition: Edition, surveys: Mapping[int, Survey], how: str) -> str:
    """The whole page; `how` says which games it rests on."""
    body = []
    if PLAYERS in surveys:
        body.append(_aims_section(surveys[PLAYERS]))
    body += [_survey_section(edition, survey) for survey in surveys.values()]
    title = f"{edition.title}: report"
    return whole_page(title, f"{how} · {edition.label}", body)


def _aims_section(survey: Survey) -> str:
    found = aims(survey)
    rows = [
        [
            escape(aim.name),
            f"{aim.value:.2f}",
            escape(aim.wanted),
            _mark("missed" if aim.miss else "met", bool(aim.miss)),
        ]
        for aim in found
        if aim.miss or aim.about in ("mean", "winners")
    ]
    met = sum(aim.miss == 0 for aim in found)
    intro = f"<p>{met} of {len(found)} aims are met; loss {loss(found):.2f}. Missed ones, and the scores:</p>"
    return f"<h2>Aims, {PLAYERS} players</h2>{intro}{table(['aim', 'found', 'wanted', ''], rows)}"


def _survey_section(edition: Edition, survey: Survey) -> str:
    lines = card_lines(survey)
    summary = ", ".join(f"{name} {value:.1f}" for name, value in score_summary(survey).items())
    seats = ", ".join(
        _mark(f"{seat + 1}. {ratio:.2f} ×", ratio > MOST_FROM_SEAT) for seat, ratio in enumerate(seat_ratios(survey))
    )
    return "\n".join([
        f"<h2>{survey.players} players</h2>",
        f"<p>{survey.games} games. Scores: {summary}.<br>Wins by seat, from the first player on: {seats}.</p>",
        figure(_bars(lines), "How often each card was taken in the rounds that offered it; dashed: 5 % and 95 %"),
        figure(_histogram(survey.scores, survey.winning_scores), "Final scores; darker: the winners'"),
        figure(_money(survey), "Money of a player at the start of each round and at its end"),
        f'<div class="wide">{_card_table(edition, lines)}</div>',
    ])  # fmt: skip


def _card_table(edition: Edition, lines: Sequence[CardLine]) -> str:
    rows = []
    for line in lines:
        cells = dict(zip(CARD_HEADINGS, card_cells(edition, line), strict=True))
        cells["taken"] = _mark(cells["taken"], not TAKEN[0] <= line.taken <= TAKEN[1])
        rows.append([*cells.values()])
    return table(CARD_HEADINGS, rows)


def _mark(text: str, bad: bool) -> str:
    return f'<span class="bad">{text}</span>' if bad else text


def _bars(lines: Sequence[CardLine]) -> str:
    """A bar a card, coloured by kind."""
    left, width, step = 130, 640, 17
    height = step * len(lines) + 24
    parts = []
    for k, line in enumerate(lines):
        y = step * k + 4
        length = width * line.taken
        parts.append(svg_text(left - 6, y + 11, line.card, "end"))
        parts.append(
            f'<rect x="{left}" y="{y}" width="{length:.1f}" height="{step - 4}" fill="{_COLOURS[line.kind]}">'
            f"<title>{line.card}: {100 * line.taken:.1f} %</title></rect>"
        )
        parts.append(svg_text(left + length + 4, y + 11, f"{100 * line.taken:.0f} %"))
    for bound in TAKEN:
        x = left + width * bound
        parts.append(f'<path d="M{x:.1f} 0V{height - 20}" stroke="currentColor" stroke-dasharray="3 3" opacity=".5"/>')
    return svg(left + width + 50, height, parts)


def _histogram(scores: Sequence[int], winning: Sequence[int]) -> str:
    """All scores in bins of three points, the winners' in front."""
    low, high = min(scores) // 3 * 3, max(scores) // 3 * 3 + 3
    bins = np.arange(low, high + 1, 3)
    everyone, winners = np.histogram(scores, bins)[0], np.histogram(winning, bins)[0]
    width, height, bar = 760, 190, 760 / (len(bins) - 1)
    tallest = max(1, int(everyone.max()))
    parts = []
    for k, (count, won) in enumerate(zip(everyone, winners, strict=True)):
        for value, colour in ((count, "#d9b98a"), (won, "#a8642a")):
            tall = 150 * value / tallest
            x, y = 10 + bar * k, 160 - tall
            parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{bar - 1:.1f}" height="{tall:.1f}" fill="{colour}"/>')
        if k % max(1, len(everyone) // 12) == 0:
            parts.append(svg_text(10 + bar * k, 176, str(bins[k])))
    return svg(width + 20, height, parts)


def _money(survey: Survey) -> str:
    """A line from the start to the end of each round."""
    money = survey.money.reshape(-1) / survey.games
    top = max(1.0, float(money.max()))
    spots = [(40 + 60 * k, 150 - 130 * value / top) for k, value in enumerate(money)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    parts = [f'<polyline points="{line}" fill="none" stroke="#2f6f8f" stroke-width="2"/>']
    for k, ((x, y), value) in enumerate(zip(spots, money, strict=True)):
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#2f6f8f"/>')
        parts.append(svg_text(x, y - 8, f"£{value:.1f}", "middle"))
        parts.append(svg_text(x, 172, f"{k // 2 + 1} {'start' if k % 2 == 0 else 'end'}", "middle"))
    return svg(760, 180, parts)
