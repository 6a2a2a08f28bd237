"""Reads a QR code from its dark modules, as a camera would: no error correction, one block, bytes."""

import re
from collections.abc import Callable, Iterator

Module = tuple[int, int]  # x, y
MASKS: list[Callable[[int, int], bool]] = [
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
]
MASK_BITS = [(2, 8), (3, 8), (4, 8)]
MASK_OF_THE_MASK = 0b101


def modules(path: str) -> set[Module]:
    """The dark modules of an SVG path of unit squares, without the quiet border."""
    dark = [(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)]
    left, top = min(x for x, _ in dark), min(y for _, y in dark)
    return {(x - left, y - top) for x, y in dark}


def read(dark: set[Module]) -> str:
    """The text of a code of up to version 5 with low error correction (a single block of bytes)."""
    size = 1 + max(x for x, _ in dark)
    number = sum(((x, y) in dark) << bit for bit, (x, y) in zip((2, 1, 0), MASK_BITS, strict=True))
    mask = MASKS[number ^ MASK_OF_THE_MASK]
    bits = [((x, y) in dark) ^ mask(x, y) for x, y in data_modules(size)]

    def value(start: int, length: int) -> int:
        return int("".join("01"[bit] for bit in bits[start : start + length]), 2)

    assert value(0, 4) == 0b0100, "not a code of bytes"
    return bytes(value(12 + 8 * i, 8) for i in range(value(4, 8))).decode()


def data_modules(size: int) -> Iterator[Module]:
    """In pairs of columns from the right, up and down in turn, around the patterns and the timing column."""
    upwards = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for y in reversed(range(size)) if upwards else range(size):
            for x in (right, right - 1):
                if not reserved(x, y, size):
                    yield x, y
        upwards = not upwards


def reserved(x: int, y: int, size: int) -> bool:
    """Finders with their format bits, timing, and the one alignment pattern of versions 2 to 6."""
    finder = (x < 9 and y < 9) or (x < 9 and y >= size - 8) or (x >= size - 8 and y < 9)
    aligned = size > 21 and size - 9 <= x < size - 4 and size - 9 <= y < size - 4
    return finder or aligned or x == 6 or y == 6
