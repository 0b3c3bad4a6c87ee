"""Every case of every Chance card comes true in recorded games or, where it is rare, a voyage."""

import sys
from collections import Counter

import pytest

from quarterdeck.bots.levels import sit
from quarterdeck.core import logbook
from quarterdeck.core.table import LiveTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons.chance.deck import CARDS
from quarterdeck.games.waddingtons.events import TurnedUp
from quarterdeck.games.waddingtons.options import Options
from tests.games.waddingtons.busy import busy
from tests.strategies import voyages

ALL = {(card, branch.name) for card, parts in CARDS.items() for part in parts for branch in part}
RARE = {(1, "further")}  # two ships in a row, five and six squares off the island
LUCK = (0.1, 0.25, 0.5, 1)  # the last plays at random


BUSY = 2000  # games before those of bots begin


def recorded(seed):
    """A game of two to four, more or less busy, then by bots; some of two with two ships each."""
    table = LiveTable(seed)
    seats = 2 + seed % 3
    options = Options(two_ships=seats == 2 and seed % 5 == 2)
    level = ("deckhand", "mate")[seed // 3 % 2]
    choose = bots(level, options) if seed >= BUSY else busy(table, LUCK[seed // 3 % 4])
    return logbook.record(GAME, seats, options, table, choose)


def bots(level, options):
    """Bots of a level in every seat."""
    players = [sit(GAME, level, options, seed=seat) for seat in range(4)]
    return lambda state: players[GAME.to_move(state)].choose(GAME.view(state, GAME.to_move(state)))


def fired(book):
    """The cases that came true in a game, by card."""
    return Counter(
        (event.card, name)
        for page in logbook.replay(GAME, book, logbook.trust)
        for event in page.table.heard_by(None)
        if isinstance(event, TurnedUp)
        for name in event.branches
    )


def total(books):
    return sum(map(fired, books), Counter())


def test_every_card_is_drawn_in_a_few_games():
    counts = total(map(recorded, range(12)))

    assert {card for card, _ in counts} == set(CARDS)
    assert set(counts) <= ALL


def test_what_is_too_rare_has_a_voyage():
    assert set(total(voyages(GAME))) >= RARE


@pytest.mark.slow
def test_every_case_comes_true_in_two_thousand_games(capsys):
    counts = total(map(recorded, range(BUSY + 200)))

    with capsys.disabled():
        for card, name in sorted(ALL):
            sys.stdout.write(f"{card:4}  {name:16}{counts[card, name]:7}\n")

    assert ALL - set(counts) <= RARE
