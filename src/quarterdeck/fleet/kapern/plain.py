"""A game in arrays as the rules know it, for whoever wants to look at one."""

from collections.abc import Mapping
from typing import Any

from quarterdeck.core.counts import Counts, bump, minus
from quarterdeck.core.moment import Over
from quarterdeck.fleet.terms import FleetTerms
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern import state as at

from . import tables as the
from .observing import MOMENTS
from .state import FINAL, OVER, RACE, REPLY, ROLL, SUDDEN


def rebuild(terms: FleetTerms, numbers: Mapping[str, Any]) -> at.State:
    """One game from its fields, each a number or a list of them."""
    pile, card, moment = tuple(numbers["pile"]), numbers["card"], numbers["moment"]
    return at.State(
        options=terms.options,
        scores=tuple(numbers["scores"]),
        stage=plain_stage(numbers["stage"], numbers["starter"]),
        turn=numbers["turn"],
        pile=pile,
        discards=minus(box.DECK, bump(pile, card, +1)),
        card=card,
        dice=box.NO_DICE if moment == ROLL else the.LYING[numbers["dice"]],
        island=(0, *the.LYING[numbers["island"]][1:]),
        lifted=numbers["lifted"],
        awaiting=plain_moment(moment, numbers["seat"], numbers["winners"]),
    )


def plain_stage(stage: int, starter: int) -> at.AnyStage:
    stages: dict[int, at.AnyStage] = {
        RACE: at.RACE,
        FINAL: at.Final(starter),
        REPLY: at.Reply(starter),
        SUDDEN: at.SUDDEN,
    }
    return stages[stage]


def plain_moment(moment: int, seat: int, winners: Counts) -> at.AnyMoment:
    if moment == OVER:
        return Over(tuple(seat for seat, won in enumerate(winners) if won))
    found: at.AnyMoment = MOMENTS[moment](seat)
    return found
