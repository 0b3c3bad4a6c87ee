"""Waddingtons Buccaneer: what may be done when, and what does it.

choose ports ── deal ── turn ──┬── sail ── (attack?) ──┬── port: trade, or at home move goods
                               ├── turn                ├── coast: Chance card
                               └── stay                ├── fight: spoils, free move
                                                       └── bows ── next turn

Every chapter is a file of its own: setup, sailing, fighting, ports, trading, stops, chance (with
storms, losses, company and swapping), answers, turns.
"""

from quarterdeck.core.game import Choices, Flow
from quarterdeck.core.menu import Menu
from quarterdeck.core.moment import Over

from . import actions as do
from . import (
    answers,
    chance,
    fighting,
    ports,
    sailing,
    setup,
    stops,
    storms,
    swapping,
    trading,
    turns,
)
from .state import (
    State,
    ToAnchor,
    ToCall,
    ToChallenge,
    ToChoosePort,
    ToDiscard,
    ToDrift,
    ToFlee,
    ToGive,
    ToHead,
    ToKeep,
    ToLandChart,
    ToLose,
    ToMoor,
    ToMuster,
    ToName,
    ToPick,
    ToSail,
    ToSalvage,
    ToSpoil,
    ToTakeTreasure,
    ToTrade,
)

NOTHING: Menu[do.AnyAction] = Menu()
CHALLENGE_OR_NOT: Menu[do.AnyAction] = Menu((do.PASS, do.CHALLENGE))


def doubts(_: State, __: ToChallenge) -> Menu[do.AnyAction]:
    """Silence lets a move stand."""
    return CHALLENGE_OR_NOT


def nothing(_: State, __: Over) -> Menu[do.AnyAction]:
    return NOTHING


CHOICES: Choices[State, do.AnyAction] = {
    ToChoosePort: setup.port_choices,
    ToSail: sailing.deeds,
    ToHead: sailing.new_headings,
    ToCall: sailing.calls,
    ToMuster: fighting.recruits,
    ToSpoil: fighting.spoils,
    ToKeep: fighting.keepsakes,
    ToFlee: fighting.free_moves,
    ToTrade: trading.bargains,
    ToMoor: ports.moored,
    ToSalvage: stops.salvageable,
    ToLandChart: stops.charted,
    ToTakeTreasure: chance.treasures,
    ToGive: answers.crew_to_give,
    ToDiscard: answers.crew_to_discard,
    ToLose: answers.losses,
    ToName: answers.names,
    ToPick: swapping.pickable,
    ToAnchor: storms.anchorages,
    ToDrift: storms.drifts,
    ToChallenge: doubts,
    Over: nothing,
}

# An owner's goods, wherever he has a whole decision to himself.
HOUSEHOLD: Flow[State] = {
    **{
        (moment, do.Muster): ports.at(moment, ports.muster)
        for moment in (ToSail, ToHead, ToFlee, ToTrade, ToMoor, ToMuster)
    },
    **{
        (moment, do.Chest): ports.at(moment, ports.chest)
        for moment in (ToSail, ToHead, ToFlee, ToTrade, ToMoor)
    },
    **{(moment, do.Load): ports.at(moment, ports.load) for moment in (ToSail, ToMoor)},
    **{(moment, do.Land): ports.at(moment, ports.land) for moment in (ToSail, ToMoor)},
}

FLOW: Flow[State] = {
    (ToChoosePort, do.ChoosePort): setup.choose_port,
    (ToSail, do.Sail): sailing.sail,
    (ToSail, do.Turn): sailing.turn,
    (ToSail, do.Stay): sailing.stay,
    (ToHead, do.Turn): stops.head,
    (ToCall, do.LetPass): sailing.let_pass,
    (ToCall, do.CallAttack): sailing.call_attack,
    (ToMuster, do.Done): fighting.muster_no_more,
    (ToSpoil, do.Plunder): fighting.plunder,
    (ToSpoil, do.Press): fighting.press,
    (ToSpoil, do.Done): fighting.spare,
    (ToKeep, do.Keep): fighting.keep_own,
    (ToKeep, do.Take): fighting.keep_prize,
    (ToKeep, do.Done): fighting.keep_no_more,
    (ToFlee, do.Sail): fighting.run,
    (ToTrade, do.Offer): trading.offer,
    (ToTrade, do.Take): trading.take,
    (ToTrade, do.Settle): trading.settle,
    (ToTrade, do.Cancel): trading.cancel,
    (ToTrade, do.Done): trading.leave,
    (ToMoor, do.Done): ports.cast_off,
    (ToSalvage, do.Take): stops.salvage,
    (ToSalvage, do.Done): stops.leave_the_rest,
    (ToLandChart, do.LandChart): stops.land_chart,
    (ToLandChart, do.Done): stops.keep_chart,
    (ToTakeTreasure, do.Take): chance.take_treasure,
    (ToTakeTreasure, do.DrawCrew): chance.crew_instead,
    (ToTakeTreasure, do.Done): chance.enough_treasure,
    (ToGive, do.Give): answers.give_crew,
    (ToGive, do.GiveDocked): answers.give_from_docks,
    (ToDiscard, do.Give): answers.discard,
    (ToLose, do.Lose): answers.lose,
    (ToLose, do.Give): answers.lose_crew_instead,
    (ToName, do.Name): answers.name,
    (ToPick, do.Pick): swapping.pick,
    (ToAnchor, do.Anchor): storms.anchor,
    (ToDrift, do.Drift): storms.drift,
    (ToChallenge, do.LetPass): turns.let_stand,
    (ToChallenge, do.Challenge): turns.challenge,
    **HOUSEHOLD,
}
