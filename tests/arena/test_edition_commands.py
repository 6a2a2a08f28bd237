"""`spyrium edition report` and `spyrium edition calibrate`."""

from pathlib import Path

from typer.testing import CliRunner

from spyrium.cli.app import app
from spyrium.editions import Edition


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["edition", *arguments], env={"COLUMNS": "200"})
    assert result.exit_code == code, result.output
    return result.output


def test_a_report_shows_cards_seats_scores_and_money(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    output = run("report", "standard", "--bot", "greedy", "--players", "3", "--games", "20", "--html", str(page))
    for part in ("university-1", "wins by seat", "rank 3", "£ left at their end", "mean score of the winners"):
        assert part in output
    html = page.read_text(encoding="utf-8")
    assert html.count("<svg") == 3
    assert "http" not in html.replace("http://www.w3.org/2000/svg", "")


def test_a_report_may_cover_several_numbers_of_players() -> None:
    output = run("report", "--bot", "random", "--players", "2", "--players", "5", "--games", "4")
    assert "2 players, 4 games" in output
    assert "5 players, 4 games" in output


def test_a_calibration_writes_an_edition_and_reports_before_and_after(tmp_path: Path) -> None:
    out = tmp_path / "candidate.toml"
    output = run("calibrate", "--games", "20", "--trials", "2", "--out", str(out), "--log", str(tmp_path / "log"))
    assert "Before" in output
    assert "After" in output
    assert Edition.load(out).name == "standard"


def test_unknown_editions_and_bots_are_named() -> None:
    assert "atlantis" in run("report", "atlantis", code=1)
    assert "grandmaster" in run("report", "--bot", "grandmaster", code=1)


def test_a_shifted_edition_has_other_house_numbers_and_the_same_facts(tmp_path: Path) -> None:
    out, standard = tmp_path / "box.toml", Edition.load("standard")
    run("shift", "--seed", "3", "--out", str(out))
    box = Edition.load(out)
    assert box.name == "standard-shifted-3"
    assert box.price != standard.price
    assert (box.price["factory-1"], box.vp["palace"], box.track) == (6, 12, standard.track)
