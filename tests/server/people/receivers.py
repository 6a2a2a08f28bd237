"""The other ends of notices: a web server, a mail server, and a browser that is told by web push."""

from __future__ import annotations

import base64
import email
import email.policy
import http.server
import json
import os
import queue
import re
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Any

import http_ece
import httpx
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.process import PATIENCE, free_port


class Receiver(http.server.ThreadingHTTPServer):
    """Takes POST requests and keeps them."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.received: queue.Queue[tuple[dict[str, str], bytes]] = queue.Queue()
        self.url = f"http://127.0.0.1:{self.server_port}"


class Handler(http.server.BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.received.put(({name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(201 if self.path != "/gone" else 410)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Silent."""


class Mailbox:
    def __init__(self) -> None:
        self.received: queue.Queue[Any] = queue.Queue()

    async def handle_DATA(  # noqa: N802 (aiosmtpd looks for this name)
        self, _server: object, _session: object, envelope: Any
    ) -> str:
        self.received.put(envelope)
        return "250 OK"

    def letter(self) -> EmailMessage:
        """The next one that comes."""
        found = email.message_from_bytes(self.received.get().content, policy=email.policy.default)
        assert isinstance(found, EmailMessage)
        return found


@contextmanager
def post_office(mailbox: Mailbox) -> Iterator[str]:
    """The address of one that puts all letters into this box; by itself it gives up its own start after 5 s."""
    port = free_port()
    running = Controller(mailbox, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
    running.start()
    yield f"smtp://127.0.0.1:{port}"
    running.stop()


def words_of(letter: EmailMessage) -> str:
    """What is to be read without HTML."""
    plain = letter.get_body(("plain",))
    assert plain is not None
    text: str = plain.get_content()
    return text


CODE = re.compile(r"\b[A-Z2-7]{8}\b")


def confirm_address(player: httpx.Client, mailbox: Mailbox, address: str, **settings: Any) -> None:
    """Give an e-mail address, read the code there and type it in."""
    assert player.put("/api/me/settings", json={"email": address, **settings}).status_code == 200
    assert player.post("/api/me/email/code", json={}).status_code == 204
    found = CODE.search(mailbox.letter().get_content())
    assert found is not None
    answer = player.post("/api/me/email/confirm", json={"code": found[0].lower()})
    assert answer.json() == {"address": address, "confirmed": True}


class Browser:
    """The receiving end of web push: its own keys, decryption by an independent library."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        public = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": unpadded(public), "auth": unpadded(self.auth)}
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        content = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        told: dict[str, Any] = json.loads(content)
        return told


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
