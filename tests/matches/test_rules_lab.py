"""What a house rule does: a game looked at from its logbook, and many of them."""

import pytest

from quarterdeck.core import logbook
from quarterdeck.core.logbook import Entry, Page
from quarterdeck.core.options import choices
from quarterdeck.games import GAMES, dorra, kapern
from quarterdeck.matches import rules_lab
from quarterdeck.matches.arena import Match, blocks_of
from quarterdeck.matches.rules_lab import Mean, WatchedGame, differ, leader, look_at, sum_up_games
from tests.strategies import voyages
from tools.house_rule_figures import CHAIRS, rules_of, written_page


def went(decisions=10, shares=(1.0, 0.0), ending="usual"):
    return WatchedGame(decisions, 4, 2, shares, ending)


def test_who_leads_alone_leads():
    assert leader((3, 5, 1)) == 1
    assert leader((5, 5, 1)) is None


def test_the_lead_changes_when_somebody_else_comes_to_lead_alone():
    standings = iter([(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (2, 3), (3, 3), (4, 3)])
    pages = [Page(Entry(None, "deal", ()), scores, None) for scores in standings]
    game = type("Game", (), {"scores": staticmethod(lambda state: state)})

    assert rules_lab.count_leads(game, pages) == 2


def test_where_purses_are_hidden_nobody_sees_a_lead_change():
    (book,) = [each for each in voyages(dorra.GAME) if b'"purses":"hidden"' in each.options]

    watched = look_at(dorra.GAME, logbook.write(book))

    assert watched.leads is None
    assert sum_up_games([(watched,)]).leads is None


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_game_is_looked_at_from_its_logbook(game):
    seats = len(game.roles.names) or game.seats[0]
    match = Match(game.name, ("random",) * seats, game.options(), 3, keep=True)
    (block,) = blocks_of(match, 1, processes=1)

    looked = [look_at(game, book) for book in block.books]

    for watched, book in zip(looked, block.books, strict=True):
        read = logbook.read(book)
        assert watched.decisions == len(read.entries) - 1
        assert 0 < watched.turns <= watched.decisions + 1
        assert sum(watched.shares) == pytest.approx(1)
        assert watched.ending == "usual" or watched.ending in tags(game)


def tags(game):
    return {each.__struct_config__.tag for each in game.endings}


def test_shares_are_told_from_who_began_on():
    won = kapern.GAME.payoffs
    state = type("State", (), {"awaiting": kapern.state.Over((2,)), "scores": (0, 0, 9)})
    news = [rules_lab.TurnBegan(1, 1), rules_lab.TurnBegan(2, 2)]

    assert won(state) == (0, 0, 1)
    assert rules_lab.shares_from(kapern.GAME, state, news) == (0, 1, 0)


def test_the_last_word_on_the_end_counts():
    news = [kapern.events.SuddenDeath(), kapern.events.TimeUp(200)]

    assert rules_lab.ending_of(kapern.GAME, news) == "time-up"
    assert rules_lab.ending_of(kapern.GAME, ()) == "usual"


def test_the_unit_is_the_block():
    blocks = [(went(10), went(20)), (went(30), went(40)), (went(10), went(20))]

    found = sum_up_games(blocks)

    assert found.games == 6
    assert found.decisions == Mean(21.6667, round(1.959964 * 20 / 3**0.5 / 3**0.5, 4))


def test_endings_are_parts_of_all_games_the_commonest_first():
    blocks = [(went(ending="time-up"), went()), (went(), went())]

    assert list(sum_up_games(blocks).endings.items()) == [("usual", 0.75), ("time-up", 0.25)]


def test_means_differ_where_chance_would_not_have_them():
    assert differ(Mean(10, 1), Mean(12, 1))
    assert not differ(Mean(10, 1), Mean(11, 1))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_house_rule_was_tried(game):
    tried = rules_lab.shipped_lab(game).rules

    assert [(each.name, each.value) for each in tried] == list(rules_of(game))
    for name, values in choices(game.options).items():
        least = 1 if name in CHAIRS else len(values) - 1
        assert sum(each.name == name for each in tried) == least


def test_a_game_that_brings_nothing_along_has_nothing_to_tell():
    from cutlass import GAME

    assert rules_lab.shipped_lab(GAME) == rules_lab.NOTHING


def test_the_page_of_house_rules_is_what_the_files_say():
    from tools.house_rule_figures import PAGE

    assert PAGE.read_text("utf-8") == written_page()
