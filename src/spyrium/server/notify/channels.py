"""The ways to reach a player."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from email.header import Header
from email.message import Message
from email.mime.image import MIMEImage
from email.mime.multipart import MIMEMultipart
from email.mime.text import MIMEText
from email.utils import make_msgid
from html import escape
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import aiosmtplib
import msgspec

from spyrium.server.notify.outgoing import DEADLINE, Undeliverable, post

DISCORD: Final = re.compile(r"^/api(/v\d+)?/webhooks/\d+/[\w-]+/?$")
FILE: Final = "table.png"


@dataclass(frozen=True)
class Notice:
    """What is told: a line and where to go. The subject is the server's own words: no visitor writes into it."""

    subject: str
    text: str
    link: str
    game: str
    seat: int
    name: str
    draw: Callable[[], str] | None = None  # the table as SVG
    png: bytes | None = None
    caption: str = ""  # for whoever cannot see the picture


def shows_pictures(webhook: str) -> bool:
    """Discord takes files; of all others only JSON is known to be taken."""
    return DISCORD.search(urlsplit(webhook).path) is not None


async def send_webhook(url: str, notice: Notice, *, private: bool) -> None:
    """JSON that Discord (`content`) and Slack (`text`) show as it is, with the rest for programs."""
    line = f"{notice.text} {notice.link}".strip()
    body: dict[str, Any] = {
        "content": line,
        "allowed_mentions": {"parse": []},  # a table called @everyone rings nobody
        "text": line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"),  # nor one called <!channel>
        "game": notice.game,
        "seat": notice.seat,
        "name": notice.name,
    }
    content, kind = msgspec.json.encode(body), "application/json"
    if notice.png is not None and shows_pictures(url):
        body["attachments"] = [{"id": 0, "filename": FILE, "description": notice.caption}]
        content, kind = form(msgspec.json.encode(body), notice.png)
    await post(url, content, {"content-type": kind}, private=private)


def form(payload: bytes, png: bytes) -> tuple[bytes, str]:
    """The message and its picture as Discord takes them together, and what to call that."""
    boundary = secrets.token_hex(16)
    parts = (
        ('name="payload_json"', "application/json", payload),
        (f'name="files[0]"; filename="{FILE}"', "image/png", png),
    )
    body = b"".join(
        f"--{boundary}\r\nContent-Disposition: form-data; {name}\r\nContent-Type: {kind}\r\n\r\n".encode()
        + content
        + b"\r\n"
        for name, kind, content in parts
    )
    return body + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


def letter(notice: Notice) -> Message[Any, Any]:
    """The words alone; with a picture also as HTML, which holds it."""
    words = MIMEText(f"{notice.text}\n\n{notice.link}".strip() + "\n", "plain", "utf-8")
    if notice.png is None:
        return words
    name = make_msgid(domain="spyrium")
    text, link, caption = escape(notice.text), escape(notice.link), escape(notice.caption)
    html = (
        f'<p>{text}</p><p><a href="{link}">{link}</a></p>'
        f'<p><img src="cid:{name[1:-1]}" alt="{caption}" style="max-width: 100%"></p>'
    )
    picture = MIMEImage(notice.png, "png")
    picture["Content-ID"] = name
    picture["Content-Disposition"] = f'inline; filename="{FILE}"'
    return MIMEMultipart(
        "alternative", None, [words, MIMEMultipart("related", None, [MIMEText(html, "html", "utf-8"), picture])]
    )


async def send_mail(smtp_url: str, sender: str, recipient: str, notice: Notice) -> None:
    message = letter(notice)
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
