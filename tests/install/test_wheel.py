"""`make wheel`, installed into an empty environment: everything is there, and nothing needs compiling."""

from __future__ import annotations

import json
import os
import subprocess
import zipfile
from email.parser import Parser
from importlib.metadata import version
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from tools.wheel.sbom import sbom

from spyrium import Game, bots
from spyrium.jit.shipped import LEVELS, PACKAGE
from tests.server.process import ServerProcess, Table, next_view

pytestmark = pytest.mark.proof

HAS = {name for name, has in llvm.get_host_cpu_features().items() if has}

# On a processor that lacks some of what this one can do: which level is taken, what a rehearsal of everything compiles,
# and what master decides first.
REHEARSE = """
import json, runpy, sys
import llvmlite.binding as llvm
from numba.core.event import install_recorder
lacking = json.loads(sys.argv[1])
has = llvm.get_host_cpu_features()
has.update({name: False for name in lacking})
llvm.get_host_cpu_features = lambda: has
with install_recorder("numba:compile") as compiled:
    runpy.run_path(REHEARSAL, run_name="__main__")
    from spyrium import Game, bots
    from spyrium.jit.cache import SHIPPED
    game, master = Game(players=3, seed=4), bots.load("master", simulations=300, seed=4)
    words = []
    for _ in range(12):
        words.append(master.choose(game))
        game.play(words[-1])
names = [event.data["dispatcher"].__qualname__ for _, event in compiled.buffer if event.is_start]
print(json.dumps({"level": SHIPPED and SHIPPED.folder.name, "compiled": names, "words": words}))
"""


def bare(home: Path) -> dict[str, str]:
    """The surroundings of a new user: a home folder, and nothing else."""
    return {"HOME": str(home), "PATH": os.defpath, "PYTHONPATH": ""}


@pytest.fixture
def in_wheel(wheel: Path) -> zipfile.ZipFile:
    return zipfile.ZipFile(wheel)


def test_every_file_of_the_package_is_inside_with_client_and_weights(in_wheel: zipfile.ZipFile) -> None:
    files = {path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*") if path.is_file()}
    wanted = {name for name in files if "__pycache__" not in name}
    built = {"spyrium/server/static/index.html"}  # where a release is tested, the client was built elsewhere

    assert "spyrium/bots/weights/value.npz" in wanted
    assert wanted | built <= set(in_wheel.namelist())


@pytest.mark.parametrize("level", LEVELS)
def test_machine_code_for_every_level_is_inside(in_wheel: zipfile.ZipFile, level: str) -> None:
    code = [name for name in in_wheel.namelist() if name.startswith(f"spyrium/jit/shipped/{level}/")]

    assert any(name.endswith(".nbc") for name in code)


def test_the_list_of_contents_lies_where_tools_look_for_it(in_wheel: zipfile.ZipFile) -> None:
    (name,) = (name for name in in_wheel.namelist() if ".dist-info/sboms/" in name)

    assert in_wheel.read(name).decode() == sbom()


def test_the_wheel_wants_the_very_numba_that_made_its_machine_code(in_wheel: zipfile.ZipFile) -> None:
    (name,) = (name for name in in_wheel.namelist() if name.endswith(".dist-info/METADATA"))
    wanted = Parser().parsestr(in_wheel.read(name).decode()).get_all("Requires-Dist")

    assert wanted is not None
    assert f"numba=={version('numba')}" in wanted


@pytest.fixture(scope="session")
def words() -> list[str]:
    """What master decides here, with code for this very processor."""
    game, master = Game(players=3, seed=4), bots.load("master", simulations=300, seed=4)
    decided = []
    for _ in range(12):
        decided.append(master.choose(game))
        game.play(decided[-1])
    return decided


@pytest.mark.parametrize("level", [level for level, wanted in LEVELS.items() if wanted <= HAS])
def test_whatever_people_do_nothing_is_compiled_and_all_decide_the_same(
    installed: Path, level: str, words: list[str], tmp_path: Path
) -> None:
    lacking = sorted(set().union(*LEVELS.values()) - LEVELS[level])
    rehearsal = Path(__file__).parents[2] / "tools/wheel/rehearsal.py"
    code = REHEARSE.replace("REHEARSAL", repr(str(rehearsal)))
    done = subprocess.run(
        [installed / "python", "-c", code, json.dumps(lacking)],
        env=bare(tmp_path), cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert json.loads(done.stdout) == {"level": level, "compiled": [], "words": words}
    assert not list(tmp_path.rglob("*.nbc"))


def test_the_command_serves_a_game_against_master(installed: Path, tmp_path: Path) -> None:
    server = ServerProcess(
        f"sqlite:///{tmp_path / 'games.sqlite'}",
        command=[str(installed / "spyrium")],
        environment=bare(tmp_path),
    )
    try:
        table = Table(server, "person", "bot:master")
        with server.live(table.id, table.secrets[0]) as live:
            live.send(type="view")
            view = live.until("view")["view"]
            while view["seq"] < 4:
                if view["legal"]:
                    live.send(type="decision", seq=view["seq"], word=view["legal"][0]["word"])
                view = next_view(live)
    finally:
        server.stop()

    assert view["seq"] >= 4
    assert not list(tmp_path.rglob("*.nbc"))
