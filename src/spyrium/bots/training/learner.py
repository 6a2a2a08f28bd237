"""The network as PyTorch sees it: fitted to samples, then handed to the compiled search. Needs the extra `train`."""

from pathlib import Path

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from spyrium.bots.search.network import NARROW, SCORE_SCALE, WIDE, Network
from spyrium.bots.training.self_play import Samples
from spyrium.bots.training.symmetry import decision_permutations, feature_permutations
from spyrium.observation import SIZE, encode_movers
from spyrium.rules.decisions import DECISIONS
from spyrium.rules.engine import Records
from spyrium.rules.state import MAX_PLAYERS

SCORE_WEIGHT, POLICY_WEIGHT = 4.0, 0.7
WARM_UP = 1_000  # steps until the rate is whole


class Layers(nn.Module):
    """Two hidden layers, one head for values and one for decisions."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(SIZE, WIDE), nn.Linear(WIDE, NARROW)
        self.value, self.policy = nn.Linear(NARROW, 2 * MAX_PLAYERS), nn.Linear(NARROW, DECISIONS)

    def hidden(self, seen: Tensor) -> Tensor:
        return torch.relu(self.second(torch.relu(self.first(seen))))

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.hidden(seen)
        return self.value(hidden), self.policy(hidden)


class Batch:
    """Samples as tensors, seats counted from the mover."""

    def __init__(self, samples: Samples, boxes: Records) -> None:
        seen = np.empty((len(samples.states), SIZE), np.float32)
        for box in np.unique(samples.box):
            rows = np.flatnonzero(samples.box == box)
            seen_here = np.empty((len(rows), SIZE), np.float32)
            encode_movers(samples.states[rows], boxes[box : box + 1], seen_here)
            seen[rows] = seen_here
        players = samples.states["players"].astype(np.int64)[:, None]
        seats = np.arange(MAX_PLAYERS)[None]
        order = (samples.states["current"].astype(np.int64)[:, None] + seats) % players
        self.seen = torch.from_numpy(seen)
        self.present = torch.from_numpy(seats < players)
        self.wins = self._turned(samples.wins, order)
        self.root = self._turned(samples.root, order)
        self.scores = self._turned(samples.scores, order) / SCORE_SCALE
        self.policy = torch.from_numpy(samples.policy.astype(np.float32))

    def _turned(self, values: npt.NDArray[np.float32], order: npt.NDArray[np.int64]) -> Tensor:
        return torch.from_numpy(np.take_along_axis(values, order, axis=1)) * self.present


class Learner:
    """Fits the layers to samples."""

    def __init__(self, boxes: Records, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self._boxes = boxes
        self._steps = 0
        self.layers = Layers()
        self._optimiser = torch.optim.AdamW(self.layers.parameters(), lr=1e-3, weight_decay=1e-4)
        self._features = torch.from_numpy(feature_permutations())
        self._decisions = torch.from_numpy(decision_permutations())

    def fit(self, samples: Samples, steps: int, batch_size: int, rate: float, rng: np.random.Generator) -> None:
        """Gradient steps on random samples, each batch under a random symmetry of the market.

        The first steps of all are small: an optimiser that knows nothing yet would spoil weights that know much.
        """
        for _ in range(steps):
            self._steps += 1
            for group in self._optimiser.param_groups:
                group["lr"] = rate * min(1.0, self._steps / WARM_UP)
            batch = Batch(samples.part(rng.integers(len(samples.states), size=batch_size)), self._boxes)
            symmetry = int(rng.integers(8))
            batch.seen = batch.seen[:, self._features[symmetry]]
            batch.policy = batch.policy[:, self._decisions[symmetry]]
            self._optimiser.zero_grad()
            sum(self._losses(batch).values(), torch.zeros(())).backward()  # type: ignore[no-untyped-call]
            self._optimiser.step()

    def measure(self, samples: Samples) -> dict[str, float]:
        """The losses on samples that were not learnt from, and how well the outcomes are told."""
        batch = Batch(samples, self._boxes)
        with torch.no_grad():
            losses = {name: float(loss) for name, loss in self._losses(batch).items()}
            values, _ = self._outputs(batch)
            logits = values[:, :MAX_PLAYERS].masked_fill(~batch.present, -1e9)
            surprise = -(batch.wins * torch.log_softmax(logits, 1)).sum(1).mean()
            error = (values[:, MAX_PLAYERS] - batch.scores[:, 0]).abs().mean() * SCORE_SCALE
        return losses | {"outcome": float(surprise), "score_error": float(error)}

    def _outputs(self, batch: Batch) -> tuple[Tensor, Tensor]:
        values, policy = self.layers(batch.seen)
        return values, policy

    def _losses(self, batch: Batch) -> dict[str, Tensor]:
        values, policy = self._outputs(batch)
        logits = values[:, :MAX_PLAYERS].masked_fill(~batch.present, -1e9)
        value = -(batch.root * torch.log_softmax(logits, 1)).sum(1).mean()
        gaps = (values[:, MAX_PLAYERS:] - batch.scores).square() * batch.present
        score = SCORE_WEIGHT * (gaps.sum(1) / batch.present.sum(1)).mean()
        legal = batch.policy > 0
        shares = (batch.policy - 1).clamp(min=0)
        has_policy = legal.any(1)
        shares = shares / shares.sum(1, keepdim=True).clamp(min=1)
        told = -(shares * torch.log_softmax(policy.masked_fill(~legal, -1e9), 1)).sum(1)
        decisions = POLICY_WEIGHT * (told * has_policy).sum() / has_policy.sum().clamp(min=1)
        return {"value": value, "score": score, "policy": decisions}

    def network(self) -> Network:
        """The weights for the compiled search."""
        layers = self.layers

        def array(tensor: Tensor) -> npt.NDArray[np.float32]:
            return np.ascontiguousarray(tensor.detach().numpy(), np.float32).copy()

        return Network(
            array(layers.first.weight.T), array(layers.first.bias),
            array(layers.second.weight.T), array(layers.second.bias),
            array(layers.value.weight.T), array(layers.value.bias),
            array(layers.policy.weight), array(layers.policy.bias),
        )  # fmt: skip

    def start_from(self, network: Network) -> None:
        """Take over the weights of a network."""
        for name in ("first", "second", "value", "policy"):
            weights, bias = getattr(network, name), getattr(network, f"{name}_bias")
            linear: nn.Linear = getattr(self.layers, name)
            linear.weight.data = torch.from_numpy(weights.copy() if name == "policy" else weights.T.copy())
            linear.bias.data = torch.from_numpy(bias.copy())

    def save(self, path: Path) -> None:
        state = {"layers": self.layers.state_dict(), "optimiser": self._optimiser.state_dict(), "steps": self._steps}
        torch.save(state, path)

    def load(self, path: Path) -> None:
        state = torch.load(path, weights_only=True)
        self.layers.load_state_dict(state["layers"])
        self._optimiser.load_state_dict(state["optimiser"])
        self._steps = state["steps"]
