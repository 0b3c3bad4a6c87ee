"""A house that closes tells so first, and closes after a while: who comes is sent elsewhere."""

import threading
from types import FrameType
from typing import Any

import uvicorn


class Door:
    """Where people come in."""

    is_open = True  # whether they may be sent here
    passed_on = 0  # lines that another worker of this machine has taken


class DrainingServer(uvicorn.Server):
    """It closes when it is told to; where it drains, so many seconds later, or when told again."""

    def __init__(self, edge: Any, door: Door, drain: float) -> None:
        super().__init__(edge)
        self.door, self.drain = door, drain

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.drain and self.door.is_open:
            closing = threading.Timer(self.drain, super().handle_exit, (sig, frame))
            closing.daemon = True
            closing.start()
        else:
            super().handle_exit(sig, frame)
        self.door.is_open = False
