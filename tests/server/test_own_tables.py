"""Everyone finds their own games again: whose turn, since when, who won."""

import asyncio
import time

import pytest
from alembic import command

from quarterdeck.rooms.entries import Opened, Sat
from quarterdeck.rooms.seats import OPEN, Person
from quarterdeck.server import database
from quarterdeck.server.store import Store


def begun(talk, table):
    """A table, once the cards are dealt."""
    shown = talk.follow(table)
    while not (shown["tell"] == "shown" and shown["view"]):
        shown = talk.hear()


def own(guest, stage):
    return guest.get("/api/me/tables").json()[stage]


def test_a_table_is_found_by_those_who_sit_there_and_by_nobody_else(anne, mary, guest):
    table = anne.open("me", "open", "open")
    mary.post(f"/api/tables/{table}/seats/1")

    found = [[each["listing"]["table"] for each in own(who, "waiting")] for who in (anne, mary)]

    assert found == [[table], [table]]
    assert own(guest("Jack"), "waiting") == []


def test_a_running_game_says_whose_turn_it_is_and_since_when(anne):
    before = time.time()
    table = anne.open("me", "me", visibility="private")
    begun(anne.talk(), table)

    (found,) = own(anne, "playing")

    assert found["listing"]["table"] == table
    assert found["to_move"] in (0, 1)
    assert found["winners"] == []
    assert before - 1 <= found["since"] <= time.time() + 1


def test_a_chair_that_was_given_back_makes_no_game_of_ones_own(anne, mary):
    table = anne.open("me", "open", "open")
    mary.post(f"/api/tables/{table}/seats/1")
    mary.web.delete(f"/api/tables/{table}/seats/1")

    assert own(mary, "waiting") == []


def test_those_who_sit_there_hear_of_it_wherever_they_look(anne, mary):
    table = anne.open("me", "open", "open")
    talk = anne.talk()
    talk.say("follow-own")

    mary.post(f"/api/tables/{table}/seats/1")

    assert talk.wait_for(lambda letter: letter["tell"] == "own-moved")["table"] == table


@pytest.mark.parametrize("most", ["0", "101", "many"])
def test_nobody_asks_for_more_than_the_house_reads_at_once(anne, most):
    assert anne.get(f"/api/me/tables?most={most}").status_code == 400


def test_a_database_from_before_knows_whose_games_are_whose(tmp_path):
    address = database.address_of(str(tmp_path / "log.sqlite"))

    async def fill():
        store = Store(database.connect(address))
        await store.start()
        places = (Person("anne", "Anne"), OPEN)
        await store.append("t", 0, Opened("kapern", 1, {}, places, "anne"), "waiting")
        await store.append("t", 1, Sat(1, "mary", "Mary"), "playing")
        await store.stop()

    async def tables_of(guest):
        store = Store(database.connect(address))
        await store.start()
        found = await store.tables_of(guest, "playing", 10)
        await store.stop()
        return [table for table, _ in found]

    async def as_it_was():
        engine = database.connect(address)
        async with engine.begin() as connection:
            await connection.run_sync(
                lambda it: command.downgrade(database.alembic_config(it), "0002")
            )
        await engine.dispose()

    asyncio.run(fill())
    asyncio.run(as_it_was())

    assert asyncio.run(tables_of("anne")) == ["t"]
    assert asyncio.run(tables_of("mary")) == ["t"]
    assert asyncio.run(tables_of("jack")) == []
