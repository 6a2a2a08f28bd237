"""Many games at once: NumPy in, NumPy out, one compiled call a step."""

from typing import Any

import numpy as np
import numpy.typing as npt

from spyrium import observation
from spyrium.bots.greedy import TurnRoom
from spyrium.editions import Edition
from spyrium.envs.kernel import MASK, choose_greedily, draw_actions, reset_all, step_all
from spyrium.envs.view import Rewarding, check_rewarding
from spyrium.errors import InvalidArgument
from spyrium.game import MOST_CHOICES, check_players, check_seed
from spyrium.rules.decisions import DECISIONS
from spyrium.rules.state import DEAL, STATE


class VectorSpyrium:
    """`num_envs` games side by side; in each, whoever is to decide takes the next action.

    The arrays below are written in place by every call, never copied and never replaced: copy what you keep.

    - `observations` (num_envs, observation.SIZE) float32: what the seat to decide sees
    - `masks` (num_envs, actions) int8: its legal actions; `seats` (num_envs,) int64: which seat that is
    - `rewards` (num_envs, players) float32: of all seats, for the game that ended in this step
    - `terminals`, `truncations` (num_envs,) bool: whether a game ended; none is ever cut short
    - `scores` (num_envs, players) int64: the final scores of the last game that ended in each row

    A game that ends is followed by a new one in the same step (Gymnasium's `AutoresetMode.SAME_STEP`), so the
    observation belongs to the new game. An illegal action ends the game with -1 for whoever chose it.
    """

    def __init__(
        self, num_envs: int = 4096, players: int = 3, rewarding: Rewarding = "win", edition: str = "standard"
    ) -> None:
        if num_envs < 1:
            raise InvalidArgument(f"num_envs should be 1 or more, not {num_envs}")
        self.num_envs, self.players = num_envs, check_players(players)
        self.num_actions, self.observation_size = DECISIONS, observation.SIZE
        self.rewarding = check_rewarding(rewarding)
        self.edition = Edition.load(edition)
        self.observations = np.zeros((num_envs, observation.SIZE), np.float32)
        self.masks = np.zeros((num_envs, DECISIONS), np.int8)
        self.seats = np.zeros(num_envs, np.int64)
        self.rewards = np.zeros((num_envs, players), np.float32)
        self.terminals = np.zeros(num_envs, np.bool_)
        self.truncations = np.zeros(num_envs, np.bool_)
        self.scores = np.zeros((num_envs, players), np.int64)
        self.states: npt.NDArray[np.record] = np.zeros(num_envs, STATE)
        self._deal: npt.NDArray[np.record] = np.zeros(1, DEAL)
        self._choices = np.zeros(MOST_CHOICES, np.int64)
        self._rows = observation.as_rows(self.observations)
        self._mask_rows = self.masks.reshape(-1).view(MASK)
        self._actions = np.zeros(num_envs, np.int64)
        self._greedy = np.zeros(num_envs, np.int64)
        self._turn = TurnRoom.new()
        self._infos = {"action_mask": self.masks, "seat": self.seats, "scores": self.scores}

    def describe(self) -> list[observation.Feature]:
        """Every number of the observation, in order."""
        return observation.describe()

    def reset(self, seed: int | None = None) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """New games in all rows, the same ones for the same seed; returns `observations` and the infos."""
        source = np.random.default_rng(None if seed is None else check_seed(seed))
        self.states["rng"] = source.integers(2**64, size=self.num_envs, dtype=np.uint64)
        self.rewards[:] = 0
        self.terminals[:] = False
        reset_all(
            self.states, self.edition.tables, self.players, self._deal, self._choices,
            self._rows, self._mask_rows, self.seats,
        )  # fmt: skip
        return self.observations, self._infos

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[
        npt.NDArray[np.float32],
        npt.NDArray[np.float32],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """One action in every row; returns observations, rewards, terminals, truncations and the infos."""
        if len(actions) != self.num_envs:
            raise InvalidArgument(f"there should be {self.num_envs} actions, one a row, not {len(actions)}")
        step_all(
            self.states, self.edition.tables, self.players, np.asarray(actions, np.int64), self.rewarding == "win",
            self._deal, self._choices, self._rows, self._mask_rows, self.seats,
            self.rewards, self.terminals, self.scores,
        )  # fmt: skip
        return self.observations, self.rewards, self.terminals, self.truncations, self._infos

    def sample_actions(self, random: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action at random for every row, in an array that the next call writes again."""
        draw_actions(self.masks, int(random.integers(2**63)), self._actions)
        return self._actions

    def greedy_actions(self, rows: npt.NDArray[np.int64] | None = None) -> npt.NDArray[np.int64]:
        """What the bot `greedy` would do, in all rows or in those given, as opponent or teacher.

        The array is one for all rows; the next call writes it again, in the rows asked for.
        """
        wanted = np.arange(self.num_envs) if rows is None else np.asarray(rows, np.int64)
        turn = self._turn
        choose_greedily(
            self.states, self.edition.tables, wanted,
            turn.states, turn.outs, turn.untried, turn.standings, self._greedy,
        )  # fmt: skip
        return self._greedy
