"""The proxy of hosting/, a real Caddy with TLS, before two real nodes on one PostgreSQL."""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.process import PATIENCE, Live, ServerProcess, free_port, listen

pytestmark = pytest.mark.proof
CADDYFILE = Path(__file__).parents[3] / "hosting/Caddyfile"
MADE_PER_MINUTE = 3
GAME = {"seats": [{"kind": "person"}, {"kind": "person"}]}


class Proxy(NamedTuple):
    url: str
    trust: ssl.SSLContext
    nodes: list[ServerProcess]

    def client(self, **headers: str) -> httpx.Client:
        return httpx.Client(base_url=self.url, verify=self.trust, headers=headers, timeout=PATIENCE)


@pytest.fixture
def proxy(tmp_path: Path, postgresql: str) -> Iterator[Proxy]:
    if shutil.which("caddy") is None:
        pytest.fail("this test needs Caddy (Debian: apt-get install caddy)")
    port = free_port()
    url = f"https://localhost:{port}"
    nodes = [
        ServerProcess(postgresql, public_url=url, trust_proxy=True, creations_per_minute=MADE_PER_MINUTE)
        for _ in range(2)
    ]
    config = tmp_path / "caddy.json"
    config.write_text(json.dumps(configuration(url, nodes)), encoding="utf-8")
    folders = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    caddy = subprocess.Popen(["caddy", "run", "--config", config], env=os.environ | folders, stderr=subprocess.DEVNULL)
    try:
        certificate = tmp_path / "caddy/pki/authorities/local/root.crt"
        await_answer(port, certificate)
        yield Proxy(url, ssl.create_default_context(cafile=str(certificate)), nodes)
    finally:
        caddy.terminate()
        caddy.wait()
        for node in nodes:
            node.stop()


def configuration(url: str, nodes: list[ServerProcess]) -> dict[str, Any]:
    """The Caddyfile as it stands, for the test's ports; nothing of it leaves the test's folder."""
    addresses = " ".join(node.url.removeprefix("http://") for node in nodes)
    environment = os.environ | {"SPYRIUM_DOMAIN": url, "SPYRIUM_NODES": addresses}
    adapt = ["caddy", "adapt", "--config", str(CADDYFILE)]
    adapted = subprocess.run(adapt, env=environment, capture_output=True, check=True).stdout
    config: dict[str, Any] = json.loads(adapted)
    for server in config["apps"]["http"]["servers"].values():
        server["automatic_https"] = {"disable_redirects": True}
    config["apps"]["pki"] = {"certificate_authorities": {"local": {"install_trust": False}}}
    return config | {"admin": {"disabled": True}}


def await_answer(port: int, certificate: Path) -> None:
    """Until Caddy has made its certificates and listens."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            context = ssl.create_default_context(cafile=str(certificate))
            with socket.create_connection(("127.0.0.1", port)) as plain:
                context.wrap_socket(plain, server_hostname="localhost").close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("Caddy does not answer")


def test_through_the_proxy(proxy: Proxy) -> None:
    with proxy.client() as client:
        games_are_made_and_played_live(proxy, client)
        numbers_are_not_shown(proxy, client)
    foreign_pages_are_kept_out(proxy)
    nobody_passes_for_somebody_else(proxy)
    one_node_is_enough(proxy)


def games_are_made_and_played_live(proxy: Proxy, client: httpx.Client) -> None:
    made = client.post("/api/games", json=GAME)
    assert made.status_code == 201, made.text
    game, seats = made.json()["id"], made.json()["seats"]
    with live(proxy, game, proxy.url) as connection:
        talk = Live(connection)
        for seat in seats:
            talk.send(type="auth", secret=seat["secret"])
            talk.until("done")
        talk.send(type="view")
        view = talk.until("view")["view"]
        talk.send(type="decision", seq=view["seq"], word=view["legal"][0]["word"])
        talk.until("accepted")
    assert client.get(f"/api/games/{game}").json()["seq"] == 1


def numbers_are_not_shown(proxy: Proxy, client: httpx.Client) -> None:
    assert client.get("/health").status_code == 200
    # in full: httpx alone would take //metrics for the name of a host
    spellings = [f"{proxy.url}{path}" for path in ("/metrics", "/metrics/", "//metrics", "/%6detrics")]
    assert [client.get(spelling).status_code for spelling in spellings] == [404] * 4


def foreign_pages_are_kept_out(proxy: Proxy) -> None:
    with proxy.client(Origin="https://elsewhere.example") as client:
        assert client.post("/api/games", json=GAME).status_code == 403
    with pytest.raises(InvalidStatus) as refused, live(proxy, "any", "https://elsewhere.example"):
        pass
    assert refused.value.response.status_code == 403


def nobody_passes_for_somebody_else(proxy: Proxy) -> None:
    """A visitor makes up an address for every request, and is counted as one visitor."""
    answers = []
    for number in range(2 * len(proxy.nodes) * MADE_PER_MINUTE):
        with proxy.client(**{"X-Forwarded-For": f"203.0.113.{number}"}) as client:
            answers.append(client.post("/api/games", json=GAME).status_code)
    assert 429 in answers


def one_node_is_enough(proxy: Proxy) -> None:
    proxy.nodes[0].kill()
    with proxy.client() as client:
        assert {client.get("/api/preparation").status_code for _ in range(6)} == {200}


def live(proxy: Proxy, game: str, origin: str) -> ClientConnection:
    address = f"{proxy.url.replace('https', 'wss')}/api/games/{game}/live"
    return listen(address, {"Origin": origin}, ssl=proxy.trust)
