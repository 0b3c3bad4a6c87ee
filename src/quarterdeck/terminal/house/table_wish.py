"""What somebody types to open a table at a house: the game, who sits there, rules, time."""

from typing import Any, NamedTuple

from quarterdeck.bots.levels import levels
from quarterdeck.core import options
from quarterdeck.core.errors import SeatsError, Unknown
from quarterdeck.core.game import AnyGame
from quarterdeck.games import find
from quarterdeck.rooms.clocks import AnyControl
from quarterdeck.terminal.house.clock_wish import CLOCK, NIGHTS, clock_form, read_clock
from quarterdeck.terminal.seating import ME

OPEN = "open"  # a chair for whoever comes
COACH, VISIBILITY = "coach", ("public", "link", "private")
OF_TIME = (f"{CLOCK}=", f"{NIGHTS}=")


class TableWish(NamedTuple):
    """A table as it is asked for: one word a seat."""

    game: AnyGame
    seats: tuple[str, ...]
    rules: dict[str, Any]
    visibility: str = "public"
    coach: bool = False
    clock: AnyControl | None = None

    def form(self) -> dict[str, Any]:
        """As the house wants it said."""
        agreed = {"options": self.rules, "visibility": self.visibility, "coach": self.coach}
        agreed["clock"] = clock_form(self.clock)
        return {"game": self.game.name, "seats": [*map(seat_form, self.seats)], **agreed}


def seat_form(seat: str) -> dict[str, str]:
    return {"kind": seat} if seat in (ME, OPEN) else {"kind": "bot", "level": seat}


def read_wish(said: str) -> TableWish:
    """`kapern me open captain target=5000 link coach clock=post:1d`; one chair is one's own."""
    name, *rest = said.split() or [""]
    game = find(name)
    terms = [each for each in rest if "=" in each]
    timed = dict(each.split("=", 1) for each in terms if each.startswith(OF_TIME))
    agreed = (each for each in terms if not each.startswith(OF_TIME))
    rules = dict(options.read_one(game.options, each) for each in agreed)
    words = [each for each in rest if "=" not in each]
    visibility = [each for each in words if each in VISIBILITY]
    seats = tuple(each for each in words if each not in (*VISIBILITY, COACH))
    shown = visibility[-1] if visibility else VISIBILITY[0]
    sitting, clock = check_chairs(game, seats), read_clock(timed)
    return TableWish(game, sitting, rules, shown, COACH in words, clock)


def check_chairs(game: AnyGame, seats: tuple[str, ...]) -> tuple[str, ...]:
    """Oneself and one open chair where nobody is named; else as many as the box allows."""
    sitting = seats or (ME, *[OPEN] * (game.seats[0] - 1))
    sitting = sitting if ME in sitting else (ME, *sitting)
    for seat in sitting:
        if seat not in (ME, OPEN, *levels(game)):
            raise Unknown("bot", seat, (ME, OPEN, *levels(game)))
    if len(sitting) not in game.seats:
        raise SeatsError(game.name, len(sitting), game.seats)
    return sitting
