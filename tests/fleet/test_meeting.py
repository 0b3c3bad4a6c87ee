"""The law of the fleet: arrays and rules agree on everything, at every step.

States, masks, observations of every seat, rewards and endings; the actions and the chance are the
same. Some games in `make test`, a hundred thousand of each in `make slow`.
"""

import os

import pytest

from quarterdeck import fleet
from tests.fleet.meeting import meet

USUAL = [  # few of Piracy, whose plain games and observations are long
    ("kapern", 2, ()),
    ("kapern", 4, ("target=5000", "keep_one=true", "floor_zero=true", "first=3")),
    ("dorra", 3, ("memory=aided", "purses=hidden", "ties=shared", "first=2")),
    ("dorra", 4, ()),
    ("piracy", 2, ()),
]
HOUSES = {
    "kapern": [
        (),
        ("target=8000",),
        ("target=5000", "guardian_chest=true", "skull_chest=true"),
        ("keep_one=true", "first=2"),
        ("floor_zero=true", "first=5"),
    ],
    "dorra": [
        (),
        ("memory=aided", "first=4"),
        ("purses=hidden", "ties=shared"),
        ("purses=hidden", "memory=aided", "ties=shared", "first=2"),
    ],
    "piracy": [
        (),
        ("badge=true", "pirate=2"),
        ("telescope=orthogonal", "seize=true", "pirate=3"),
    ],
}
SEATS = {"kapern": range(2, 6), "dorra": range(3, 6), "piracy": range(2, 7)}
SHARES = [(game, seats, house) for game in SEATS for seats in SEATS[game] for house in HOUSES[game]]
GAMES_OF_EACH = 100_000


@pytest.mark.parametrize(("game", "seats", "house"), USUAL)
def test_arrays_and_rules_agree_at_every_step(game, seats, house):
    ends = 15 if game == "piracy" else 80

    met = meet(fleet.agree_on(game, seats, *house), ends, batch=ends)

    assert met.ended >= ends


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "house"), SHARES)
def test_arrays_and_rules_agree_a_hundred_thousand_times(game, seats, house):
    if os.environ.get("GAME") not in (None, "", game):
        pytest.skip("another game was asked for")
    share = GAMES_OF_EACH // sum(each[0] == game for each in SHARES)

    met = meet(fleet.agree_on(game, seats, *house), ends=share, batch=512, seed=2)

    assert met.ended >= share
