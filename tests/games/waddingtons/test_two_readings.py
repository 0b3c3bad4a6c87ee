"""What the menus work out quickly and the refusals slowly comes to the same, far beyond play."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.trading import can_level
from quarterdeck.games.waddingtons.why_not.trade import it_does_not_level
from tests.games.waddingtons.positions import A, at, ship, things

DESK = at(ship("london", "venice"), ship("cadiz"))
HEAP = st.lists(st.sampled_from(box.THINGS), max_size=6).map(" ".join).map(things)
PICKS = st.lists(st.integers(0, 99), min_size=1, max_size=8)
HOMES = [(), *((home,) for home in range(box.HOMES)), (0, 1), (2, 0)]


@pytest.mark.clause("W28")
@given(paid=HEAP, taken=HEAP)
def test_an_exchange_levels_in_both_readings(paid, taken):
    now = to.Trade(A, 0, paid, taken)

    assert it_does_not_level.applies(DESK, now, do.SETTLE) != can_level(paid, taken)


@pytest.mark.clause("W21", "W28", "W42")
@given(
    purse=HEAP,
    docks=HEAP,
    charts=st.booleans(),
    picks=st.lists(st.integers(0, 99), max_size=8),
)
def test_a_desk_offers_the_same_in_both_readings(purse, docks, charts, picks):
    state = desk_of(purse, docks, charts)

    for pick in picks:
        menu = GAME.legal_actions(state)
        assert set(menu) == {a for a in do.CATALOGUE if GAME.why_not(state, a) is None}
        added = [action for action in menu if GAME.adds(state, action)]
        if added:
            state = GAME.apply(state, added[pick % len(added)], QuietTable(0))


def desk_of(purse, docks, charts):
    """A ship in Venice with these things, and those in the docks there; two treasures at most."""
    hold = tuple(min(1, n) * (sum(purse[6:k]) < 2) for k, n in enumerate(purse[6:11], start=6))
    me = replace(DESK.ships[A], hand=purse[:6], hold=hold, cards=purse[11:])
    lying = (*DESK.docks[:4], docks, *DESK.docks[5:])
    return replace(
        DESK,
        options=Options(chart_value_3=charts),
        ships=(me, *DESK.ships[1:]),
        docks=lying,
        awaiting=to.Trade(A, 0),
    )


@pytest.mark.clause("W26")
@given(hand=st.tuples(*[st.integers(0, 3)] * 6), over=st.integers(1, 9), picks=PICKS)
def test_crew_is_discarded_alike_in_both_readings(hand, over, picks):
    assume(box.strength(hand))
    excess = min(over, box.strength(hand))
    may_stay = box.strength(hand) - excess
    now = to.Discard(A, 0, 16, may_stay, RestOfCard(0, 16, 2))
    ships = (replace(DESK.ships[A], hand=hand), *DESK.ships[1:])
    state = replace(DESK, ships=ships, awaiting=now)

    for pick in picks:
        menu = GAME.legal_actions(state)
        assert set(menu) == {a for a in do.CATALOGUE if GAME.why_not(state, a) is None}
        if added := [action for action in menu if GAME.adds(state, action)]:
            state = GAME.apply(state, added[pick % len(added)], QuietTable(0))

    assert menu


@pytest.mark.clause("W1", "W5")
@pytest.mark.parametrize(
    ("seats", "homes"),
    [(seats, homes) for homes in HOMES for seats in GAME.seats if len(homes) < seats],
)
def test_a_port_is_free_in_both_readings(seats, homes):
    start = GAME.deal(seats, GAME.options(), QuietTable(0))
    state = replace(start, homes=homes, awaiting=to.ChoosePort(len(homes)))

    listed = set(GAME.legal_actions(state))

    assert listed == {port for port in do.CHOOSE_PORTS if GAME.why_not(state, port) is None}
