"""What a house writes for its host: lines for people, or JSON for programs."""

import logging
import sys
from typing import Any

import msgspec

PLAIN = "%(asctime)s %(name)s: %(message)s"
ASKED = ("client", "method", "path", "http", "status")  # what uvicorn tells of a request


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        if record.name == "uvicorn.access" and isinstance(record.args, tuple):
            told |= dict(zip(ASKED, record.args, strict=False))
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told, enc_hook=str).decode()


def is_worth_writing(record: logging.LogRecord) -> bool:
    """That a line was refused is no fault, though uvicorn calls every one so."""
    return "without completing handshake" not in record.getMessage()


def write_logs(level: str, as_json: bool, access: bool) -> None:
    """To the standard error; who asked for what only where somebody wants to know."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines() if as_json else logging.Formatter(PLAIN))
    lines.addFilter(is_worth_writing)
    logging.basicConfig(level=level.upper(), handlers=[lines], force=True)
    logging.getLogger("uvicorn.access").setLevel(logging.INFO if access else logging.CRITICAL)
