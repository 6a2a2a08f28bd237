"""The mean of networks."""

import numpy as np

from spyrium.bots.search.network import Network, shipped_network
from spyrium.bots.training.mean import mean_of


def test_every_weight_is_the_mean_of_both() -> None:
    net = shipped_network()
    doubled = Network(*(2 * array for array in net))
    for found, array in zip(mean_of([net, doubled]), net, strict=True):
        assert np.allclose(found, 1.5 * array)
        assert found.dtype == np.float32
