"""A choice of several parts: picked as a draft that nobody else sees, logged when it is settled."""

import asyncio
from functools import partial

import msgspec
import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import waddingtons
from quarterdeck.rooms import requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Acted, Opened
from quarterdeck.rooms.refusals import Denied, Stale
from quarterdeck.rooms.seats import Person
from quarterdeck.server import bot_driver, letters
from quarterdeck.server.bot_driver import BotDriver
from quarterdeck.server.bot_pool import Thought
from quarterdeck.server.device import Device
from quarterdeck.server.house_clock import HouseClock
from quarterdeck.server.hub import Hub
from quarterdeck.server.letters import Audience
from tests.games.waddingtons.test_trade import visit

ANNE, MARY = Person("a", "Anne"), Person("m", "Mary")
GAME = waddingtons.GAME
BARGAIN = ("offer ruby", "take r1", "take gold", "settle")


@pytest.fixture
def room():
    """Anne lies in Venice with a ruby; a red 1 and gold are to be had."""
    entry = Opened("waddingtons", GAME.version, GAME.options(), (ANNE, MARY), "a")
    fresh = rooms.open_room("waddingtons-1", entry, GAME)
    return msgspec.structs.replace(fresh, seq=7, position=7, state=visit("r1 gold", hold="ruby"))


def picked(room, *words):
    for word in words:
        (step,) = requests.play_own(room, "a", 0, word)
        room = step.room
    return room


def shown(room, seat):
    return letters.show(room, Audience("am"[seat], seat, frozenset()))


def test_a_pick_is_a_draft_and_no_entry(room):
    (step,) = requests.play_own(room, "a", 0, "offer ruby")

    assert step.entry is None
    assert step.told == []
    assert step.room.draft == ("offer ruby",)
    assert (step.room.state, step.room.seq) == (room.state, room.seq)


def test_who_picks_sees_the_draft_and_what_may_follow(room):
    mine = shown(picked(room, "offer ruby"), 0)

    assert mine.draft == ("offer ruby",)
    assert "take gold" in mine.actions
    assert any(mine.view.awaiting.given)


def test_nobody_else_is_shown_anything_of_a_draft(room):
    before = letters.write(shown(room, 1))

    assert letters.write(shown(picked(room, "offer ruby"), 1)) == before


def test_what_settles_a_choice_is_logged_with_all_that_was_picked(room):
    drafted = picked(room, "offer ruby", "take r1", "take gold")

    steps = requests.play_own(drafted, "a", 0, "settle")

    assert [step.entry.word for step in steps] == list(BARGAIN)
    assert [step.room.seq for step in steps] == [8, 9, 10, 11]
    assert steps[-1].room.draft == ()
    assert GAME.to_move(steps[-1].room.state) == 1


def test_what_was_picked_and_given_up_is_no_entry_that_others_could_count(room):
    drafted = picked(room, "offer ruby", "take r1")

    assert requests.play_own(drafted, "a", 0, "done") == requests.play_own(room, "a", 0, "done")


@pytest.mark.parametrize("word", ["settle", "offer r1", "walk the plank"])
def test_whether_another_has_picked_does_not_show_in_a_refusal(room, word):
    noes = []
    for each in (room, picked(room, "offer ruby")):
        with pytest.raises(QuarterdeckError) as no:
            requests.play_own(each, "m", 1, word)
        noes.append(no.value.sentence)

    assert noes[0] == noes[1]


def test_any_pick_can_be_taken_back(room):
    drafted = picked(room, "offer ruby", "take r1", "take gold")

    again = requests.draft_own(drafted, "a", 0, ("offer ruby", "take gold")).room

    assert again.draft == ("offer ruby", "take gold")
    assert again == picked(room, "offer ruby", "take gold")


def test_all_of_a_draft_can_be_taken_back(room):
    drafted = picked(room, "offer ruby", "take r1")

    assert requests.draft_own(drafted, "a", 0, ()).room == room


@pytest.mark.parametrize(
    ("guest", "seat", "words", "code"),
    [
        ("a", 0, ("offer ruby", "settle"), "not-a-draft"),
        ("a", 0, ("done",), "not-a-draft"),
        ("m", 0, ("offer ruby",), "not-your-seat"),
        ("m", 1, ("offer r2",), "not-your-turn"),
        ("a", 0, ("offer diamond",), "illegal-action"),  # she has none
    ],
)
def test_what_is_no_draft_is_refused_and_leaves_the_draft_alone(room, guest, seat, words, code):
    drafted = picked(room, "offer ruby")

    with pytest.raises(QuarterdeckError) as no:
        requests.draft_own(drafted, guest, seat, words)

    assert letters.code_of(no.value) == code
    assert drafted.draft == ("offer ruby",)


class Memory:
    """A store that only remembers what it was given."""

    def __init__(self):
        self.rows, self.clock, self.engine = [], HouseClock(), None

    async def append(self, table, seq, entry, stage, *then, ended=None):
        self.rows += enumerate((entry, *then), start=seq)
        return (self.clock.now(),) * (1 + len(then))


def with_hub(room, *asks):
    """What is written, and what Anne and Mary are told, while a table is asked this."""
    hub, told = Hub(Memory()), {"a": [], "m": []}
    hub.remember(room)
    for guest, letters_to in told.items():
        hub.follow(Device(guest, letters_to.append), room)
    told["a"].clear()

    async def whole():
        for ask in asks:
            await hub.change(room.table, ask)

    asyncio.run(whole())
    return hub.store.rows, told


def test_a_draft_is_told_to_nobody_but_its_seat(room):
    rows, told = with_hub(room, partial(requests.play_own, guest="a", seat=0, word="offer ruby"))

    assert rows == []
    assert len(told["a"]) == 1
    assert told["m"] == []


def test_a_settled_choice_is_written_as_one_and_told_once(room):
    play = partial(partial, requests.play_own, guest="a", seat=0)

    rows, told = with_hub(room, *(play(word=word) for word in BARGAIN))

    assert [(seq, entry.word) for seq, entry in rows] == list(enumerate(BARGAIN, start=8))
    assert all(isinstance(entry, Acted) for _, entry in rows)
    assert len(told["m"]) == 1


def test_a_seat_that_a_bot_covers_drafts_nothing(room):
    covered = rooms.cover_seat(room, rooms.Covered(0, "mate")).room

    with pytest.raises(Denied):
        requests.draft_own(covered, "a", 0, ("offer ruby",))


class Script:
    """Bots that say these words, one whenever they are asked."""

    def __init__(self, *said):
        self.said = list(said)

    async def choose(self, question, asker):
        return Thought(self.said.pop(0), hurried=False)


def test_a_bot_settles_all_of_its_choice_in_one_beat(room, monkeypatch):
    beats = []
    covered = rooms.cover_seat(room, rooms.Covered(0, "mate")).room
    hub, told = Hub(Memory()), []
    hub.remember(covered)
    hub.follow(Device("m", told.append), covered)
    monkeypatch.setattr(bot_driver, "rest", lambda *_: beats.append(1) or 0)

    asyncio.run(BotDriver(hub, Script(*BARGAIN), pace=1, think=1).move(covered))

    assert [entry.word for _, entry in hub.store.rows] == list(BARGAIN)
    assert (len(beats), len(told)) == (1, 1)


def test_a_bot_does_not_move_for_somebody_who_has_come_back(room):
    with pytest.raises(Stale):
        requests.play_for_bot(room, (0, "mate"), BARGAIN, "bot")
