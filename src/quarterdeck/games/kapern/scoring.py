"""What dice are worth: groups, treasure, the chest, ships.

Throws repeat, so every price is worked out once and then looked up.
"""

from functools import cache

from quarterdeck.core.counts import Counts, bump

from . import components as box
from .book import BOOK
from .options import Options


@BOOK.rule("K25", "K26")
def symbols(card: int, dice: Counts) -> Counts:
    """The dice as they count under a card: its own treasure added, animals made one."""
    if card == box.GOLD_COIN:
        return bump(dice, box.COIN, +1)
    if card == box.GEM:
        return bump(dice, box.DIAMOND, +1)
    if card == box.ANIMALS:
        skull, sabre, monkey, parrot, *treasure = dice
        return (skull, sabre, monkey + parrot, 0, *treasure)
    return dice


@BOOK.rule("K11")
def groups(shown: Counts) -> int:
    _skulls, *others = shown
    return sum(box.GROUP[count] for count in others)


@BOOK.rule("K12")
def treasure(shown: Counts) -> int:
    return box.TREASURE * (shown[box.COIN] + shown[box.DIAMOND])


@BOOK.rule("K13")
def fills_the_chest(card: int, dice: Counts) -> bool:
    """Every one of the eight dice scores; a ship's sabres score by being needed."""
    skulls, sabres, monkeys, parrots, *_ = symbols(card, dice)
    needed = box.SABRES_ON[card]
    armed = bool(needed) and sabres == needed
    return not skulls and all(n == 0 or n >= 3 for n in (monkeys, parrots, 0 if armed else sabres))


@BOOK.rule("K14", "guardian_chest", "skull_chest")
def chest_is_possible(options: Options, card: int, lifted: bool) -> bool:
    """Not with a Skull card, nor once a skull was rolled, even one the Guardian lifted."""
    if box.SKULLS_ON[card]:
        return options.skull_chest
    return options.guardian_chest or not lifted


@cache  # cards and ways eight dice can lie
def bounty(card: int, dice: Counts, chest: bool) -> tuple[int, bool]:
    """The points of stopping here, and whether the chest is filled where it may be."""
    filled = chest and fills_the_chest(card, dice)
    return worth(card, dice, filled), filled


@BOOK.rule("K15", "K21", "K24")
def worth(card: int, dice: Counts, chest: bool) -> int:
    """The points of some dice; a ship without its sabres costs its bonus."""
    if dice[box.SABRE] < box.SABRES_ON[card]:
        return -box.BONUS_ON[card]
    shown = symbols(card, dice)
    points = groups(shown) + treasure(shown) + box.BONUS_ON[card] + box.CHEST * chest
    return points * (2 if card == box.PIRATE else 1)


@cache  # ways eight dice can lie
@BOOK.rule("K20")
def points_saved(island: Counts) -> int:
    """What dice on Treasure Island are worth when the skulls have come: no chest."""
    return groups(island) + treasure(island)


@BOOK.rule("K9", "K19")
def wreckage(card: int, island: Counts) -> int:
    """The points of a turn that ends by skulls: a ship's are lost, an island's are safe."""
    return points_saved(island) - box.BONUS_ON[card]


@BOOK.rule("K31")
def is_magic(card: int, dice: Counts) -> bool:
    """Nine of a kind, skulls apart."""
    return max(symbols(card, dice)[1:]) > box.DICE
