"""What somebody types to open a table at a house: the game, who sits there, the house rules."""

from typing import Any, NamedTuple

from quarterdeck.bots.levels import levels
from quarterdeck.core import options
from quarterdeck.core.errors import SeatsError, Unknown
from quarterdeck.core.game import AnyGame
from quarterdeck.games import find
from quarterdeck.terminal.seating import ME

OPEN = "open"  # a chair for whoever comes
COACH, VISIBILITY = "coach", ("public", "link", "private")


class TableWish(NamedTuple):
    """A table as it is asked for: one word a seat."""

    game: AnyGame
    seats: tuple[str, ...]
    rules: dict[str, Any]
    visibility: str = "public"
    coach: bool = False

    def form(self) -> dict[str, Any]:
        """As the house wants it said."""
        agreed = {"options": self.rules, "visibility": self.visibility, "coach": self.coach}
        return {"game": self.game.name, "seats": [*map(seat_form, self.seats)], **agreed}


def seat_form(seat: str) -> dict[str, str]:
    return {"kind": seat} if seat in (ME, OPEN) else {"kind": "bot", "level": seat}


def read_wish(said: str) -> TableWish:
    """`kapern me open captain target=5000 link coach`; a chair is kept for oneself anyway."""
    name, *rest = said.split() or [""]
    game = find(name)
    rules = dict(options.read_one(game.options, each) for each in rest if "=" in each)
    words = [each for each in rest if "=" not in each]
    visibility = [each for each in words if each in VISIBILITY]
    seats = tuple(each for each in words if each not in (*VISIBILITY, COACH))
    shown = visibility[-1] if visibility else VISIBILITY[0]
    return TableWish(game, check_chairs(game, seats), rules, shown, COACH in words)


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
