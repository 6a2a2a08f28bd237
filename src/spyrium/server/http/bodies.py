"""What comes in as JSON: whatever is wrong with it is the sender's mistake, and told as such."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from spyrium.server.protocol.errors import Refused

NUL = b"\\u0000"


class JsonRequest(Request[Any, Any, State]):
    async def json(self) -> Any:
        if NUL in await self.body():
            raise Refused("bad_request", "Texts cannot hold the character NUL (\\u0000).")
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise Refused("bad_request", f"The body is not UTF-8: {error.reason} at byte {error.start}.") from error
        except RecursionError as error:
            raise Refused("bad_request", "The body is nested too deeply.") from error
