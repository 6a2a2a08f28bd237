"""Builds dist/: a wheel with machine code for this system and Python, one without it for every other, the sources.

python -m tools.wheel          # compiles everything for every level of processors first: some minutes
"""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.wheel.machine_code import build_machine_code
from tools.wheel.sbom import sbom

ROOT = Path(__file__).parents[2]
BUILD, DIST = ROOT / "build", ROOT / "dist"
_CLIENT = ROOT / "src/spyrium/server/static/index.html"


def main() -> int:
    if not _CLIENT.exists():
        print(f"{_CLIENT} is not there: run `make wheel`, which builds the browser client first", file=sys.stderr)
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    build_machine_code(BUILD / "machine-code")
    (BUILD / "spyrium.cdx.json").write_text(sbom(), encoding="utf-8")
    inside = {"SPYRIUM_SBOM": "build/spyrium.cdx.json"}
    _build(["sdist", "wheel"], inside)
    code = {"SPYRIUM_MACHINE_CODE": "build/machine-code", "SPYRIUM_WHEEL_PLATFORM": wheel_platform()}
    _build(["wheel"], inside | code)
    for path in sorted(DIST.iterdir()):
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size:,} bytes")
    return 0


def _build(targets: list[str], environment: dict[str, str]) -> None:
    named = [word for target in targets for word in ("-t", target)]
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(DIST), *named],
        cwd=ROOT, env=os.environ | environment, check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip


def wheel_platform() -> str:
    """The system's name in a wheel's: machine code calls nothing but Numba, so any system of its kind will do."""
    if sys.platform == "linux":
        return f"manylinux_2_17_{platform.machine()}"
    if sys.platform == "darwin":
        return f"macosx_11_0_{platform.machine()}"
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")


if __name__ == "__main__":
    sys.exit(main())
