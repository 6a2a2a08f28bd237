"""`make wheel`, installed into an empty environment: everything is there, and nothing needs compiling."""

from __future__ import annotations

import os
import subprocess
import zipfile
from email.parser import Parser
from importlib.metadata import version
from pathlib import Path

import pytest
from tools.wheel.sbom import sbom

from spyrium.jit.shipped import LEVELS, PACKAGE
from tests.server.process import ServerProcess, Table, next_view

pytestmark = pytest.mark.proof

# What a rehearsal of everything compiles, in the environment where the wheel is.
COUNT = """
import runpy
from numba.core.event import install_recorder
with install_recorder("numba:compile") as compiled:
    runpy.run_path(REHEARSAL, run_name="__main__")
print([event.data["dispatcher"].__qualname__ for _, event in compiled.buffer if event.is_start])
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


def test_whatever_people_do_nothing_is_compiled(installed: Path, tmp_path: Path) -> None:
    rehearsal = Path(__file__).parents[2] / "tools/wheel/rehearsal.py"
    code = COUNT.replace("REHEARSAL", repr(str(rehearsal)))
    done = subprocess.run(
        [installed / "python", "-c", code], env=bare(tmp_path), cwd=tmp_path, capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "[]"
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
