"""Waddingtons Buccaneer: what may be done when, and what does it.

choose ports ── deal ── turn ──┬── sail ── (attack?) ──┬── port: trade, or at home move goods
                               ├── turn                ├── coast: Chance card
                               └── stay                ├── fight: spoils, free move
                                                       └── bows ── next turn

Every chapter is a file of its own: setup, sailing, islands, ports, trading, fighting, winning,
checking; the Chance cards have a folder, chance.
"""

from quarterdeck.core.game import Choices, Flow
from quarterdeck.core.menu import Menu
from quarterdeck.core.moment import Over

from . import actions as do
from . import checking, fighting, islands, ports, sailing, setup, trading
from . import moments as to
from .book import BOOK
from .chance import answers, crew_swap, storms
from .state import State

NOTHING: Menu[do.AnyAction] = Menu()


def nothing(_: State, __: Over) -> Menu[do.AnyAction]:
    return NOTHING


CHOICES: Choices[State, do.AnyAction] = {
    to.ChoosePort: setup.port_choices,
    to.Sail: sailing.deeds,
    to.Head: sailing.new_headings,
    to.Call: sailing.calls,
    to.Muster: fighting.recruits,
    to.Spoil: fighting.spoils,
    to.Keep: fighting.keepsakes,
    to.Flee: fighting.free_moves,
    to.Trade: trading.bargains,
    to.Moor: ports.moored_menu,
    to.Salvage: islands.salvageable,
    to.LandChart: islands.whether_to_chart,
    to.TakeTreasure: answers.treasures,
    to.Give: answers.crew_to_give,
    to.Discard: answers.crew_to_discard,
    to.Lose: answers.losses,
    to.Name: answers.names,
    to.Pick: crew_swap.pickable,
    to.Anchor: storms.anchorages,
    to.Drift: storms.drifts,
    to.Challenge: checking.whether_to_challenge,
    Over: nothing,
}

# Every decision of an owner's but for those of a fight whose hands are shown.
MUSTERED_AT = (
    *(to.Sail, to.Head, to.Call, to.Muster, to.Flee, to.Trade, to.Moor, to.Salvage, to.LandChart),
    *(to.TakeTreasure, to.Give, to.Discard, to.Lose, to.Name, to.Pick, to.Anchor, to.Drift),
    to.Challenge,
)

# An owner's goods, wherever he has a whole decision to himself.
HOUSEHOLD: Flow[State] = {
    **{(moment, do.Muster): ports.at(moment, ports.muster) for moment in MUSTERED_AT},
    **{
        (moment, do.Chest): ports.at(moment, ports.chest)
        for moment in (to.Sail, to.Head, to.Flee, to.Trade, to.Moor)
    },
    **{(moment, do.Load): ports.at(moment, ports.load) for moment in (to.Sail, to.Moor)},
    **{(moment, do.Land): ports.at(moment, ports.land) for moment in (to.Sail, to.Moor)},
}

# Parts of a choice: nothing comes of them until it is settled.
PICKS: Flow[State] = {
    (to.Keep, do.Keep): fighting.keep_own,
    (to.Keep, do.Take): fighting.keep_prize,
    (to.Trade, do.Offer): trading.offer,
    (to.Trade, do.Take): trading.take,
    (to.Salvage, do.Take): islands.salvage,
    (to.TakeTreasure, do.Take): answers.take_treasure,
    (to.Give, do.Give): answers.give_crew,
    (to.Give, do.GiveDocked): answers.give_from_docks,
    (to.Discard, do.Give): answers.discard,
    (to.Lose, do.Lose): answers.lose,
    (to.Lose, do.Give): answers.lose_crew_instead,
    (to.Pick, do.Pick): answers.pick,
}

FLOW: Flow[State] = {
    (to.ChoosePort, do.ChoosePort): setup.choose_port,
    (to.Sail, do.Sail): sailing.sail,
    (to.Sail, do.Turn): sailing.turn,
    (to.Sail, do.Stay): sailing.stay,
    (to.Head, do.Turn): islands.head,
    (to.Call, do.LetPass): sailing.let_pass,
    (to.Call, do.CallAttack): sailing.call_attack,
    (to.Muster, do.Done): fighting.muster_no_more,
    (to.Spoil, do.Plunder): fighting.plunder,
    (to.Spoil, do.Press): fighting.press,
    (to.Spoil, do.Done): fighting.spare,
    (to.Keep, do.Settle): fighting.share_out,
    (to.Flee, do.Sail): fighting.run,
    (to.Trade, do.Settle): trading.settle,
    (to.Trade, do.Done): trading.leave,
    (to.Moor, do.Done): ports.cast_off,
    (to.Salvage, do.Settle): islands.carry_off,
    (to.LandChart, do.LandChart): islands.land_chart,
    (to.LandChart, do.Done): islands.keep_chart,
    (to.TakeTreasure, do.Settle): answers.carry_aboard,
    (to.TakeTreasure, do.DrawCrew): answers.crew_instead,
    (to.Give, do.Settle): answers.part_with_crew,
    (to.Discard, do.Settle): answers.send_back,
    (to.Lose, do.Settle): answers.be_rid_of_it,
    (to.Name, do.Name): answers.name,
    (to.Pick, do.Settle): answers.picks_made,
    (to.Anchor, do.Anchor): storms.anchor,
    (to.Drift, do.Drift): answers.drift,
    (to.Challenge, do.LetPass): checking.let_stand,
    (to.Challenge, do.Challenge): checking.challenge,
    **PICKS,
    **HOUSEHOLD,
}

# Crew that leaves a hand with its back up: everyone counts it, and not everyone sees its colour.
SEALED = frozenset({(to.Give, do.Settle), (to.Discard, do.Settle), (to.Lose, do.Settle)})


@BOOK.rule("W41a")
def adds(state: State, action: do.AnyAction) -> bool:
    """Whether an action only adds to what is picked."""
    return (type(state.awaiting), type(action)) in PICKS
