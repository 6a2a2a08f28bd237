"""`spyrium arena` as people and programs use it."""

import json
from pathlib import Path

from typer.testing import CliRunner

from spyrium.cli.app import app


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["arena", *arguments], env={"COLUMNS": "200"})
    assert result.exit_code == code, result.output
    return result.stdout if code == 0 else result.output


def without_time(output: str) -> dict[str, object]:
    result: dict[str, object] = json.loads(output)
    for bot in result["bots"]:  # type: ignore[attr-defined]
        assert bot.pop("seconds_per_decision") > 0
    return result


def test_json_is_exactly_one_object() -> None:
    result = json.loads(run("greedy", "random", "--games", "4", "--json"))
    assert list(result) == ["players", "games", "bots"]
    assert (result["players"], result["games"]) == (2, 4)
    keys = ["name", "win_share", "ci", "mean_score", "rating", "seconds_per_decision"]
    assert [list(bot) for bot in result["bots"]] == [keys, keys]
    best = result["bots"][0]
    assert best["name"] == "greedy"
    assert best["ci"][0] <= best["win_share"] <= best["ci"][1]


def test_games_are_rounded_up_aloud() -> None:
    result = CliRunner().invoke(app, ["arena", "greedy", "random", "--games", "3", "--json"])
    assert "4 games instead of 3" in result.stderr
    assert json.loads(result.stdout)["games"] == 4


def test_tables_show_every_bot_and_line_up() -> None:
    output = run("greedy", "random", "--players", "3", "--games", "6")
    assert "greedy greedy random" in output
    assert "ends ahead of" in output


def test_a_run_goes_on_where_its_log_ends(tmp_path: Path) -> None:
    arguments = ["greedy", "random", "--games", "6", "--json"]
    whole = without_time(run(*arguments))
    log = tmp_path / "run.jsonl"
    run(*arguments, "--resume", str(log))
    lines = log.read_text().splitlines(keepends=True)
    log.write_text("".join(lines[:4]) + lines[4][:20])  # three games, and one cut off
    assert without_time(run(*arguments, "--resume", str(log))) == whole
    assert len(log.read_text().splitlines()) == 7


def test_the_log_of_another_contest_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "run.jsonl"
    run("greedy", "random", "--games", "2", "--json", "--resume", str(log))
    assert "log of another contest" in run("greedy", "random", "--games", "4", "--resume", str(log), code=1)


def test_a_plot_is_drawn(tmp_path: Path) -> None:
    run("greedy", "random", "--games", "2", "--plot", str(tmp_path / "out.png"))
    assert (tmp_path / "out.png").read_bytes().startswith(b"\x89PNG")


def test_unknown_bots_are_named() -> None:
    assert "grandmaster" in run("grandmaster", "greedy", code=1)


def test_a_budget_is_given_in_one_way() -> None:
    assert "not both" in run("greedy", "random", "--simulations", "5", "--seconds", "1", code=1)


def test_bots_are_rated_by_the_win_points_that_they_lose() -> None:
    result = json.loads(run("greedy", "random", "--games", "8", "--by-error", "--referee", "master:64", "--json"))
    lost = {bot["name"]: bot["loss"] for bot in result["bots"]}
    assert lost["greedy"]["low"] < lost["greedy"]["value"] < lost["random"]["value"] < lost["random"]["high"]
    (edge,) = result["edges"]
    assert (edge["name"], edge["rival"]) == ("greedy", "random")
    assert edge["value"] > 2 * edge["error"]


def test_the_table_of_errors_says_how_soon_bots_are_told_apart() -> None:
    table = run("greedy", "random", "--games", "2", "--by-error", "--referee", "master:4")
    assert "judged by master:4" in table
    assert "told apart after" in table
    assert "decisions" in table


def test_a_bot_at_every_seat_has_nobody_to_be_compared_with() -> None:
    table = run("greedy", "greedy", "--games", "2", "--by-error", "--referee", "master:4")
    assert "judged by master:4" in table


def test_a_referee_that_is_none_is_refused() -> None:
    assert "--referee should be master" in run("greedy", "random", "--by-error", "--referee", "greedy", code=1)
