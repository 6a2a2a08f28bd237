"""The client's message types are generated from the server's, so that they cannot drift."""

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_message_types_are_those_of_the_server(tmp_path: Path) -> None:
    described = subprocess.run(
        [sys.executable, "-m", "spyrium.server.protocol.schema"], check=True, capture_output=True, text=True
    ).stdout
    (tmp_path / "schema.json").write_text(described)
    generated = tmp_path / "schema.d.ts"
    generator = WEB / "node_modules/.bin/openapi-typescript"
    options = ["--output", str(generated), "--default-non-nullable", "false"]
    subprocess.run([generator, tmp_path / "schema.json", *options], check=True)
    assert generated.read_text() == (WEB / "src/net/schema.d.ts").read_text()
