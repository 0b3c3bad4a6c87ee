"""What a refusal tells of the case: the thing that was named, and the numbers that decide."""

from typing import Any

from quarterdeck.core.counts import Counts
from quarterdeck.core.sentence import Argument, Sentence
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.narrate import TOLD
from quarterdeck.games.waddingtons.state import State

Told = dict[str, Argument]


def what(_: State, __: Any, action: Any) -> Told:
    """Whatever an action names."""
    fields = (name for name in action.__struct_fields__ if name in TOLD)
    return {name: TOLD[name](getattr(action, name)) for name in fields}


def line(state: State, now: to.Sail | to.Flee, action: do.Sail) -> Told:
    """How far and where to, beside where the bows point and what the crew is worth."""
    ship = state.ships[now.ship]
    bows = Sentence("waddingtons-heading", {"heading": sea.HEADINGS[ship.heading]})
    told: Told = {"distance": action.distance, "bows": bows, "strength": worth(ship.hand)}
    return {**what(state, now, action), **told}


def worth(crew: Counts) -> int:
    return sum(value * count for value, count in zip(box.VALUE, crew, strict=True))


def crew_demanded(state: State, now: to.Spoil, action: do.Press) -> Told:
    return {"wanted": action.crew, "has": sum(state.ships[now.loser].hand)}


def of_a_kind(state: State, now: Any, action: do.Chest) -> Told:
    ship = state.ships[now.ship]
    needs = 1 if ship.chest[action.kind] else box.SET
    return {"needs": needs, "has": state.docks[ship.home][box.TREASURE + action.kind]}


def both_sides(_: State, now: to.Trade, __: do.Settle) -> Told:
    """What is paid, and what is taken for it."""
    given, taken = (sum(map(int.__mul__, box.WORTH, each)) for each in (now.given, now.taken))
    return {"paid": given, "taken": taken}


def pieces_aboard(state: State, now: to.Trade, __: do.Settle) -> Told:
    paid, taken = (sum(each[box.TREASURE : box.CARDS]) for each in (now.given, now.taken))
    return {"aboard": sum(state.ships[now.ship].hold) + taken - paid}


def beyond_ones_means(state: State, now: to.Trade, action: do.Take) -> Told:
    ship = state.ships[now.ship]
    purse = sum(map(int.__mul__, box.WORTH, ship.hand + ship.hold + ship.cards))
    taken = sum(map(int.__mul__, box.WORTH, now.taken)) + box.WORTH[action.thing]
    alone = int(bool(now.taken[box.SILVER]) or action.thing == box.SILVER)
    return {"worth": taken, "purse": purse, "silver": alone}


def card_and_picks(_: State, now: to.TakeTreasure, action: do.Take) -> Told:
    picked = sum(points * n for points, n in zip(box.POINTS, now.taken, strict=True))
    return {"worth": picked + box.WORTH[action.thing], "allowed": now.worth}


def cards_asked_for(_: State, now: to.Give, __: Any) -> Told:
    return {"count": now.count, "picked": sum(now.given)}


def backs_asked_for(_: State, now: to.Pick, __: Any) -> Told:
    return {"count": now.count, "picked": sum(now.picked)}


def two_of_crew(state: State, now: to.Lose, _: Any) -> Told:
    has = sum(state.ships[now.ship].hand)
    return {"needs": box.LOSS, "has": has, "best": int(now.best)}


def crew_to_stay(state: State, now: to.Discard, _: Any) -> Told:
    left = worth(state.ships[now.ship].hand) - worth(now.given)
    return {"allowed": now.may_stay, "left": left}
