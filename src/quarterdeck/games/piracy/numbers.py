"""The numbers of the box that sentences speak of: `{ $box_chests }` in words/*.ftl."""

from . import components as box

NUMBERS: dict[str, int] = {
    "chests": box.CHESTS,
    "enough": box.ENOUGH,
    "per_island": box.PER_ISLAND,
    "ships": box.SHIPS,
    "harbours": box.HARBOURS,
    "open": box.GARRISONS[box.OPEN],
    "closed": box.GARRISONS[box.CLOSED],
    "speed": box.SPEED,
    "turns": box.TURNS,
}
