"""What a ship's lot is thought to be worth, and how a captain in a hurry plays."""

import pytest

from quarterdeck.bots.waddingtons import playout
from quarterdeck.bots.waddingtons.race import Lie
from quarterdeck.bots.waddingtons.win_share import chances_of_seats, lot
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons.options import Options
from tests.games.waddingtons.positions import at, ship, things, treasure
from tests.strategies import deep_positions

RIVAL = ship("cadiz", "14,15", "s", "r2 b2")


def chance(mine, **more):
    return chances_of_seats(at(mine, RIVAL, **more))[0]


def test_chances_add_up_to_one():
    for state in deep_positions(GAME):
        if state.ships:
            assert sum(chances_of_seats(state)) == pytest.approx(1)


def test_everyone_is_better_off_with_more():
    plain = chance(ship("london", "4,14", "w", "r3 b2"))

    assert chance(ship("london", "4,14", "w", "r3 b2 b3")) > plain
    assert chance(ship("london", "4,14", "w", "r3 b2", hold="ruby")) > plain
    assert chance(ship("london", "4,14", "w", "r3 b2"), docks={"london": "ruby"}) > plain


def test_treasure_is_worth_more_in_a_chest_than_in_the_docks():
    docked = chance(ship("london", hand="r3"), docks={"london": "ruby ruby gold"})

    assert chance(ship("london", hand="r3", chest="ruby ruby gold")) > docked


def test_a_set_aboard_counts_as_soon_as_it_can_be_chested():
    docks = [things("ruby ruby"), *[things()] * 5]

    with_a_third = lot(Lie(ship("london", "1,14", "w", "r3", hold="ruby"), tuple(docks)))
    with_another = lot(Lie(ship("london", "1,14", "w", "r3", hold="diamond"), tuple(docks)))

    assert with_a_third.sets > with_another.sets == 0


def test_whoever_can_be_beaten_to_his_treasure_is_worse_off():
    laden = ship("london", "14,12", "w", "r1", hold="ruby")

    hunted = chances_of_seats(at(laden, ship("cadiz", "14,15", "s", "r3 r2")))[0]
    passed = chances_of_seats(at(laden, ship("cadiz", "14,15", "n", "r3 r2")))[0]

    assert hunted < passed


def test_nobody_has_a_chance_beside_twenty_points():
    lost = chance(ship("london", hand="r3 b3 r2"), docks={"cadiz": "diamond ruby gold pearl pearl"})

    assert lost == pytest.approx(0, abs=1e-6)


# The pilot

HOUSES = [
    (4, Options()),
    (3, Options(memory="strict", chart_value_3=True)),
    (2, Options(two_ships=True, overreach=True)),
]


@pytest.mark.parametrize(("seats", "options"), HOUSES, ids=["book", "house", "two ships"])
def test_a_pilot_keeps_to_the_rules_and_comes_to_an_end(seats, options):
    table = QuietTable(1)
    state = GAME.deal(seats, options, table)

    while GAME.to_move(state) is not None:
        action = playout.quick_action(state, table.random)
        assert GAME.why_not(state, action) is None
        state = GAME.apply(state, action, table)


def test_a_pilot_has_an_answer_to_everything_he_can_be_asked():
    random = QuietTable(1).random

    for state in deep_positions(GAME):
        if GAME.to_move(state) is not None:
            assert GAME.why_not(state, playout.quick_action(state, random)) is None


def test_a_pilot_pays_with_the_cards_that_leave_him_the_stronger_hand():
    given = playout.payment((1, 1, 1, 1, 3, 0), treasure(), 3, 4)

    assert given == things("b1 b2")


def test_a_pilot_pays_with_value_cards_before_crew():
    given = playout.payment((0, 0, 0, 0, 3, 0), (0, 1, 0, 0, 0), 4, 0)

    assert given == things("doubloons")


def test_a_pilot_keeps_enough_crew_to_sail():
    assert playout.payment((0, 0, 0, 0, 3, 0), (0, 0, 0, 0, 0), 3, 7) is None
