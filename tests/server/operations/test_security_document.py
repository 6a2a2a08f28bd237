"""SECURITY.md names tests that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_every_test_of_the_threat_table_exists() -> None:
    named = set(re.findall(r"`(\S+\.py)` \|$", (ROOT / "SECURITY.md").read_text(encoding="utf-8"), re.MULTILINE))

    assert named
    assert {name for name in named if not (ROOT / "tests/server" / name).is_file()} == set()
