"""A server that sends notices, with real receivers on this machine."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller

from ..process import ServerProcess
from .receivers import Mailbox, Receiver


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with Receiver() as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


@pytest.fixture(scope="module")
def mailbox() -> Mailbox:
    return Mailbox()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def notifying(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[ServerProcess]:
    port = free_port()
    post_office = Controller(mailbox, hostname="127.0.0.1", port=port)
    post_office.start()
    folder: Path = tmp_path_factory.mktemp("notices")
    server = ServerProcess(
        f"sqlite:///{folder / 'games.sqlite'}",
        private_webhooks=True,
        smtp_url=f"smtp://127.0.0.1:{port}",
        public_url="http://spyrium.example",
    )
    yield server
    server.stop()
    post_office.stop()
