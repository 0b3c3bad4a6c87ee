"""The numbers of the box that sentences speak of: `{ $box_toll }` in words/*.ftl."""

from . import components as box

NUMBERS: dict[str, int] = {
    "coin": box.COIN_WORTH,
    "gem": box.GEM_WORTH,
    "toll": box.TOLL,
    "rounds": box.ROUNDS,
}
