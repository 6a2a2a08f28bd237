"""A record played again: every word and every deal is checked, and a mistake names its line."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from spyrium.chance.secret import START, SecretDraws
from spyrium.errors import IllegalDecision, InvalidArgument, InvalidDeal, InvalidRecord, SpyriumError
from spyrium.game import Dealer, Game
from spyrium.notation.deals import Deal
from spyrium.notation.position import Position
from spyrium.notation.record import Record, Round, Turn


def replay(record: Record, upto: int | None = None) -> Game:
    """The game of a record, or its state after the first `upto` decisions; the deal after the last one is awaited."""
    game = _begin(record, record.names)
    if record.position is not None and record.rounds:
        _check_middle(record.rounds[0], record.position)
    left = len(record.words)
    if upto is not None and not 0 <= upto <= left:
        raise InvalidArgument(f"the record has {left} decisions; upto should be 0 to {left}, not {upto}")
    left = left if upto is None else upto
    for index, round_ in enumerate(record.rounds):
        if index > 0:
            if left == 0 and upto is not None and not game.awaiting_deal:
                return game
            _deal(game, round_)
        for turn in round_.turns:
            if left == 0:
                return game
            left -= _play_turn(game, turn, left)
    return game


def walk(record: Record) -> Iterator[tuple[Round, Game]]:
    """Play a record; every round after the first comes with the game that waits for its deal."""
    game = _begin(record, record.names)
    for index, round_ in enumerate(record.rounds):
        if index > 0:
            yield round_, game
            _deal(game, round_)
        for turn in round_.turns:
            _play_turn(game, turn, len(turn.words))


def resume(
    record: Record,
    seed: int | None,
    names: Sequence[str] | None = None,
    upto: int = 0,
    secret: bytes | None = None,
) -> Game:
    """The game after its first `upto` decisions, to play on from there.

    As long as it is played as written it is dealt as written, and from `secret` or `seed` once it is not.
    """
    game = _begin(record, names or record.names, seed, Written.of(record))
    if secret is not None:
        game.draws = SecretDraws.of(secret)
    for word in record.words[:upto]:
        game.play(word)
    return game


@dataclass(frozen=True)
class Written:
    """A dealer that knows a record: its words, and its deals by the number of words before them."""

    words: list[str]
    deals: dict[int, Deal]

    @staticmethod
    def of(record: Record) -> "Written":
        words: list[str] = []
        deals: dict[int, Deal] = {}
        for index, round_ in enumerate(record.rounds):
            if index > 0 and round_.deal is not None:
                deals[len(words)] = round_.deal
            words += [word for turn in round_.turns for word in turn.words]
        return Written(words, deals)

    def __call__(self, made: list[str]) -> Deal | None:
        return self.deals.get(len(made)) if made == self.words[: len(made)] else None


def _begin(record: Record, names: Sequence[str], seed: int | None = None, dealer: Dealer | None = None) -> Game:
    game = _first_state(record, names, seed, dealer)
    if record.commitment is not None:
        numbers = _draws_by_ply(record)
        game.draws = SecretDraws(record.commitment, record.secret, numbers, 1 + max(numbers.values(), default=START))
    return game


def _draws_by_ply(record: Record) -> dict[int, int]:
    found: dict[int, int] = {}
    ply = 0
    for round_ in record.rounds:
        if round_.draw is not None:
            found[ply] = round_.draw
        ply += sum(len(turn.words) for turn in round_.turns)
    return found


def _first_state(record: Record, names: Sequence[str], seed: int | None, dealer: Dealer | None) -> Game:
    edition = record.edition
    try:
        if record.position is not None:
            return Game.from_position(
                record.position, seed, edition, names, draws_deals=dealer is not None, dealer=dealer
            )
        deal = record.rounds[0].deal if record.rounds else None
        if deal is None:
            line = record.rounds[0].line if record.rounds else 0
            raise InvalidRecord(line, "the first round has no deal; expected “round 1”, “deal:” and “next:”")
        game = Game.from_table(
            len(names), record.first, record.event, deal, edition, names, dealer=dealer, dealer_seed=seed
        )
        game.seed = record.seed
        return game
    except InvalidRecord:
        raise
    except SpyriumError as error:
        raise InvalidRecord(_line_to_blame(error, record.rounds[0]) if record.rounds else 0, str(error)) from error


def _line_to_blame(error: SpyriumError, round_: Round) -> int:
    return round_.event_line if isinstance(error, InvalidDeal) and error.of_event else round_.deal_line


def _check_middle(round_: Round, position: Position) -> None:
    """The first round of a record that begins with a position goes on where that one stands."""
    if round_.number != position["round"]:
        raise InvalidRecord(round_.line, f"expected “round {position['round']}”, as the position says")
    if round_.deal is not None:
        raise InvalidRecord(round_.line, "a round that begins with a position has been dealt already")


def _deal(game: Game, round_: Round) -> None:
    if not game.awaiting_deal:
        raise InvalidRecord(round_.line, f"“round {round_.number}” begins before the last one has ended")
    if round_.number != game.round + 1:
        raise InvalidRecord(round_.line, f"expected “round {game.round + 1}”, not “round {round_.number}”")
    if round_.deal is None:
        raise InvalidRecord(round_.line, f"round {round_.number} needs “deal:” and “next:”")
    try:
        game.deal(round_.deal)
    except SpyriumError as error:
        raise InvalidRecord(_line_to_blame(error, round_), str(error)) from error


def _play_turn(game: Game, turn: Turn, most: int) -> int:
    """Play up to `most` words of a turn; returns how many were played."""
    if game.over or game.awaiting_deal:
        expected = "the end of the file" if game.over else f"“round {game.round + 1}”"
        raise InvalidRecord(turn.line, f"expected {expected}, not a turn of seat {turn.seat}")
    if game.turn:
        raise InvalidRecord(turn.line, f"the turn before is unfinished; expected one of {', '.join(game.legal)}")
    if turn.seat != game.current:
        raise InvalidRecord(turn.line, f"it is the turn of seat {game.current}, not {turn.seat}")
    for k, word in enumerate(turn.words[:most]):
        if k > 0 and not game.turn:
            raise InvalidRecord(turn.line, f"the turn is complete before “{word}”; expected a new line")
        try:
            game.play(word)
        except IllegalDecision as error:
            raise InvalidRecord(turn.line, str(error)) from error
    return min(most, len(turn.words))
