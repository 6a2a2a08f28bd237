"""Writes web/src/net/schema.d.ts: the messages of the server as types of the browser."""

import subprocess
import tempfile
from pathlib import Path

import msgspec

from spyrium.server.protocol.schema import document
from tools.generate import ROOT

WEB = ROOT / "web"
FILE = WEB / "src" / "net" / "schema.d.ts"


def write() -> None:
    with tempfile.NamedTemporaryFile(suffix=".json") as described:
        Path(described.name).write_bytes(msgspec.json.encode(document()))
        options = ["--output", str(FILE), "--default-non-nullable", "false"]
        generator = WEB / "node_modules" / ".bin" / "openapi-typescript"
        subprocess.run([generator, described.name, *options], check=True, stdout=subprocess.DEVNULL)
