"""The engine that is committed is the one that its sources give, small, and in need of nothing."""

import gzip
import json
import subprocess

from tools.engine.sources import mark_of

from tests.engine.conftest import BUILT, WEIGHTS

ENGINE_AS_SENT = 35_000
WEIGHTS_AS_SENT = 400_000


def layout() -> dict[str, dict[str, object]]:
    text = (BUILT / "layout.ts").read_text()
    found: dict[str, dict[str, object]] = json.loads(text[text.index("{") : text.rindex("}") + 1])
    return found


def test_the_engine_is_up_to_date_with_its_sources() -> None:
    sources = layout()["sources"]
    modules = sources["modules"]
    assert isinstance(modules, list)
    assert mark_of(modules) == sources["mark"], "its Python sources have changed: run `make engine`"


def test_the_engine_is_small() -> None:
    assert len(gzip.compress((BUILT / "engine.wasm").read_bytes(), 9)) <= ENGINE_AS_SENT
    assert WEIGHTS.stat().st_size <= WEIGHTS_AS_SENT


def test_the_engine_asks_the_page_for_nothing() -> None:
    script = f"WebAssembly.compile(fs.readFileSync({json.dumps(str(BUILT / 'engine.wasm'))}))"
    told = f"{script}.then((m) => console.log(JSON.stringify(WebAssembly.Module.imports(m))))"
    answer = subprocess.run(["node", "-e", told], check=True, capture_output=True, text=True).stdout
    assert json.loads(answer) == []
