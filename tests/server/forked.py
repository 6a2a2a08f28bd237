"""Servers that fork from one process which has everything imported and loaded: most of a start's work is done once."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Mapping
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.warmed"])


class ForkedServer:
    """`spyrium serve`, treated like a `subprocess.Popen` whose errors come through a pipe."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        heard, log = FORKS.Pipe(duplex=False)
        with heard, log:
            self._process = FORKS.Process(target=serve, args=(dict(environment), log), daemon=True)
            self._process.start()
            self.stderr = os.fdopen(os.dup(heard.fileno()), encoding="utf-8")
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def terminate(self) -> None:
        self._process.terminate()

    def wait(self, timeout: float | None = None) -> None:
        self._process.join(timeout)
        if self._process.is_alive():
            raise TimeoutError(f"the server still runs after {timeout} s")


def serve(environment: Mapping[str, str], log: Connection) -> None:
    """What a process of its own would run."""
    from spyrium.cli import main

    os.dup2(log.fileno(), sys.stderr.fileno())
    log.close()
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["spyrium", "serve"]
    threading.Thread(target=end_with_the_tests, daemon=True).start()
    main()


def end_with_the_tests() -> None:
    """However they end: tests that are killed stop no server themselves."""
    tests = parent_process()
    assert tests is not None
    tests.join()
    os.kill(os.getpid(), signal.SIGTERM)
