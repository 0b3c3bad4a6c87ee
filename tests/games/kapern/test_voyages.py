"""Whole games, kept from the past. A change here is a change of the rules."""

from pathlib import Path

import pytest

from quarterdeck.core import logbook
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.events import (
    FinalRound,
    LastTurn,
    PirateMagic,
    SuddenDeath,
    TimeUp,
    Won,
)

FOLDER = Path(__file__).parent / "voyages"

# Every way to end: what is heard on the way, and who wins.
ENDINGS = {
    "highest_score": ([FinalRound], (0,)),
    "surpassed_starter_wins_the_reply": ([FinalRound, LastTurn], (1,)),
    "surpassed_starter_fails_the_reply": ([FinalRound, LastTurn], (0,)),
    "shared_win": ([FinalRound], (0, 1)),
    "sudden_death": ([FinalRound, SuddenDeath], (1,)),
    "pirate_magic": ([PirateMagic], (0,)),
    "two_hundred_rounds": ([TimeUp], (0, 1)),
    "house_rules": ([FinalRound], (0,)),
}
TURNING_POINTS = FinalRound | LastTurn | SuddenDeath | PirateMagic | TimeUp


@pytest.mark.clause("K27", "K28", "K29", "K30", "K31", "K32")
@pytest.mark.parametrize("name", ENDINGS)
def test_every_way_to_end_has_its_voyage(name):
    book = logbook.read((FOLDER / f"{name}.logbook").read_text("utf-8"))

    heard = [event for page in logbook.replay(GAME, book) for event in page.table.heard_by(None)]
    points = [type(event) for event in heard if isinstance(event, TURNING_POINTS)]

    assert (points, heard[-1]) == (ENDINGS[name][0], Won(ENDINGS[name][1]))


def test_no_voyage_is_left_on_the_shelf():
    assert {path.stem for path in FOLDER.glob("*.logbook")} == set(ENDINGS)
