"""One POST to an address that a player gave: no way into the host's own network, and nothing that holds others up."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

DEADLINE = 10  # seconds for a whole delivery, however slowly the other side talks
LOOKUPS = threading.BoundedSemaphore(32)
UNICAST = ipaddress.IPv6Network("2000::/3")  # all of IPv6 that is given to anybody
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")  # how networks without IPv4 reach it (RFC 6052)


class Undeliverable(Exception):
    """The message could not be handed over; `status` where the other side answered."""

    def __init__(self, reason: str, status: int | None = None) -> None:
        super().__init__(reason)
        self.status = status


def address_parts(url: str) -> SplitResult:
    """An http(s) address taken apart; ValueError says what is wrong with it."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("the address should begin with https:// and name a host")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise ValueError("the address should have no spaces and no characters beyond ASCII: write them as %20 or xn--")
    if parts.port == 0:  # reading it raises ValueError for those that are no numbers up to 65535
        raise ValueError("port 0 does not exist")
    return parts


async def addresses(host: str, port: int) -> list[str]:
    """Look a host up in a thread that nobody waits for: a resolver may take half a minute, and cannot be cancelled."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()
    if not LOOKUPS.acquire(blocking=False):
        raise Undeliverable("too many hosts are being looked up: try again later")

    def look() -> None:
        try:
            result = [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
        except (OSError, UnicodeError):
            result = []
        finally:
            LOOKUPS.release()
        if not loop.is_closed():
            loop.call_soon_threadsafe(lambda: None if found.done() else found.set_result(result))

    threading.Thread(target=look, name="look-up", daemon=True).start()
    return await found


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is on the public internet; one of IPv6 that stands for one of IPv4 is judged by that."""
    if isinstance(address, ipaddress.IPv6Address):
        if address in TRANSLATED:
            return is_public(ipaddress.IPv4Address(address.packed[-4:]))
        if address not in UNICAST or address.sixtofour is not None:
            return False
    return address.is_global and not address.is_multicast


async def address_of(host: str, port: int, private: bool) -> str:
    """The first address of a host; refuses those of private networks, unless the host of this server allows them."""
    found = await addresses(host, port)
    if not found:
        raise Undeliverable(f"{host} cannot be found")
    if not private and not is_public(ipaddress.ip_address(found[0])):
        raise Undeliverable(f"{host} is not on the public internet")
    return found[0]


async def post(url: str, body: bytes, headers: Mapping[str, str], *, private: bool) -> None:
    """Send `body`, without following redirects; anything but 2xx raises `Undeliverable`."""
    try:
        parts = address_parts(url)
    except ValueError as error:
        raise Undeliverable(str(error)) from error
    host = parts.hostname or ""
    try:
        async with asyncio.timeout(DEADLINE):
            status = await exchange(parts, body, headers, private)
    except TimeoutError as error:
        raise Undeliverable(f"{host} took more than {DEADLINE} seconds") from error
    except (OSError, EOFError, ValueError) as error:
        raise Undeliverable(f"{host} did not take it ({error})") from error
    if not 200 <= status < 300:
        raise Undeliverable(f"{host} answered {status}", status)


async def exchange(parts: SplitResult, body: bytes, headers: Mapping[str, str], private: bool) -> int:
    """The status of the answer: its first line is all that matters here."""
    secure, host = parts.scheme == "https", parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    # connected to the address that was checked, so that a second look-up cannot lead elsewhere
    address = await address_of(host, port, private)
    context = {"ssl": ssl.create_default_context(), "server_hostname": host} if secure else {}
    reader, writer = await asyncio.open_connection(address, port, **context)  # type: ignore[arg-type]
    try:
        target = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        lines = {"host": parts.netloc.rpartition("@")[2], "content-length": str(len(body)), "connection": "close"}
        head = "".join(f"{name}: {value}\r\n" for name, value in (lines | dict(headers)).items())
        writer.write(f"POST {target} HTTP/1.1\r\n{head}\r\n".encode() + body)
        await writer.drain()
        return status_of(await reader.readline())
    finally:
        writer.transport.abort()


def status_of(line: bytes) -> int:
    protocol, _, rest = line.partition(b" ")
    status = rest[:3]
    if not protocol.startswith(b"HTTP/1.") or not status.isdigit() or len(status) < 3:
        raise ValueError("no HTTP answer")
    return int(status)
