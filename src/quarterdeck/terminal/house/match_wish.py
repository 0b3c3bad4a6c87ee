"""What somebody types to play with whoever wants the same: the game, how many, how long to wait."""

from typing import Any, NamedTuple

from quarterdeck.core.errors import SeatsError, Unknown, quote
from quarterdeck.core.game import AnyGame
from quarterdeck.games import find
from quarterdeck.rooms.clocks import AnyControl
from quarterdeck.terminal.house.clock_wish import CLOCK, NIGHTS, clock_form, read_clock
from quarterdeck.terminal.house.trouble import HouseTrouble

SEATS, WAIT = "seats", "wait"
SAID = (SEATS, WAIT, CLOCK, NIGHTS)
LONGEST_WAIT = 3600  # seconds
USUAL_WAIT = 60


class MatchWish(NamedTuple):
    """People are waited for so many seconds, then bots sit down."""

    game: AnyGame
    seats: int
    wait: int = USUAL_WAIT
    clock: AnyControl | None = None

    def form(self) -> dict[str, Any]:
        """People who do not know each other make the luck together, as they do by the page."""
        agreed = {"wait": self.wait, "clock": clock_form(self.clock), "fair": True}
        return {"game": self.game.name, "seats": self.seats, **agreed}


def read_match(said: str) -> MatchWish:
    """`kapern seats=3 wait=60 clock=post:1d`; as few as the game takes where no number is named."""
    name, *rest = said.split() or [""]
    game, agreed = find(name), dict(map(read_term, rest))
    seats = read_number(SEATS, agreed.get(SEATS, str(game.seats[0])))
    wait = read_number(WAIT, agreed.get(WAIT, str(USUAL_WAIT)))
    if seats not in game.seats:
        raise SeatsError(game.name, seats, game.seats)
    if wait > LONGEST_WAIT:
        raise HouseTrouble("bad-match", text=f"{WAIT}={wait}")
    return MatchWish(game, seats, wait, read_clock(agreed))


def read_term(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise HouseTrouble("bad-match", text=quote(text))
    if name not in SAID:
        raise Unknown("option", name, SAID)
    return name, value


def read_number(name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= len(str(LONGEST_WAIT))):
        raise HouseTrouble("bad-match", text=quote(f"{name}={value}"))
    return int(value)
