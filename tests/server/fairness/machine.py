"""A server on a machine whose clock can be set."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from tests.server.process import SPYRIUM, ServerProcess

# Python imports a module of this name by itself, before the server.
SITECUSTOMIZE = '''
"""The system's time, so many seconds ahead as a file says."""
import os, time

seconds, nanoseconds = time.time, time.time_ns
ahead = lambda: int(open(os.environ["SET_CLOCK"]).read())
time.time = lambda: seconds() + ahead()
time.time_ns = lambda: nanoseconds() + ahead() * 1_000_000_000
'''


class Machine:
    """Runs `server`; `set_clock` moves the system's time, as if somebody set it or as if that time had passed."""

    def __init__(self, folder: Path, database: str | None = None, **settings: Any) -> None:
        (folder / "sitecustomize.py").write_text(SITECUSTOMIZE, encoding="utf-8")
        self._file, self._ahead = folder / "seconds", 0
        self.set_clock(0)
        path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
        environment = os.environ | {"PYTHONPATH": path, "SET_CLOCK": str(self._file)}
        database = database or f"sqlite:///{folder / 'games.sqlite'}"
        self.server = ServerProcess(database, SPYRIUM, environment, **settings)

    def set_clock(self, by: int) -> None:
        """On by so many seconds, or back."""
        self._ahead += by
        new = self._file.with_suffix(".new")
        new.write_text(str(self._ahead), encoding="utf-8")
        new.replace(self._file)  # whoever reads meanwhile finds one or the other
