"""The report on an edition: what a designer would like to see of its cards, as tables for the terminal."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table

from spyrium.arena.balance.aims import PLAYERS, Aim, aims, card_numbers, loss, seat_ratios, taken_rate, win_ratio
from spyrium.arena.balance.survey import Survey
from spyrium.editions import Edition
from spyrium.notation.words import CARDS, kind_of

CARD_HEADINGS = ("card", "£", "VP", "offered", "taken", "times", "paid £", "takers’ wins", "takers’ score", "in wins")


@dataclass(frozen=True)
class CardLine:
    """What self-play shows of one card."""

    card: str
    kind: str
    offered: int
    taken: float
    activations: float  # per offer: a character may be called several times
    paid: float | None
    win_ratio: float | None
    score: float | None
    in_wins: float  # of all victories, those of somebody who took the card


def card_lines(survey: Survey) -> list[CardLine]:
    lines = []
    for card in card_numbers(survey):
        taken = survey.activations[card] > 0
        lines.append(
            CardLine(
                CARDS[card],
                kind_of(CARDS[card]),
                int(survey.offered[card]),
                taken_rate(survey, card),
                float(survey.activations[card] / survey.offered[card]),
                float(survey.paid[card] / survey.activations[card]) if taken else None,
                win_ratio(survey, card) if taken else None,
                float(survey.taker_score[card] / survey.takers[card]) if taken else None,
                float(survey.taker_wins[card] / survey.games),
            )
        )
    return lines


def score_summary(survey: Survey) -> dict[str, float]:
    """Mean score, mean winning score, and the mean by rank, best first."""
    ranked = -np.sort(-np.array(survey.scores).reshape(-1, survey.players), axis=1)
    by_rank = {f"rank {k + 1}": float(mean) for k, mean in enumerate(ranked.mean(axis=0))}
    return {"mean": float(np.mean(survey.scores)), "winners": float(np.mean(survey.winning_scores)), **by_rank}


def number(value: float | None, digits: int = 1) -> str:
    return "–" if value is None else f"{value:.{digits}f}"


def card_cells(edition: Edition, line: CardLine) -> list[str]:
    """What a table says of a card, under `CARD_HEADINGS`."""
    return [
        line.card,
        str(edition.price[line.card]),
        str(edition.vp.get(line.card, "")),
        str(line.offered),
        f"{100 * line.taken:.0f} %",
        number(line.activations, 2),
        number(line.paid),
        "–" if line.win_ratio is None else f"{line.win_ratio:.2f} ×",
        number(line.score),
        f"{100 * line.in_wins:.0f} %",
    ]


def card_table(edition: Edition, survey: Survey) -> Table:
    table = Table(title=f"{survey.players} players, {survey.games} games: cards", title_justify="left")
    first, *others = CARD_HEADINGS
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="right")
    for line in card_lines(survey):
        table.add_row(*card_cells(edition, line))
    return table


def table_summary(survey: Survey) -> Table:
    """Seats, scores and money of one number of players."""
    table = Table(title=f"{survey.players} players: seats, scores, money", title_justify="left", show_header=False)
    table.add_column()
    table.add_column()
    seats = "  ".join(f"{seat + 1}. {ratio:.2f} ×" for seat, ratio in enumerate(seat_ratios(survey)))
    table.add_row("wins by seat, from the first player on", seats)
    table.add_row("scores", "  ".join(f"{name} {value:.1f}" for name, value in score_summary(survey).items()))
    everybody, winners = survey.sources[0] / (survey.games * survey.players), survey.sources[1] / survey.games
    for who, points in (("points of a seat", everybody), ("points of a winner", winners)):
        table.add_row(who, f"play {points[0]:.1f}  buildings {points[1]:.1f}  techniques {points[2]:.1f}")
    money = survey.money / survey.games
    table.add_row("£ at the start of rounds 1–6", "  ".join(number(value) for value in money[:, 0]))
    table.add_row("£ left at their end", "  ".join(number(value) for value in money[:, 1]))
    return table


def aim_table(found: list[Aim]) -> Table:
    """The aims that are missed, and the scores in any case."""
    met = sum(aim.miss == 0 for aim in found)
    table = Table(title=f"Aims: {met} of {len(found)} met, loss {loss(found):.2f}", title_justify="left")
    for heading in ("aim", "found", "wanted", ""):
        table.add_column(heading, justify="left" if heading in ("aim", "") else "right")
    for aim in found:
        if aim.miss or aim.about in ("mean", "winners"):
            table.add_row(aim.name, f"{aim.value:.2f}", aim.wanted, "✗" if aim.miss else "✓")
    return table


def report(edition: Edition, surveys: Mapping[int, Survey]) -> RenderableType:
    """Everything, for the terminal."""
    parts: list[RenderableType] = []
    for survey in surveys.values():
        parts += [card_table(edition, survey), table_summary(survey)]
    if PLAYERS in surveys:
        parts.append(aim_table(aims(surveys[PLAYERS])))
    return Group(*parts)
