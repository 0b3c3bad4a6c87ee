"""In strict games bots and coach remember what their seat was shown, after a restart too."""

from functools import partial

import pytest
from msgspec.structs import replace

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.levels import sit
from quarterdeck.core import logbook
from quarterdeck.games.dorra import GAME
from quarterdeck.rooms.entries import Acted, Dealt, Opened
from quarterdeck.rooms.seats import Bot, Person
from quarterdeck.server.bot_driver import BotDriver
from quarterdeck.server.bot_pool import CoachThought, Thought
from quarterdeck.server.bot_work import coach, think, wire_of
from quarterdeck.server.fair_queue import NOBODY
from tests.server.test_hub import with_hubs
from tests.strategies import bot_game

BOOK = bot_game(GAME, 0)  # covered values are to be remembered, as in the book
PAGES = list(logbook.replay(GAME, BOOK, logbook.trust))
LATE = 34  # a line where a captain decides otherwise if it has forgotten
BRIEFLY = Budget(iterations=60)


def opened(*places):
    return Opened("dorra", GAME.version, GAME.options(purses="hidden"), places, "a")


def carried(lines):
    """So much of a recorded game, as a log has it."""
    for seat, word, chance in BOOK.entries[: lines + 1]:
        yield Dealt(chance) if seat is None else Acted(seat, word, chance, "bot")


class Curious:
    """A pool that notes what it is asked."""

    def __init__(self):
        self.questions = []

    async def choose(self, question, _):
        self.questions.append(question._replace(seed=1, budget=BRIEFLY))
        return Thought(think(self.questions[-1]), hurried=False)

    async def advise(self, question, _):
        self.questions.append(question._replace(seed=1, budget=BRIEFLY))
        return CoachThought(coach(self.questions[-1]), hurried=False)


def asked_at(tmp_path, lines, level, restarts=0):
    """The question about whoever is to move, so many lines into a game, and its answer."""
    places = (Person("a", "Anne"), *[Bot("captain")] * (BOOK.seats - 1))

    async def work(*hubs):
        table = (await hubs[0].open(opened(*places), "", [*carried(lines)])).table
        pool, room = Curious(), await hubs[-1].room(table)
        driver, seat = BotDriver(hubs[-1], pool, pace=0, think=1), GAME.to_move(room.state)
        asking = partial(driver.follow_coach, room, seat, NOBODY)
        if level != "coach":
            asking = partial(driver.choice, room, seat, level)
        word, _ = await asking()
        return pool.questions[0], word

    return with_hubs(tmp_path, work, 1 + restarts)


def seen_in(question):
    return wire_of("dorra").view.read(question.view)


def seen_at(lines, memory):
    """What whoever is to move is shown, if the screen remembers or if it does not."""
    state = PAGES[lines].state
    house = replace(state, options=GAME.options(purses="hidden", memory=memory))
    return GAME.view(house, GAME.to_move(state))


def captains_word(seen):
    return GAME.write(sit(GAME, "captain", seen.options, 1, BRIEFLY).choose(seen))


@pytest.mark.parametrize("restarts", [0, 1])
@pytest.mark.parametrize("level", ["captain", "coach"])
def test_what_was_seen_before_it_was_covered_is_known_and_nothing_more(tmp_path, level, restarts):
    asked, _ = asked_at(tmp_path, LATE, level, restarts)

    known, bare = seen_in(asked), seen_at(LATE, "strict")
    assert known.piles == seen_at(LATE, "aided").piles != bare.piles
    assert replace(known, piles=bare.piles) == bare


def test_a_captain_plays_by_what_it_remembers(tmp_path):
    _, word = asked_at(tmp_path, LATE, "captain")

    assert word == captains_word(seen_at(LATE, "aided"))
    assert word != captains_word(seen_at(LATE, "strict"))


def test_a_mate_forgets(tmp_path):
    asked, _ = asked_at(tmp_path, LATE, "mate")

    assert seen_in(asked) == seen_at(LATE, "strict")


def test_all_of_a_game_is_remembered(tmp_path):
    for lines in range(1, len(PAGES) - 1, 20):
        asked, _ = asked_at(tmp_path, lines, "coach")

        assert seen_in(asked).piles == seen_at(lines, "aided").piles
