"""Whole games, kept from the past. A change here is a change of the rules."""

from pathlib import Path

import pytest

from quarterdeck.core import logbook
from quarterdeck.core.earlier import logbook_today
from quarterdeck.games.piracy import GAME, notation
from quarterdeck.games.piracy.events import Won
from tests.games.piracy.positions import CHESTS

FOLDER = Path(__file__).parent / "voyages"
VERSION_1 = Path(__file__).parent / "voyages_v1"  # the same, as they were written down then

# Every way to end: how, in which turn of the Pirate, and who wins. No salvo can sink the ship that
# fires it, so the Navy never loses its last one; `one_ship_left` is as far as it goes.
ENDINGS = {
    "escape": ("Escaped", 20, (0,)),
    "sunk_by_the_second_salvo": ("Sunk", 1, (0, 2)),
    "rammed": ("Caught", 1, (1,)),
    "walked_into_a_ship": ("RanInto", 2, (1,)),
    "shut_in": ("ShutIn", 1, (1,)),
    "one_ship_left": ("Caught", 4, (1,)),
    "turn_limit": ("RanOutOfTime", 100, (1,)),
    "seized": ("Seized", 17, (0, 1, 2)),
    "set_up_at_once": ("Caught", 17, (0, 2, 3)),
    "ships_left_to_the_chart": ("Caught", 7, (1, 2)),
}


def pages_of(name):
    book = logbook.read((FOLDER / f"{name}.logbook").read_text("utf-8"))
    return list(logbook.replay(GAME, book))


@pytest.mark.clause("P1", "P13", "P14", "P16", "P17", "P21", "P22", "P25", "P28", "P30")
@pytest.mark.parametrize("name", ENDINGS)
def test_every_way_to_end_has_its_voyage(name):
    how, turn, winners = ENDINGS[name]
    *_, last = pages_of(name)

    *_, reason, _, won = last.table.heard_by(None)

    assert type(reason).__name__ == how
    assert last.state.turn == turn
    assert won == Won(winners, navy=last.state.pirate not in winners)


def test_no_voyage_is_left_on_the_shelf():
    assert {path.stem for path in FOLDER.glob("*.logbook")} == set(ENDINGS)


# Version 1


def then_and_now(name):
    paths = (folder / f"{name}.logbook" for folder in (VERSION_1, FOLDER))
    return [logbook.read(path.read_text("utf-8")) for path in paths]


@pytest.mark.parametrize("name", [path.stem for path in sorted(VERSION_1.glob("*.logbook"))])
def test_a_voyage_of_version_1_is_told_in_todays_words(name):
    then, now = then_and_now(name)

    assert (then.version, now.version) == (1, GAME.version)
    assert logbook_today(GAME, then) == now


@pytest.mark.clause("P4", "P5")
def test_who_set_up_for_all_in_version_1_stood_for_every_captain():
    then, now = then_and_now("set_up_at_once")

    set_up = [(entry.seat, entry.word) for entry in now.entries[1:16]]

    assert (then.entries[1].seat, then.entries[1].word) == (2, "set up")
    assert [seat for seat, _ in set_up] == [2, 3, 0, 2, 3, 0, 2, 3, 0, 2, 2, 3, 0, 2, 3]
    assert [word for _, word in set_up] == [
        *(f"bury {site}" for site in CHESTS.split()),
        *(f"station {square}" for square in ["K9", "F5", "Q2", "N11", "H2"]),
    ]
    assert now.entries[16:] == then.entries[2:]


# What they show


@pytest.mark.clause("P14")
def test_the_voyage_that_escapes_was_turned_away_twice():
    *_, last = pages_of("escape")

    assert (len(last.state.closed), len(last.state.opened)) == (2, 1)


@pytest.mark.clause("P31", "P32")
def test_at_the_end_the_whole_log_is_open():
    *before, last = pages_of("escape")
    seen = GAME.view(last.state, None).voyage

    assert GAME.view(before[-1].state, None).voyage is None
    assert notation.track(seen.start, seen.legs)[0].startswith("Q13-")
    assert sum("(" in turn for turn in notation.track(seen.start, seen.legs)) == 6
