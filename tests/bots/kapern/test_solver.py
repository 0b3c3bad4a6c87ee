"""The exact solver: known values, and brute force."""

import math

import pytest

from quarterdeck.bots.kapern.solver.card_payoffs import HANDS, POINTS
from quarterdeck.bots.kapern.solver.expectations import card_outlook, first_roll_choice, rank
from quarterdeck.bots.kapern.solver.final_round import UNCHALLENGED, Aim, purse
from quarterdeck.bots.kapern.solver.value_tables import chart
from quarterdeck.core.counts import minus
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from tests.bots.kapern.brute_force import BruteForce
from tests.bots.kapern.hands import HOUSE, hand

# Known values


@pytest.mark.parametrize(
    ("card", "expected"), [("pirate", 1157.60), ("coin", 781.54), ("ship2", 455.75)]
)
def test_a_card_is_worth_what_is_known_of_it(charts, card, expected):
    assert round(card_outlook(charts[hand(card)]).expected, 2) == expected


@pytest.mark.parametrize(
    ("card", "bust", "island"),
    [("coin", 10.42, 3.07), ("skull1", 26.05, 13.48), ("skull2", 37.21, 39.53)],
)
def test_the_first_roll_has_its_dangers(charts, card, bust, island):
    found = charts[hand(card)]

    assert round(100 * first_roll_choice(found, 0.0).risk, 2) == bust
    assert round(100 * card_outlook(found).skull_island, 2) == island


def test_a_card_has_so_many_positions(charts):
    sizes = {each: [len(cells) for cells in charts[each].stakes.ends] for each in HANDS}

    assert sizes[hand("coin")] == [495, 330, 210]
    assert sizes[hand("guardian")] == [495, 330, 210, 126]
    assert sum(sizes[hand("guardian")] + sizes[hand("guardian", lifted=True)]) == 2196


def test_every_turn_ends_one_way_or_another(charts):
    for each in HANDS:
        found = card_outlook(charts[each])

        assert math.isclose(found.stop + found.bust + found.skull_island, 1.0)


def test_treasure_of_the_card_is_worth_the_same_in_coins_and_diamonds(charts):
    coin, diamond = card_outlook(charts[hand("coin")]), card_outlook(charts[hand("diamond")])

    assert math.isclose(coin.expected, diamond.expected)


# Brute force


def agree(found, plain, tolerance):
    """Every value of every position of a card, worked out in two ways."""
    for (lifted, lie), value in plain.values.items():
        choices = rank(found.spent if lifted and found.spent else found, lie)
        assert abs(choices[0].value - value) < tolerance
        for choice in choices:
            if isinstance(choice.action, do.Reroll):
                lifting = lifted or choice.action.dice[box.SKULL] > 0
                thrown = plain.thrown[lifting, minus(lie, choice.action.dice)]
                assert abs(choice.value - thrown) < tolerance


@pytest.mark.parametrize(
    ("card", "options"), [("treasure_island", Options()), ("skull1", HOUSE), ("ship4", Options())]
)
def test_brute_force_finds_the_same_values(card, options):
    agree(chart(options, hand(card), POINTS), BruteForce(card, options), 1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("card", box.CARDS)
@pytest.mark.parametrize("options", [Options(), HOUSE], ids=["book", "house"])
def test_brute_force_finds_the_same_values_for_every_card(card, options):
    agree(chart(options, hand(card), POINTS), BruteForce(card, options), 1e-6)


def test_brute_force_finds_the_same_chances_to_win():
    def share(points):
        return 1.0 if points > 300 else 0.5 if points == 300 else 0.0

    found = chart(Options(), hand("skull2"), purse(Aim(300, rivals=1, chasers=0), UNCHALLENGED))

    agree(found, BruteForce("skull2", worth=share), 2e-5)
