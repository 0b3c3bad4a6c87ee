"""What the table says before anybody pays is what the rules then do, under every house rule."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quarterdeck.core.counts import minus
from quarterdeck.core.moment import Over
from quarterdeck.core.table import LiveTable, QuietTable
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.boarding import pay_the_crew
from quarterdeck.games.dorra.ending import finish
from quarterdeck.games.dorra.state import ToAct
from tests.games.dorra.positions import AIDED, BLACK, BLUE, HIDDEN, RED, YELLOW, at, counts, disc
from tests.strategies import positions


def prices_in(state, seat=RED):
    return GAME.prices(GAME.view(state, seat))


def crew_of(state, top, seat=RED):
    return next(crew for crew in prices_in(state, seat).crews if crew.top == disc(top))


def paid(state, top, ship):
    """What everyone has more, or less, once a crew is paid."""
    purses, _ = pay_the_crew(state, state.piles[top], ship, QuietTable(1))
    return minus(purses, state.purses)


def could_cover(state, top):
    """Who may put a pile on this one, if it is their turn."""
    for seat in range(len(state.purses)):
        menu = GAME.legal_actions(replace(state, awaiting=ToAct(seat)))
        if any(isinstance(each, do.Move) and each.onto == top for each in menu):
            yield seat


# What boarding brings


def test_where_every_disc_is_known_boarding_pays_what_was_said():
    crew = crew_of(at("r5b5y2k5r2", options=AIDED), "r5")

    assert crew.boarding[2] == (10, 5, 2, 5)


def test_a_covered_disc_counts_as_the_average_of_what_it_can_be():
    crew = crew_of(at("r5b5y2k5r2", "y5b2"), "r5")

    assert crew.boarding[2] == (22 - 3.5 - 2 - 5, 3.5, 2, 5)


def test_a_captain_loses_no_more_than_his_purse():
    state = at("r5b5y5k5", options=AIDED, purses=(1, 9, 9, 9), ships=(1, 4, 11))

    losses = [gains[RED] for gains in crew_of(state, "r5").boarding]

    assert losses == [paid(state, disc("r5"), ship)[RED] for ship in state.open]
    assert min(losses) == -1


def test_into_a_hidden_purse_nobody_looks():
    state = at("r5b5y5k5", options=HIDDEN, purses=(1, 9, 9, 9), ships=(1, 4, 11))

    mine, theirs = (crew_of(state, "r5", seat).boarding[0][RED] for seat in (RED, BLUE))

    assert (mine, theirs) == (-1, 8 - 15)


def test_the_average_is_taken_over_every_way_the_covered_discs_can_lie():
    state = at("r5b5b2y3", "y5b3k2")
    told = crew_of(state, "r5").boarding[2]

    faces = [box.FACES.index(face) for face in "523"]  # of blue, those that lie covered
    ways = [deal(state, way) for way in permutations(faces)]

    assert told[BLUE] == pytest.approx(sum(paid(w, disc("r5"), 10)[BLUE] for w in ways) / len(ways))


def deal(state, faces):
    """The same table, but blue's covered discs lie in another order."""
    first, second, third = (BLUE * box.HAND + face for face in faces)
    piles = list(state.piles)
    piles[disc("r5")] = (disc("r5"), first, second, disc("y3"))
    piles[disc("y5")] = (disc("y5"), third, disc("k2"))
    return replace(state, piles=tuple(piles))


@given(data=st.data())
def test_whatever_the_house_rules_known_crews_are_paid_what_was_said(data):
    state = data.draw(positions(GAME))
    seat = data.draw(st.sampled_from(range(len(state.purses))))

    for crew in prices_in(state, seat).crews:
        known = state.options.memory == "aided" or isinstance(state.awaiting, Over)
        seen = state.options.purses == "public" or box.OWNER[crew.top] == seat
        assert len(crew.boarding) == len(state.open)
        if known and seen:
            assert crew.boarding == tuple(paid(state, crew.top, ship) for ship in state.open)


# Who could spoil it


def test_whoever_has_a_low_enough_pile_could_capture():
    state = at("r5b2y2k2b3y3k3r2", "b4y4", "b5k4", "b?k5")

    assert crew_of(state, "r5").captors == (YELLOW, BLACK) == tuple(could_cover(state, disc("r5")))


@given(data=st.data())
def test_every_crew_is_named_with_all_who_could_cover_it(data):
    state = data.draw(positions(GAME))

    told = {crew.top: crew.captors for crew in prices_in(state).crews}

    high = [pile[0] for pile in state.piles if len(pile) > 1]
    assert told == {top: tuple(could_cover(state, top)) for top in high}


# What booty is worth


@pytest.mark.parametrize(
    ("held", "told"), [((2, 1, 0, 0), (15, 1, 0, 0)), ((2, 2, 1, 0), (7, 7, 1, 0)), ((0,) * 4,) * 2]
)
def test_most_pieces_share_a_kind(held, told):
    state = at(booty=tuple(counts(chest=n) for n in held))

    assert prices_in(state).booty[0] == told


@given(data=st.data())
def test_if_the_game_ended_now_booty_would_bring_what_was_said(data):
    state = data.draw(positions(GAME))

    told = prices_in(state).booty

    gains = minus(finish(state, LiveTable(1)).purses, state.purses)
    assert tuple(map(sum, zip(*told, strict=True))) == gains
