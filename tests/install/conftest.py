"""Spyrium as people install it: its wheel, in an environment of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from spyrium.jit.cache import source_key
from spyrium.jit.shipped import CONTENTS, LEVELS, PACKAGE

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The wheel of these sources with machine code; built, if dist/ has none."""
    if _built() is None:
        subprocess.run([sys.executable, "-m", "tools.wheel"], cwd=ROOT, check=True)
    found = _built()
    assert found is not None
    return found


def _built() -> Path | None:
    for path in ROOT.glob(f"dist/spyrium-*-cp{sys.version_info.major}{sys.version_info.minor}-*.whl"):
        with zipfile.ZipFile(path) as archive:
            contents = json.loads(archive.read(f"spyrium/jit/shipped/{next(reversed(LEVELS))}/{CONTENTS}"))
            if contents["key"] == source_key() and _holds_these_sources(archive):
                return path
    return None


def _holds_these_sources(archive: zipfile.ZipFile) -> bool:
    """Whether client, texts and migrations are those of now; the key is of what is compiled alone."""
    there = set(archive.namelist())
    files = [path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    names = {path.relative_to(PACKAGE.parent).as_posix(): path for path in files}
    return names.keys() <= there and all(archive.read(name) == path.read_bytes() for name, path in names.items())


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it; returns its folder of commands.

    The packages that it depends on are those of the environment that runs the tests, so that no network is needed.
    """
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    commands = folder / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "--python", str(commands / "python")]
    subprocess.run([*pip, "install", "--no-index", "--no-deps", str(wheel)], check=True)
    (_packages(commands) / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return commands


def _packages(commands: Path) -> Path:
    ask = [str(commands / "python"), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    return Path(subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip())
