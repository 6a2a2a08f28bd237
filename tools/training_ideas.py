"""Ideas for training, each alone: `python -m tools.training_ideas RUN --edition standard --shifted 0.2 --seed 10`.

A network learns the samples of one run as training does, another the same samples for as many steps with the idea;
then both play each other. The edition, the share of shifted boxes and the seed are those of the run.
"""

import itertools
import math
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, NamedTuple

import numpy as np
import torch
import typer
from torch import Tensor, nn

from spyrium.bots.search.network import NARROW, SCORE_SCALE, Network
from spyrium.bots.training.boxes import Boxes
from spyrium.bots.training.folder import RunFolder
from spyrium.bots.training.learner import Batch, Learner
from spyrium.bots.training.self_play import Plan, Samples, SelfPlayTable
from spyrium.bots.training.train import BATCH, LAST_RATE
from spyrium.editions import Edition
from spyrium.rules.decisions import DECISIONS
from spyrium.rules.engine import Records
from spyrium.rules.state import MAX_PLAYERS

FIRST_RATE = 1e-3
SOFT_POWER, SOFT_WEIGHT = 0.25, 2.0
POINTS_A_BIN, BINS, BINS_WEIGHT = 4.0, 40, 0.2
COUNTS = range(2, MAX_PLAYERS + 1)


class Plain(Learner):
    """Training as it is."""

    def drawn_from(self, samples: Samples, start: Network, rng: np.random.Generator) -> Samples:
        """What the steps draw their batches from."""
        return samples

    def network_for(self, players: int) -> Network:
        return self.network()

    def _add_head(self, outputs: int) -> nn.Linear:
        head = nn.Linear(NARROW, outputs)
        self._optimiser.add_param_group({"params": head.parameters()})
        return head


class SoftPolicy(Plain):
    """A second policy learns the fourth root of the visits: what else was worth a look."""

    def __init__(self, boxes: Records, seed: int) -> None:
        super().__init__(boxes, seed)
        self._soft = self._add_head(DECISIONS)

    def _losses(self, batch: Batch) -> dict[str, Tensor]:
        legal = batch.policy > 0
        shares = (batch.policy - 1).clamp(min=0) ** SOFT_POWER * legal
        shares = shares / shares.sum(1, keepdim=True).clamp(min=1e-9)
        logits = self._soft(self.layers.hidden(batch.seen)).masked_fill(~legal, -1e9)
        told = -(shares * torch.log_softmax(logits, 1)).sum(1)
        has_policy = legal.any(1)
        soft = SOFT_WEIGHT * (told * has_policy).sum() / has_policy.sum().clamp(min=1)
        return super()._losses(batch) | {"soft": soft}


class Surprise(Plain):
    """Half of the draws go where the search disagreed with the network it began with (Kullback-Leibler divergence)."""

    def drawn_from(self, samples: Samples, start: Network, rng: np.random.Generator) -> Samples:
        self_taught = Learner(self._boxes, 0)
        self_taught.start_from(start)
        parts = np.array_split(np.arange(len(samples.states)), math.ceil(len(samples.states) / 4096))
        surprises = np.concatenate([self._surprises(self_taught, samples.part(rows)) for rows in parts])
        searched = surprises >= 0
        weights = np.ones(len(surprises))
        weights[searched] = 0.5 + 0.5 * surprises[searched] / surprises[searched].mean()
        return samples.part(rng.choice(len(weights), size=len(weights), p=weights / weights.sum()))

    def _surprises(self, learner: Learner, samples: Samples) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
        """How far the visits are from the network's guess; -1 where a search was too short to teach the policy."""
        batch = Batch(samples, self._boxes)
        legal = batch.policy > 0
        shares = (batch.policy - 1).clamp(min=0)
        shares = shares / shares.sum(1, keepdim=True).clamp(min=1)
        with torch.no_grad():
            _, policy = learner.layers(batch.seen)
            guessed = torch.log_softmax(policy.masked_fill(~legal, -1e9), 1)
        gaps = (shares * (torch.log(shares.clamp(min=1e-9)) - guessed)).sum(1).clamp(min=0)
        return torch.where(legal.any(1), gaps, -1.0).numpy().astype(np.float64)


class ScoreDistribution(Plain):
    """A further head says how likely each final score of the mover is, not only its mean."""

    def __init__(self, boxes: Records, seed: int) -> None:
        super().__init__(boxes, seed)
        self._bins = self._add_head(BINS)

    def _losses(self, batch: Batch) -> dict[str, Tensor]:
        bins = (batch.scores[:, 0] * SCORE_SCALE / POINTS_A_BIN).long().clamp(0, BINS - 1)
        logits = self._bins(self.layers.hidden(batch.seen))
        return super()._losses(batch) | {"bins": BINS_WEIGHT * nn.functional.cross_entropy(logits, bins)}


class HeadPerCount(Plain):
    """Chances and scores from a head of their own for each number of players."""

    def __init__(self, boxes: Records, seed: int) -> None:
        super().__init__(boxes, seed)
        self._heads = [self._add_head(2 * MAX_PLAYERS) for _ in COUNTS]

    def _outputs(self, batch: Batch) -> tuple[Tensor, Tensor]:
        hidden = self.layers.hidden(batch.seen)
        players = batch.present.sum(1, keepdim=True)
        values = torch.zeros(len(hidden), 2 * MAX_PLAYERS)
        for count, head in zip(COUNTS, self._heads, strict=True):
            values = torch.where(players == count, head(hidden), values)
        return values, self.layers.policy(hidden)

    def network_for(self, players: int) -> Network:
        head = self._heads[players - COUNTS.start]
        value = np.ascontiguousarray(head.weight.detach().numpy().T, np.float32)
        return self.network()._replace(value=value, value_bias=head.bias.detach().numpy().astype(np.float32))


IDEAS: dict[str, Callable[[Records, int], Plain]] = {
    "soft-policy": SoftPolicy,
    "surprise": Surprise,
    "score-distribution": ScoreDistribution,
    "head-per-count": HeadPerCount,
}


class Lesson(NamedTuple):
    """What every network is taught, and how long."""

    samples: Samples
    boxes: Boxes
    start: Network
    steps: int
    seed: int

    def taught(self, kind: Callable[[Records, int], Plain]) -> Plain:
        learner = kind(self.boxes.tables, self.seed)
        rng = np.random.default_rng(self.seed)
        samples = learner.drawn_from(self.samples, self.start, rng)
        for tenth in range(10):
            slower = LAST_RATE + (1 - LAST_RATE) * (1 + math.cos(math.pi * tenth / 9)) / 2
            learner.fit(samples, self.steps // 10, BATCH, FIRST_RATE * slower, rng)
        return learner


def _seatings(players: int) -> list[list[bool]]:
    """Where the new network sits: half of the seats, each half as often as the other."""
    halves = {players // 2, players - players // 2}
    return [
        [seat in chosen for seat in range(players)]
        for half in sorted(halves)
        for chosen in itertools.combinations(range(players), half)
    ]


def _match(old: Network, new: Network, players: int, games: int, simulations: int, seed: int) -> str:
    table, tables = SelfPlayTable(simulations), Edition.load("standard").tables
    plan = Plan(simulations, simulations, full_share=1.0, noise=0.0, wander=0.0)
    seatings = _seatings(players)
    shares = []
    for deal in range(math.ceil(games / len(seatings))):
        won = np.zeros(2)
        for seating in seatings:
            game = table.match(tables, old, new, seating, plan, 1_000_003 * seed + deal)
            mine = np.array(seating)
            won += [game.wins[0, :players][mine].mean(), game.wins[0, :players][~mine].mean()]
        shares.append(won / len(seatings))
    new_share, old_share = np.mean(shares, axis=0)
    edges = [new - old for new, old in shares]
    error = 1.96 * np.std(edges, ddof=1) / math.sqrt(len(edges))
    return (
        f"{players} players: a seat with it wins {new_share:.1%}, one without {old_share:.1%} "
        f"(difference {new_share - old_share:+.1%} ± {error:.1%}, {len(shares) * len(seatings)} games)"
    )


def main(
    run: Annotated[Path, typer.Argument(help="Folder of a training run that is done.")],
    idea: Annotated[list[str], typer.Option(help=f"One of {', '.join(IDEAS)}.")] = list(IDEAS),  # noqa: B006
    players: Annotated[list[int], typer.Option(help="Numbers of players at the matches.")] = [2, 5],  # noqa: B006
    games: Annotated[int, typer.Option(help="Games of a match, at least.")] = 200,
    simulations: Annotated[int, typer.Option(help="Simulations of a decision in the matches.")] = 200,
    steps: Annotated[int, typer.Option(help="Batches to learn from.")] = 3000,
    edition: Annotated[list[str], typer.Option(help="Editions of the run.")] = ["standard"],  # noqa: B006
    shifted: Annotated[float, typer.Option(help="Share of shifted boxes in the run.")] = 0.0,
    seed: Annotated[int, typer.Option(help="Seed of the run.")] = 1,
) -> None:
    """Teach the same samples with and without each idea, and let the networks play each other."""
    if unknown := [name for name in idea if name not in IDEAS]:
        raise typer.BadParameter(f"no idea is called “{unknown[0]}”; known: {', '.join(IDEAS)}")
    folder = RunFolder(run)
    parts = [samples for number in range(len(folder.rows())) if (samples := folder.samples(number)) is not None]
    if not parts:
        raise typer.BadParameter(f"{run} holds no samples; give the folder of a run of training")
    boxes = Boxes([Edition.load(name) for name in edition], shifted, seed)
    lesson = Lesson(Samples.join(parts), boxes, Network.load(run / "first.npz"), steps, seed)
    typer.echo(f"{len(lesson.samples.states):,} positions, {steps:,} steps of {BATCH}")
    plain = lesson.taught(Plain)
    for name in idea:
        taught = lesson.taught(IDEAS[name])
        for count in players:
            match = _match(plain.network_for(count), taught.network_for(count), count, games, simulations, seed)
            typer.echo(f"{name}: {match}")


if __name__ == "__main__":
    typer.run(main)
