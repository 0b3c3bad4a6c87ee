"""Luck and skill: they add up, and they tell good play from bad."""

import pytest

import cutlass
from quarterdeck.bots.levels import sit
from quarterdeck.core import logbook
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.table import LiveTable
from quarterdeck.games.kapern import GAME
from quarterdeck.insight.luck_and_skill import account
from tests.strategies import voyages

VOYAGES = voyages(GAME)


def game_between(*levels, seed=1):
    bots = [sit(GAME, level, GAME.options(), seed) for level in levels]

    def choose(state):
        seat = GAME.to_move(state)
        return bots[seat].choose(GAME.view(state, seat))

    return logbook.record(GAME, len(bots), GAME.options(), LiveTable(seed), choose)


@pytest.mark.parametrize("seed", range(3))
def test_points_are_what_is_fair_and_luck_less_what_was_given_away(seed):
    for each in account(GAME, game_between("mate", "deckhand", "random", seed=seed)):
        assert each.points == pytest.approx(each.fair + each.luck - each.given)


@pytest.mark.parametrize("book", VOYAGES, ids=range(len(VOYAGES)))
def test_every_voyage_can_be_accounted_for(book):
    for each in account(GAME, book):
        assert each.points == pytest.approx(each.fair + each.luck - each.given)
        assert each.given >= -1e-6


def test_the_captain_gives_nothing_away_in_the_race():
    short = game_between("captain", "captain")
    race = short._replace(entries=short.entries[:40], scores=None)

    assert all(each.given == pytest.approx(0, abs=1e-6) for each in account(GAME, race))


def test_the_dearest_decision_is_named_with_what_was_better():
    book = logbook.read(
        "kapern@1, 2 seats, {}\ndeal : 0 2\n0 roll : 2/0/0/0/6/0\n0 reroll 6c : 3/0/0/3/0/0 0\n"
    )

    first, _ = account(GAME, book)

    assert (first.dearest.action, first.dearest.better) == ("reroll 6c", "stop")
    assert first.dearest.cost == pytest.approx(first.given)


def test_a_game_without_an_accountant_says_so():
    table = LiveTable(1)
    book = logbook.record(
        cutlass.GAME,
        2,
        cutlass.GAME.options(),
        table,
        lambda state: cutlass.GAME.legal_actions(state).pick(table.random),
    )

    with pytest.raises(QuarterdeckError) as no:
        account(cutlass.GAME, book)

    assert no.value.sentence.key == "no-account"
