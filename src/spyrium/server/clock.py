"""The time that games and deadlines go by."""

import time

DAY = 86_400_000  # milliseconds


class SteadyClock:
    """The system's time, except that it never goes back: games must not gain time when somebody corrects that."""

    def __init__(self) -> None:
        self._ahead = 0  # of the steady counter, in milliseconds
        self.now()

    def now(self) -> int:
        steady = time.monotonic_ns() // 1_000_000
        self._ahead = max(self._ahead, time.time_ns() // 1_000_000 - steady)
        return steady + self._ahead

    def not_before(self, moment: int) -> None:
        """Go on from a moment that games have already seen, perhaps on a machine whose time was ahead."""
        self._ahead += max(0, moment - self.now())


CLOCK = SteadyClock()


def now() -> int:
    """Milliseconds since 1970."""
    return CLOCK.now()
