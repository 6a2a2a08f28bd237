"""The table as a picture in notices, where the extra `pictures` is installed.

As PNG, since hardly any mail program and not Discord either shows SVG; and with the notice itself, so that no game,
however private, has a picture that could be asked for.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from spyrium.server.notify.channels import Notice
from spyrium.svg import png

log = logging.getLogger(__name__)

PATIENCE = 20  # seconds; then a notice goes without
COMMAND: Final = (sys.executable, "-P", str(Path(png.__file__)))


class Pictures:
    """Draws one at a time, in a process that gives way to all else."""

    def __init__(self) -> None:
        self.possible = find_spec("resvg_py") is not None
        self._one_at_a_time = asyncio.Semaphore(1)

    async def added_to(self, notice: Notice) -> Notice:
        """The notice with its picture; as it was, if it has none to show or none can be drawn in time."""
        if not self.possible or notice.draw is None:
            return notice
        try:
            async with asyncio.timeout(PATIENCE), self._one_at_a_time:
                return replace(notice, png=await rasterised(await asyncio.to_thread(notice.draw)))
        except (OSError, TimeoutError) as problem:
            log.warning("a notice goes without its picture: %s", problem or f"not drawn within {PATIENCE} seconds")
            return notice


async def rasterised(svg: str) -> bytes:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        drawn, told = await process.communicate(svg.encode())
    finally:
        with suppress(ProcessLookupError):
            process.kill()
    if process.returncode:
        raise OSError(told.decode(errors="replace").strip().rpartition("\n")[2])
    return drawn
