"""Piraten Kapern for learners: nothing is hidden, so an observation is the whole table."""

from collections.abc import Mapping

from quarterdeck.core.moment import Over
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern import state as at
from quarterdeck.games.kapern.options import Options
from quarterdeck.numbering.layout import Learnable, Standpoint
from quarterdeck.numbering.parts import (
    Scalars,
    amount,
    count_of_each,
    either,
    one_of,
    remember_values,
    set_of,
    struct_of,
    yes_no,
)

LONG_GAME = 40  # turns


def fields(here: Standpoint) -> Mapping[str, Scalars]:
    options: Options = here.options
    cards = count_of_each(box.CARDS, max(box.DECK))
    dice = count_of_each(box.FACES, box.DICE)
    return {
        "scores": remember_values(here.round_table(amount(options.target))),
        "stage": remember_values(stage_reached(here)),
        "turn": amount(LONG_GAME),
        "pile": cards,
        "discards": cards,
        "card": one_of(box.CARDS),
        "dice": dice,
        "island": dice,
        "lifted": yes_no(),
        "awaiting": remember_values(moment(here)),
    }


def stage_reached(here: Standpoint) -> Scalars:
    starter = struct_of(starter=here.which())
    nothing = struct_of()
    return either({at.Race: nothing, at.Final: starter, at.Reply: starter, at.Sudden: nothing})


def moment(here: Standpoint) -> Scalars:
    deciding = struct_of(seat=here.which())
    kinds = (at.ToRoll, at.ToPlace, at.ToDecide, at.ToRescue, at.ToGather)
    over = struct_of(winners=set_of(here.names, here.number))
    return either({**dict.fromkeys(kinds, deciding), Over: over})


LEARNABLE = Learnable(fields, sampled=True)
