"""Runs the server with uvicorn."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import time
import urllib.request
import webbrowser

import uvicorn

from spyrium.server.app import create_app
from spyrium.server.http.connections import protocols
from spyrium.server.operations.logs import set_up
from spyrium.server.settings import Settings
from spyrium.server.storage.database import check_database
from spyrium.server.storage.migrate import check_form

LARGEST_FRAME = 65_536
STOPPING = 5  # seconds for open connections to end
MOST_ON_MACOS = 10_240  # open files: it says "any number" and refuses more
SWITCHING = 0.001  # seconds a thread may keep the others waiting: the event loop is one of them


def serve(settings: Settings, *, open_browser: bool = False) -> None:
    """Serve until interrupted; ValueError says in one line what stands in the way."""
    check_database(settings.database)
    check_form(settings.database)
    listener = listen(settings)
    set_up(settings.log_format)
    sys.setswitchinterval(SWITCHING)
    allow_connections()
    address = f"http://{shown(settings.host)}:{listener.getsockname()[1]}"
    logging.getLogger("spyrium.server").info("Spyrium is served at %s", address)
    if open_browser:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            log_config=None,
            access_log=False,
            ws_per_message_deflate=False,  # a compressor per connection would cost more memory than all else
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=30,
            ws_ping_timeout=60,
            timeout_graceful_shutdown=STOPPING,
            server_header=False,
            proxy_headers=settings.trust_proxy,
            # behind a proxy all come from its address: there the limit is its business
            **protocols(0 if settings.trust_proxy else settings.connections_per_address),
        )
    )
    server.run(sockets=[listener])


def listen(settings: Settings) -> socket.socket:
    """Bind first, so that a taken port is told in one line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sets TCP_NODELAY by this
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise ValueError(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror}. "
            "Another server may be running there; --port chooses another place"
        ) from error
    listener.listen(2048)
    return listener


def allow_connections() -> None:
    """As many open files, and so connections, as the system lets us have."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows counts them otherwise
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    elif now != resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, MOST_ON_MACOS), most))


def shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def open_when_ready(address: str) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{address}/health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
