"""A fair table at a house: shares come and stay away, seals are told, the proof is for the end."""

import asyncio
import json
from contextlib import closing

import pytest

from quarterdeck.core.commitments import house_seal
from quarterdeck.core.table import foretold_by_nobody
from quarterdeck.games import GAMES
from quarterdeck.games.kapern import GAME
from quarterdeck.rooms import requests
from quarterdeck.rooms.clocks import ByPost, Timing
from quarterdeck.rooms.entries import Acted, Dealt, Opened, SharesMixed
from quarterdeck.rooms.joint_dice import agree_on_terms
from quarterdeck.rooms.proof_checks import check_proof
from quarterdeck.rooms.seats import Bot
from quarterdeck.server import messages as say
from quarterdeck.server.fair_messages import OpenShare, SealShare
from tests.fair_games import seal_of, share_of
from tests.server.fair_devices import luck_of, play_out, seal_shares, show_shares
from tests.server.running import Guest, Running, settings
from tests.server.several_servers import look, sit_down
from tests.server.timed_house import ANNE, MARY, HandClock, in_house, opened_house
from tools import verify_standalone as alone


async def open_fair(house, *places, game=GAME, **timing):
    options = game.options(first=1) if game is GAME else game.options()
    entry = Opened(
        game.name, game.version, options, places, "a", timing=Timing(**timing), fair=True
    )
    room = await house.hub.open(entry)
    await house.settle()
    return room.table


async def bring(house, table, guest, seat):
    """A seal, and the share once it is asked for."""
    device = await house.come(guest, table)
    room = house.room(table)
    sealed = await house.ask(device, SealShare(1, table, seat, seal_of(room, seat)))
    assert isinstance(sealed, say.Confirmed), sealed
    return device


def test_the_game_begins_when_all_have_shown_their_shares(tmp_path):
    async def work(house):
        table = await open_fair(house, ANNE, MARY)
        devices = [await bring(house, table, guest, seat) for seat, guest in enumerate("am")]
        assert house.room(table).dice.stage == "opening"
        assert house.room(table).state is None
        for seat, device in enumerate(devices):
            await house.ask(device, OpenShare(2, table, seat, share_of(seat).hex()))
        return await house.log(table), house.told["a"]

    log, letters = in_house(tmp_path, work)
    faces = [json.loads(letter)["luck"] for letter in letters]

    assert [type(entry) for entry in log[-2:]] == [SharesMixed, Dealt]
    assert log[-2].seats == (0, 1)
    assert faces[0]["awaited"] == [1]
    assert 0 < faces[0]["left"] <= 20_000
    for face in faces:  # nobody sees a share before all are there
        assert face["stage"] == "mixed" or not any(each["share"] for each in face["shares"])
    assert [each["share"] for each in faces[-1]["shares"]] == [share_of(0).hex(), share_of(1).hex()]


def test_whoever_stays_away_is_left_out_after_a_while(tmp_path):
    async def work(house):
        table = await open_fair(house, ANNE, MARY)
        device = await bring(house, table, "a", 0)
        await house.pass_time(19)
        before = house.room(table).dice.stage
        await house.pass_time(1)
        between = house.room(table).dice.stage
        late = await house.ask(device, SealShare(3, table, 0, "ab" * 32))
        wrong = await house.ask(device, OpenShare(4, table, 0, "ab" * 32))
        await house.ask(device, OpenShare(5, table, 0, share_of(0).hex()))
        return before, between, late.code, wrong.code, await house.log(table)

    before, between, late, wrong, log = in_house(tmp_path, work)

    assert (before, between) == ("sealing", "opening")
    assert (late, wrong) == ("seals-closed", "share-does-not-fit")
    assert log[-2] == SharesMixed((0,))


def test_by_post_a_share_is_waited_for_as_long_as_a_decision(tmp_path):
    async def work(house):
        table = await open_fair(house, ANNE, MARY, control=ByPost(3600))
        await house.pass_time(3599)
        before = house.room(table).dice.stage
        await house.pass_time(1)
        return before, house.room(table).state

    before, state = in_house(tmp_path, work)

    assert before == "sealing"
    assert state is not None  # no seal came, so no share is waited for


def test_bots_bring_no_share_and_a_table_that_was_left_goes_on_after_a_restart(tmp_path):
    async def whole():
        clock = HandClock()
        async with opened_house(tmp_path, clock) as house:
            table = await open_fair(house, Bot("mate"), ANNE)
            await bring(house, table, "a", 1)
            seal = house.room(table).dice.house
        clock.at += 100
        async with opened_house(tmp_path, clock) as house:
            await house.hub.room(table)
            await house.settle()
            secret = await house.hub.store.secret_of(table)
            return seal, secret, await house.log(table), table

    seal, secret, log, table = asyncio.run(whole())

    terms, _ = agree_on_terms(table, log[0])
    assert house_seal(terms, secret).hex() == seal == log[0].seal
    assert SharesMixed(()) in log
    assert any(isinstance(entry, Acted) and entry.by == "bot" for entry in log)


def test_a_hidden_move_is_told_as_a_seal_and_nothing_else(tmp_path):
    game = GAMES["piracy"]

    async def work(house):
        table = await open_fair(house, ANNE, MARY, game=game)
        devices = [await bring(house, table, guest, seat) for seat, guest in enumerate("am")]
        for seat, device in enumerate(devices):
            await house.ask(device, OpenShare(2, table, seat, share_of(seat).hex()))
        for _ in range(40):
            room = house.room(table)
            seat = game.to_move(room.state)
            word = game.write(game.legal_actions(room.state)[0])
            salt = f"{room.seq:064x}"
            await house.ask(devices[seat], say.Play(3, table, seat, room.seq, word, salt))
        return await house.log(table), house.told["m"]

    log, letters = in_house(tmp_path, work)
    sealed = [entry for entry in log if isinstance(entry, Acted) and entry.seal]
    told = [seal for letter in letters for seal in json.loads(letter)["seals"]]

    assert [seal["seal"] for seal in told] == [entry.seal for entry in sealed]
    assert [seal["decision"] for seal in told] == [entry.number for entry in sealed]
    assert {entry.word.split()[0] for entry in sealed} <= {"depart", "wait", "sail", "load", "land"}
    assert all(entry.salt.startswith("0" * 60) for entry in sealed)  # the device's own
    assert not any(entry.salt.encode() in letter for entry in sealed for letter in letters)


def test_what_is_no_fair_table_has_luck_that_nobody_can_guess(tmp_path):
    """Neither dice nor bots are seeded by names, times or earlier games."""

    async def work(house):
        table = await house.open(ANNE, Bot("mate"))
        room = house.room(table)
        asked = [await house.driver.question(room, 1, "mate", house.driver.budget) for _ in "ab"]
        return requests.chance_for(room), [question.seed for question in asked]

    chance, seeds = in_house(tmp_path, work)

    assert chance.random is foretold_by_nobody
    assert seeds[0] != seeds[1]


# Over real sockets


def test_a_whole_game_is_proved_by_its_file(anne, mary):
    table = sit_down(anne, mary, fair=True)
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        seal_shares([hers, his], table)
        show_shares([hers, his], table)
        early = anne.get(f"/api/tables/{table}/proof")
        play_out([hers, his], table)

    told = anne.get(f"/api/tables/{table}/proof")

    assert early.status_code == 409
    assert told.headers["content-disposition"] == f'attachment; filename="{table}.proof.json"'
    assert check_proof(told.content)[:2] == alone.check(told.content)


def test_what_is_no_fair_table_has_no_proof_and_no_shares(anne):
    table = anne.open("me", "open")
    with closing(anne.talk()) as hers:
        hers.follow(table)
        refused = hers.say("seal-share", table=table, seat=0, seal="ab" * 32)
        short = hers.say("seal-share", table=table, seat=0, seal="ab")

    assert refused["code"] == "not-a-fair-table"
    assert short["code"] == "broken-message"


def test_a_list_says_which_tables_are_fair(anne):
    fair, plain = anne.open("me", "open", fair=True), anne.open("me", "open")

    assert anne.get(f"/api/tables/{fair}").json()["fair"]
    assert not anne.get(f"/api/tables/{plain}").json()["fair"]


@pytest.mark.parametrize("fair", [True, False])
def test_a_rematch_is_as_fair_as_the_game_before(anne, mary, fair):
    table = sit_down(anne, mary, fair=fair)
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        if fair:
            seal_shares([hers, his], table)
            show_shares([hers, his], table)
        for talk in (hers, his):
            look(talk, table)
        play_out([hers, his], table)

    again = anne.post(f"/api/tables/{table}/rematch").json()["table"]

    assert anne.get(f"/api/tables/{again}").json()["fair"] is fair


def until_killed(folder, guests, work):
    """A house on this log, with these guests, until it is killed; what came of it."""
    house = Running(settings(folder))
    come = [Guest(house.base, **each) for each in guests]
    try:
        return work(*come)
    finally:
        house.kill()
        for guest in come:
            guest.leave()


def with_talks(table, work):
    """Everyone follows the table, then something is done."""

    def asked(anne, mary):
        with closing(anne.talk()) as hers, closing(mary.talk()) as his:
            for talk in (hers, his):
                talk.follow(table)
            return work(anne, [hers, his])

    return asked


@pytest.mark.slow
def test_a_house_that_is_killed_between_seal_and_share_cannot_throw_again(tmp_path):
    """What it draws with afterwards is what it had promised."""

    def open_and_seal(anne, mary):
        table = sit_down(anne, mary, fair=True)
        known = [{"cookies": guest.web.cookies} for guest in (anne, mary)]
        with closing(anne.talk()) as hers, closing(mary.talk()) as his:
            seal_shares([hers, his], table)
            return table, known, luck_of(hers, table)["house"]

    def finish(anne, talks):
        play_out(talks, table)
        return anne.get(f"/api/tables/{table}/proof").content

    table, known, seal = until_killed(tmp_path, [{"name": "Anne"}, {"name": "Mary"}], open_and_seal)
    until_killed(tmp_path, known, with_talks(table, lambda _, talks: show_shares(talks, table)))
    written = until_killed(tmp_path, known, with_talks(table, finish))

    assert json.loads(written)["house"] == seal
    assert check_proof(written)[:2] == alone.check(written)
