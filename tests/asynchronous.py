"""Coroutines in tests: Playwright keeps an event loop in the main thread, so they run in another."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Outcome = TypeVar("Outcome")


def run_apart(coroutine: Coroutine[Any, Any, Outcome]) -> Outcome:
    """What the coroutine returns or raises, from an event loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()
