"""What the menus work out quickly and the refusals slowly comes to the same, far beyond play."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.trading import affordable, can_level
from quarterdeck.games.waddingtons.why_not.trade import dearer_than_what_is_paid, it_does_not_level
from tests.games.waddingtons.positions import A, at, ship, things

DESK = at(ship("london", "venice"), ship("cadiz"))
HEAP = st.lists(st.sampled_from(box.THINGS), max_size=6).map(" ".join).map(things)
HOMES = [(), *((home,) for home in range(box.HOMES)), (0, 1), (2, 0)]


@pytest.mark.clause("W28")
@given(paid=HEAP, taken=HEAP)
def test_an_exchange_levels_in_both_readings(paid, taken):
    now = to.Trade(A, 0, paid, taken, 0)

    assert it_does_not_level.applies(DESK, now, do.SETTLE) != can_level(paid, taken)


@pytest.mark.clause("W28")
@given(paid=HEAP, taken=HEAP, more=st.sampled_from(range(len(box.THINGS))))
def test_a_thing_is_too_dear_in_both_readings(paid, taken, more):
    now = to.Trade(A, 0, paid, taken, 0)
    with_it = tuple(n + (thing == more) for thing, n in enumerate(taken))

    dear = dearer_than_what_is_paid.applies(DESK, now, do.TAKES[more])

    assert dear != affordable(paid, with_it)


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
