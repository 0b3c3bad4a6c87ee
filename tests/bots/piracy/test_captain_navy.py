"""Captains of the Navy: what they find out about a Pirate, and what they do about it."""

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from quarterdeck.bots.piracy import BOTS
from quarterdeck.bots.piracy.belief import HEADS_FOR_TREASURE, Belief, Filter
from quarterdeck.bots.piracy.captain_navy import CaptainNavy
from quarterdeck.bots.piracy.mate_navy import MateNavy
from quarterdeck.bots.piracy.mate_pirate import EVASIVE
from quarterdeck.bots.piracy.pirate_models import STRAY, TEMPERS, PirateReckoning, SailingCourse
from quarterdeck.core.table import QuietTable
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy.state import (
    Record,
    ToBury,
    ToDecide,
    ToEngage,
    ToRoll,
)
from quarterdeck.games.piracy.waters import waters
from tests.bots.piracy.playing import played, word
from tests.games.piracy.positions import FAR, OPTIONS, aboard, sq, squares
from tests.strategies import positions

PIRATES = ("straight", "evasive", "patient")


def test_the_captain_buries_chests_where_there_are_few_squares_to_load_them_from():
    table, sea = QuietTable(1), waters(OPTIONS.map)
    state = GAME.deal(2, OPTIONS, table)

    while isinstance(state.awaiting, ToBury):
        state = GAME.apply(state, GAME.read(word("captain", state)), table)

    shores = [sea.shore[site].bit_count() for site in grid.list_squares(state.chests)]
    fewest = sorted(sea.shore[site].bit_count() for site in sea.sites)
    assert max(shores) <= fewest[11]  # the best dozen of twenty


def reckoned(state, blend):
    """The chance that was given to where he is."""
    return blend.anywhere[Filter(OPTIONS, HEADS_FOR_TREASURE).known.places[state.voyage.square]]


def followed(follower, state):
    buried = state.chests | grid.together(state.stolen)
    return follower.follow(buried, state.records, state.record)


@given(data=st.data())
def test_a_reckoning_never_excludes_the_truth(data):
    state = data.draw(positions(GAME))
    assume(state.turn and GAME.to_move(state) is not None)
    reckoning = PirateReckoning(state.options)

    blend = followed(reckoning, state)

    assert blend.anywhere.sum() == pytest.approx(1)
    assert blend.anywhere[reckoning.known.places[state.voyage.square]] > 0


def test_a_little_of_every_kind_sails_where_it_does_not_want_to():
    wanted, unwanted, a_ships = 1.0, 1e-200, 0.0
    course = SailingCourse(
        np.ones((3, 3)), np.array([wanted, unwanted, a_ships]), np.ones(3), np.zeros(3)
    )

    sailed = course.sailed(np.array([1.0, 0.0, 0.0])).idle

    assert sailed[1] == pytest.approx(STRAY / 3)
    assert sailed[2] == 0


@pytest.mark.parametrize("pirate", PIRATES)
def test_a_captain_is_nearer_the_truth_than_a_mate(pirate):
    gains = []

    for seed in range(4):
        captain, mate = PirateReckoning(OPTIONS), Filter(OPTIONS, HEADS_FOR_TREASURE)
        for state in played(pirate, "mate", seed):
            if isinstance(state.awaiting, ToRoll):
                found = (reckoned(state, followed(each, state)) for each in (captain, mate))
                gains.append(next(found) - next(found))

    assert sum(gains) / len(gains) > 0.05


def test_a_captain_finds_out_what_kind_of_pirate_it_is():
    alike = [style.step == EVASIVE.step and style.later > 0 for style in TEMPERS]
    found = []

    for seed in range(8):
        reckoning = PirateReckoning(OPTIONS)
        for state in played("evasive", "mate", seed):
            if isinstance(state.awaiting, ToRoll):
                found.append(followed(reckoning, state).weights[alike].sum())

    assert found[0] < 0.5 < sum(found) / len(found)


def future_of_one_who(has_loaded, turns):
    """How likely he is still beside the chest, if all he was he was beside it."""
    state = aboard(ToDecide, 0, "K11", FAR, roll=3)
    reckoning, dashing = PirateReckoning(OPTIONS), TEMPERS[3]
    beside = reckoning.known.beside[sq("J11")] / reckoning.known.beside[sq("J11")].sum()
    where = Belief(0 * beside, beside) if has_loaded else Belief(beside, 0 * beside)
    blend = followed(reckoning, state)
    later = blend._replace(public=blend.public._replace(turn=9))
    scenes = reckoning.scenes(later, state.ships, turns)
    return float(reckoning.onward(where, dashing, scenes)[beside > 0].sum())


def test_who_has_loaded_a_chest_is_expected_to_sail_on():
    assert future_of_one_who(has_loaded=True, turns=1) < 0.1
    assert future_of_one_who(has_loaded=False, turns=1) > 0.9
    assert future_of_one_who(has_loaded=False, turns=2) < 0.1


@pytest.mark.slow
def test_a_captain_knows_better_than_a_mate_where_a_pirate_will_be():
    gains = []

    for pirate in BOTS.styles_of_role["pirate"]:
        states = [s for s in played(pirate, "mate", 2) if isinstance(s.awaiting, ToDecide)]
        navies = [maker(GAME.view(states[0], 1), lambda: 0.5) for maker in (CaptainNavy, MateNavy)]
        for state, then in zip(states, states[5:], strict=False):
            seen, place = GAME.view(state, 1), navies[0].known.places[then.voyage.square]
            captain, mate = (navy.future(seen)[place] for navy in navies)
            gains.append(np.log((captain + 0.001) / (mate + 0.001)))

    assert len(gains) > 30
    assert sum(gains) / len(gains) > 0.1


def test_the_captain_sails_where_a_pirate_will_flee_whom_a_mate_expects_to_load():
    ships = "J9 L9 F13 G12 H2"
    lay = Record(squares(ships))
    records = (lay, replace(lay, sighted=sq("I11")))
    state = aboard(ToDecide, 1, "I11", ships, roll=3, records=records)

    assert word("mate", state) == "move I9"
    assert word("captain", state) == "move J10"


def test_the_captain_rams_a_pirate_he_sees():
    state = aboard(ToEngage, 0, "K9", "K11 C2 D2 E2 F2", roll=2, sighted="K9")

    assert word("captain", state) == "move K9"
