"""How the bots handle a ship: bows off the coast, charts at Anchor Corner, crew before a fight."""

from itertools import product

import pytest
from msgspec.structs import replace

from quarterdeck.bots.levels import sit
from quarterdeck.bots.waddingtons import distances, playout
from quarterdeck.bots.waddingtons.chores import crew_that_helps, fighting_hand
from quarterdeck.bots.waddingtons.mate import WEARY, Mate
from quarterdeck.bots.waddingtons.race import ANCHORAGE, Lie, turns_to
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME, sea
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import FreeMove
from quarterdeck.games.waddingtons.options import Options
from tests.games.waddingtons.positions import at, crew, ship

CADIZ = ship("cadiz", hand="r3 b3")
CORNER = sea.NAMES[sea.ANCHOR_CORNER]


def mate_says(state, seat=0):
    return GAME.write(sit(GAME, "mate", state.options, 1).choose(GAME.view(state, seat)))


def pilot_says(state):
    return GAME.write(playout.quick_action(state, QuietTable(1).random))


EITHER = pytest.mark.parametrize("says", [mate_says, pilot_says], ids=["mate", "pilot"])


# Off Treasure Island


def is_at_the_island(square, heading):
    return sea.AHEAD[square][heading] in sea.TREASURE_ISLAND


@pytest.mark.parametrize("home", range(box.HOMES))
def test_a_pilot_points_no_bows_at_the_island(home):
    for square, strength in product(sea.COAST, (1, 5, 12)):
        for goal in (distances.COAST, ANCHORAGE, *map(distances.port, range(len(box.PORTS)))):
            for barred in (None, *sea.WAYS):
                bows = playout.best_bows(square, strength, goal, home, barred)
                assert not is_at_the_island(square, bows)


@pytest.mark.parametrize("moment", [to.Sail(0, 0), to.Head(0, 0)], ids=["turn", "head"])
def test_a_mate_does_not_even_think_of_bows_at_the_island(moment):
    for square in sorted(sea.COAST):
        mine = replace(ship("london", hand="r3 b2"), square=square, heading=sea.OUTWARD[0])
        state = at(mine, CADIZ, awaiting=moment)
        thought = Mate(QuietTable(1).random).weighed(GAME.view(state, 0), [state])
        turns = [action.heading for action in thought if isinstance(action, do.Turn)]
        assert turns
        assert not any(is_at_the_island(square, heading) for heading in turns)


def test_bows_at_the_island_are_a_turn_from_the_next_card():
    square = min(sea.COAST)
    at_it, off_it = (
        next(h for h in sea.WAYS if is_at_the_island(square, h) is wanted)
        for wanted in (True, False)
    )
    lying = replace(ship("london", hand="r3"), square=square)

    assert turns_to(Lie(replace(lying, heading=at_it), ()), distances.COAST) == 1
    assert turns_to(Lie(replace(lying, heading=off_it), ()), distances.COAST) == 0
    assert turns_to(Lie(replace(lying, heading=at_it), (), setting=True), distances.COAST) == 0


# At Anchor Corner


@EITHER
@pytest.mark.parametrize("hold", ["", "rum"])
def test_a_ship_with_another_chart_leaves_the_corner_to_come_back(says, hold):
    mine = ship("london", CORNER, open_bows(), "r3 r3 b3", hold=hold, cards="chart26")

    assert says(at(mine, CADIZ)).startswith("sail")


def test_a_laden_ship_with_a_chart_leaves_the_corner_for_good():
    mine = ship("london", CORNER, open_bows(), "r3 r3 b3", hold="ruby gold", cards="chart26")

    assert mate_says(at(mine, CADIZ)).startswith("sail")


@EITHER
def test_a_chart_is_landed_where_there_is_room_for_what_it_brings(says):
    mine = ship("london", CORNER, "n", "r3 r3", hold="rum", cards="chart25")

    assert says(at(mine, CADIZ, awaiting=to.LandChart(0, 0))) == "land-chart"


def open_bows():
    """The longest line from the corner."""
    lines = sea.RAYS[sea.ANCHOR_CORNER]
    return sea.HEADINGS[max(sea.WAYS, key=lambda way: len(lines[way]))]


# Crew before a fight


def mustering(hand, docked):
    """About to show hands, with crew in the docks."""
    return at(
        ship("london", "10,16", "e", hand),
        ship("cadiz", "10,16", "n", "r2"),
        docks={"london": docked},
        fight=(0, 1),
        awaiting=to.Muster(0, 0),
    )


@EITHER
@pytest.mark.parametrize(
    ("hand", "docked", "word"),
    [
        ("r3 r2", "b3", "done"),
        ("r3 r2", "b3 r1", "muster r1"),
        ("b3", "r1 b2", "muster b2"),
        ("r3", "b3 b3 b3", "muster b3"),
        ("r3", "b3 b3", "done"),
    ],
)
def test_only_crew_of_the_better_colour_is_called_before_hands_are_shown(says, hand, docked, word):
    assert says(mustering(hand, docked)) == word


@EITHER
def test_crew_that_would_weaken_an_attack_stays_in_the_docks(says):
    state = at(
        ship("london", "8,15", "e", "r3 r3 r2"),
        ship("cadiz", "10,15", "n", "r1 b1", hold="ruby diamond"),
        docks={"london": "b3"},
    )

    assert says(state) == "sail e 2"


@EITHER
def test_where_nobody_fights_all_crew_is_called(says):
    state = at(ship("london", "4,14", "e", "r3 r3 r2"), CADIZ, docks={"london": "b3"})

    assert says(state) == "muster b3"


def test_a_hand_fights_with_all_crew_that_helps():
    state = mustering("r3", "b3 b3 b3 r2")

    assert crew_that_helps(state, 0) == crew("b3 b3 b3")
    assert fighting_hand(state, 0) == crew("r3 b3 b3 b3")


@pytest.mark.parametrize(
    ("hand", "given"), [("r3 r2 b1", "give b1"), ("r2 b2 r3", "give b2"), ("b2 r2 b3", "give r2")]
)
def test_a_pilot_parts_with_the_least_crew_and_with_what_fights_against_his_own(hand, given):
    beaten = ship("cadiz", "8,15", "n", hand)
    giving = to.Give(1, 1, 0, 0, 1, False, False, FreeMove(1))

    assert pilot_says(at(ship("london", "8,15", "e", "r3"), beaten, awaiting=giving)) == given


# Raids without end


def test_after_many_rounds_a_mate_has_no_mind_to_raid_ports():
    state = at(ship("london", "8,15", "e", "r3 b3 r2 b2 r3"), CADIZ, docks={"cadiz": "ruby"})
    long_ago = replace(state, turn=2 * WEARY + 1)
    mate = Mate(QuietTable(1).random)

    assert mate.race(state, 0) > mate.race(state, 0, markets=False)
    assert mate.race(long_ago, 0) == mate.race(state, 0, markets=False)


@pytest.mark.slow
def test_no_game_of_two_mates_goes_on_until_the_rounds_are_over():
    for seed in range(1_000):
        mates = [sit(GAME, "mate", Options(), 2 * seed + seat) for seat in range(2)]
        table = QuietTable(seed)
        state = GAME.deal(2, Options(), table)
        while (seat := GAME.to_move(state)) is not None:
            state = GAME.apply(state, mates[seat].choose(GAME.view(state, seat)), table)
        assert max(GAME.scores(state)) >= box.GOAL, seed
