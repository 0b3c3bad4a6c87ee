"""Whole games, kept from the past. A change here is a change of the rules."""

from pathlib import Path

import pytest

from quarterdeck.core import logbook
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.events import Boarded, BrokeUp, SailedAway, Won

FOLDER = Path(__file__).parent / "voyages"

# Every way to end: ships boarded, stalemates, ships sailed away, and who wins.
ENDINGS = {
    "fifteen_ships": (15, 0, 0, (0,)),
    "stalemate": (15, 1, 0, (2,)),
    "all_ships_sail_away": (0, 15, 15, (0, 1, 2)),
    "last_ships_sail_away": (9, 6, 6, (0,)),
    "booty_breaks_a_tie": (15, 0, 0, (0,)),
    "hidden_purses": (15, 0, 0, (1,)),
    "chests_run_out": (15, 0, 0, (1,)),
}


def heard_in(name):
    book = logbook.read((FOLDER / f"{name}.logbook").read_text("utf-8"))
    return [event for page in logbook.replay(GAME, book) for event in page.table.heard_by(None)]


@pytest.mark.clause("D6", "D26", "D28", "D29")
@pytest.mark.parametrize("name", ENDINGS)
def test_every_way_to_end_has_its_voyage(name):
    heard = heard_in(name)

    boarded = sum(isinstance(event, Boarded) for event in heard)
    stalemates = sum(isinstance(event, BrokeUp) for event in heard)
    away = sum(len(event.ships) for event in heard if isinstance(event, SailedAway))

    assert (boarded, stalemates, away) == ENDINGS[name][:3]
    assert heard[-1] == Won(ENDINGS[name][3])


def test_no_voyage_is_left_on_the_shelf():
    assert {path.stem for path in FOLDER.glob("*.logbook")} == set(ENDINGS)
