"""What the table says before anybody pays is what the rules then do: counted, not believed."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core.counts import splits
from quarterdeck.core.table import LiveTable, LoadedTable, outcomes
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.events import LostFight, Placed, ReachedSkullIsland, Sank, Scored
from quarterdeck.games.kapern.notation import write_dice
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.prices import earnings
from quarterdeck.games.kapern.scoring import bounty, is_magic
from quarterdeck.games.kapern.state import ToDecide, ToPlace, ToRescue, ToRoll
from tests.games.kapern.positions import at, dice, kind, turn
from tests.strategies import positions

CHESTS = [Options(guardian_chest=g, skull_chest=s) for g, s in product((False, True), repeat=2)]
EVERY_CARD = pytest.mark.parametrize("card", box.CARDS)


def prices_in(state):
    return GAME.prices(GAME.view(state, 0))


def odds_of(event, state, action):
    """The chance that this is heard, over every way the dice can fall."""

    def play(table):
        GAME.apply(state, action, table)
        return any(isinstance(each, event) for each in table.heard_by(None))

    return pytest.approx(sum(odds for odds, heard in outcomes(play) if heard))


def bounty_of(state):
    """The points of stopping, and the chest, as they are told when it is done."""
    table = LiveTable(1)
    GAME.apply(state, do.STOP, table)
    for event in table.heard_by(None):
        match event:
            case Scored(_, points, chest):
                return points, chest
            case LostFight(_, bonus):
                return -bonus, False
    raise AssertionError


def is_deadly(card, skulls):
    return box.SKULLS_ON[kind(card)] + skulls >= box.DEADLY


def lies(card):
    """All dice that somebody may decide about."""
    for lie in splits(box.DICE, len(box.FACES)):
        if not is_deadly(card, lie[box.SKULL]) and not is_magic(kind(card), lie):
            yield lie


@EVERY_CARD
def test_stopping_pays_what_was_said(card):
    for lie, options, lifted in product(lies(card), CHESTS, (False, card == "guardian")):
        state = at(write_dice(lie), card, options=options, lifted=lifted)

        stop = prices_in(state).stop

        told, chest = bounty_of(state)
        assert stop.points == told
        assert stop.chest == chest or told < 0  # of a lost fight nobody tells the chest


@EVERY_CARD
def test_the_first_roll_ends_as_often_as_was_said(card):
    state = turn(card)

    roll = prices_in(state).roll

    assert roll.bust == odds_of(Sank, state, do.ROLL)
    assert roll.island == odds_of(ReachedSkullIsland, state, do.ROLL)


@EVERY_CARD
@pytest.mark.parametrize("lifted", [False, True])
@pytest.mark.parametrize("skulls", range(box.DEADLY))
def test_a_throw_ends_the_turn_as_often_as_was_said(card, skulls, lifted):
    if is_deadly(card, skulls) or (lifted and card != "guardian"):
        return
    state = at(f"{skulls}k{8 - skulls}s", card, lifted=lifted)

    told = prices_in(state).reroll

    for taken in range(2, box.DICE - skulls + 1):
        assert told[taken] == odds_of(Sank, state, do.REROLLS[0, taken, 0, 0, 0, 0])


@pytest.mark.parametrize(("skulls", "moment"), [(1, ToDecide), (2, ToDecide), (3, ToRescue)])
def test_a_skull_that_is_lifted_is_thrown_with_the_others(skulls, moment):
    state = at(f"{skulls}k{8 - skulls}s", "guardian", moment=moment)

    told = prices_in(state).lift

    for taken in range(1, box.DICE - skulls + 2):
        assert told[taken] == odds_of(Sank, state, do.RESCUES[1, taken - 1, 0, 0, 0, 0])


@pytest.mark.parametrize(
    "state", [at("1k7s", "guardian", lifted=True), at("8s", "guardian"), at("1k7s", "coin")]
)
def test_there_is_nothing_to_lift_without_guardian_or_skull(state):
    assert prices_in(state).lift == ()


@pytest.mark.parametrize("lie", ["2k3c3d", "1k2s2m1p2c", "8c", "3s3m2d"])
def test_what_may_lie_on_the_island_is_safe_to_the_point(lie):
    state = at(lie, "treasure_island", moment=ToPlace)

    told = dict(prices_in(state).savable)  # it is kept for all who look at the same dice

    for place in GAME.legal_actions(state):
        table = LoadedTable()
        GAME.apply(state, place, table)
        [placed] = table.heard_by(None)
        assert isinstance(placed, Placed)
        assert told.pop(write_dice(place.dice)) == placed.points
    assert not told


@pytest.mark.parametrize("island", ["4c", "1c", "-"])
def test_the_island_keeps_what_was_said_when_the_skulls_come(island):
    state = at("2k2s4c", "treasure_island", island=dice(island))

    safe = prices_in(state).saved

    table = LoadedTable(dice("1k1s"), kind("coin"))
    GAME.apply(state, do.REROLLS[dice("2s")], table)
    assert Sank(0, 3, safe) in table.heard_by(None)


@given(data=st.data())
def test_whatever_the_house_rules_everything_that_may_be_done_has_its_price(data):
    state = data.draw(positions(GAME))
    now, told = state.awaiting, prices_in(state)

    assert (told.roll is not None) == isinstance(now, ToRoll)
    assert (told.stop is not None) == isinstance(now, ToDecide | ToPlace)
    assert bool(told.savable) == isinstance(now, ToPlace)
    if isinstance(now, ToDecide):
        assert told.stop.points == bounty_of(state)[0]
    for action in GAME.legal_actions(state):
        if isinstance(action, do.Reroll):
            odds = told.lift if action.dice[box.SKULL] else told.reroll
            assert 0 <= odds[sum(action.dice)] < 1


@pytest.mark.parametrize(
    ("card", "dice", "told"),
    [
        (box.GEM, (0, 0, 0, 0, 0, 3), [("group", "4d", 200), ("treasure", "4d", 400)]),
        (box.ANIMALS, (1, 0, 2, 2, 1, 0), [("animals", "4m", 200), ("treasure", "1c", 100)]),
        (box.PIRATE, (1, 3, 0, 0, 0, 0), [("group", "3s", 100), ("double", "", 100)]),
    ],
)
def test_what_stopping_pays_is_told_part_by_part(card, dice, told):
    parts = earnings(card, dice, False)

    assert [(each.kind, each.dice, each.points) for each in parts] == told


@given(
    card=st.integers(0, len(box.CARDS) - 1),
    dice=st.sampled_from(list(splits(box.DICE, len(box.DIE)))),
    possible=st.booleans(),
)
def test_the_parts_of_what_stopping_pays_are_all_of_it(card, dice, possible):
    points, chest = bounty(card, dice, possible)

    assert sum(each.points for each in earnings(card, dice, chest)) == points
