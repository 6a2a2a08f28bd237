"""The documentation as a site: it builds without a warning, and says something about every public name."""

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import spyrium
from spyrium import analysis, arena, bots, envs, svg

ROOT = Path(__file__).parents[2]
REFERENCE = (ROOT / "docs" / "research" / "api.md").read_text(encoding="utf-8")
ROOMS = (analysis, arena, bots, envs, svg)
PUBLIC = [
    *spyrium.__all__,
    *(f"{room.__name__.removeprefix('spyrium.')}.{name}" for room in ROOMS for name in room.__all__),
]


@pytest.mark.proof
def test_the_site_builds_without_a_warning_or_a_broken_link(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-t", "playable", "-b", "html", "docs"]
    done = subprocess.run([*build, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False)
    front = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert "Players" in front
    assert '<iframe class="table" src="play/index.html"' in front
    assert (tmp_path / "search.html").exists()


@pytest.mark.parametrize("name", PUBLIC)
def test_a_public_name_has_an_entry_and_an_example(name: str) -> None:
    examples = "".join(re.findall(r"```python\n(.*?)```", REFERENCE, re.DOTALL))
    assert re.search(rf":: spyrium\.{re.escape(name)}\b", REFERENCE)
    assert re.search(rf"\b{re.escape(name)}\b", examples)


@pytest.mark.parametrize(
    "holder",
    [getattr(spyrium, name) for name in spyrium.__all__] + [svg.board],
    ids=lambda holder: getattr(holder, "__name__", "type"),
)
def test_whatever_can_be_called_or_read_is_explained(holder: object) -> None:
    if not (inspect.isclass(holder) or inspect.isfunction(holder)):
        return  # a type of types, such as Event
    assert holder.__doc__ or holder is spyrium.Position  # which the notation explains, field by field
    if inspect.isclass(holder):
        members = {name: value for name, value in vars(holder).items() if not name.startswith("_")}
        own = [name for name, value in members.items() if isinstance(value, property) or inspect.isroutine(value)]
        assert [name for name in own if not inspect.getdoc(getattr(holder, name))] == []
