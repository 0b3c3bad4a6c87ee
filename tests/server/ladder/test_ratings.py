"""Ratings: written with the entry that ends a game, and the same when they are worked out anew."""

import asyncio
from functools import partial

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from quarterdeck.bots.levels import levels
from quarterdeck.cli import main
from quarterdeck.core.table import QuietTable
from quarterdeck.games import GAMES
from quarterdeck.matches.rungs import has_rung, rungs_of
from quarterdeck.rooms import requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.clocks import Live, Timing
from quarterdeck.rooms.entries import Covered, Opened
from quarterdeck.rooms.rated_results import FIRST, LAST, result_of
from quarterdeck.rooms.seats import Bot, Person
from quarterdeck.server.database import address_of, connect, looking_at
from quarterdeck.server.database_schema import RATED_SEATS, RATINGS
from quarterdeck.server.hub import Hub
from quarterdeck.server.ladder.ladder_store import LadderStore, is_sure, rating_points
from quarterdeck.server.ladder.rating_rows import all_standings
from quarterdeck.server.ladder.rebuilding import rebuild_ladder
from quarterdeck.server.store import Store

CLOCK = Timing(Live(60, 5, 0), rated=True)
ANNE, MARY, MATE = Person("anne", "Anne"), Person("mary", "Mary"), Bot("mate")


def opening(game, *places, ladder=1):
    rules = GAMES[game]
    head = (game, rules.version, rules.options(), places, "anne")
    return replace(Opened(*head, timing=CLOCK), ladder=ladder)


def any_word(room, random):
    actions = room.game.legal_actions(room.state)
    action = actions[int(random() * len(actions))]
    seat = room.game.to_move(room.state)
    return requests.play_word(room, seat, room.game.write(action))


def resign(room, seat):
    return rooms.cover_seat(room, Covered(seat, "mate", "resigned"))


async def play(hub, opened, seed, lost=None):
    """A whole game of anything that is legal; somebody may give it up."""
    room = await hub.open(opened)
    room = await hub.change(room.table, requests.deal_cards)
    if lost is not None:
        room = await hub.change(room.table, partial(resign, seat=lost))
    random = QuietTable(seed).random
    while not rooms.is_over(room):
        room = await hub.change(room.table, partial(any_word, random=random))
    return room


def in_house(file, work):
    async def run():
        store = Store(connect(address_of(str(file))))
        await store.start()
        try:
            return await work(Hub(store))
        finally:
            await store.stop()

    return asyncio.run(run())


async def play_some(hub):
    """Two people and a bot, apart and together; one game is friendly, one is given up."""
    played = [
        await play(hub, opening("kapern", ANNE, MARY), 1),
        await play(hub, opening("kapern", ANNE, MATE, MARY), 2),
        await play(hub, opening("kapern", MARY, MATE), 3),
        await play(hub, opening("kapern", MARY, ANNE), 4, lost=0),
    ]
    await play(hub, opening("kapern", ANNE, MARY, ladder=0), 5)
    return played


def stored(file):
    with looking_at(str(file)) as connection:
        return all_standings(connection)


@pytest.fixture(scope="module")
def played_house(tmp_path_factory):
    file = tmp_path_factory.mktemp("ladder") / "log.sqlite"
    return file, in_house(file, play_some)


def test_a_game_is_rated_by_the_entry_that_ends_it(played_house):
    file, played = played_house

    with looking_at(str(file)) as connection:
        seats = connection.execute(select(RATED_SEATS)).all()
        standings = {row.guest: row for row in connection.execute(select(RATINGS))}

    assert {row.table_id for row in seats} == {room.table for room in played}
    assert (standings["anne"].games, standings["mary"].games) == (3, 4)
    assert all(row.mu == rungs_of("kapern")[""]["mate"] for row in seats if row.bot)
    gave_up = [row for row in seats if row.place == LAST]
    assert [row.guest for row in gave_up] == ["mary"]


def test_worked_out_anew_every_number_is_the_same(played_house, capsys):
    file, _ = played_house
    before = stored(file)

    done = main(["ratings", "--rebuild", "--data", str(file), "--language", "en"])

    assert done == 0
    assert stored(file) == before
    assert capsys.readouterr().out == "4 rated games worked out anew; every number was right.\n"


def test_a_number_that_was_bent_is_put_right(played_house):
    file, _ = played_house
    before = stored(file)

    async def bend(hub):
        async with hub.store.engine.begin() as connection:
            wrong = update(RATINGS).where(RATINGS.c.guest == "anne").values(mu=99.0)
            await connection.execute(wrong)

    in_house(file, bend)

    assert stored(file) != before
    assert rebuild_ladder(str(file)).changed == 2  # what it was, and what it is
    assert stored(file) == before


def test_who_wins_stands_higher_and_curves_follow_the_games(played_house):
    file, _ = played_house

    async def look(hub):
        ladder = LadderStore(hub.store.engine)
        games, bots = await ladder.rated_games("mary", 10), await ladder.against_bots("mary")
        return await ladder.standings("mary"), games, bots

    (mary,), games, (mate,) = in_house(file, look)

    assert games[0].mu == mary.mu
    assert games[-1].before is None
    assert [each.before for each in games[:-1]] == [each.mu for each in games[1:]]
    assert (mate.bot, mate.games) == ("mate", 2)
    assert mary.won == sum(each.place == FIRST for each in games)


def test_roles_are_rated_apart_in_piracy():
    game = GAMES["piracy"]
    state = game.deal(2, game.options(), QuietTable(1))
    room = rooms.open_room("piracy-1", opening("piracy", ANNE, MARY), game)

    seats = result_of(replace(room, state=state)).seats

    assert {seat.role for seat in seats} == {"pirate", "navy"}


def test_every_level_of_the_house_has_a_rung():
    assert all(has_rung(name, level) for name, game in GAMES.items() for level in levels(game))
    assert not has_rung("kapern", "parrot")


def test_a_new_name_begins_at_a_thousand_and_unsure():
    assert rating_points(25.0) == 1000
    assert not is_sure(9, 5.0)
    assert not is_sure(20, 7.0)
    assert is_sure(10, 5.0)
