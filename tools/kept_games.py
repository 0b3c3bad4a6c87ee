"""Writes a database of games as today's rules play them: `python -m tools.kept_games FILE`.

Kept beside the tests, it shows that what was written once is read for ever: see
tests/server/test_kept_games.py. A file that is kept is never written again; where a rule changes,
a new one is added before the change.
"""

import asyncio
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from quarterdeck.bots.levels import sit
from quarterdeck.bots.player import Player
from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import LiveTable
from quarterdeck.games import find
from quarterdeck.rooms import requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.room import Room, Step
from quarterdeck.rooms.seats import Person
from quarterdeck.server import database
from quarterdeck.server.letters import stage_after
from quarterdeck.server.new_table import read_house_rules
from quarterdeck.server.store import Store

BOXES = Path(__file__).parents[1] / "tests" / "games"
WHIMS = 0.2  # how often somebody does anything at all
LONGEST = 3_000  # actions, before a game that does not come to what is looked for is given up
DEALS = 400  # games that are tried for one that does

Until = Callable[[Any], bool]


class Wanted(NamedTuple):
    """A table to be kept: its name, its rules, and where it stops."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]
    until: Until


def is_over(state: Any) -> bool:
    return not hasattr(state.awaiting, "seat")


def at_turn(turn: int) -> Until:
    return lambda state: bool(state.turn >= turn)


def asked(tag: str, *picked: str) -> Until:
    """Somebody is in the middle of this choice, with something picked already."""

    def there(state: Any) -> bool:
        now = state.awaiting
        return now.__struct_config__.tag == tag and all(any_of(now, name) for name in picked)

    return there


def any_of(now: Any, name: str) -> bool:
    value = getattr(now, name)
    return bool(any(value) if isinstance(value, tuple) else value)


def own_box(game: str, name: str) -> str:
    return (BOXES / game / "boxes" / name).read_text("utf-8")


def wanted() -> Iterator[Wanted]:
    yield Wanted("kapern-over", "kapern", 2, {}, is_over)
    house = {"target": 5000, "guardian_chest": True, "skull_chest": True, "floor_zero": True}
    yield Wanted("kapern-house-over", "kapern", 4, house, is_over)
    yield Wanted("kapern-running", "kapern", 3, {"target": 8000, "keep_one": True}, at_turn(9))
    yield from of_dorra()
    yield from of_piracy()
    yield from of_waddingtons()


def of_dorra() -> Iterator[Wanted]:
    own = {"components": own_box("dorra", "crews_of_nine.toml")}
    aided = {"memory": "aided", "purses": "hidden"}
    yield Wanted("dorra-strict-over", "dorra", 4, {}, is_over)
    yield Wanted("dorra-strict-running", "dorra", 3, {}, at_turn(12))
    yield Wanted("dorra-aided-over", "dorra", 3, aided, is_over)
    yield Wanted("dorra-aided-running", "dorra", 5, aided, at_turn(15))
    yield Wanted("dorra-own-over", "dorra", 3, own, is_over)
    yield Wanted("dorra-own-running", "dorra", 4, own, at_turn(10))


def of_piracy() -> Iterator[Wanted]:
    own = {"map": own_box("piracy", "narrow_waters.toml"), "telescope": "orthogonal"}
    open_talk = {"pirate": 1, "seize": True, "talk": "open"}
    yield Wanted("piracy-over", "piracy", 4, {}, is_over)
    yield Wanted("piracy-seize-over", "piracy", 2, open_talk, is_over)
    yield Wanted("piracy-setting-up", "piracy", 3, {}, asked("station", "seat"))
    yield Wanted("piracy-running", "piracy", 6, {}, at_turn(20))
    yield Wanted("piracy-own-over", "piracy", 3, own, is_over)
    yield Wanted("piracy-own-running", "piracy", 3, own, at_turn(4))


def of_waddingtons() -> Iterator[Wanted]:
    sea = partial(Wanted, game="waddingtons")
    house = {"overreach": True, "chart_value_3": True, "one_chart": True}
    two = {"two_ships": True, "memory": "strict"}
    yield sea("waddingtons-aided-over", seats=3, options={}, until=is_over)
    yield sea("waddingtons-strict-over", seats=4, options={"memory": "strict"}, until=is_over)
    yield sea("waddingtons-two-ships-over", seats=2, options=two, until=is_over)
    yield sea("waddingtons-two-ships-running", seats=2, options=two, until=at_turn(40))
    yield sea("waddingtons-house-over", seats=3, options=house, until=is_over)
    yield sea("waddingtons-house-running", seats=2, options=house, until=at_turn(60))
    for name, until in PICKING.items():
        yield sea(f"waddingtons-in-{name}", seats=3, options={}, until=until)


PICKING = {
    "trade": asked("trade", "given", "taken"),
    "spoils": lambda state: (
        asked("keep")(state) and any(state.awaiting.kept + state.awaiting.taken)
    ),
    "salvage": asked("salvage", "taken"),
    "treasure": asked("take-treasure", "taken"),
    "gift": asked("give", "given"),
    "fever": asked("discard", "given"),
    "swap": asked("pick", "picked"),
}


# Playing


def play_until(each: Wanted, seed: int) -> list[Step]:
    """A game played to where it should stop; nothing where it does not come by there."""
    game, chance, whims = find(each.game), LiveTable(seed), random.Random(seed)
    steps = [first := open_table(each, game, seed), requests.deal_cards(first.room, chance)]
    bots = [sit(game, "mate", first.room.options, seed + seat) for seat in range(each.seats)]
    while not each.until(steps[-1].room.state):
        if is_over(steps[-1].room.state) or len(steps) > LONGEST:
            return []
        chance.clear()
        steps.append(go_on(steps[-1].room, bots, whims, chance))
    return steps


def open_table(each: Wanted, game: AnyGame, seed: int) -> Step:
    places = tuple(Person(f"guest-{seat}", f"N{seat}") for seat in range(each.seats))
    options = read_house_rules(game, each.options)
    entry = Opened(game.name, game.version, options, places, "guest-0")
    return Step(rooms.open_room(f"{each.name}-{seed}", entry, game), entry, [])


def go_on(room: Room, bots: list[Player], whims: random.Random, chance: LiveTable) -> Step:
    """As a mate would, or now and then as nobody would."""
    game, seat = room.game, room.game.to_move(room.state)
    assert seat is not None
    action = bots[seat].choose(game.view(room.state, seat))
    if whims.random() < WHIMS:
        action = whims.choice(game.legal_actions(room.state))
    return requests.play_word(room, seat, game.write(action), "person", chance)


async def keep(file: str) -> None:
    """The database, and on the screen what it holds: entries, table, scores."""
    store = Store(database.connect(database.address_of(file)))
    await store.start()
    for each in wanted():
        steps = next(filter(None, (play_until(each, seed) for seed in range(DEALS))))
        for step in steps:
            assert step.entry is not None
            await store.append(step.room.table, step.room.seq, step.entry, stage_after(step))
        room = steps[-1].room
        held = (len(steps), room.table, *room.game.scores(room.state))
        sys.stdout.write(" ".join(map(str, held)) + "\n")
    await store.stop()


if __name__ == "__main__":
    asyncio.run(keep(sys.argv[1]))
