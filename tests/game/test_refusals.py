"""A refused word says what is wrong, by which rule, and what would be right; and nothing changes."""

import re

import pytest

from spyrium import Game, IllegalDecision, SpyriumError
from spyrium.text.catalogue import LANGUAGES, catalogue
from spyrium.text.refusals import refusal_text
from tests.table import PASSED, Player, after, player, table

AT_B2 = {"workers": {"b1b2": [0, 1]}}


def said(game: Game, word: str) -> tuple[str, str | None]:
    """The reason and the rule with which a word is refused."""
    before = game.states[: game.ply + 1].tobytes()
    with pytest.raises(IllegalDecision) as refused:
        game.play(word)
    assert game.states[: game.ply + 1].tobytes() == before
    message = str(refused.value)
    parts = re.fullmatch(r"“(.*)” cannot be played: (.*) \((.*?)\)\.(?: Legal now: (.*)\.)?", message)
    assert parts
    assert parts[1] == word
    assert parts[3] == refused.value.rule
    assert (parts[4] or "").split(", ")[0] == (game.legal or [""])[0]
    return parts[2], refused.value.rule


CASES: list[tuple[list[Player], dict[str, object], str, str, str, str]] = [
    ([player(phase=1)], {"market": {"a1": "mine-1"}}, "", "place:b2c2", "both positions of the gap b2c2", "R5.1"),
    ([player(phase=1)], {"market": {"a1": "mine-1"}, "workers": {"a1b1": [0, 0, 0]}}, "", "place:a1b1",
     "no active worker", "R5.1"),
    ([], {"market": {"a1": "mine-1"}}, "", "place:a1b1", "phase I only", "R4.5"),
    ([], {}, "", "phase2", "in phase II already", "R4.5"),
    ([player(phase=1)], {}, "", "pass", "play “phase2” first", "R4.3"),
    ([], {"market": {"b2": "mine-1"}, **AT_B2}, "", "pass", "one of your workers is still in the market", "R6.8"),
    ([], {"market": {"b2": "mine-1"}}, "", "gain:b1b2>b2", "no worker in the gap b1b2", "R6.1"),
    ([], {"market": {"b2": "mine-1"}, **AT_B2}, "", "gain:b1b2>b1", "position b1 is empty", "R6.1"),
    ([], {"market": {"b2": "mine-1"}, **AT_B2}, "", "gain:b1b2", "still holds a card", "R6.1"),
    ([player(money=2)], {"market": {"b2": "geologist"}, **AT_B2}, "", "activate:b1b2>b2",
     "Geologist costs £3 = 2 (price) + 1 (workers), and you have £2", "R6.2"),
    ([player(spyrium=0)], {"market": {"b2": "apprentice"}, **AT_B2}, "", "activate:b1b2>b2",
     "it takes 1 spyrium and you have 0", "R6.3"),
    ([], {"market": {"b2": "miner"}, **AT_B2}, "", "activate:b1b2>b2", "no token left on Miner", "R6.3"),
    ([player(money=2)], {"market": {"b2": "banker:3"}, **AT_B2}, "", "activate:b1b2>b2",
     "having paid for Banker, you could not afford any of its tokens", "R6.3"),
    ([player("residence-1", money=4)], {"market": {"b2": "mine-2"}, **AT_B2}, "", "activate:b1b2>b2",
     "Mine II costs £5 at least and you have £4", "R6.4"),
    ([], {"market": {"b2": "geologist"}, **AT_B2}, "", "lobby:b1b2>b2", "needs Lobbying", "R9.5"),
    ([player("lobbying")], {"market": {"b2": "geologist"}, "workers": {"b1b2": [0]}}, "", "lobby:b1b2>b2",
     "no surcharge to waive", "R9.5"),
    ([player("mine-1", money=5)], {"market": {"b2": "mine-2"}, **AT_B2}, "activate:b1b2>b2", "space",
     "it costs £5 and you have £4", "R6.4"),
    ([player("mine-1")], {"market": {"b2": "mine-2"}, **AT_B2}, "activate:b1b2>b2", "replace:mine-1*",
     "no inclined Mine I", "R6.4"),
    ([], {"market": {"b2": "mine-2"}, **AT_B2}, "activate:b1b2>b2", "pass", "where the new building goes", "R6.4"),
    ([player(money=2)], {"market": {"b2": "miner:1"}, **AT_B2}, "activate:b1b2>b2", "token:2",
     "no token of value 2", "R6.3"),
    ([player(money=2)], {"market": {"b2": "miner:1"}, **AT_B2}, "activate:b1b2>b2", "token:1=3",
     "needs Commerce", "R9.7"),
    ([player("commerce", money=2)], {"market": {"b2": "banker:1"}, **AT_B2}, "activate:b1b2>b2", "token:1=3",
     "the fee is £3 and you have £1", "R6.3"),
    ([player("mine-1*")], {}, "", "use:mine-1/1", "no upright Mine I", "R6.7"),
    ([player("factory-1", active=1)], {}, "", "use:factory-1/2",
     "workers needed: 2, active: 1; spyrium needed: 3, owned: 5", "R6.7"),
    ([player("workshop-1", "automation", active=0)], {}, "", "use:workshop-1/1", "workers needed: 1", "R6.7"),
    ([], {}, "", "taylorism", "do not own Taylorism", "R9.6"),
    ([player("taylorism*")], {}, "", "taylorism", "has been used this round", "R9.6"),
    ([player("taylorism")], {}, "", "taylorism", "no inclined building", "R9.6"),
    ([player("taylorism", "mine-2*")], {}, "taylorism", "reuse:mine-1/1", "no inclined Mine I", "R9.6"),
    ([], {}, "", "score", "answers a question that is not asked", "R4.4"),
    ([player(phase=1)], {}, "", "space", "answers a question that is not asked", "R4.3"),
    ([player(event_used=True)], {}, "", "event", "have used the event this round", "R5.2"),
    ([], {"event": "recruitment"}, "", "event:1", "has one effect: write “event”", "R5.2"),
    ([], {"event": "patronage"}, "", "event", "write “event:1” to “event:2”", "R5.2"),
    ([player(phase=1)], {"event": "night-shift"}, "", "event", "phase II only", "R5.2"),
    ([player(money=5)], {"event": "patronage"}, "", "event:2", "it costs £6 and you have £5", "R5.2"),
    ([player(spyrium=2)], {"event": "export"}, "", "event:2", "it takes 3 spyrium and you have 2", "R5.2"),
    ([player(spyrium=0)], {"event": "country-house"}, "", "event", "it takes 1 spyrium and you have 0", "R5.2"),
    ([player(workers=7)], {"event": "recruitment"}, "", "event", "all 7 workers", "R1.1"),
    ([player(money=2)], {"event": "recruitment"}, "", "event", "it costs £3, £1 for each worker you own", "R5.2"),
    ([player("mine-2*", money=0)], {"event": "night-shift"}, "", "event", "it costs £1 and you have £0", "R5.2"),
    ([player("mine-2")], {"event": "night-shift"}, "", "event", "no inclined building", "R6.7"),
    ([], {"event": "late-arrival"}, "", "event", "an active worker, and a gap beside a card", "R5.1"),
    ([], {"event": "windfall"}, "", "event:1", "no token on “Windfall”", "R11.2"),
    ([], {"event": "late-arrival", "market": {"a1": "mine-1"}}, "event", "place:b2c2", "both positions", "R5.1"),
    ([player(residence=7)], {"event": "country-house"}, "event", "advance", "on the last space", "R10.1"),
    ([player("university-1", vp=6, workers=7)], {}, "use:university-1/1", "worker", "all 7 workers", "R10.3"),
    ([player("university-1", vp=6)], {}, "use:university-1/1", "pass", "first choose the bonus", "R10.2"),
    ([player(), PASSED], {}, "pass", "pass", "the game is over", "R11.3"),
    ([], {}, "", "place:a1c3", "not a word of the notation; did you mean “place:", "notation"),
    ([], {}, "", "", "not a word of the notation", "notation"),
]  # fmt: skip


@pytest.mark.parametrize(("seats", "layout", "words", "refused", "reason", "rule"), CASES)
def test_a_refusal_names_reason_rule_and_what_is_legal(
    seats: list[Player], layout: dict[str, object], words: str, refused: str, reason: str, rule: str
) -> None:
    text, number = said(after(table(*seats, **layout), words), refused)
    assert reason in text
    assert number == rule


def test_a_game_that_awaits_a_deal_says_so() -> None:
    game = table(PASSED, PASSED, round_number=3)
    assert said(game, "pass") == ("the round is over and the next deal is awaited", "R11.1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_can_be_read_in_every_language(language: str) -> None:
    with pytest.raises(IllegalDecision) as refused:
        table(player(phase=1)).play("pass")
    assert refused.value.refusal
    text = refusal_text(refused.value.refusal, catalogue(language))
    assert "phase2" in text
    assert "(R4.3)" in text
    assert (text == str(refused.value)) == (language == "en")


def test_all_refusals_are_value_errors() -> None:
    assert issubclass(IllegalDecision, SpyriumError)
    assert issubclass(SpyriumError, ValueError)


@pytest.mark.parametrize("number", [-1, 192, 10**9])
def test_a_number_outside_the_decision_space_is_refused(number: int) -> None:
    with pytest.raises(IllegalDecision, match="cannot be played"):
        table().play_id(number)


def test_a_number_must_be_whole() -> None:
    with pytest.raises(TypeError):
        table().play_id(1.0)  # type: ignore[arg-type]
