"""What every environment shows of a game, and what it rewards."""

from typing import Literal

import numpy as np
import numpy.typing as npt

from spyrium import observation
from spyrium.errors import InvalidArgument
from spyrium.game import Game
from spyrium.notation.position import shares_of
from spyrium.rules.decisions import DECISIONS
from spyrium.text.board import board

Rewarding = Literal["win", "score"]
"""`win`: one point, shared among the winners. `score`: one's own score less the mean of the others'."""

Mask = npt.NDArray[np.int8]
REWARDINGS: tuple[Rewarding, ...] = ("win", "score")
RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL_REWARD = -1.0
"""An illegal action ends the game: this for whoever chose it, nothing for the others."""

HIGHEST = 32.0
"""A bound for the numbers of an observation, far above what games reach."""


def observed(game: Game, seat: int) -> observation.Values:
    """A fresh observation of the game from a seat."""
    return observation.observe(game.states, game.ply, game.edition.tables, seat)


def action_mask(game: Game) -> Mask:
    """A fresh mask: 1 for each decision that is legal now."""
    mask = np.zeros(DECISIONS, np.int8)
    mask[game.legal_ids] = 1
    return mask


def rewards(game: Game, rewarding: Rewarding) -> list[float]:
    """What each seat gets at the end of the game."""
    scores = game.projected_scores
    if rewarding == "win":
        return shares_of(scores)
    others = len(scores) - 1
    return [score - (sum(scores) - score) / others for score in scores]


def check_rewarding(rewarding: Rewarding) -> Rewarding:
    if rewarding not in REWARDINGS:
        raise InvalidArgument(f"rewarding should be “win” or “score”, not {rewarding!r}")
    return rewarding


def check_render_mode(render_mode: str | None) -> str | None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise InvalidArgument(f"render_mode should be one of {', '.join(RENDER_MODES)}, or None, not {render_mode!r}")
    return render_mode


def render(game: Game, render_mode: str | None) -> npt.NDArray[np.uint8] | str | None:
    """The board as the mode asks: returned as text or as an image, or printed."""
    if render_mode == "rgb_array":
        from spyrium.envs.drawing import draw

        return draw(game)
    if render_mode == "ansi":
        return board(game)
    if render_mode == "human":
        print(board(game))
    return None
