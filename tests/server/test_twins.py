"""Two tables that differ only in what a seat may not know send it the same bytes all game long."""

from typing import get_args

import pytest

from quarterdeck.games import GAMES
from quarterdeck.server import messages as say
from quarterdeck.server.app import API
from tests.conftest import ALL
from tests.server.twin_leaks import LEAKS
from tests.server.twin_tables import Difference
from tests.server.twin_visits import Plan, compare_games

OF_THE_HOUSE = [game for game in ALL if game.name in GAMES]
OPEN_GAMES = {"kapern"}  # nothing is hidden there but what others ask, pick and say in private
QUICK = Plan(2_000, reasons=12, longest=4, leaps=30)
MILLION = {"kapern": 100_000, "dorra": 300_000, "piracy": 300_000, "waddingtons": 300_000}
PLANTED = [(name, leak) for name, leaks in LEAKS.items() for leak in leaks]

each_game = pytest.mark.parametrize("game", OF_THE_HOUSE, ids=lambda game: game.name)


def compare(game, plan, monkeypatch):
    tally = compare_games(game, plan, monkeypatch)
    assert tally.letters >= plan.letters
    assert game.name in OPEN_GAMES or tally.apart > tally.letters / 2
    assert tally.late >= plan.letters / 2000, str(tally)
    return tally


@each_game
def test_whatever_a_seat_may_not_know_it_is_told_the_same(game, monkeypatch):
    tally = compare(game, QUICK, monkeypatch)

    assert tally.asked >= {*get_args(say.Message)}
    assert tally.asked >= {*filter(is_about_a_table, API)}


def is_about_a_table(handler):
    return handler.http_methods != {"OPTIONS"} and any("{table" in path for path in handler.paths)


@pytest.mark.slow
@each_game
def test_a_million_letters_in_all_are_the_same(game, monkeypatch, record_property):
    assert sum(MILLION.values()) == 1_000_000

    tally = compare(game, Plan(MILLION[game.name], reasons=80, longest=24), monkeypatch)

    record_property("twins", f"{game.name}: {tally}")


@pytest.mark.parametrize(("name", "leak"), PLANTED, ids=[leak.__name__ for _, leak in PLANTED])
def test_a_leak_is_found(name, leak, monkeypatch):
    leak(monkeypatch)

    with pytest.raises(Difference):
        compare_games(GAMES[name], QUICK._replace(letters=100_000), monkeypatch)
