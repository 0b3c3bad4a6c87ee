"""The page plays news before it shows the view: what it adds up on the way is what was done."""

from itertools import product

import pytest
from msgspec import to_builtins

from quarterdeck.bots.levels import sit
from quarterdeck.core.options import choices
from quarterdeck.core.table import LiveTable
from quarterdeck.games import GAMES

HELD = {"kapern": "scores", "dorra": "purses"}  # closed purses too: what fills them is told
DECISIONS = 400  # of a game; most are over before
STRIDE = 5  # through all houses; no number of ways is a multiple of it, so every way is met


@pytest.mark.parametrize("name", HELD)
def test_news_adds_up_to_the_scores_under_every_house_rule(name, run_tests):
    game = GAMES[name]
    names, values = zip(*choices(game.options).items(), strict=True)
    all_houses = [game.options(**dict(zip(names, each, strict=True))) for each in product(*values)]
    houses = all_houses[::STRIDE]

    voyages = [voyage(game, options, seed) for seed, options in enumerate(houses)]

    run_tests("scores.test.mjs", {"game": game.name, "voyages": voyages})


def voyage(game, options, seed):
    """A game of deckhands as everyone could see it."""
    agreed = {name: getattr(options, name) for name in choices(game.options)}
    return {"options": agreed, "frames": to_builtins(list(frames(game, options, seed)))}


def frames(game, options, seed):
    seats, table = game.seats[seed % len(game.seats)], LiveTable(seed)
    crew = [sit(game, "deckhand", options, seed=seat) for seat in range(seats)]
    state = game.deal(seats, options, table)
    for _ in range(DECISIONS):
        yield frame(game, state, table)
        if (seat := game.to_move(state)) is None:
            return
        table.clear()
        state = game.apply(state, crew[seat].choose(game.view(state, seat)), table)


def frame(game, state, table):
    seen = game.view(state, None)
    news = [{"event": event, "say": game.narrate(event)} for event in table.heard_by(None)]
    return {
        "news": news,
        "view": seen,
        "scores": game.scores(state),
        "prices": game.prices(seen),
        "held": getattr(state, HELD[game.name]),
    }
