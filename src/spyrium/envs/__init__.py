"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and many games at once in NumPy.

    env = spyrium.envs.aec_env(players=3)                          # PettingZoo, extra "envs"
    env = gymnasium.make("Spyrium-v0", opponents="greedy")         # Gymnasium, extra "envs"
    envs = spyrium.envs.VectorSpyrium(num_envs=4096, players=3)    # NumPy alone
    import spyrium.envs.openspiel                                  # registers python_spyrium, extra "openspiel"

All show the same observation (`spyrium.observation`) and take the same actions (`spyrium.notation.words.WORDS`).
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from spyrium.envs.vector import VectorSpyrium
from spyrium.envs.view import Rewarding

if TYPE_CHECKING:
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

__all__ = ["GYMNASIUM_ID", "VectorSpyrium", "aec_env"]

GYMNASIUM_ID = "Spyrium-v0"


def aec_env(
    players: int = 3, rewarding: Rewarding = "win", edition: str = "standard", render_mode: str | None = None
) -> "OrderEnforcingWrapper":
    """Spyrium as a PettingZoo AEC environment; `spyrium.envs.aec` says more."""
    from spyrium.envs.aec import wrapped

    return wrapped(players, rewarding, edition, render_mode)


def _register_with_gymnasium() -> None:
    import gymnasium

    gymnasium.register(GYMNASIUM_ID, entry_point="spyrium.envs.gym:SpyriumEnv")


if find_spec("gymnasium") is not None:
    _register_with_gymnasium()
