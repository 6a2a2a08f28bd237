"""Spyrium for Gymnasium: one learner, bots of chosen levels in the other seats."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from spyrium import bots, observation
from spyrium.editions import Edition
from spyrium.envs import view
from spyrium.errors import IllegalDecision, InvalidArgument
from spyrium.game import Game
from spyrium.notation.words import NUMBER
from spyrium.rules.decisions import DECISIONS

Chooser = Callable[[Game], int]


class SpyriumEnv(gymnasium.Env[observation.Values, int]):
    """The learner's decisions are the steps; the bots' decisions pass in between.

    `opponents` names the bots in turn order after the learner, such as `("greedy", "mcts:200")`; one name serves
    for all. The learner's `seat` is drawn anew for each game unless given. The reward comes at the end
    (`rewarding`, as in `spyrium.envs.aec`). An illegal action ends the game with reward -1 and
    `info["illegal_action"]`; `action_masks()` tells which are legal.
    """

    metadata = {"render_modes": list(view.RENDER_MODES), "render_fps": 4}  # noqa: RUF012 - Gymnasium's interface

    def __init__(
        self,
        opponents: str | Sequence[str] = "greedy",
        players: int = 3,
        seat: int | None = None,
        rewarding: view.Rewarding = "win",
        edition: str = "standard",
        render_mode: str | None = None,
    ) -> None:
        names = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
        if len(names) != players - 1:
            raise InvalidArgument(f"{players} players leave room for {players - 1} opponents, not {len(names)}")
        if seat is not None and not 0 <= seat < players:
            raise InvalidArgument(f"seat should be 0 to {players - 1}, or None for a drawn one, not {seat}")
        self.opponents, self.players, self.fixed_seat = names, players, seat
        self.edition = Edition.load(edition)
        self.rewarding = view.check_rewarding(rewarding)
        self.render_mode = view.check_render_mode(render_mode)
        self.observation_space = spaces.Box(0, view.HIGHEST, (observation.SIZE,), np.float32)
        self.action_space = spaces.Discrete(DECISIONS)  # type: ignore[assignment]  # its actions are NumPy integers
        self.seat = 0

    def describe(self) -> list[observation.Feature]:
        """Every number of the observation, in order."""
        return observation.describe()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[observation.Values, dict[str, Any]]:
        """A new game, played on to the learner's first decision."""
        super().reset(seed=seed)
        deals, chances, drawn = self.np_random.integers(2**62, size=3).tolist()
        self.game = Game(self.players, seed=deals, edition=self.edition)
        self.seat = drawn % self.players if self.fixed_seat is None else self.fixed_seat
        self._choosers = {
            (self.seat + 1 + k) % self.players: _chooser(name, chances + k) for k, name in enumerate(self.opponents)
        }
        self._let_others_play()
        return view.observed(self.game, self.seat), self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib's MaskablePPO asks."""
        return view.action_mask(self.game).view(np.bool_)

    def step(self, action: int) -> tuple[observation.Values, float, bool, bool, dict[str, Any]]:
        """The learner's decision, and the others' up to the learner's next one."""
        game = self.game
        try:
            game.play_id(int(action))
        except IllegalDecision:
            info = {**self._info(), "illegal_action": int(action)}
            return view.observed(game, self.seat), view.ILLEGAL_REWARD, True, False, info
        self._let_others_play()
        over = game.over
        reward = view.rewards(game, self.rewarding)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return view.observed(game, self.seat), reward, over, False, self._info()

    def _let_others_play(self) -> None:
        game, choosers, own = self.game, self._choosers, self.seat
        while (seat := game.current) != own and not game.over:
            game.play_id(choosers[seat](game))

    def _info(self) -> dict[str, Any]:
        if not self.game.over:
            return {"seat": self.seat}
        return {"seat": self.seat, "scores": self.game.scores, "winners": self.game.winners}

    def render(self) -> npt.NDArray[np.uint8] | str | None:
        return view.render(self.game, self.render_mode)


def _chooser(name: str, seed: int) -> Chooser:
    """How an opponent decides. Random ones draw here: a search's interface would slow them tenfold."""
    if name == "random":
        draw = random.Random(seed).random
        return lambda game: (legal := game.legal_ids)[int(draw() * len(legal))]
    bot = bots.load(name, seed=seed)
    return lambda game: NUMBER[bot.choose(game)]
