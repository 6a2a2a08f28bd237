"""A policy as a few layers of numbers: what the learners here save, and what the evaluation plays."""

from pathlib import Path

import numpy as np
import numpy.typing as npt

from spyrium import observation

Array = npt.NDArray[np.float32]


class LayeredPolicy:
    """The legal action with the highest output of a small network (one layer: a linear one), ReLU in between."""

    def __init__(self, weights: list[Array], biases: list[Array]) -> None:
        self.weights, self.biases = weights, biases

    def outputs(self, observation: Array) -> Array:
        values = observation
        for layer, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            values = values @ weight + bias
            if layer + 1 < len(self.weights):
                values = np.maximum(values, 0)
        return values

    def __call__(self, observation: Array, mask: npt.NDArray[np.bool_]) -> int:
        return int(np.argmax(np.where(mask, self.outputs(observation), -np.inf)))

    def save(self, path: Path) -> None:
        """Weights, with the version of the observation they were learnt on."""
        layers = {f"weight_{k}": weight for k, weight in enumerate(self.weights)}
        layers |= {f"bias_{k}": bias for k, bias in enumerate(self.biases)}
        np.savez(path, allow_pickle=False, features_version=observation.VERSION, **layers)

    @classmethod
    def load(cls, path: Path) -> "LayeredPolicy":
        stored = np.load(path)
        if stored["features_version"] != observation.VERSION:
            raise ValueError(f"{path} learnt on observation {stored['features_version']}, not {observation.VERSION}")
        layers = range(sum(name.startswith("weight_") for name in stored))
        return cls([stored[f"weight_{k}"] for k in layers], [stored[f"bias_{k}"] for k in layers])
