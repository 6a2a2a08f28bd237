"""The results of a contest as a picture (extra `plot`)."""

from pathlib import Path

from spyrium.arena.statistics import Statistics


def draw(statistics: Statistics, path: Path) -> None:
    """Win shares with their intervals, and the spread of final scores."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    result = statistics.result()
    names = [bot.name for bot in reversed(result.bots)]
    shares = [statistics.win_share(name) for name in names]
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 1.6 + 0.6 * len(names)), layout="constrained")
    errors = [[s.value - s.low for s in shares], [s.high - s.value for s in shares]]
    left.barh(names, [s.value for s in shares], xerr=errors, color="#4f7a6b", ecolor="#222222", capsize=4)
    left.axvline(1 / result.players, color="#999999", linestyle="--", linewidth=1)
    left.set_xlim(0, 1)
    left.set_xlabel("wins per seat, 95 % interval (dashed: even)")
    right.boxplot([statistics.scores(name) for name in names], orientation="horizontal", tick_labels=names)
    right.set_xlabel("final score")
    figure.suptitle(f"{result.games} games of {result.players}, duplicate deals")
    figure.savefig(path, dpi=150)
    pyplot.close(figure)
