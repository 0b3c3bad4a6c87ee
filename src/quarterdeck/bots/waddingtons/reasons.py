"""Why the coach advises something: what it does at once, or where it leads next.

What an action comes to is seen by carrying it out in one imagined world, with all that its owner
still decides in the same turn; nothing is told of it that chance or hidden crew decides, but for
the odds of a fight.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from quarterdeck.core.counts import Counts
from quarterdeck.core.sentence import Sentence, sentence
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME, sea
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.crew import fighting_strength, sailing_strength
from quarterdeck.games.waddingtons.narrate import things, treasure
from quarterdeck.games.waddingtons.sailing import faces_treasure
from quarterdeck.games.waddingtons.state import Ship, State, fortune
from quarterdeck.games.waddingtons.trading import things_carried
from quarterdeck.games.waddingtons.view import View

from . import distances
from .chores import fighting_hand, ship_asked
from .fight_odds import Odds, against
from .mate import target_of
from .playout import quick_action
from .race import ANCHORAGE, lie_of, quickest_plan, turns_to

# Fights


class Attack(NamedTuple):
    """On whom, by home port, and how it may end."""

    port: str
    odds: Odds


def attack_of(seen: View, world: State, action: do.AnyAction) -> Attack | None:
    """Where an action is an attack: with crew from the docks, where that helps."""
    now, target = world.awaiting, None
    if isinstance(now, to.Call) and isinstance(action, do.CallAttack):
        target = world.sailing
    elif isinstance(now, to.Sail) and isinstance(action, do.Sail):
        target = target_of(world, now.ship, action)
    if target is None:
        return None
    odds = against(seen, fighting_hand(world, ship_asked(world)), target)
    return Attack(box.PORTS[world.ships[target].home], odds)


def about_attack(attack: Attack, equal: str) -> Sentence:
    return sentence(
        "waddingtons-coach-fight", port=attack.port, equal=equal, **attack.odds._asdict()
    )


# Everything else


def reason(world: State, action: do.AnyAction, worlds: int) -> Sentence:
    """One plain sentence; where there is nothing to tell, in how many worlds it was tried."""
    about = REASONS.get((type(world.awaiting), type(action))) or REASONS.get(type(action))
    if about is None:
        return sentence("waddingtons-coach-weighed", worlds=worlds)
    return about(world, action)


def carried_out(world: State, action: do.AnyAction) -> State:
    """What comes of an action once its owner has decided all that belongs to it.

    Whoever is passed on the way lets it pass.
    """
    seat, table = GAME.to_move(world), QuietTable(0)
    state = GAME.apply(world, action, table)
    while state.turn == world.turn and GAME.to_move(state) is not None:
        if isinstance(state.awaiting, to.Call):
            state = GAME.apply(state, do.PASS, table)
        elif GAME.to_move(state) == seat:
            state = GAME.apply(state, quick_action(state, table.random), table)
        else:
            break
    return state


def own(world: State) -> Ship:
    return world.ships[ship_asked(world)]


# Courses


def about_move(world: State, action: do.Sail) -> Sentence:
    ship = own(world)
    end = sea.RAYS[ship.square][action.heading][action.distance - 1]
    if end in sea.COAST:
        return sentence("waddingtons-coach-card")
    if end == sea.ANCHOR_CORNER and any(ship.cards[chart] for chart in box.CHARTS):
        return sentence("waddingtons-coach-chart")
    if end >= sea.FIRST_HARBOUR:
        return about_port(world, action, end - sea.FIRST_HARBOUR)
    return about_course(world, action)


def about_turn(world: State, action: do.Turn) -> Sentence:
    """Off Treasure Island turning earns a card."""
    ship = own(world)
    if ship.square in sea.COAST and not faces_treasure(ship):
        return sentence("waddingtons-coach-card")
    return about_course(world, action)


def about_course(world: State, action: do.AnyAction) -> Sentence:
    """Where it leads next, and with what bows."""
    index, after = ship_asked(world), carried_out(world, action)
    ship = after.ships[index]
    plan = about_plan(after, index)
    if ship.square >= sea.FIRST_HARBOUR or GAME.to_move(after) is None:
        return plan
    heading = sea.HEADINGS[ship.heading]
    return sentence("waddingtons-coach-course", plan=plan, heading=heading)


def about_plan(state: State, index: int) -> Sentence:
    """The quickest way to twenty from there: where it leads first, in how many turns."""
    lie = lie_of(state, index)
    ship, plan = lie.ship, quickest_plan(lie)
    turns = max(1, turns_to(lie, plan.goal))
    if plan.goal is distances.COAST:
        return sentence("waddingtons-coach-to-island", turns=turns)
    if plan.goal is ANCHORAGE:
        return sentence("waddingtons-coach-to-corner", turns=turns)
    port, points = min(plan.goal) - sea.FIRST_HARBOUR, round(plan.points)
    if port == ship.home:
        return about_homeward(state, ship, turns)
    gain = points - box.points(ship.hold)
    return sentence("waddingtons-coach-to-port", port=box.PORTS[port], turns=turns, points=gain)


def about_homeward(state: State, ship: Ship, turns: int) -> Sentence:
    """What is aboard, and what it will make."""
    total = fortune(state, ship) + box.points(ship.hold)
    port, hold = box.PORTS[ship.home], treasure(ship.hold)
    return sentence("waddingtons-coach-to-home", port=port, turns=turns, things=hold, total=total)


# Ports


def about_port(world: State, action: do.Sail, port: int) -> Sentence:
    """At home treasure is landed, elsewhere some may be bought."""
    ship = own(world)
    if port == ship.home:
        return about_landing(world, ship.hold)
    after = carried_out(world, action).ships[ship_asked(world)]
    taken, given = things_gained(ship, after), things_gained(after, ship)
    if not any(taken):
        return sentence("waddingtons-coach-call", port=box.PORTS[port])
    name = box.PORTS[port]
    return sentence("waddingtons-coach-buy", port=name, taken=things(taken), given=things(given))


def about_landing(world: State, hold: Counts) -> Sentence:
    ship = own(world)
    total, port = fortune(world, ship) + box.points(hold), box.PORTS[ship.home]
    if not any(hold):
        return sentence("waddingtons-coach-call", port=port)
    wins = "yes" if total >= box.GOAL else "no"
    told = treasure(hold)
    return sentence("waddingtons-coach-lands", port=port, things=told, total=total, wins=wins)


def about_landed(world: State, action: do.Land) -> Sentence:
    if not box.TREASURE <= action.thing < box.CARDS:
        return sentence("waddingtons-coach-moored")
    kind = action.thing - box.TREASURE
    return about_landing(world, tuple(int(each == kind) for each in range(len(box.KINDS))))


def about_muster(world: State, action: do.Muster) -> Sentence:
    ship = GAME.apply(world, action, QuietTable(0)).ships[ship_asked(world)]
    return sentence("waddingtons-coach-muster", **strengths_of(ship))


def strengths_of(ship: Ship) -> dict[str, int]:
    return {"sails": sailing_strength(ship), "fights": fighting_strength(ship.hand)}


# What is gained or lost


def about_gains(world: State, action: do.AnyAction) -> Sentence:
    """The whole haul that a pick leads to."""
    taken = things_gained(own(world), carried_out(world, action).ships[ship_asked(world)])
    return sentence("waddingtons-coach-gains", things=things(taken), points=points_of(taken))


def things_gained(before: Ship, after: Ship) -> Counts:
    both = zip(things_carried(before), things_carried(after), strict=True)
    return tuple(max(0, there - here) for here, there in both)


def points_of(counts: Counts) -> int:
    return box.points(counts[box.TREASURE : box.CARDS])


def about_keeping(world: State, action: do.AnyAction) -> Sentence:
    hold = carried_out(world, action).ships[ship_asked(world)].hold
    return sentence("waddingtons-coach-keeps", things=treasure(hold), points=box.points(hold))


def about_parting(world: State, action: do.AnyAction) -> Sentence:
    ship = carried_out(world, action).ships[ship_asked(world)]
    hold = treasure(ship.hold)
    return sentence("waddingtons-coach-leaves", things=hold, **strengths_of(ship))


def about_doubt(world: State, _: do.AnyAction) -> Sentence:
    far, strength = world.sailed
    return sentence("waddingtons-coach-doubt", far=far, sails=strength)


def saying(key: str) -> Callable[[State, do.AnyAction], Sentence]:
    """The same words whatever the position."""
    return lambda _, __: sentence(key)


# By moment and action, or by action alone: what there is to tell.
REASONS: Mapping[Any, Callable[[State, Any], Sentence]] = {
    do.Sail: about_move,
    do.Turn: about_course,
    (to.Sail, do.Turn): about_turn,
    do.Stay: about_course,
    do.Anchor: about_course,
    do.Drift: about_course,
    do.LandChart: saying("waddingtons-coach-chart"),
    (to.LandChart, do.Done): saying("waddingtons-coach-keep-chart"),
    (to.Moor, do.Done): saying("waddingtons-coach-moored"),
    (to.Muster, do.Done): saying("waddingtons-coach-strongest"),
    do.Muster: about_muster,
    do.Chest: saying("waddingtons-coach-chest"),
    do.Land: about_landed,
    do.Load: saying("waddingtons-coach-load"),
    do.LetPass: saying("waddingtons-coach-pass"),
    (to.Challenge, do.LetPass): about_doubt,
    do.Challenge: about_doubt,
    do.DrawCrew: saying("waddingtons-coach-draw"),
    do.Plunder: about_gains,
    do.Press: saying("waddingtons-coach-press"),
    (to.Spoil, do.Done): about_gains,
    (to.TakeTreasure, do.Take): about_gains,
    (to.TakeTreasure, do.Settle): about_gains,
    (to.Salvage, do.Take): about_gains,
    (to.Salvage, do.Settle): about_gains,
    (to.Keep, do.Take): about_keeping,
    do.Keep: about_keeping,
    (to.Keep, do.Settle): about_keeping,
    do.Give: about_parting,
    do.GiveDocked: about_parting,
    do.Lose: about_parting,
    (to.Give, do.Settle): about_parting,
    (to.Discard, do.Settle): about_parting,
    (to.Lose, do.Settle): about_parting,
}
