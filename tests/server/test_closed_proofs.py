"""Fair games that were never played to their end: who ends them, and what is proved of them."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace

import pytest
from msgspec import structs

from quarterdeck.cli.verify import verify
from quarterdeck.core.commitments import house_seal
from quarterdeck.core.earlier import Earlier
from quarterdeck.games import GAMES
from quarterdeck.games.kapern.actions import Stop
from quarterdeck.rooms.clocks import ByPost
from quarterdeck.rooms.entries import Acted, Closed, Renewed
from quarterdeck.rooms.joint_dice import agree_on_terms
from quarterdeck.rooms.proof_checks import check_proof
from quarterdeck.rooms.proof_files import read_proof
from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import letters
from quarterdeck.server import messages as say
from quarterdeck.server.api import proofs
from quarterdeck.server.fair_letters import draw_luck
from quarterdeck.server.fair_messages import OpenShare
from quarterdeck.server.kept_answers import KeptAnswers
from quarterdeck.server.renewal import close_outlived
from quarterdeck.server.services import Services
from quarterdeck.server.store import DatedLog
from tests.fair_games import share_of
from tests.server.outliving import change_rules, with_house, write_stories
from tests.server.test_fair_tables import bring, open_fair
from tests.server.timed_house import ANNE, MARY, HandClock, in_house, mover, opened_house
from tools import verify_standalone as alone

WEEK = proofs.ABANDONED
PIRACY, KAPERN = GAMES["piracy"], GAMES["kapern"]


async def ask_proof(house, table, guest):
    """The file, or why there is none."""
    services = Services(*(None for _ in Services._fields))
    services = services._replace(hub=house.hub, answers=KeptAnswers())
    request = SimpleNamespace(headers={})
    try:
        told = await proofs.read_proof.fn(request, table, services, guest)
    except Denied as no:
        return letters.code_of(no)
    return told.content


def sealed_in(log):
    return [entry for entry in log if isinstance(entry, Acted) and entry.seal]


async def begun(house, game=PIRACY, hidden=2, **timing):
    """A game of two, until so many moves were hidden."""
    table = await open_fair(house, ANNE, MARY, game=game, **timing)
    devices = [await bring(house, table, guest, seat) for seat, guest in enumerate("am")]
    for seat, device in enumerate(devices):
        await house.ask(device, OpenShare(2, table, seat, share_of(seat).hex()))
    while len(sealed_in(await house.log(table))) < hidden:
        room = house.room(table)
        seat = game.to_move(room.state)
        word = game.write(game.legal_actions(room.state)[0])
        done = await house.ask(devices[seat], say.Play(3, table, seat, room.seq, word))
        assert isinstance(done, say.Confirmed), done
    return table, devices


async def played_out(house):
    """A game of Kapern to its end."""
    table, devices = await begun(house, KAPERN, hidden=0)
    while (seat := mover(room := house.room(table))) is not None:
        may = KAPERN.legal_actions(room.state)
        word = KAPERN.write(Stop() if Stop() in may else may[0])
        await house.ask(devices[seat], say.Play(3, table, seat, room.seq, word))
    return table


def both_find_fair(written, tmp_path, capsys):
    """What the command prints; the other verifier has found the same."""
    file = tmp_path / "a.proof.json"
    file.write_bytes(written)
    assert verify(file, language="en") is None
    assert alone.main([str(file)]) == 0
    assert check_proof(written)[:2] == alone.check(written)
    return capsys.readouterr().out


def replace_closed(room):
    """As it was before it was closed."""
    return structs.replace(room, closed=False)


def test_who_sat_at_an_abandoned_table_ends_it_and_only_then_it_is_proved(tmp_path, capsys):
    async def work(house):
        table, devices = await begun(house)
        await house.pass_time(WEEK - 1)
        early = await ask_proof(house, table, "a")
        await house.pass_time(1)
        strange = await ask_proof(house, table, "x")
        before = len(await house.log(table))
        written = await ask_proof(house, table, "m")
        log, room = await house.log(table), house.room(table)
        seat = PIRACY.to_move(room.state)
        word = PIRACY.write(PIRACY.legal_actions(room.state)[0])
        late = await house.ask(devices[seat], say.Play(9, table, seat, room.seq, word))
        again = await ask_proof(house, table, "x")
        faces = [draw_luck(each, 0.0).closed for each in (replace_closed(room), room)]
        return (early, strange), before, log, written, late.code, again, faces

    early, before, log, written, late, again, faces = in_house(tmp_path, work)
    proof = read_proof(written)

    assert faces == [False, True]  # so a page knows that there is a proof

    assert early == ("not-over", "not-seated")
    assert log[before:] == [Closed(None)]
    assert (proof.ended, proof.scores, late) == ("closed", None, "table-closed")
    assert again == written  # from then on it is for whoever may look at the table
    assert "0 deviations" in both_find_fair(written, tmp_path, capsys)
    assert sum(bool(each.seal) for each in proof.decisions) == 2


def test_a_game_without_fair_dice_has_no_proof_to_be_ended_for(tmp_path):
    async def work(house):
        table = await house.open(ANNE, MARY)
        await house.pass_time(WEEK)
        return await ask_proof(house, table, "a"), (await house.log(table))[-1]

    no, last = in_house(tmp_path, work)

    assert no == "not-a-fair-table"
    assert not isinstance(last, Closed)


def read_too_early(store):
    """The next look at a log comes just before its last entry."""
    dated_log = store.dated_log

    async def read(name):
        store.dated_log, (entries, times) = dated_log, await dated_log(name)
        return DatedLog(entries[:-1], times[:-1])

    store.dated_log = read


def test_a_move_within_the_week_is_not_lost(tmp_path):
    async def work(house):
        table, _ = await begun(house)
        await house.pass_time(WEEK)
        read_too_early(house.hub.store)
        return await ask_proof(house, table, "a"), (await house.log(table))[-1]

    no, last = in_house(tmp_path, work)

    assert no == "stale"
    assert not isinstance(last, Closed)


def test_a_game_that_ends_while_its_proof_is_asked_for_is_proved_to_the_end(tmp_path, capsys):
    async def work(house):
        table = await played_out(house)
        read_too_early(house.hub.store)
        return await ask_proof(house, table, "a")

    assert "0 deviations" in both_find_fair(in_house(tmp_path, work), tmp_path, capsys)


def test_who_has_time_by_post_has_not_gone(tmp_path):
    async def work(house):
        table, _ = await begun(house, hidden=1, control=ByPost(WEEK + 60))
        waiting = await open_fair(house, ANNE, MARY, control=ByPost(WEEK + 60))
        await house.pass_time(WEEK)
        return [await ask_proof(house, each, "a") for each in (table, waiting)]

    assert in_house(tmp_path, work) == ["not-over", "not-over"]


def reopened(tmp_path, first, again):
    """What is done in a house, and in the same house once it is opened again."""

    async def whole():
        clock = HandClock()
        async with opened_house(tmp_path, clock) as house:
            known = await first(house)
        async with opened_house(tmp_path, clock) as house:
            return await again(house, known)

    return asyncio.run(whole())


@pytest.mark.parametrize("shown", [0, 1])
def test_what_was_closed_before_the_deal_is_proved_as_well(tmp_path, capsys, monkeypatch, shown):
    async def first(house):
        table = await open_fair(house, ANNE, MARY)
        devices = [await bring(house, table, guest, seat) for seat, guest in enumerate("am")]
        for seat in range(shown):
            await house.ask(devices[seat], OpenShare(2, table, seat, share_of(seat).hex()))
        change_rules(monkeypatch, "kapern")
        return table

    async def again(hub):
        await close_outlived(hub)
        return await ask_proof(SimpleNamespace(hub=hub), table, "a")

    table = in_house(tmp_path, first)
    written = with_house(tmp_path / "log.sqlite", again)

    assert read_proof(written).decisions == ()
    assert sum(each.used for each in read_proof(written).shares) == shown
    assert "0 throws, 0 hidden moves" in both_find_fair(written, tmp_path, capsys)


def test_a_game_whose_rules_went_away_is_proved_as_far_as_can_be(tmp_path, capsys, monkeypatch):
    async def first(house):
        table, _ = await begun(house)
        early = await ask_proof(house, table, "a")
        change_rules(monkeypatch, "piracy")
        return table, early

    async def again(hub):
        house = SimpleNamespace(hub=hub)  # where nobody else has closed it yet
        gone = await ask_proof(house, table, "a")
        await close_outlived(hub)
        return gone, await hub.store.log(table), await ask_proof(house, table, "a")

    table, early = in_house(tmp_path, first)
    gone, log, written = with_house(tmp_path / "log.sqlite", again)
    proof, (terms, _) = read_proof(written), agree_on_terms(table, log[0])

    assert (early, gone) == ("not-over", "other-version")
    assert house_seal(terms, bytes.fromhex(proof.secret)).hex() == log[0].seal == proof.house
    assert (proof.ended, proof.version) == ("closed", log[0].version)
    assert check_proof(written).hidden == 2
    assert "rules" in both_find_fair(written, tmp_path, capsys)


def test_a_game_that_was_over_before_its_rules_went_away_is_proved_with_its_scores(
    tmp_path, capsys, monkeypatch
):
    async def first(house):
        table = await played_out(house)
        scores = KAPERN.scores(house.room(table).state)
        await write_stories(house.hub)
        change_rules(monkeypatch, "kapern")
        return table, scores

    async def again(house, known):
        table, scores = known
        return await ask_proof(house, table, "a"), scores

    written, scores = reopened(tmp_path, first, again)

    assert read_proof(written).ended == "over"
    assert read_proof(written).scores == scores
    assert "rules" in both_find_fair(written, tmp_path, capsys)


def test_an_abandoned_game_that_slept_since_earlier_rules_can_be_ended(
    tmp_path, capsys, monkeypatch
):
    async def first(house):
        table, devices = await begun(house, KAPERN, hidden=0)
        seat = mover(room := house.room(table))
        await house.ask(devices[seat], say.Play(3, table, seat, room.seq, "roll"))
        readable = {room.version: Earlier(lambda _, coming: (coming[0][:2],))}
        monkeypatch.setitem(GAMES, "kapern", replace(GAMES["kapern"], version=2, earlier=readable))
        return table

    async def again(house, table):
        await house.pass_time(WEEK)
        return await ask_proof(house, table, "a"), await house.log(table)

    written, log = reopened(tmp_path, first, again)

    assert log[-2:] == [Renewed(2), Closed(None)]
    assert len(read_proof(written).decisions) == 2
    assert "0 deviations" in both_find_fair(written, tmp_path, capsys)
