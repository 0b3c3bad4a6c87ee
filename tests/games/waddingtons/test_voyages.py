"""Whole games, kept from the past. A change here is a change of the rules."""

from pathlib import Path

import pytest

from quarterdeck.core import logbook
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons.events import RoundsOver, Won

FOLDER = Path(__file__).parent / "voyages"

# Every way to end: who wins, by whose action; and some games with house rules and rare cards.
ENDINGS = {
    "twenty_on_own_move": (Won(0, 21), 0),
    "anothers_payment": (Won(0, 20), 1),
    "rounds_run_out_one_richest": (RoundsOver((1,)), 0),
    "rounds_run_out_shared": (RoundsOver((0, 1)), 0),
    "four_captains": (Won(3, 23), 3),
    "two_ships_each": (Won(0, 21), 0),
    "strict_and_bold": (Won(0, 22), 0),
    "further_out_to_sea": (Won(1, 24), 1),
}


def pages(name):
    book = logbook.read((FOLDER / f"{name}.logbook").read_text("utf-8"))
    return list(logbook.replay(GAME, book))


@pytest.mark.clause("W39", "W41")
@pytest.mark.parametrize("name", ENDINGS)
def test_every_way_to_end_has_its_voyage(name):
    last = pages(name)[-1]

    ending, seat = ENDINGS[name]

    assert last.table.heard_by(None)[-1] == ending
    assert last.entry.seat == seat


def test_no_voyage_is_left_on_the_shelf():
    assert {path.stem for path in FOLDER.glob("*.logbook")} == set(ENDINGS)
