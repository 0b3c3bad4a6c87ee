"""Whoever plays in a terminal and whoever plays in a browser see the same time on one clock."""

import random

import msgspec

from quarterdeck.rooms.clocks import A_DAY, ByPost, Live
from quarterdeck.server.clock_messages import ClockFace
from quarterdeck.terminal.house.clock_face import ClockRead, time_left, write_time
from quarterdeck.words import words

FACES = 2000
SECOND = 1000  # milliseconds


def test_a_clock_says_the_same_on_the_page_and_in_a_terminal(run_tests):
    chance = random.Random(22)
    run_tests("time.test.mjs", [case(chance) for _ in range(FACES)])


def case(chance):
    face, passed = any_face(chance), chance.choice([0, 1, chance.randrange(400 * SECOND)])
    sent = msgspec.json.encode(face)
    clock, english = msgspec.json.decode(sent, type=ClockRead), words(None, "en")
    seats = range(len(face.left))
    told = [write_time(time_left(clock, seat, passed / SECOND), english) for seat in seats]
    return {"clock": msgspec.json.decode(sent), "passed": passed, "told": told}


def any_face(chance):
    """Live or by post, of whoever's time runs or stands still, in whole seconds and not."""
    seats = chance.randint(2, 6)
    runs, paused = chance.choice([None, *range(seats)]), chance.random() < 0.3
    if chance.random() < 0.3:
        left = tuple(chance.randrange(3 * A_DAY * SECOND) for _ in range(seats))
        return ClockFace(control=ByPost(A_DAY), left=left, runs=runs, paused=paused)
    control = Live(*(chance.choice([0, 5, 30, 600]) for _ in range(3)))
    left = tuple(chance.choice([0, chance.randrange(7200 * SECOND)]) for _ in range(seats))
    delay = 0 if runs is None else chance.randrange(control.delay * SECOND + 1)
    return ClockFace(control=control, left=left, runs=runs, delay=delay, paused=paused)
