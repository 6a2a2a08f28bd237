"""The matches of docs/bots.md: plays those that are missing, and writes tables and plot from their results.

python -m tools.bot_results play [NAME ...]   # all, or some; a match that was interrupted goes on
python -m tools.bot_results write
"""

import math
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from spyrium.arena.statistics import Result

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "bots.md"
RESULTS = ROOT / "docs" / "bots" / "results"
CURVE = ROOT / "docs" / "bots" / "budget.png"

BEFORE = "tests/fixtures/weights/master-2026-11.npz"  # what master knew before it learnt many boxes

HEAD = "| line-up | wins of the first | 95 % interval | games | mean scores | command |\n|---|---|---|---|---|---|"
ORDER_HEAD = "| line-up | wins of each | mean scores | games | command |\n|---|---|---|---|---|"

# Table by table, the matches with their commands; the first bot's share is what the table shows.
MATCHES: dict[str, dict[str, str]] = {
    "two": {
        "master-before": f"master {BEFORE} --simulations 2000 --games 200 --seed 10",
        "master-before-then": f"master {BEFORE} --simulations 2000 --games 200 --seed 10 --edition standard-2026-11",
        "master-mcts": "master mcts --simulations 2000 --games 60 --seed 11",
        "master-greedy": "master greedy --simulations 2000 --games 100 --seed 12",
        "master-random": "master random --simulations 2000 --games 200 --seed 13",
    },
    "more": {
        "three": "master mcts mcts --players 3 --simulations 2000 --games 102 --seed 21",
        "four": "master mcts mcts mcts --players 4 --simulations 500 --games 100 --seed 22",
        "five": "master mcts mcts mcts mcts --players 5 --simulations 500 --games 100 --seed 23",
    },
    "boxes": {
        f"box-{seed}": f"master mcts --simulations 2000 --games 50 --seed 60 --edition box-{seed}.toml"
        for seed in range(1001, 1006)
    },
    "levels": {
        "engineer-apprentice": "engineer apprentice --games 200 --seed 31",
        "adviser-engineer": "adviser engineer --games 200 --seed 32",
        "financier-adviser": "financier adviser --games 200 --seed 33",
        "master-financier": "master financier --games 60 --seed 34",
    },
    "order": {
        "order-three-lower": "apprentice engineer adviser --players 3 --games 120 --seed 36",
        "order-three-upper": "adviser financier master --players 3 --games 120 --seed 36",
        "order-four-lower": "apprentice engineer adviser financier --players 4 --games 120 --seed 36",
        "order-four-upper": "engineer adviser financier master --players 4 --games 120 --seed 36",
        "order-five": "apprentice engineer adviser financier master --players 5 --games 120 --seed 36",
    },
    "budget": {
        "budget-2000": "master:2000 master:200 --games 400 --seed 41",
        "budget-20000": "master:20000 master:2000 --games 60 --seed 42",
    },
}


def play(name: str, arguments: str) -> None:
    """Play a match that has no result yet; its games are kept in a log on the way."""
    target, log = RESULTS / f"{name}.json", RESULTS / f"{name}.jsonl"
    if target.exists():
        return
    RESULTS.mkdir(parents=True, exist_ok=True)
    print(f"{name}: spyrium arena {arguments}", flush=True)
    if name.startswith("box-"):
        _spyrium("edition", "shift", "--seed", name.removeprefix("box-"), "--out", f"{name}.toml")
    target.write_bytes(_spyrium("arena", *arguments.split(), "--resume", str(log), "--json"))
    log.unlink()
    (ROOT / f"{name}.toml").unlink(missing_ok=True)


def _spyrium(*arguments: str) -> bytes:
    return subprocess.run(
        [sys.executable, "-m", "spyrium", *arguments], check=True, capture_output=True, cwd=ROOT
    ).stdout


def _result(name: str) -> Result | None:
    path = RESULTS / f"{name}.json"
    return msgspec.json.decode(path.read_bytes(), type=Result) if path.exists() else None


def _row(name: str, arguments: str) -> str:
    result = _result(name)
    if result is None:
        return f"| {' '.join(_line_up(arguments))} | not played | | | | `spyrium arena {arguments}` |"
    first = next(bot for bot in result.bots if bot.name == arguments.split(maxsplit=1)[0])
    scores = " – ".join(f"{bot.mean_score:.1f}" for bot in result.bots)
    low, high = first.ci
    return (
        f"| {' '.join(_line_up(arguments))} | **{first.win_share:.1%}** | {low:.0%} to {high:.0%} | {result.games} "
        f"| {scores} | `spyrium arena {arguments}` |"
    )


def _line_up(arguments: str) -> list[str]:
    return arguments[: arguments.index(" --")].split()


def _order_row(name: str, arguments: str) -> str:
    """What each of a table's bots wins, from the weakest to the strongest."""
    result = _result(name)
    line_up = _line_up(arguments)
    if result is None:
        return f"| {' '.join(line_up)} | not played | | | `spyrium arena {arguments}` |"
    found = {bot.name: bot for bot in result.bots}
    shares = ", ".join(f"{found[bot].win_share:.1%}" for bot in line_up)
    scores = ", ".join(f"{found[bot].mean_score:.1f}" for bot in line_up)
    return f"| {' '.join(line_up)} | {shares} | {scores} | {result.games} | `spyrium arena {arguments}` |"


def table(name: str) -> str:
    head, row = (ORDER_HEAD, _order_row) if name == "order" else (HEAD, _row)
    return "\n".join([head, *(row(match, arguments) for match, arguments in MATCHES[name].items())])


def write() -> None:
    """Put the tables between their marks in the page, and draw the curve."""
    text = PAGE.read_text(encoding="utf-8")
    for name in MATCHES:
        begin, end = f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
        head, rest = text.split(begin)
        text = head + begin + table(name) + end + rest.split(end)[1]
    PAGE.write_text(text, encoding="utf-8")
    _draw_curve()


def _elo(share: float) -> float:
    """The difference of ratings that a win share stands for."""
    return 400 * math.log10(share / (1 - share))


def _draw_curve() -> None:
    """Strength against budget: each match adds its difference of ratings to the budget before."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    budgets, ratings, below, above = list[int](), [0.0], [0.0], [0.0]
    for name, arguments in MATCHES["budget"].items():
        if (result := _result(name)) is None:
            break
        strong, weak = _line_up(arguments)
        budgets = budgets or [int(weak.partition(":")[2])]
        first = next(bot for bot in result.bots if bot.name == strong)
        won = _elo(first.win_share)
        budgets.append(int(strong.partition(":")[2]))
        ratings.append(ratings[-1] + won)
        below.append(won - _elo(first.ci[0]))
        above.append(_elo(first.ci[1]) - won)
    figure, axis = pyplot.subplots(figsize=(6, 3.2), layout="constrained")
    axis.errorbar(budgets, ratings, yerr=[below, above], fmt="o-", capsize=5, color="#4f7a6b")
    axis.set_xscale("log")
    axis.set_xticks(budgets, [f"{budget:,}" for budget in budgets])
    axis.minorticks_off()
    axis.set_xlabel("simulations a decision")
    axis.set_ylabel("Elo above the first")
    axis.grid(axis="y", color="#dddddd")
    axis.set_title("Strength of master against budget, two players", fontsize=10)
    figure.savefig(CURVE, dpi=130)
    pyplot.close(figure)


def main(arguments: Sequence[str]) -> None:
    every = {name: line for matches in MATCHES.values() for name, line in matches.items()}
    if not arguments or arguments[0] not in ("play", "write") or not set(arguments[1:]) <= set(every):
        sys.exit(f"{__doc__}\nMatches: {', '.join(every)}")
    if arguments[0] == "write":
        write()
        return
    for name in arguments[1:] or every:
        play(name, every[name])


if __name__ == "__main__":
    main(sys.argv[1:])
