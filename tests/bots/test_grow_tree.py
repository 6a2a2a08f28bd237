"""Growing a tree: a search that lacks room gets more."""

from spyrium.bots.search.grow_tree import Budget, grow_tree
from spyrium.rules.engine import Records

ROOM = 300  # nodes that this search wants before each simulation


def greedy_for_room(nodes: Records, used: int, simulations: int, seed: int) -> int:
    for _ in range(simulations):
        if used + ROOM > len(nodes):
            break
        used += 40
        nodes[0].visits += 1
    return used


def test_a_search_that_stops_for_lack_of_room_goes_on_in_a_larger_tree() -> None:
    assert grow_tree(greedy_for_room, Budget(simulations=100), seed=1, until_settled=False).nodes[0].visits == 100


def test_with_seconds_too() -> None:
    assert grow_tree(greedy_for_room, Budget(seconds=0.01), seed=1, until_settled=False).nodes[0].visits > 0
