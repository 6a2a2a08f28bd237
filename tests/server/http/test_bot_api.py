"""For bot writers and hosts: the page, the example, the numbers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from spyrium.server.http.routes.docs import BOT

from ..process import ServerProcess, Table, get

DOCUMENT = Path(__file__).parents[3] / "docs" / "bots" / "api.md"


def documented_bot() -> str:
    return DOCUMENT.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]


@pytest.mark.parametrize("source", [documented_bot(), BOT.read_text(encoding="utf-8")], ids=["document", "page"])
def test_the_example_bot_plays_a_whole_game(server: ServerProcess, tmp_path: Path, source: str) -> None:
    table = Table(server, "person", "bot:random")
    bot = tmp_path / "bot.py"
    bot.write_text(source, encoding="utf-8")

    finished = subprocess.run(
        [sys.executable, bot, server.url, table.id, table.secrets[0]], capture_output=True, text=True, check=True
    )

    assert finished.stdout.startswith("final scores: [")
    assert table.view()["status"] == "finished"


def test_the_page_shows_the_bot_and_every_route(server: ServerProcess) -> None:
    page = get(f"{server.url}/api/docs").text
    described = get(f"{server.url}/api/openapi.json").json()["paths"]

    assert "random.choice(view[" in page
    assert all(path in page for path in described)
    assert 'id="ServerMessage"' in page


def test_health_and_metrics(server: ServerProcess) -> None:
    Table(server).step()

    health = get(f"{server.url}/health").json()
    families = {family.name for family in text_string_to_metric_families(get(f"{server.url}/metrics").text)}

    assert (health["status"], health["database"]) == ("ok", "sqlite")
    assert {"spyrium_entries", "spyrium_append_seconds", "spyrium_live_connections"} <= families


def test_the_catalogue_says_where_every_number_comes_from(server: ServerProcess) -> None:
    edition = get(f"{server.url}/api/editions/standard").json()
    apprentice = next(card for card in edition["cards"] if card["slug"] == "apprentice")

    assert len(edition["cards"]) == 35
    assert sum(sum(card["copies"].values()) for card in edition["cards"]) == 59
    assert (apprentice["price"], apprentice["provenance"]["price"]) == (0, "rulebook")
