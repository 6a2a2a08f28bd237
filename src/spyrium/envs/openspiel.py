"""Spyrium for OpenSpiel: importing this module registers `python_spyrium`.

    import pyspiel
    import spyrium.envs.openspiel
    game = pyspiel.load_game("python_spyrium(players=3)")

Every card, token and event of a deal is a chance node of its own with its exact probabilities, so the game is
EXPLICIT_STOCHASTIC: a history determines the state, and no search can see a deal before it is drawn.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from spyrium import observation
from spyrium.chance.pieces import OUTCOMES, Chances, DealDraw, SetupDraw, Weights, chances_of, outcome_name
from spyrium.editions import Edition
from spyrium.envs import view
from spyrium.errors import InvalidArgument
from spyrium.game import Game
from spyrium.notation.reading import ALL_TOKENS
from spyrium.notation.words import POSITIONS, WORDS
from spyrium.rules.decisions import DECISIONS
from spyrium.rules.state import MAX_PLAYERS, ROUNDS
from spyrium.text.board import board

DEFAULT_PLAYERS = 3
MOST_DECISIONS_A_ROUND = 64
"""More than a player makes in a round: 7 workers placed and withdrawn, buildings used, each with its choices."""

MOST_DRAWS = 3 + ROUNDS * (1 + len(POSITIONS) + ALL_TOKENS)
"""Setup, then an event, nine cards and at most all tokens a round."""

GAME_TYPE = pyspiel.GameType(
    short_name="python_spyrium",
    long_name="Spyrium",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": DEFAULT_PLAYERS, "edition": "standard"},
)


def most_decisions(players: int) -> int:
    """A bound on the decisions of a game."""
    return MOST_DECISIONS_A_ROUND * ROUNDS * players


def _game_info(players: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=DECISIONS,
        max_chance_outcomes=OUTCOMES,
        num_players=players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=most_decisions(players),
    )


class SpyriumGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The game; its utilities are shares of the victory."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.players = int(params.get("players", DEFAULT_PLAYERS))
        self.edition = Edition.load(params.get("edition", "standard"))
        super().__init__(GAME_TYPE, _game_info(self.players), params)

    def new_initial_state(self) -> "SpyriumState":
        return SpyriumState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "SpyriumObserver":
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpyriumObserver(wanted, self.players, params)


class DrawnGame:
    """The game under way: what was drawn and decided. Copied and pickled as cheaply as it can be."""

    def __init__(self, players: int, edition: Edition) -> None:
        self.players, self.edition = players, edition
        self.actions: list[int] = []
        self.game: Game | None = None
        self.setup = SetupDraw(players)
        self.draw: DealDraw | None = None
        self._board: str | None = None  # as text: OpenSpiel asks for it again and again

    def weights(self) -> Weights:
        """The outcomes of chance; nothing while a player decides."""
        if self.draw is not None:
            return self.draw.weights()
        return self.setup.weights() if self.game is None else []

    def apply(self, action: int) -> None:
        """A decision of a player, or an outcome of chance."""
        self.actions.append(action)
        if self.draw is not None:
            self.draw.draw(action)
            if not self.draw.weights():
                self._lay_out(self.draw)
        elif self.game is None:
            self.setup.draw(action)
            if not self.setup.weights():
                deck = self.edition.tables[0].copies[0].tolist()
                self.draw = DealDraw.first_of(self.players, self.setup.event, deck)
        else:
            self.game.play_id(action)
            self._board = None
            if self.game.awaiting_deal:
                self.draw = DealDraw.next_of(self.game.states[self.game.ply])

    def text(self) -> str:
        """The board, and what a deal under way has brought so far."""
        if self.game is not None and self._board is None:
            self._board = board(self.game)
        shown = self._board or f"setup: {_names(self.setup.drawn)}"
        return shown if self.draw is None else f"{shown}\ndeal: {_names(self.draw.drawn)}"

    def _lay_out(self, draw: DealDraw) -> None:
        if self.game is None:
            setup = self.setup
            self.game = Game.from_table(self.players, setup.first, setup.event, draw.deal(), self.edition)
        else:
            self.game.deal(draw.deal())
        self.draw = self._board = None

    def __deepcopy__(self, memo: dict[int, Any]) -> "DrawnGame":
        twin = DrawnGame(self.players, self.edition)
        twin.actions, twin._board = list(self.actions), self._board
        twin.setup = self.setup.copy()
        twin.draw = None if self.draw is None else self.draw.copy()
        twin.game = None if self.game is None else self.game.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.players, self.edition, self.actions)


def replayed(players: int, edition: Edition, actions: Sequence[int]) -> DrawnGame:
    """The table after these draws and decisions."""
    table = DrawnGame(players, edition)
    for action in actions:
        table.apply(action)
    return table


class SpyriumState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A point of the game: a decision, a draw of chance, or the end."""

    def __init__(self, game: SpyriumGame) -> None:
        super().__init__(game)
        self.table = DrawnGame(game.players, game.edition)

    def current_player(self) -> int:
        table = self.table
        if table.draw is not None or table.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if table.game.over else table.game.current

    def _legal_actions(self, player: int) -> list[int]:
        game = self.table.game
        return game.legal_ids if game is not None and player == game.current else []

    def chance_outcomes(self) -> Chances:
        return chances_of(self.table.weights())

    def _apply_action(self, action: int) -> None:
        self.table.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return outcome_name(action) if player == pyspiel.PlayerId.CHANCE else WORDS[action]

    def is_terminal(self) -> bool:
        return self.table.game is not None and self.table.game.over

    def returns(self) -> list[float]:
        game = self.table.game
        if game is None or not game.over:
            return [0.0] * self.table.players
        return view.rewards(game, "win")

    def __str__(self) -> str:
        return self.table.text()


def _names(outcomes: Sequence[int]) -> str:
    return " ".join(map(outcome_name, outcomes))


class SpyriumObserver:
    """The feature vector of the environments; with perfect recall also everything drawn and decided so far."""

    def __init__(self, wanted: pyspiel.IIGObservationType, players: int, params: dict[str, Any] | None) -> None:
        if params:
            raise InvalidArgument(f"python_spyrium's observations take no parameters, not {params}")
        self.public, self.recalls = wanted.public_info, wanted.perfect_recall
        sizes = {"observation": observation.SIZE} if self.public else {}
        if self.public and self.recalls:
            sizes["history"] = most_decisions(players) + MOST_DRAWS
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: SpyriumState, player: int) -> None:
        """Fill `tensor` with what the player sees."""
        table = state.table
        self.tensor.fill(0)
        if "observation" in self.dict and table.game is not None:
            game = table.game
            observation.encode_one(game.states, game.ply, table.edition.tables, player, self.dict["observation"])
        if "history" in self.dict:
            actions = np.array(table.actions, np.float32)
            self.dict["history"][: len(actions)] = (actions + 1) / DECISIONS

    def string_from(self, state: SpyriumState, player: int) -> str:
        """The same in words: the history with perfect recall, else the board; there is nothing private."""
        if not self.public:
            return ""
        return " ".join(map(str, state.table.actions)) if self.recalls else str(state)


pyspiel.register_game(GAME_TYPE, SpyriumGame)
