"""The coach at a table: who hears it, the win bar, and decisions left to a bot."""

import asyncio
from types import SimpleNamespace

import msgspec
import pytest

from quarterdeck import bots
from quarterdeck.bots.record import Advice, Option
from quarterdeck.core.sentence import sentence
from quarterdeck.games import GAMES, games_where
from quarterdeck.rooms import requests
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.room import open_room
from quarterdeck.rooms.seats import Person
from quarterdeck.server.bot_driver import BotDriver
from quarterdeck.server.bot_pool import CoachThought
from quarterdeck.server.fair_queue import NOBODY
from quarterdeck.server.hub import Hub
from tests.server.running import my_turn

KAPERN, WHY = GAMES["kapern"], sentence("kapern-coach-roll")
RECKONED = games_where(lambda game: bots.of(game).chances is not None)


def practise(anne, game="kapern", bots=1):
    table = anne.post("/api/practice", game=game, bots=["deckhand"] * bots).json()["table"]
    talk = anne.talk()
    talk.follow(table)
    return table, talk


def test_the_win_bar_is_told_whosever_turn_it_is(anne):
    table, talk = practise(anne, "dorra", bots=3)

    chances = talk.say("advise", table=table, seat=0)["chances"]

    assert [side["seats"] for side in chances] == [[0], [1], [2], [3]]
    assert sum(side["chance"] for side in chances) == pytest.approx(1)
    talk.close()


def test_a_bot_makes_one_decision_for_whoever_practises(anne):
    table, talk = practise(anne)
    shown = talk.shown[table] if my_turn(talk.shown[table]) else talk.wait_for(my_turn)

    done = talk.say("play-for-me", table=table, seat=0, seq=shown["seq"])

    assert (done["tell"], done["seq"]) == ("done", shown["seq"] + 1)
    talk.close()


class Adviser:
    """A pool with one thing to say, which counts how often it is asked."""

    def __init__(self, *words):
        self.asked = 0
        self.advice = Advice("win", tuple(Option(word, 0.5, 0, 0, WHY) for word in words))

    async def advise(self, question, asker):
        self.asked += 1
        return CoachThought(self.advice, hurried=False)


NO_LOG = SimpleNamespace(
    clock=None, engine=None
)  # nothing is written here, nor asked what time it is


def test_what_is_played_for_you_is_what_the_coach_advised_first():
    pool = Adviser("roll", "stop")
    driver = BotDriver(Hub(NO_LOG), pool, pace=0, think=1)
    opened = Opened("kapern", KAPERN.version, KAPERN.options(), (Person("a", "Anne"),) * 2, "a")
    room = requests.deal_cards(open_room("kapern-1", opened, KAPERN)).room

    async def ask_then_leave_it():
        return await driver.advise(room, 0, NOBODY), await driver.follow_coach(room, 0, NOBODY)

    thought, (word, _) = asyncio.run(ask_then_leave_it())

    assert word == thought.advice.options[0].action
    assert pool.asked == 1  # or another thought might come to another end


def test_what_another_picks_makes_no_new_question_of_the_same_position():
    pool = Adviser("roll")
    driver = BotDriver(Hub(NO_LOG), pool, pace=0, think=1)
    opened = Opened("kapern", KAPERN.version, KAPERN.options(), (Person("a", "Anne"),) * 2, "a")
    room = requests.deal_cards(open_room("kapern-1", opened, KAPERN)).room
    mover = KAPERN.to_move(room.state)
    picking = msgspec.structs.replace(room, draft=("roll",), drafted=object())

    async def nothing(*_):
        """What is asked is not the point here."""

    driver.question = nothing

    async def ask(seat):
        before = pool.asked
        for each in (room, picking):
            await driver.advise(each, seat, NOBODY)
        return pool.asked - before

    assert asyncio.run(ask(1 - mover)) == 1  # or the time an answer takes would tell of it
    assert asyncio.run(ask(mover)) == 2


def test_nobody_decides_for_you_out_of_turn_or_at_an_old_position(anne):
    table, talk = practise(anne)
    shown = talk.shown[table] if my_turn(talk.shown[table]) else talk.wait_for(my_turn)

    old = talk.say("play-for-me", table=table, seat=0, seq=0)
    other = talk.say("play-for-me", table=table, seat=1, seq=shown["seq"])

    assert [no["code"] for no in (old, other)] == ["stale", "not-your-seat"]
    talk.close()


def test_among_people_everyone_decides_for_themselves(anne, mary):
    table = anne.open("me", "open")
    mary.post(f"/api/tables/{table}/seats/1")
    talk = anne.talk()
    shown = talk.follow(table)

    no = talk.say("play-for-me", table=table, seat=0, seq=shown["seq"])

    assert (no["tell"], no["code"]) == ("refused", "not-practice")
    talk.close()


def test_all_people_at_a_table_can_let_the_coach_in(anne, mary):
    table = anne.open("me", "open")
    mary.post(f"/api/tables/{table}/seats/1")
    hers, marys = anne.talk(), mary.talk()
    hers.follow(table), marys.follow(table)

    hers.say("agree-coach", table=table, seat=0, wanted=True)
    no = hers.say("advise", table=table, seat=0)
    marys.say("agree-coach", table=table, seat=1, wanted=True)

    assert no["code"] == "no-coach-here"
    assert hers.say("advise", table=table, seat=0)["tell"] == "advice"
    assert (hers.shown[table]["agreed"], hers.shown[table]["coach"]) == ([0, 1], True)
    hers.close(), marys.close()


@pytest.mark.parametrize("game", RECKONED)
def test_after_the_game_everyone_reads_how_it_went(anne, game):
    table = anne.open(*["deckhand"] * GAMES[game].seats[0], game=game)
    anne.watch(table)

    course = anne.get(f"/api/tables/{table}/course").json()

    frames = anne.get(f"/api/tables/{table}/replay").json()["frames"]
    assert len(course["chances"]) == len(frames)
    for part, last in zip(course["parts"], course["chances"][-1], strict=True):
        assert part["start"] + part["play"] + part["luck"] == pytest.approx(last)
