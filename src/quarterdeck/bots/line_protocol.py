"""What host and guest say to each other, a line each: docs/bot_protocol.md.

    host   quarterdeck 1
    guest  bot NAME
    host   game {"game": "kapern", "seats": 2, "seed": 7, "options": {...}, ...}
    guest  ready
    host   choose {"seat": 0, "legal": ["roll"], "view": {...}}
    guest  do roll
    host   quit

Instead of any answer a guest may say `error` and why.
"""

from typing import Any

import msgspec

PROTOCOL = 1
LONGEST_LINE = 64 * 1024  # bytes of an answer


class GameLine(msgspec.Struct, frozen=True):
    """A new game, and the guest's part in it."""

    game: str
    version: int
    options: Any
    seed: int
    seconds: float | None  # that it may think, or
    iterations: int | None  # how much


class ChooseLine(msgspec.Struct, frozen=True):
    """A decision of the guest's seat: what it sees, and all that it may do."""

    seat: int
    legal: tuple[str, ...]
    view: msgspec.Raw


write_line = msgspec.json.Encoder().encode
read_game = msgspec.json.Decoder(GameLine).decode
read_choose = msgspec.json.Decoder(ChooseLine).decode
