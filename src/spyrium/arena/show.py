"""The results of a contest for people: tables for the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table

from spyrium.arena.statistics import Edge, Share, Statistics


def percent(share: Share) -> str:
    return f"{100 * share.value:.1f} % [dim]({100 * share.low:.1f}–{100 * share.high:.1f})[/dim]"


def standings_table(statistics: Statistics) -> Table:
    result = statistics.result()
    ratings = statistics.ratings()
    table = Table(title=f"{result.games} games of {result.players} on {statistics.contest.deals} deals")
    table.add_column("bot")
    for heading in ("wins, per seat", "mean score", "rating", "s / decision"):
        table.add_column(heading, justify="right")
    for bot in result.bots:
        table.add_row(
            bot.name,
            percent(Share(bot.win_share, *bot.ci)),
            f"{bot.mean_score:.1f}",
            f"{ratings[bot.name][0]:.1f} [dim]± {ratings[bot.name][1]:.1f}[/dim]",
            f"{bot.seconds_per_decision:.4f}",
        )
    table.caption = (
        f"even: {100 / result.players:.1f} %. Intervals: 95 %, the deal as unit. A shared victory counts in parts."
    )
    return table


def error_table(statistics: Statistics) -> Table:
    """Win points lost per decision, as the referee saw it, and how soon that tells neighbours apart."""
    referee = statistics.contest.referee
    table = Table(title=f"win points lost per decision, judged by master:{referee}")
    table.add_column("bot")
    for heading in ("lost", "decides better than the next by", "told apart after"):
        table.add_column(heading, justify="right")
    edges = {edge.name: edge for edge in statistics.edges()}
    for name in statistics.by_loss():
        edge = edges.get(name)
        compared = (_lead(edge), _evidence(edge)) if edge else ("–", "–")
        table.add_row(name, _points(statistics.mean_loss(name)), *compared)
    table.caption = (
        "Every decision of every game was put to every bot. Lost: 95 % intervals, the deal as unit. Better: the mean "
        "cube root of the win points saved ± its standard error, the turn as unit. Told apart: 95 % sure, 4 times in 5."
    )
    return table


def _points(loss: Share) -> str:
    return f"{loss.value:.2f} [dim]({loss.low:.2f}–{loss.high:.2f})[/dim]"


def _lead(edge: Edge) -> str:
    return f"{edge.value:.3f} [dim]± {edge.error:.3f}[/dim]"


def _evidence(edge: Edge) -> str:
    return f"{edge.decisions_needed:.0f} decisions [dim]({edge.games_needed:.1f} games)[/dim]"


def cross_table(statistics: Statistics) -> Table:
    """How often the row's bot ends ahead of the column's."""
    names = [bot.name for bot in statistics.result().bots]
    table = Table(title="ends ahead of …")
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for name in names:
        duels = [None if rival == name else statistics.duel(name, rival) for rival in names]
        table.add_row(name, *["–" if duel is None else percent(duel) for duel in duels])
    return table


def line_up_table(statistics: Statistics) -> Table:
    """Who wins at tables of each composition: the seats of a bot taken together."""
    table = Table(title="by line-up: a bot's seats taken together")
    table.add_column("line-up")
    table.add_column("bot")
    table.add_column("seats", justify="right")
    table.add_column("wins", justify="right")
    table.add_column("even", justify="right")
    shown: tuple[str, ...] = ()
    for row in statistics.line_up_shares():
        even = 100 * row.seats / len(row.line_up)
        label = " ".join(row.line_up) if row.line_up != shown else ""
        table.add_row(label, row.name, str(row.seats), percent(row.share), f"{even:.1f} %")
        shown = row.line_up
    return table


def report(statistics: Statistics) -> RenderableType:
    """All tables of a contest."""
    tables: list[RenderableType] = [standings_table(statistics), cross_table(statistics)]
    if statistics.contest.referee is not None:
        tables.insert(0, error_table(statistics))
    if any(len(set(seating)) < len(seating) for seating in statistics.contest.seatings):
        tables.append(line_up_table(statistics))
    return Group(*tables)
