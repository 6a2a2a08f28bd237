"""Logs for people (one line of text) or for machines (one JSON object a line). No secrets: routes never log bodies."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

LONGEST_MESSAGE = 2_000
LONGEST_EXCEPTION = 16_000


def in_one_line(text: str, longest: int) -> str:
    """Whatever a visitor sent: no line can be forged, and none grows without end."""
    cut = text if len(text) <= longest else f"{text[:longest]}… ({len(text)} characters)"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in cut)


class TextLines(logging.Formatter):
    """Time, level, message, and an exception in the same line."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{at} {record.levelname} {in_one_line(record.getMessage(), LONGEST_MESSAGE)}"
        if record.exc_info:
            line += f" {in_one_line(self.formatException(record.exc_info), LONGEST_EXCEPTION)}"
        return line


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage()[:LONGEST_MESSAGE],
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)[:LONGEST_EXCEPTION]
        return msgspec.json.encode(line).decode()


def set_up(form: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for chatty in ("uvicorn.error", "alembic", "websockets"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
