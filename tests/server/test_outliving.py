"""Games outlive their rules: what is over stays readable, what is not begins anew."""

import gzip
import json
from contextlib import suppress
from functools import partial

import msgspec
import pytest

from quarterdeck.core.game import Types
from quarterdeck.games import GAMES
from quarterdeck.rooms import bygone, requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.final_results import winners_of
from quarterdeck.rooms.kept_stories import pack_story, unpack_story
from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import letters, new_table
from quarterdeck.server.api import finished
from quarterdeck.server.kept_answers import KeptAnswers
from quarterdeck.server.letters import Audience
from quarterdeck.server.renewal import close_outlived, successor_of
from quarterdeck.server.services import Services
from quarterdeck.words import LANGUAGES, words
from tests.server.outliving import KEPT, change_rules, copy_of_kept, kept_house, with_house

TABLES = [line.split()[1] for line in KEPT.with_suffix(".txt").read_text("utf-8").splitlines()]
OVER = [table for table in TABLES if "-over-" in table]
RUNNING = [table for table in TABLES if "-running-" in table]


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    return kept_house(tmp_path_factory.mktemp("house"))


def game_of(table):
    return table.partition("-")[0]


def audiences(room):
    return (*range(len(room.places)), None)


async def all_that_is_told(hub, table):
    """To everyone: what they heard, what they see, how it ended."""
    steps = await hub.history(table)
    room = steps[-1].room
    told = {}
    for seat in audiences(room):
        heard = [piece for step in steps for piece in letters.pieces_heard(step, seat)]
        shown = letters.show(room, Audience("", seat, frozenset()))
        told[seat] = [
            heard,
            shown.view,
            shown.prices,
            shown.scores,
            shown.chairs,
            winners_of(room),
        ]
    return json.loads(letters.write(list(told.values())))


async def replay_of(hub, room):
    """As it is sent, but for what bots make of it."""
    empty = Services(*(None for _ in Services._fields))
    services = empty._replace(hub=hub, answers=KeptAnswers(), analyses=NoHeats())
    frames = json.loads(gzip.decompress(await finished.packed_replay(services, room, None)))
    book = gzip.decompress(await finished.packed_book(services, room)).decode()
    return frames, book


class NoHeats:
    async def heats(self, *_):
        return ()


@pytest.mark.parametrize("table", OVER)
def test_a_finished_game_is_told_as_it_was_when_its_rules_are_gone(house, table, monkeypatch):
    async def everything(hub):
        room = await hub.room(table)
        return await all_that_is_told(hub, table), await replay_of(hub, room), room

    told, (frames, book), room = with_house(house, everything)
    change_rules(monkeypatch, game_of(table))
    again, replayed, gone = with_house(house, everything)

    assert bygone.is_bygone(gone)
    assert again == told
    assert replayed == ({**frames, "bygone": True}, book)
    assert (gone.seq, gone.places, gone.visibility) == (room.seq, room.places, room.visibility)


def test_where_its_board_has_changed_a_finished_game_is_told_in_words(house, monkeypatch):
    class OtherView(msgspec.Struct):
        deck: str

    table = "piracy-over-0"
    told = with_house(house, lambda hub: all_that_is_told(hub, table))
    change_rules(monkeypatch, "piracy", types=Types(None, None, OtherView, None))

    async def everything(hub):
        room = await hub.room(table)
        return await all_that_is_told(hub, table), await replay_of(hub, room)

    again, (replay, _) = with_house(house, everything)

    for (heard, view, *_), (news, *_) in zip(again, told, strict=True):
        assert view is None
        assert [piece["say"] for piece in heard] == [piece["say"] for piece in news]
        assert {piece["event"]["event"] for piece in heard} == {"told"}
    assert {frame["view"] for frame in replay["frames"]} == {None}


def test_what_is_only_told_is_neither_reckoned_nor_played_on(house, monkeypatch):
    change_rules(monkeypatch, "kapern")

    async def ask(hub):
        services = Services(*(None for _ in Services._fields))._replace(hub=hub)
        for handler in (finished.how_it_went, finished.reckoning):
            with pytest.raises(Denied) as no:
                await handler.fn("kapern-over-0", services, None)
            assert letters.code_of(no.value) == "bygone"
        room = await hub.room("kapern-over-0")
        with pytest.raises(Denied):
            requests.play_word(room, 0, "roll")

    with_house(house, ask)


def test_the_same_people_play_once_more_by_todays_rules(house, monkeypatch):
    change_rules(monkeypatch, "dorra")

    room = with_house(house, lambda hub: hub.room("dorra-strict-over-0"))
    opened = new_table.rematch_of(room)

    assert opened.version == GAMES["dorra"].version
    assert opened.options == GAMES["dorra"].options(memory="strict")
    assert opened.places == room.places


@pytest.mark.parametrize("table", RUNNING)
def test_a_game_that_cannot_go_on_is_closed_and_the_same_people_sit_again(
    tmp_path, table, monkeypatch
):
    data = copy_of_kept(tmp_path)
    room = with_house(data, lambda hub: hub.room(table))
    change_rules(monkeypatch, game_of(table))

    async def open_again(hub):
        await close_outlived(hub)
        with pytest.raises(Denied) as no:
            await hub.room(table)
        return no.value, await hub.room(no.value.sentence.arguments["table"])

    no, new = with_house(data, open_again)

    assert letters.code_of(no) == "closed"
    assert (new.places, new.options, new.state) == (room.places, room.options, None)
    assert new.game is GAMES[game_of(table)]


def test_who_is_stopped_while_closing_opens_no_second_table(tmp_path, monkeypatch):
    data, table = copy_of_kept(tmp_path), "kapern-running-0"
    room = with_house(data, lambda hub: hub.room(table))
    change_rules(monkeypatch, "kapern")

    async def stumble(hub):
        append = hub.store.append

        async def no_more(name, seq, entry, stage, *then):
            if stage == "closed":
                raise OSError
            await append(name, seq, entry, stage, *then)

        hub.store.append = no_more
        await close_outlived(hub)

    async def closed_twice(hub):
        await close_outlived(hub)
        await close_outlived(hub)
        entries = await hub.store.log(table)
        return entries[-1], await hub.store.tables("waiting", "playing")

    with_house(data, stumble)
    entry, going = with_house(data, closed_twice)

    assert entry.table == successor_of(room)
    assert [name for name in going if game_of(name) == "kapern"] == [successor_of(room)]


def test_house_rules_that_have_gone_are_left_behind(tmp_path, monkeypatch):
    class Plain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
        pace: int = 1

    data = copy_of_kept(tmp_path)
    change_rules(monkeypatch, "kapern", options=Plain)
    monkeypatch.setattr(new_table, "levels", lambda _: ("mate",))

    async def options(hub):
        with suppress(Exception):
            await close_outlived(hub)
        (table,) = [name for name in await hub.store.tables("waiting") if "kapern" in name]
        return (await hub.store.log(table))[0].options

    assert with_house(data, options) == {"pace": 1}


def test_a_game_that_can_be_read_goes_on(tmp_path):
    data = copy_of_kept(tmp_path)

    async def rooms_after(hub):
        await close_outlived(hub)
        over = [rooms.is_over(await hub.room(table)) for table in RUNNING]
        return over, await hub.store.tables("closed")

    assert with_house(data, rooms_after) == ([False] * len(RUNNING), [])


@pytest.mark.parametrize("table", OVER)
def test_a_story_says_nothing_that_words_do_not_know(house, table):
    story = unpack_story(with_house(house, partial(packed, table)))

    said = {kept.say.key for each in story.tellings for _, kept, _ in each.told}

    for language in LANGUAGES:
        known = words(GAMES[story.game], language).bundle
        assert {key for key in said if not known.has_message(key)} == set()


async def packed(table, hub):
    return await hub.stories.packed(table)


def test_a_story_is_the_same_whenever_it_is_written(house):
    async def twice(hub):
        entries = await hub.store.log("dorra-aided-over-0")
        return await hub.stories.packed("dorra-aided-over-0"), pack_story("again", entries)

    first, second = with_house(house, twice)

    assert first == second
