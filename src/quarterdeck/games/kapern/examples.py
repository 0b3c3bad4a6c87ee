"""Examples for whoever reads the rules: `pirate 3c2d3m` is what stopping with that would bring."""

import re

from quarterdeck.core.counts import Counts
from quarterdeck.core.errors import NotationError
from quarterdeck.core.examples import Example
from quarterdeck.core.sentence import Sentence, sentence

from . import components as box
from .notation import read_dice
from .options import Options
from .prices import Earning, bounty_with_earnings
from .scoring import chest_is_possible, wreckage

WRITTEN = re.compile(rf"(?P<card>{'|'.join(box.CARDS)}) (?P<dice>(?:\d[{box.LETTERS}])+)")
TRIES = ("pirate 3c2d3m", "ship2 3s4p1k")


def example(options: Options, text: str) -> Example:
    """A card and eight dice; with the third skull nobody stops any more."""
    card, dice = read_example(text)
    skulls = dice[box.SKULL] + box.SKULLS_ON[card]
    if skulls >= box.DEADLY:
        told = sentence("kapern-skulls", skulls=skulls)
        return Example((wreckage(card, box.NO_DICE),), (told,))
    paid = bounty_with_earnings(card, dice, chest_is_possible(options, card, lifted=False))
    return Example((paid.points,), tuple(earning_said(each) for each in paid.earnings))


def read_example(text: str) -> tuple[int, Counts]:
    match = WRITTEN.fullmatch(text)
    if match and sum(dice := read_dice(match["dice"])) == box.DICE:
        return box.CARDS.index(match["card"]), dice
    raise NotationError(text, TRIES)


def earning_said(part: Earning) -> Sentence:
    count = sum(read_dice(part.dice)) if part.dice else 0
    parts = {"kind": part.kind, "dice": part.dice}
    return sentence("kapern-earning", **parts, points=part.points, count=count)
