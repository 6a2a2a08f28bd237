"""The page's engine in Node: its TypeScript bundled, its WebAssembly and weights as they are sent."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = WEB / "src/engine/built"
WEIGHTS = ROOT / "src/spyrium/bots/weights/value.npz"


class Page:
    """Questions to the engine, one after the other."""

    def __init__(self, bundle: Path) -> None:
        script = Path(__file__).with_name("page.mjs")
        self._process = subprocess.Popen(
            ["node", str(script), str(bundle), str(BUILT / "engine.wasm"), str(WEIGHTS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, question: str, **details: object) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"question": question, **details}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, "the page's engine has stopped: its error stands above"
        return json.loads(line)

    def close(self) -> None:
        self._process.communicate()


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    bundle = tmp_path_factory.mktemp("engine") / "engine.mjs"
    bundler = [str(WEB / "node_modules/.bin/rolldown"), "src/analysis/thinking/index.ts", "--file", str(bundle)]
    subprocess.run([*bundler, "--format", "esm", "--platform", "node"], cwd=WEB, check=True, capture_output=True)
    asked = Page(bundle)
    yield asked
    asked.close()
