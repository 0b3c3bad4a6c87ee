"""The numbers of the box that sentences speak of: `{ $box_ships }` in words/*.ftl."""

from . import components as box
from .ships import CREWS, SHIPS

NUMBERS: dict[str, int] = {
    "start": box.START,
    "ships": SHIPS,
    "open": box.OPEN,
    "fleets": SHIPS // box.OPEN,
    "discs": box.HAND,
    "least_crew": CREWS[0],
    "highest": box.HIGHEST,
    "rebels": box.REBELS,
    "consolation": box.CONSOLATION,
}
