"""How fast things are shown: a rest between steps, cut short when someone is in a hurry."""

import asyncio
import os
from contextlib import suppress

from textual.app import App

PACE = 0.8  # seconds a step, slow enough to follow a bot's turn


class Tempo:
    """A pace of nought shows everything at once."""

    def __init__(self, pace: float = PACE, motion: bool = True) -> None:
        self.pace, self.motion = pace, motion
        self.hurried = asyncio.Event()

    def hurry(self) -> None:
        """No more rests until the next turn."""
        self.hurried.set()

    def calm(self) -> None:
        self.hurried.clear()

    async def rest(self, beats: float = 1.0) -> None:
        if self.pace:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), self.pace * beats)

    @property
    def moving(self) -> bool:
        """Whether there is time, and leave, for animation."""
        return self.motion and bool(self.pace) and not self.hurried.is_set()


def tempo_of(app: App[None], pace: float) -> Tempo:
    """Still dice for whoever asked for no motion."""
    return Tempo(pace, app.animation_level != "none" and "NO_MOTION" not in os.environ)
