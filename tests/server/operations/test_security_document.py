"""SECURITY.md names tests that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
ROW = re.compile(r"`(\S+\.py)::(.+)` \|$", re.MULTILINE)  # a file, and tests in it


def test_every_test_of_the_threat_table_exists() -> None:
    threats = (ROOT / "SECURITY.md").read_text(encoding="utf-8").partition("## Threats")[2]
    rows = [line for line in threats.splitlines() if line.startswith("| ") and not line.startswith("| who |")]
    named = [(file, test) for file, tests in ROW.findall(threats) for test in tests.split("`, `")]
    missing = [
        f"{file}::{test}"
        for file, test in named
        if f"def {test}(" not in (ROOT / "tests/server" / file).read_text(encoding="utf-8")
    ]

    assert len(ROW.findall(threats)) == len(rows)
    assert missing == []
