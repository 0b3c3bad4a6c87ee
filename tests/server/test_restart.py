"""The server is killed in the middle of it all: what was confirmed is there, every game goes on."""

import math
import random
import threading
from collections import defaultdict
from contextlib import closing, suppress

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Guest, Running, is_over, my_turn, settings

AHEAD = 4  # moves that each has made when the server is killed


class Player(threading.Thread):
    """Somebody against a bot, clicking as fast as answers come; remembers what was confirmed."""

    def __init__(self, guest, table, begun):
        super().__init__()
        self.guest, self.table = guest, table
        self.confirmed = {}  # seq -> action
        self.begun = begun  # where all wait for each other, so that nobody is done before the rest

    def run(self):
        with closing(self.guest.talk()) as talk:
            talk.follow(self.table)
            self.play(talk, AHEAD)
            self.begun.wait()
            with suppress(ConnectionClosed):  # the server may be killed from here on
                self.play(talk)

    def play(self, talk, most=math.inf):
        while len(self.confirmed) < most and not is_over(shown := self.at_my_turn(talk)):
            action = random.choice(shown["actions"])
            done = talk.play(shown, action)
            if done["tell"] == "done":
                self.confirmed[done["seq"]] = action

    def at_my_turn(self, talk):
        shown = talk.shown[self.table]
        while not (shown["view"] and (my_turn(shown) or is_over(shown))):
            talk.hear()
            shown = talk.shown[self.table]
        return shown


def kill_and_play_on(folder, games):
    """Games under way, kill -9, a new server on the same log; each game to its end."""
    first = Running(settings(folder))
    guests = [Guest(first.base, f"G{n}") for n in range(games)]
    begun = threading.Barrier(games + 1, timeout=2 * PATIENCE)
    players = [Player(guest, guest.open("me", "deckhand"), begun) for guest in guests]
    for player in players:
        player.start()
    begun.wait()
    first.kill()
    for player in players:
        player.join()
    second = Running(settings(folder))
    try:
        return [finish(second.base, player) for player in players]
    finally:
        second.stop()


def finish(base, player):
    """The same guest comes back and plays on: what was confirmed before and after, and the log."""
    player.guest.leave()
    guest = Guest(base, cookies=dict(player.guest.web.cookies))
    again = Player(guest, player.table, threading.Barrier(1))
    again.run()
    frames = guest.get(f"/api/tables/{player.table}/replay").json()["frames"]
    guest.leave()
    return player.confirmed, again.confirmed, frames


def check(ended):
    """Most games were in the middle when the server died, and all came to their end."""
    for before, after, frames in ended:
        check_log(before | after, frames)
    assert sum(bool(before and after) for before, after, _ in ended) > len(ended) / 2


def check_log(confirmed, frames):
    by_seq = defaultdict(str, {frame["seq"]: frame["action"] for frame in frames})
    assert [frame["seq"] for frame in frames] == list(range(1, len(frames) + 1)), "a gap"
    assert {seq: by_seq[seq] for seq in confirmed} == confirmed, "a confirmed move is gone"


def test_after_a_kill_every_confirmed_move_is_there_and_every_game_goes_on(tmp_path):
    ended = kill_and_play_on(tmp_path, games=6)

    check(ended)


@pytest.mark.slow
def test_after_a_kill_in_two_hundred_games_nothing_is_lost(tmp_path):
    ended = kill_and_play_on(tmp_path, games=200)

    check(ended)


def test_bots_left_to_themselves_are_taken_up_after_a_restart(tmp_path):
    first = Running(settings(tmp_path, pace=0.05))
    anne = Guest(first.base)
    table = anne.open("mate", "random")
    first.kill()

    second = Running(settings(tmp_path))
    back = Guest(second.base, cookies=dict(anne.web.cookies))
    talk = back.talk()
    talk.follow(table)
    talk.wait_for(is_over) if not is_over(talk.shown[table]) else None

    assert back.get(f"/api/tables/{table}").json()["stage"] == "over"
    talk.close(), back.leave(), anne.leave(), second.stop()
