"""The browser client's files. Every page of the client is the same document; it reads the address itself."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.datastructures import State

from spyrium.server.protocol.errors import Refused

STATIC = Path(__file__).parents[2] / "static"
WORTH_PACKING = (
    "text/",
    "application/json",
    "application/javascript",
    "application/manifest",
    "application/wasm",
    "image/svg",
)
NOT_BUILT = "<!doctype html><title>Spyrium</title><p>The browser client is not built: run <code>make play</code>."
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


@dataclass(frozen=True)
class Page:
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    lasting: bool  # its name changes with its content


@cache
def files() -> dict[str, Path]:
    """The client's files by their names: whatever else a visitor asks for is not looked for."""
    return {file.relative_to(STATIC).as_posix(): file for file in STATIC.rglob("*") if file.is_file()}


def page(name: str) -> Page | None:
    return read(name) if name in files() else None


@cache
def read(name: str) -> Page:
    """A file of the client, read once."""
    file = files()[name]
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if kind.startswith(WORTH_PACKING) else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(body, packed, kind, tag, name.startswith("assets/"))


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, State]) -> Response[Any]:
    name = str(request.path_params.get("path", "")).strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refused("not_found", f"There is no /{name}.")
    found = page(name) if name else page("index.html")
    if found is None and "." in name.rpartition("/")[2]:
        raise Refused("not_found", f"There is no file {name}.")
    found = found or page("index.html")
    if found is None:
        return Response(NOT_BUILT, media_type="text/html")
    headers = {
        "etag": found.tag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if found.lasting else "no-cache",
    }
    if request.headers.get("if-none-match") == found.tag:
        return Response(None, status_code=304, headers=headers)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.kind, headers=headers | {"content-encoding": "gzip"})
    return Response(found.body, media_type=found.kind, headers=headers)


router = Router(path="/", route_handlers=[client])
