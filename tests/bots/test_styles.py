"""Frozen opponents: they sit down at duels, keep to the rules, and are offered nowhere else."""

import pytest

from quarterdeck import bots
from quarterdeck.bots.levels import levels, sit
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.table import QuietTable
from quarterdeck.games import GAMES, games_where

EVERY = [(name, style) for name, game in GAMES.items() for style in bots.of(game).styles]


@pytest.mark.parametrize(("name", "style"), EVERY)
def test_a_style_keeps_to_the_rules_to_the_end(name, style):
    game, table = GAMES[name], QuietTable(2)
    seats, options = game.seats[0], game.options()
    state = game.deal(seats, options, table)
    players = [sit(game, style, options, seat) for seat in range(seats)]

    while (seat := game.to_move(state)) is not None:
        action = players[seat].choose(game.view(state, seat))
        assert action in game.legal_actions(state)
        state = game.apply(state, action, table)


@pytest.mark.parametrize("name", games_where(lambda game: bool(bots.of(game).levels)))
def test_every_game_with_bots_has_three_and_offers_none_at_a_table(name):
    styles = bots.of(GAMES[name]).styles

    assert len(styles) >= 3
    assert not set(styles) & set(levels(GAMES[name]))


def test_whoever_asks_for_nobody_is_told_of_the_styles():
    with pytest.raises(QuarterdeckError) as no:
        sit(GAMES["dorra"], "nobody", None, 1)

    assert "miser" in str(no.value.sentence.arguments["known"])
