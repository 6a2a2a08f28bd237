"""Turn notices, each way to a real receiver on this machine."""

from __future__ import annotations

import json
from ipaddress import ip_address
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils

from spyrium.server.notify.outgoing import Undeliverable, is_public, post
from tests.asynchronous import run_apart
from tests.server.fairness.people import play_together
from tests.server.people.receivers import Browser, Mailbox, Receiver, confirm_address, padded, words_of
from tests.server.process import ServerProcess
from tests.server.tables.test_seats import MINE, PERSON, make, visitor


def game_over_days(server: ServerProcess, settings: dict[str, Any], **options: Any) -> dict[str, Any]:
    """Ada sits at both ends of a table over days, away from the screen, so she is always waited for."""
    with visitor(server, "Ada") as ada:
        assert ada.put("/api/me/settings", json=settings).status_code == 200
        return make(ada, MINE, MINE, pace="days", title="Tea time", **options)


def test_a_players_webhook_in_the_style_of_discord_and_slack(notifying: ServerProcess, receiver: Receiver) -> None:
    game = game_over_days(notifying, {"webhook": f"{receiver.url}/hook"})
    headers, body = receiver.received.get()

    told = json.loads(body)
    line = f"Ada, it is your turn in “Tea time”. http://spyrium.example/game/{game['id']}"
    assert headers["content-type"] == "application/json"
    assert (told["content"], told["text"], told["game"]) == (line, line, game["id"])


def test_nobody_is_told_again_and_again_by_an_opponent_who_comes_and_goes(
    notifying: ServerProcess, receiver: Receiver
) -> None:
    with visitor(notifying, "Eve") as eve, visitor(notifying, "Ada") as ada:
        ada.put("/api/me/settings", json={"webhook": f"{receiver.url}/hook"})
        made = (play_together(eve, ada, pace="days") for _ in iter(int, 1))
        ours = next(ours for ours, _ in made if ours.view()["current"] == 1)
        receiver.received.get()
        for _ in range(10):
            ours.post("leave")
            ours.post("return")
        ada.post("/api/me/test-notification", json={})  # whatever was told before has come before
        told = json.loads(receiver.received.get()[1])["game"]

    assert told == ""


def test_a_tables_webhook(notifying: ServerProcess, receiver: Receiver) -> None:
    with notifying.client() as nobody:
        game = make(nobody, PERSON, PERSON, webhook=f"{receiver.url}/table")
    _, body = receiver.received.get()

    assert json.loads(body)["game"] == game["id"]


TURN = {
    "en": "Ada, it is your turn in “Tea time”.",
    "de": "Ada, du bist am Zug bei „Tea time“.",
    "ru": "Ada, ваш ход за столом «Tea time».",
    "nl": "Ada, jij bent aan de beurt in “Tea time”.",
    "it": "Ada, tocca a te in “Tea time”.",
}


@pytest.mark.parametrize("language", TURN)
def test_notices_speak_the_language_of_whoever_gets_them(
    notifying: ServerProcess, receiver: Receiver, mailbox: Mailbox, language: str
) -> None:
    ways = {"webhook": f"{receiver.url}/hook", "push": True, "language": language}
    browser = Browser()
    with visitor(notifying, "Ada") as ada:
        confirm_address(ada, mailbox, f"ada@{language}.example", **ways)
        ada.post("/api/me/push", json=browser.subscription(f"{receiver.url}/push"))
        make(ada, MINE, MINE, pace="days", title="Tea time")
        told = [receiver.received.get() for _ in ("webhook", "push")]
    texts = [
        browser.read(body)["body"] if "content-encoding" in headers else json.loads(body)["text"]
        for headers, body in told
    ]
    letter = mailbox.letter()

    assert [text.startswith(TURN[language]) for text in texts] == [True, True]
    assert "Tea time" not in letter["subject"]
    assert words_of(letter).startswith(TURN[language])


def test_the_browsers_language_is_taken_where_none_was_chosen(notifying: ServerProcess, receiver: Receiver) -> None:
    with visitor(notifying, "Ada") as ada:
        browser = {"accept-language": "fr-FR,fr;q=0.9,en;q=0.3,de-AT;q=0.8"}
        kept = ada.put("/api/me/settings", json={"webhook": f"{receiver.url}/hook"}, headers=browser).json()
        make(ada, MINE, PERSON, webhook=f"{receiver.url}/table")
        by_table = json.loads(receiver.received.get()[1])
        ada.post("/api/me/test-notification", json={})
        trial = json.loads(receiver.received.get()[1])

    assert kept["language"] == "de"
    assert "du bist am Zug" in by_table["text"]
    assert trial["text"].startswith("So sagt dir Spyrium")


def test_an_e_mail(notifying: ServerProcess, mailbox: Mailbox) -> None:
    with visitor(notifying, "Ada") as ada:
        confirm_address(ada, mailbox, "ada@example.org")
        game = make(ada, MINE, MINE, pace="days")
        letter = mailbox.letter()

    assert letter["to"] == "ada@example.org"
    assert f"http://spyrium.example/game/{game['id']}" in words_of(letter)


def test_a_browser_is_told_for_its_player_alone(notifying: ServerProcess, receiver: Receiver) -> None:
    browser = Browser().subscription(f"{receiver.url}/push")
    with visitor(notifying, "Ada") as ada, visitor(notifying, "Eve") as eve:
        ada.put("/api/me/settings", json={"push": True})
        ada.post("/api/me/push", json=browser)
        eve.request("DELETE", "/api/me/push", json={"endpoint": browser["endpoint"]})
        told = ada.post("/api/me/test-notification", json={}).json()["sent"]
    receiver.received.get()

    assert told == ["push 0"]


def test_a_player_is_told_on_ten_devices_at_most(notifying: ServerProcess, receiver: Receiver) -> None:
    with visitor(notifying, "Ada") as ada:
        devices = [Browser().subscription(f"{receiver.url}/push/{number}") for number in range(11)]
        answers = [ada.post("/api/me/push", json=device).status_code for device in devices]

    assert answers == [204] * 10 + [409]


def test_web_push_is_encrypted_for_the_browser_and_signed_by_the_server(
    notifying: ServerProcess, receiver: Receiver
) -> None:
    browser = Browser()
    with visitor(notifying, "Ada") as ada:
        ada.put("/api/me/settings", json={"push": True})
        subscribed = ada.post("/api/me/push", json=browser.subscription(f"{receiver.url}/push"))
        key = ada.get("/api/push/key").json()["key"]
        game = make(ada, MINE, MINE, pace="days")
        headers, body = receiver.received.get()

    assert subscribed.status_code == 204
    assert browser.read(body)["link"] == f"http://spyrium.example/game/{game['id']}"
    check_vapid(headers["authorization"], key, receiver.url)


def check_vapid(header: str, key: str, audience: str) -> None:
    token, _, given = header.removeprefix("vapid t=").partition(", k=")
    unsigned, _, signature = token.rpartition(".")
    r, s = padded(signature)[:32], padded(signature)[32:]
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(key))
    coded = utils.encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    try:
        public.verify(coded, unsigned.encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature:
        pytest.fail("the signature is not the server's")
    assert given == key
    assert json.loads(padded(unsigned.split(".")[1]))["aud"] == audience


def test_a_subscription_the_browser_gave_up_is_forgotten(notifying: ServerProcess, receiver: Receiver) -> None:
    with visitor(notifying, "Ada") as ada:
        ada.put("/api/me/settings", json={"push": True})
        ada.post("/api/me/push", json=Browser().subscription(f"{receiver.url}/gone"))
        first = ada.post("/api/me/test-notification", json={}).json()
        second = ada.post("/api/me/test-notification", json={}).json()
    receiver.received.get()

    assert first["failed"][0]["reason"] == "127.0.0.1 answered 410"
    assert second == {"sent": [], "failed": []}


def test_whoever_is_at_the_table_is_not_told(notifying: ServerProcess, receiver: Receiver) -> None:
    with visitor(notifying, "Ada") as ada:
        ada.put("/api/me/settings", json={"webhook": f"{receiver.url}/hook"})
        game = make(ada, MINE, MINE, pace="days")
        receiver.received.get()
        view = ada.get(f"/api/games/{game['id']}").json()
        secrets = [seat["secret"] for seat in game["seats"]]
        with notifying.live(game["id"], secrets[0]) as first, notifying.live(game["id"], secrets[1]) as second:
            first.until("view")
            second.until("view")
            live = (first, second)[view["current"]]
            live.send(type="decision", seq=0, word="place:a1b1")
            live.until("accepted")
        assert ada.post("/api/me/test-notification", json={}).json()["sent"] == ["webhook"]

    assert "This is how" in json.loads(receiver.received.get()[1])["text"]


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "localhost", "10.0.0.1", "192.168.1.1", "169.254.169.254", "224.0.0.1", "2130706433"),
        *("[::1]", "[::ffff:127.0.0.1]", "[::127.0.0.1]", "[fec0::1]", "[ff0e::1]"),
        *("[64:ff9b::169.254.169.254]", "[64:ff9b:1::127.0.0.1]", "[2002:7f00:1::]"),  # on the way to IPv4
    ],
)
def test_webhooks_do_not_reach_into_the_hosts_network(host: str) -> None:
    with pytest.raises(Undeliverable, match="not on the public internet"):
        run_apart(post(f"http://{host}:9/", b"", {}, private=False))


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "64:ff9b::9.9.9.9"])
def test_the_public_internet_is_reached_also_by_way_of_ipv6(address: str) -> None:
    assert is_public(ip_address(address))
