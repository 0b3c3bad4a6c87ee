"""Luck that stays with the turn it belongs to.

Two games on the same stream see the same card and the same first throw in turn
seven, whatever was decided in turns one to six. So when bots change seats, what
differs is their play.
"""

from hashlib import blake2b

from quarterdeck.core.table import Event, Generated, Seat, TurnBegan


class StreamTable(Generated):
    """Counter-based chance, keyed by turn, seat and throw; deaf to all other news."""

    def __init__(self, seed: int) -> None:
        super().__init__(self._uniform)
        self.key = blake2b(str(seed).encode()).digest()
        self.turn, self.seat, self.throw = 0, 0, 0

    def _uniform(self) -> float:
        """The next number of this turn: 53 bits of a keyed hash."""
        self.throw += 1
        place = f"{self.turn} {self.seat} {self.throw}".encode()
        bits = blake2b(place, digest_size=8, key=self.key).digest()
        return (int.from_bytes(bits) >> 11) / 2**53

    def say(self, event: Event) -> None:
        """Nobody listens, but a turn that begins has luck of its own."""
        if type(event) is TurnBegan:
            self.turn, self.seat, self.throw = event.turn, event.seat, 0

    def whisper(self, event: Event, to: Seat, aloud: Event | None = None) -> None:
        """Nobody listens."""
