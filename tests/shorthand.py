"""Cards as tests write them: `miner:3`, or `university-1:2,1` with several tokens; nothing of Spyrium is needed."""

from typing import Any


def with_tokens(text: str) -> tuple[str, list[int]]:
    name, _, tokens = text.partition(":")
    return name, [int(token) for token in tokens.split(",") if token]


def lying(text: str | None) -> dict[str, Any] | None:
    if text is None:
        return None
    name, tokens = with_tokens(text)
    return {"card": name, "tokens": tokens}
