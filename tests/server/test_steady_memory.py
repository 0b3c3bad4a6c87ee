"""A hundred tables of bots, one game after the other: the house takes no more memory for it.

`make slow` plays some minutes of it and prints how the memory went; SOAK_MOVES=200000 plays longer.
"""

import os
import statistics
from contextlib import closing
from itertools import cycle
from pathlib import Path

import pytest

from tests.server.running import Guest, is_over, running, settings

TABLES = 100  # at once, as many as one device may follow
MOVES = int(os.environ.get("SOAK_MOVES", "48000"))
MOST = 3_000  # KiB that memory may rise in 10,000 moves: caches that are not full yet
PARTS = 8  # in which the moves are looked at; the first half warms up
LINE_UPS = (("kapern", 2), ("kapern", 3), ("dorra", 3), ("waddingtons", 2), ("piracy", 2))


class House:
    """All its tables, looked at from one device; where a game ends another begins."""

    def __init__(self, guest, talk):
        self.guest, self.talk = guest, talk
        self.line_ups, self.seqs, self.moves, self.games = cycle(LINE_UPS), {}, 0, 0
        for _ in range(TABLES):
            self.open()

    def open(self):
        game, seats = next(self.line_ups)
        table = self.guest.open(*["deckhand"] * seats, game=game, visibility="link")
        self.seqs[table] = 0
        self.talk.send(f'{{"do": "follow", "id": 0, "table": "{table}"}}')

    def play(self, moves):
        """So many more."""
        until = self.moves + moves
        while self.moves < until:
            letter = self.talk.hear()
            if letter["tell"] == "shown" and letter["table"] in self.seqs:
                self.look_at(letter)

    def look_at(self, letter):
        table = letter["table"]
        self.moves += letter["seq"] - self.seqs[table]
        self.seqs[table] = letter["seq"]
        if is_over(letter):
            del self.seqs[table], self.talk.shown[table]
            self.talk.send(f'{{"do": "unfollow", "id": 0, "table": "{table}"}}')
            self.games += 1
            self.open()


def resident(process):
    """The memory that a process holds, in KiB."""
    status = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0])


@pytest.mark.slow
def test_a_hundred_tables_of_bots_take_no_more_memory_the_longer_they_play(
    tmp_path, record_property
):
    with running(settings(tmp_path)) as server:
        guest = Guest(server.base, "Anne")
        with closing(guest.talk()) as talk:
            house, held = House(guest, talk), []
            for _ in range(PARTS):
                house.play(MOVES // PARTS)
                held.append(resident(server.process.pid))
        guest.leave()

    rise = rise_in_ten_thousand(held[PARTS // 2 :], MOVES // PARTS)
    about = (
        f"{house.moves:,} moves, {house.games} games, {rise:+,.0f} KiB in 10,000 moves once warm"
    )
    record_property("soak", f"{about}; KiB held: {' '.join(map(str, held))}")
    assert rise < MOST


def rise_in_ten_thousand(held, moves):
    """The slope through what was held after so many moves each time."""
    steps = [moves * n for n, _ in enumerate(held)]
    return 10_000 * statistics.linear_regression(steps, held).slope
