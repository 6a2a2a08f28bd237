"""All files of a built engine."""

from tools.engine.layout import describe
from tools.engine.rehearsal import dispatchers, entries, rehearse
from tools.engine.sources import modules_of
from tools.engine.wasm import assemble


def build() -> dict[str, bytes]:
    rehearse()
    found = entries()
    return {
        "engine.wasm": assemble(found),
        "layout.ts": describe(found, modules_of(dispatchers())).encode(),
    }
