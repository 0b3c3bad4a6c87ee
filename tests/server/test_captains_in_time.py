"""How long a person waits for a captain or an admiral, with two tables at once, by game.

From the letter in which a bot is to decide to the letter that shows what it did, without the
beat on which bots move.
"""

import os
import statistics
import threading
import time
from contextlib import closing

import pytest

from quarterdeck.server.settings import Settings
from tests.server.running import Guest, is_over, my_turn, running, settings

DECISIONS = 40  # of bots, at each table
MOST = 1.0  # seconds
TABLES = {
    "kapern": ("kapern", "captain", 2, {}),
    "dorra": ("dorra", "captain", 3, {}),
    "dorra, admirals": ("dorra", "admiral", 3, {}),
    "waddingtons": ("waddingtons", "captain", 3, {}),
    "piracy, a captain's Pirate": ("piracy", "captain", 2, {"pirate": 2}),
    "piracy, a captain's Navy": ("piracy", "captain", 2, {"pirate": 1}),
}


class Waiting(threading.Thread):
    """Somebody who plays the first thing that is offered, and times the others."""

    def __init__(self, base, game, level, seats, options):
        super().__init__()
        self.guest, self.waits = Guest(base, "Anne"), []
        self.form = {"game": game, "options": options}
        self.line_up = ("me", *[level] * (seats - 1))

    def run(self):
        with closing(self.guest.talk()) as talk:
            while len(self.waits) < DECISIONS:
                self.play(talk, self.guest.open(*self.line_up, **self.form))
        self.guest.leave()

    def play(self, talk, table):
        talk.follow(table)
        while len(self.waits) < DECISIONS and not is_over(shown := talk.shown[table]):
            if my_turn(shown):
                assert talk.play(shown)["tell"] == "done"
            took = wait_for_letter(talk, table, shown["seq"])
            if shown["view"] and not my_turn(shown):
                self.waits.append(took)


def wait_for_letter(talk, table, seq):
    """Seconds until the table has gone on."""
    begun = time.perf_counter()
    while talk.shown[table]["seq"] <= seq:
        talk.hear()
    return time.perf_counter() - begun


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_nobody_waits_a_second_for_a_strong_bot(name, tmp_path, record_property):
    with running(settings(tmp_path, processes=Settings().processes)) as server:
        people = [Waiting(server.base, *TABLES[name]) for _ in range(2)]
        for each in people:
            each.start()
        for each in people:
            each.join()

    waits = [wait for each in people for wait in each.waits]
    half, p95 = statistics.median(waits), statistics.quantiles(waits, n=20)[18]
    about = f"{len(waits)} decisions, p50 {half:.3f} s, p95 {p95:.3f} s"
    record_property("captains", f"{name}: {about}, load {os.getloadavg()[0]:.1f}")
    assert p95 < MOST
