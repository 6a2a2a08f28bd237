"""A quote tells whether the turn is over with the decision, so that an interface can ask for confirmation."""

from spyrium import Game


def test_a_placement_ends_the_turn_and_entering_phase_two_does_not() -> None:
    game = Game(players=2, seed=1)
    assert game.quote("place:a1b1").ends
    assert not game.quote("phase2").ends


def test_every_quote_agrees_with_what_playing_the_word_does() -> None:
    game = Game(players=3, seed=5)
    while not game.over:
        word = game.legal[len(game.words) * 7 % len(game.legal)]
        ends = game.quote(word).ends
        game.play(word)
        assert ends == (game.turn == [])
