"""One POST to an address that a player gave. It must not become a way into the host's own network."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

TIMEOUT = 10  # seconds


class Undeliverable(Exception):
    """The message could not be handed over; `status` where the other side answered."""

    def __init__(self, reason: str, status: int | None = None) -> None:
        super().__init__(reason)
        self.status = status


def address_of(host: str, port: int, private: bool) -> str:
    """The first address of a host; refuses those of private networks, unless the host of this server allows them."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise Undeliverable(f"{host} cannot be found") from error
    address = str(found[0][4][0])
    if not private and not ipaddress.ip_address(address).is_global:
        raise Undeliverable(f"{host} is not on the public internet")
    return address


def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool) -> None:
    """Send `body`, without following redirects; anything but 2xx raises `Undeliverable`."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Undeliverable("the address should begin with https://")
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = address_of(parts.hostname, port, private)
    connection = http.client.HTTPConnection(parts.hostname, port, timeout=TIMEOUT)
    try:
        # connected to the address that was checked, so that a second look-up cannot lead elsewhere
        connection.sock = socket.create_connection((address, port), TIMEOUT)
        if parts.scheme == "https":
            context = ssl.create_default_context()
            connection.sock = context.wrap_socket(connection.sock, server_hostname=parts.hostname)
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        connection.request("POST", path, body, dict(headers))
        answer = connection.getresponse()
    except (OSError, http.client.HTTPException) as error:
        raise Undeliverable(f"{parts.hostname} did not take it ({error})") from error
    finally:
        connection.close()
    if not 200 <= answer.status < 300:
        raise Undeliverable(f"{parts.hostname} answered {answer.status}", answer.status)
