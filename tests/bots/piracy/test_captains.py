"""Captains of Piracy, in both roles: what they find out, what they find, and how they do."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.levels import levels, sit
from quarterdeck.bots.piracy import BOTS
from quarterdeck.bots.piracy.captain_navy import CaptainNavy
from quarterdeck.bots.piracy.captain_pirate import HABITS, CaptainPirate
from quarterdeck.bots.piracy.mate_navy import SWEEPER
from quarterdeck.bots.piracy.threats import FACES
from quarterdeck.core.errors import Unknown
from quarterdeck.core.table import LoadedTable, QuietTable
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.state import (
    Known,
    Record,
    ToDecide,
    ToEngage,
    ToMove,
    ToSail,
)
from quarterdeck.matches.arena import Match, blocks_of
from quarterdeck.matches.report import report
from tests.bots.piracy.playing import played, word
from tests.games.piracy.positions import OPTIONS, at, play, small, sq, squares
from tests.strategies import positions

PIRATES, NAVIES = ("straight", "evasive", "patient"), ("sweeper", "tracker", "warden")
HOUSES = [Options(), Options(telescope="orthogonal", seize=True), small(), small(badge=True)]


def share(pirate, navy, blocks):
    """Of the Navy."""
    match = Match("piracy", (pirate, navy), Options(), 1)
    return report(match, list(blocks_of(match, blocks, processes=1))).players[1].share


# Manners


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("options", HOUSES, ids=["book", "house", "small", "badge"])
def test_a_captain_keeps_to_the_rules_to_the_end(options, seats):
    bots = [sit(GAME, "captain", options, seat) for seat in range(seats)]
    table = QuietTable(1)
    state = GAME.deal(seats, options, table)

    while (seat := GAME.to_move(state)) is not None:
        action = bots[seat].choose(GAME.view(state, seat))
        assert action in GAME.legal_actions(state)
        state = GAME.apply(state, action, table)


@given(data=st.data())
def test_a_captain_does_not_change_his_mind_with_what_he_may_not_know(data):
    state = data.draw(positions(GAME))
    seat = GAME.to_move(state)
    assume(seat is not None)

    other = GAME.imagine(GAME.view(state, seat), QuietTable(data.draw(st.integers(0, 999))))

    assert word("captain", state) == word("captain", other)


@pytest.mark.parametrize(("role", "moment"), [(CaptainPirate, ToSail), (CaptainNavy, ToDecide)])
def test_a_captain_who_sits_down_late_reckons_as_one_who_was_there(role, moment):
    asked = [s for s in played("captain", "captain", 2) if isinstance(s.awaiting, moment)][:12]
    seen = [GAME.view(state, state.awaiting.seat) for state in asked]

    there = role(seen[0], lambda: 0.0)
    *_, worths = (dict(there.weighed(each)) for each in seen)

    assert dict(role(seen[-1], lambda: 0.0).weighed(seen[-1])) == pytest.approx(worths)


def test_a_budget_does_not_change_a_captains_choice():
    seen = GAME.view(at("K11"), 0)

    short, long = (
        sit(GAME, "captain", OPTIONS, 1, Budget(iterations=n)).choose(seen) for n in (1, 200)
    )

    assert short == long


# What the Pirate finds out


def dice_that_have_him(state, action):
    """Of six: how many let a mate's ship catch him there, or hit him with its first salvo."""
    found = 0
    for die in FACES:
        after, _ = play(state, action, "roll", chance=(die,))
        while isinstance(after.awaiting, ToDecide | ToMove | ToEngage):
            after = GAME.apply(after, GAME.read(word("mate", after)), LoadedTable(1))
        found += GAME.to_move(after) is None
    return found


def test_a_captain_who_was_seen_ends_where_no_die_of_the_next_ship_has_him():
    ships = "K10 I3 G5 M9 H6"
    lay, here = Record(squares(ships)), sq("J7")
    state = at("J7", ships, ship=1, record=replace(lay, sighted=here), known=Known(1 << here, 0))

    assert dice_that_have_him(state, word("mate", state)) > 0
    assert dice_that_have_him(state, word("captain", state)) == 0


def test_the_captain_loads_where_no_ship_is_near():
    assert word("captain", at("K11")) == "load J11"


def test_a_second_ship_that_would_know_of_it_makes_loading_worth_less():
    far, near = at("K11", "B2 C2 D2 E2 F2"), at("K11", "B2 C2 L11 E2 F2")  # the third sails second

    assert worth_of("load J11", near) < worth_of("load J11", far) - 0.02


def worth_of(action, state):
    """As a captain of the pirate ship sees it."""
    seen = GAME.view(state, state.pirate)
    return dict(CaptainPirate(seen, lambda: 0.5).weighed(seen))[GAME.read(action)]


def test_the_captain_lands_when_six_chests_are_aboard():
    state = at("M13", stolen="C4 L3 I5 O5 D8 L7")

    assert word("captain", state).startswith("land")


def test_the_captain_finds_out_how_the_navy_hunts():
    pirate = None
    for state in played("evasive", "sweeper", 5):
        if GAME.to_move(state) == state.pirate and state.turn:
            seen = GAME.view(state, state.pirate)
            pirate = pirate or CaptainPirate(seen, lambda: 0.5)
            pirate.choose(seen)

    assert pirate.trust[HABITS.index(SWEEPER)] > 0.9


# Styles


@pytest.mark.parametrize("style", BOTS.styles)
def test_a_style_sits_down_at_a_duel_but_is_offered_to_nobody(style):
    assert word(style, at("K11")) in map(GAME.write, GAME.legal_actions(at("K11")))
    assert style not in levels(GAME)


def test_who_asks_for_a_bot_nobody_knows_is_told_of_the_styles():
    with pytest.raises(Unknown) as no:
        sit(GAME, "strait", OPTIONS, seed=1)

    assert "straight" in no.value.sentence.arguments["known"]


# Strength


@pytest.mark.slow
def test_a_captain_navy_catches_more_pirates_of_every_style_together():
    captain, mate = (
        sum(share(pirate, navy, 60) for pirate in PIRATES) for navy in ("captain", "mate")
    )

    assert captain / 3 >= mate / 3 + 0.05


@pytest.mark.slow
def test_a_captain_pirate_escapes_more_navies_of_every_style_together():
    captain, mate = (
        sum(1 - share(pirate, navy, 60) for navy in NAVIES) for pirate in ("captain", "mate")
    )

    assert captain / 3 >= mate / 3 + 0.15
