"""The odds of a fight: the same as counting every hand that can lie behind the backs."""

from collections import Counter
from itertools import combinations, product

import pytest

from quarterdeck.bots.waddingtons.fight_odds import against
from quarterdeck.core.counts import minus
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.view import unseen

STATES = 1_000


def knowledge(count):
    """Views from random games, at moments far apart, with two ships to fight."""
    seed = 0
    while count:
        table, seed = QuietTable(seed), seed + 1
        state = GAME.deal(4, Options(memory=("aided", "strict")[seed % 2]), table)
        for step in range(400):
            if GAME.to_move(state) is None or not count:
                break
            if state.ships and step % 40 == 39:
                count -= 1
                yield GAME.view(state, seed % 4)
            state = GAME.apply(state, GAME.legal_actions(state).pick(table.random), table)


def hands(ship, left):
    """Every lead of red over black that can lie behind some backs, as often as it can."""
    leads = Counter({sum(map(int.__mul__, box.SIGN, ship.known)): 1})
    missing = minus(ship.values, box.values(ship.known))
    for place, count in enumerate(missing):
        red, black = left[2 * place : 2 * place + 2]
        pool = [place + 1] * red + [-place - 1] * black
        drawn = Counter(sum(each) for each in combinations(pool, count))
        leads = joined(leads, drawn)
    return leads


def joined(some, more):
    found = Counter()
    for (a, n), (b, m) in product(some.items(), more.items()):
        found[a + b] += n * m
    return found


def counted(seen, mine, other):
    strength = abs(sum(map(int.__mul__, box.SIGN, mine)))
    leads = hands(seen.ships[other], unseen(seen))
    total = leads.total()
    win = sum(n for lead, n in leads.items() if abs(lead) < strength)
    draw = sum(n for lead, n in leads.items() if abs(lead) == strength)
    return win / total, draw / total, (total - win - draw) / total


def test_the_odds_are_those_of_counting_every_hand():
    for seen in knowledge(STATES):
        own = next(i for i, ship in enumerate(seen.ships) if ship.owner == seen.seat)
        hand = seen.ships[own].hand
        for other in range(len(seen.ships)):
            if other != own:
                odds = against(seen, hand, other)
                assert odds == pytest.approx(counted(seen, hand, other))


def test_a_hand_that_is_known_leaves_nothing_to_chance():
    seen = next(iter(knowledge(1)))
    own = next(i for i, ship in enumerate(seen.ships) if ship.owner == seen.seat)

    odds = against(seen, seen.ships[own].hand, own)

    assert odds == (0, 1, 0)
