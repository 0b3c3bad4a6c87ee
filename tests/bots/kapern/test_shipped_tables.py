"""What the bots bring along: nobody waits at a first game by the book, and all of it is true."""

import numpy as np
import pytest

from quarterdeck.bots import kept_tables
from quarterdeck.bots.kapern import captain
from quarterdeck.bots.kapern import solved_tables as solved
from quarterdeck.bots.kapern.captain import FOR_TWO
from quarterdeck.bots.kapern.solver import final_round
from quarterdeck.bots.levels import sit
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import RACE, SUDDEN, Final, Reply
from tests.games.kapern.positions import at

BOOK = Options()


@pytest.fixture
def first_game(monkeypatch, tmp_path):
    """Nothing was ever looked up, and nothing may be worked out that takes a table."""

    def refuse(key, _):
        raise AssertionError(f"{key} is not shipped")

    monkeypatch.setenv(kept_tables.FOLDER, str(tmp_path))
    monkeypatch.setattr(kept_tables, "work_out_anew", refuse)
    known = (solved.charts, solved.chase, solved.standings_at_hand, captain.captain_for)
    for each in known:
        each.cache_clear()


@pytest.mark.usefixtures("first_game")
@pytest.mark.parametrize("level", ["captain", "admiral"])
@pytest.mark.parametrize("others", [(6300,), (6300, 200), (6300, 200, 6300), (6300, 100, 0, 5900)])
def test_nobody_waits_for_a_table_at_a_first_game(level, others):
    bot = sit(GAME, level, BOOK, seed=1)

    for stage in (Final(1), Final(len(others)), Reply(0)):
        choose_at(bot, (5000, *others), stage)
    for stage in (RACE, SUDDEN):
        choose_at(bot, (5000, *(score - 1000 for score in others)), stage)


def choose_at(bot, scores, stage):
    state = at("2k4c1d1s", "coin", scores=scores, stage=stage)
    assert bot.choose(GAME.view(state, 0)) in GAME.legal_actions(state)


def test_the_points_that_are_shipped_are_what_the_solver_finds(charts):
    shipped = solved.charts(BOOK)

    assert all(np.array_equal(shipped[hand].plan, chart.plan) for hand, chart in charts.items())
    assert all(np.allclose(shipped[hand].worth, chart.worth) for hand, chart in charts.items())


@pytest.mark.slow
@pytest.mark.parametrize(("rivals", "chasers"), FOR_TWO)
def test_the_ends_that_are_shipped_are_what_the_solver_finds(rivals, chasers):
    shipped = solved.chase(BOOK, rivals, chasers)

    found = final_round.chase(BOOK, rivals, chasers, solved.lead_holds(BOOK, chasers))

    assert np.array_equal(shipped.plan, found.plan)
    assert np.allclose(shipped.chance, found.chance)
