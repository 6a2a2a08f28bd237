"""The ways to reach a player."""

from __future__ import annotations

import smtplib
from dataclasses import dataclass
from email.header import Header
from email.message import Message
from email.mime.text import MIMEText
from typing import Any
from urllib.parse import unquote, urlsplit

import msgspec

from spyrium.server.notify.outgoing import TIMEOUT, Undeliverable, post


@dataclass(frozen=True)
class Notice:
    """What is told: a line and where to go."""

    text: str
    link: str
    game: str
    seat: int
    name: str


def send_webhook(url: str, notice: Notice, *, private: bool) -> None:
    """JSON that Discord (`content`) and Slack (`text`) show as it is, with the rest for programs."""
    line = f"{notice.text} {notice.link}".strip()
    body = {"content": line, "text": line, "game": notice.game, "seat": notice.seat, "name": notice.name}
    post(url, msgspec.json.encode(body), {"content-type": "application/json"}, private=private)


def send_mail(smtp_url: str, sender: str, recipient: str, notice: Notice) -> None:
    message: Message[Any, Any] = MIMEText(f"{notice.text}\n\n{notice.link}\n", "plain", "utf-8")
    message["From"], message["To"], message["Subject"] = sender, recipient, Header(notice.text, "utf-8")
    server = urlsplit(smtp_url)
    kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
    try:
        with kind(server.hostname or "localhost", server.port or 0, timeout=TIMEOUT) as connection:
            if server.scheme == "smtp" and connection.has_extn("starttls"):
                connection.starttls()
            if server.username and server.password:
                connection.login(unquote(server.username), unquote(server.password))
            connection.send_message(message)
    except (OSError, smtplib.SMTPException) as error:
        raise Undeliverable(f"the mail server did not take it ({error})") from error
