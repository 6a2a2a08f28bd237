"""Spyrium for PettingZoo: agents take turns, each with its observation and a mask of legal actions."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from spyrium import observation
from spyrium.editions import Edition
from spyrium.envs import view
from spyrium.errors import IllegalDecision, InvalidArgument
from spyrium.game import Game
from spyrium.rules.decisions import DECISIONS

Observation = dict[str, npt.NDArray[Any]]
_NOTHING: view.Mask = np.zeros(DECISIONS, np.int8)


class SpyriumAEC(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """2 to 5 agents `player_0` …, one action for each decision of the notation.

    An observation is a dictionary of `observation` (see `describe`) and `action_mask`. Rewards come at the end:
    with `rewarding="win"` one point shared among the winners, with `"score"` one's own score less the mean of the
    others'. An illegal action ends the game with -1 for whoever chose it.
    """

    metadata = {  # noqa: RUF012 - PettingZoo's interface
        "name": "spyrium_v0",
        "render_modes": list(view.RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        players: int = 3,
        rewarding: view.Rewarding = "win",
        edition: str = "standard",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, rewarding, edition, render_mode)
        super().__init__()
        self.players = players
        self.edition = Edition.load(edition)
        self.rewarding = view.check_rewarding(rewarding)
        self.render_mode = view.check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(DECISIONS) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def describe(self) -> list[observation.Feature]:
        """Every number of the observation, in order."""
        return observation.describe()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the same one for the same seed; without a seed, the next of the present sequence."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game = Game(self.players, seed=int(self._random.integers(2**63)), edition=self.edition)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.current]

    def observe(self, agent: str) -> Observation:
        """What the agent sees; the mask is empty unless it is the agent's turn."""
        seat = self._seat_of[agent]
        legal = agent == self.agent_selection and not self.terminations.get(agent, True)
        return {
            "observation": view.observed(self.game, seat),
            "action_mask": view.action_mask(self.game) if legal else _NOTHING.copy(),
        }

    def step(self, action: int | None) -> None:
        """Make the selected agent's decision; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None:
            raise InvalidArgument(f"{agent} is still in the game: its action should be a number, not None")
        try:
            self.game.play_id(int(action))
        except IllegalDecision:
            self._end([view.ILLEGAL_REWARD if other == agent else 0.0 for other in self.possible_agents])
            self.infos[agent]["illegal_action"] = int(action)
        else:
            self.agent_selection = self.possible_agents[self.game.current]
            if self.game.over:
                self._end(view.rewards(self.game, self.rewarding))
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, score in zip(self.possible_agents, self.game.projected_scores, strict=True):
            self.infos[agent]["score"] = score
        self._deads_step_first()

    def render(self) -> npt.NDArray[np.uint8] | str | None:
        return view.render(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(players: int, rewarding: view.Rewarding, edition: str, render_mode: str | None) -> OrderEnforcingWrapper:
    """The environment with PettingZoo's messages for calls in the wrong order."""
    return OrderEnforcingWrapper(SpyriumAEC(players, rewarding, edition, render_mode))


def _observation_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, view.HIGHEST, (observation.SIZE,), np.float32),
            "action_mask": spaces.Box(0, 1, (DECISIONS,), np.int8),
        }
    )
