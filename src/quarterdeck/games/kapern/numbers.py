"""The numbers of the box that sentences speak of: `{ $box_dice }` in words/*.ftl."""

from quarterdeck.core.options import choices

from . import components as box
from .options import Options

LOW, TARGET, HIGH = choices(Options)["target"]
NINE = box.DICE + 1  # of a kind: all dice and the coin or diamond of the card

NUMBERS: dict[str, int] = {
    "dice": box.DICE,
    "rounds": box.ROUNDS,
    "treasure": box.TREASURE,
    "chest": box.CHEST,
    "curse": box.CURSE,
    "double_curse": 2 * box.CURSE,
    "nine": box.GROUP[NINE] + NINE * box.TREASURE + box.CHEST,
    "target": TARGET,
    "low_target": LOW,
    "high_target": HIGH,
    **{f"group{count}": box.GROUP[count] for count in range(3, box.DICE + 1)},
    **{f"sabres{box.SABRES_ON[ship]}": box.SABRES_ON[ship] for ship in box.SHIPS},
    **{f"bonus{box.SABRES_ON[ship]}": box.BONUS_ON[ship] for ship in box.SHIPS},
}
