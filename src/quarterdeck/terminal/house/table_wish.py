"""What somebody types to open a table at a house: the game, who sits there, rules, time."""

from collections.abc import Collection
from typing import Any, NamedTuple

from quarterdeck.core import options
from quarterdeck.core.errors import SeatsError, Unknown
from quarterdeck.core.game import AnyGame
from quarterdeck.games import find
from quarterdeck.rooms.clocks import AnyControl
from quarterdeck.terminal.house.clock_wish import CLOCK, NIGHTS, clock_form, read_clock
from quarterdeck.terminal.seating import ME

OPEN = "open"  # a chair for whoever comes
COACH, FAIR, VISIBILITY = "coach", "fair", ("public", "link", "private")
USUAL = "link"  # as on the page: whoever has the address, and no list shows it
OF_TIME = (f"{CLOCK}=", f"{NIGHTS}=")


class TableWish(NamedTuple):
    """A table as it is asked for: one word a seat."""

    game: AnyGame
    seats: tuple[str, ...]
    rules: dict[str, Any]
    visibility: str = USUAL
    coach: bool = False
    clock: AnyControl | None = None
    fair: bool = False  # whether people and house make the luck together

    def form(self) -> dict[str, Any]:
        """As the house wants it said."""
        agreed = {"options": self.rules, "visibility": self.visibility, "coach": self.coach}
        agreed |= {"clock": clock_form(self.clock), "fair": self.fair}
        return {"game": self.game.name, "seats": [*map(seat_form, self.seats)], **agreed}


def seat_form(seat: str) -> dict[str, str]:
    return {"kind": seat} if seat in (ME, OPEN) else {"kind": "bot", "level": seat}


def read_wish(said: str) -> TableWish:
    """`kapern me open captain target=5000 link fair clock=post:1d`; one chair is one's own."""
    name, *rest = said.split() or [""]
    game = find(name)
    terms = [each for each in rest if "=" in each]
    timed = dict(each.split("=", 1) for each in terms if each.startswith(OF_TIME))
    agreed = (each for each in terms if not each.startswith(OF_TIME))
    rules = dict(options.read_one(game.options, each) for each in agreed)
    words = [each for each in rest if "=" not in each]
    visibility = [each for each in words if each in VISIBILITY]
    seats = tuple(each for each in words if each not in (*VISIBILITY, COACH, FAIR))
    shown = visibility[-1] if visibility else USUAL
    sitting, clock = check_chairs(game, seats), read_clock(timed)
    return TableWish(game, sitting, rules, shown, COACH in words, clock, FAIR in words)


def check_chairs(game: AnyGame, seats: tuple[str, ...]) -> tuple[str, ...]:
    """Oneself and one open chair where nobody is named; else as many as the box allows."""
    sitting = seats or (ME, *[OPEN] * (game.seats[0] - 1))
    sitting = sitting if ME in sitting else (ME, *sitting)
    if len(sitting) not in game.seats:
        raise SeatsError(game.name, len(sitting), game.seats)
    return sitting


def check_bots(seats: tuple[str, ...], offered: Collection[str]) -> None:
    """Who sits down is one of those whom the house offers."""
    known = (ME, OPEN, *offered)
    for seat in seats:
        if seat not in known:
            raise Unknown("bot", seat, known)
