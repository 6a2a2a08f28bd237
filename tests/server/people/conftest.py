"""A server that sends notices, with real receivers on this machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..process import ServerProcess
from .receivers import Mailbox, Receiver, post_office


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with Receiver() as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


@pytest.fixture(scope="module")
def mailbox() -> Mailbox:
    return Mailbox()


@pytest.fixture(scope="module")
def notifying(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("notices")
    with post_office(mailbox) as address:
        server = ServerProcess(
            f"sqlite:///{folder / 'games.sqlite'}",
            private_webhooks=True,
            smtp_url=address,
            public_url="http://spyrium.example",
        )
        yield server
        server.stop()
