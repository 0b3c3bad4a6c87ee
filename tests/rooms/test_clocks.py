"""Clocks as values: what a decision costs, what is given back, what nobody pays for."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quarterdeck.games.kapern import GAME
from quarterdeck.games.waddingtons import GAME as WADDINGTONS
from quarterdeck.rooms import caretaking, requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.clocks import (
    A_DAY,
    ByPost,
    Clock,
    Live,
    Night,
    Timing,
    moment_of,
    seconds_passed,
    time_is_up,
    waking_hours,
)
from quarterdeck.rooms.entries import Acted, Covered, Opened, Pausing, read, write
from quarterdeck.rooms.logs import replay_log
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.seats import Bot, Person
from quarterdeck.rooms.timekeeping import decides_at, in_time, is_up_at, keep_times
from tests.games.waddingtons.test_trade import visit

ANNE, MARY = Person("a", "Anne"), Person("m", "Mary")
BLITZ = Live(base=300, increment=5, delay=2)
NIGHT = Night(begins=22, ends=7, offset=60)
EVENING = 1_800_000_000 - 1_800_000_000 % A_DAY + 19 * 3600  # 20:00 at an hour ahead of UTC


class Game:
    """A table whose entries come at the times that are said."""

    def __init__(self, control, *places, game=GAME):
        options = GAME.options(first=1) if game is GAME else game.options()
        entry = Opened(game.name, game.version, options, places, "a", timing=Timing(control))
        self.entries, self.times = [entry], [0.0]
        self.room = rooms.open_room("t", entry, game)

    def do(self, ask, at):
        steps = ask(self.room)
        steps = steps if isinstance(steps, list) else [steps]
        logged = [step.entry for step in steps if step.entry]
        self.entries += logged
        self.times += [at] * len(logged)
        self.room = keep_times(self.room, steps, [at] * len(logged))[-1].room
        return self

    def deal(self, at=0.0):
        return self.do(requests.deal_cards, at)

    def play(self, at, by="person", lag=0.0):
        seat, game = self.room.game.to_move(self.room.state), self.room.game
        word = game.write(game.legal_actions(self.room.state)[0])
        ask = in_time(lambda room: requests.play_or_draft(room, seat, word, by), lambda: at, lag)
        return self.do(ask, at)

    @property
    def bank(self):
        return self.room.clock.banks[0]


def test_a_decision_costs_what_it_took_beyond_the_delay_and_brings_the_increment():
    game = Game(BLITZ, ANNE, MARY).deal(at=100).play(at=110)

    assert game.room.clock.banks == (300 - 8 + 5, 300)


def test_who_decides_within_the_delay_only_wins_the_increment():
    assert Game(BLITZ, ANNE, MARY).deal().play(at=1).bank == 305


def test_what_the_line_took_is_given_back_up_to_a_second():
    banks = [Game(BLITZ, ANNE, MARY).deal().play(10, lag=lag).bank for lag in (0, 0.4, 1, 30)]

    assert banks == [297, 297.4, 298, 298]


def test_what_is_given_back_stands_in_the_log():
    game = Game(BLITZ, ANNE, MARY).deal().play(10, lag=0.25)

    assert game.entries[-1].lag == 250


def test_bots_and_orders_cost_nobody_time():
    bot = Game(BLITZ, Bot("mate"), MARY).deal().play(50, by="bot")
    order = Game(BLITZ, ANNE, MARY).deal().play(50, by="order")

    assert bot.bank == order.bank == 300


def test_parts_of_one_choice_are_one_decision_and_picking_stops_no_clock():
    game = Game(BLITZ, ANNE, MARY, game=WADDINGTONS).deal()
    game.room = replace(
        game.room,
        state=visit("r1 gold", hold="ruby"),
        clock=replace(game.room.clock, runs=0),
    )

    for at, word in ((10, "offer ruby"), (20, "take r1"), (30, "take gold")):
        game.do(lambda room, w=word: requests.play_own(room, "a", 0, w), at)
    drafted = game.room.clock
    game.do(lambda room: requests.play_own(room, "a", 0, "settle"), 40)

    assert (drafted.since, drafted.spent) == (0, 0)
    assert [type(each) for each in game.entries[2:]] == [Acted] * 4
    assert game.bank == 300 - 38 + 5


def test_nobody_decides_after_their_time_but_for_what_the_line_took():
    game = Game(Live(10), ANNE, MARY).deal()

    with pytest.raises(Denied) as no:
        game.play(10.5, lag=0.4)
    game.play(10.5, lag=0.6)

    assert no.value.sentence.key == "denied-time-is-up"
    assert game.bank == pytest.approx(0.1)


def test_the_house_waits_for_the_slowest_line_and_by_post_for_nobody():
    assert decides_at(Game(Live(10), ANNE, MARY).deal().room) == 11
    assert decides_at(Game(ByPost(600), ANNE, MARY).deal().room) == 600


def test_a_clock_runs_for_people_alone():
    assert is_up_at(Game(Live(10), Bot("mate"), MARY).deal().room) is None
    assert is_up_at(Game(None, ANNE, MARY).deal().room) is None
    assert is_up_at(Game(Live(10), ANNE, MARY).room) is None


def test_a_pause_takes_no_time_and_what_was_taken_before_stays_taken():
    game = Game(Live(100), ANNE, MARY).deal()
    for seat, guest in enumerate("am"):
        game.do(lambda r, s=seat, g=guest: caretaking.ask_for_pause(r, g, Pausing(s, True)), 30)
    stopped = is_up_at(game.room)
    for seat, guest in enumerate("am"):
        game.do(lambda r, s=seat, g=guest: caretaking.ask_for_pause(r, g, Pausing(s, False)), 1000)

    assert stopped is None
    assert is_up_at(game.room) == 1070
    assert game.play(1005).bank == 65


def test_while_a_caretaker_plays_nobodys_time_runs():
    game = Game(Live(100), ANNE, MARY).deal()
    game.do(lambda room: rooms.cover_seat(room, Covered(0, "mate")), 10).play(90, by="bot")

    assert game.bank == 90


def test_the_third_decision_in_a_row_of_the_clock_keeps_the_seat():
    game, at = Game(ByPost(60), ANNE, Bot("mate")).deal(), 0.0
    seen = []
    while game.room.places[0].covered is None:
        seat = game.room.game.to_move(game.room.state)
        word = GAME.write(GAME.legal_actions(game.room.state)[0])
        if seat == 0:
            game.do(lambda room, w=word: caretaking.decide_for(room, 0, [w]), at := at + 60)
            seen.append(game.room.clock.missed[0])
        else:
            game.play(at, by="bot")

    assert seen == [1, 2, 3]
    assert (game.room.places[0].why, game.entries[-2].by) == ("clock", "clock")


def test_one_decision_of_ones_own_makes_the_clock_count_anew():
    game = Game(ByPost(60), ANNE, ANNE).deal()
    seat = game.room.game.to_move(game.room.state)
    word = GAME.write(GAME.legal_actions(game.room.state)[0])
    missed = game.do(lambda room: caretaking.decide_for(room, seat, [word]), 60).room.clock.missed
    while GAME.to_move(game.room.state) != seat:
        game.play(70)

    assert missed[seat] == 1
    assert game.play(80).room.clock.missed[seat] == 0


@pytest.mark.parametrize("control", [BLITZ, ByPost(600, NIGHT)], ids=["live", "post"])
def test_a_log_gives_the_same_clocks_again(control):
    game = Game(control, ANNE, MARY).deal(at=EVENING)
    for number in range(40):
        if rooms.is_over(game.room):
            break
        game.play(EVENING + 7 * number, lag=0.1)

    again = replay_log("t", [read(write(entry)) for entry in game.entries], game.times)

    assert again[-1].room == game.room


def test_time_that_goes_back_in_a_log_gives_nobody_any():
    game = Game(BLITZ, ANNE, MARY).deal(at=100).play(at=40)

    assert game.room.clock.banks == (305, 300)


# Nights


def test_no_clock_runs_by_night():
    control = ByPost(allowance=4 * 3600, night=NIGHT)
    clock = Clock(runs=0, since=EVENING, banks=(0.0, 0.0), missed=(0, 0))

    assert time_is_up(control, clock) == EVENING + (2 + 9 + 2) * 3600
    assert seconds_passed(control, EVENING, EVENING + 10 * 3600) == 2 * 3600


moments = st.integers(1_700_000_000, 1_900_000_000)
nights = st.builds(
    Night, st.integers(0, 23), st.integers(0, 23), st.sampled_from([-720, -90, 0, 60, 840])
).filter(lambda night: night.length)


@given(nights, moments, st.integers(0, 14 * A_DAY))
def test_a_deadline_is_where_the_time_has_just_passed(night, since, seconds):
    control = ByPost(60, night)
    due = moment_of(night, waking_hours(night, since) + seconds)

    assert seconds_passed(control, since, due) == pytest.approx(seconds)
    assert due >= since or seconds == 0


@given(nights, st.lists(moments, min_size=3, max_size=9))
def test_time_adds_up_however_it_is_parted(night, times):
    control, times = ByPost(60, night), sorted(times)
    parts = sum(seconds_passed(control, *pair) for pair in pairwise(times))

    assert parts == pytest.approx(seconds_passed(control, times[0], times[-1]))


def test_a_log_of_before_reads_as_it_did():
    entry = read(b'{"entry":"acted","seat":1,"word":"roll","chance":[],"by":"person"}')
    opened = read(
        b'{"entry":"opened","game":"kapern","version":1,"options":{},"places":[],"host":"a"}'
    )

    assert entry == Acted(1, "roll", ())
    assert opened.timing == Timing()
