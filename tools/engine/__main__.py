"""Builds web/src/engine/built/: engine.wasm, and the layout of what it reads and writes as TypeScript.

python -m tools.engine          # build
python -m tools.engine check    # build elsewhere, and compare with what is committed
"""

import os
import sys
import tempfile
from pathlib import Path

BUILT = Path(__file__).parents[2] / "web/src/engine/built"


def main(check: bool) -> int:
    with tempfile.TemporaryDirectory() as folder:
        # Code for no machine in particular, and none from a cache: that has no text to translate.
        os.environ.update(NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="", NUMBA_DISABLE_INTEL_SVML="1")
        os.environ["SPYRIUM_CACHE"] = folder
        from tools.engine.build import build

        files = build()
    if check:
        different = [name for name, content in files.items() if (BUILT / name).read_bytes() != content]
        for name in different:
            print(f"{BUILT / name} differs from what its sources give: run `make engine`")
        return 1 if different else 0
    BUILT.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (BUILT / name).write_bytes(content)
        print(f"{BUILT / name}: {len(content):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(check=sys.argv[1:] == ["check"]))
