"""The ways to reach a player."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from email.header import Header
from email.message import Message
from email.mime.text import MIMEText
from typing import Any
from urllib.parse import unquote, urlsplit

import aiosmtplib
import msgspec

from spyrium.server.notify.outgoing import DEADLINE, Undeliverable, post


@dataclass(frozen=True)
class Notice:
    """What is told: a line and where to go. The subject is the server's own words: no visitor writes into it."""

    subject: str
    text: str
    link: str
    game: str
    seat: int
    name: str


async def send_webhook(url: str, notice: Notice, *, private: bool) -> None:
    """JSON that Discord (`content`) and Slack (`text`) show as it is, with the rest for programs."""
    line = f"{notice.text} {notice.link}".strip()
    body = {
        "content": line,
        "allowed_mentions": {"parse": []},  # a table called @everyone rings nobody
        "text": line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"),  # nor one called <!channel>
        "game": notice.game,
        "seat": notice.seat,
        "name": notice.name,
    }
    await post(url, msgspec.json.encode(body), {"content-type": "application/json"}, private=private)


async def send_mail(smtp_url: str, sender: str, recipient: str, notice: Notice) -> None:
    message: Message[Any, Any] = MIMEText(f"{notice.text}\n\n{notice.link}".strip() + "\n", "plain", "utf-8")
    message["From"], message["To"], message["Subject"] = sender, recipient, Header(notice.subject, "utf-8")
    server = urlsplit(smtp_url)
    try:
        async with asyncio.timeout(DEADLINE):
            await aiosmtplib.send(
                message,
                hostname=server.hostname or "localhost",
                port=server.port,
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=server.scheme == "smtps",
            )
    except (OSError, TimeoutError, aiosmtplib.SMTPException) as error:
        raise Undeliverable(f"the mail server did not take it ({error})") from error
