"""How a game went: play and luck add up to the result, and only chance is luck."""

import pytest

from quarterdeck import bots
from quarterdeck.bots.levels import sit
from quarterdeck.core import logbook
from quarterdeck.core.table import LiveTable, TurnBegan
from quarterdeck.games import GAMES, games_where
from quarterdeck.insight.turning_points import (
    SLIGHT,
    TURNING,
    Onlooker,
    Swing,
    course_of_game,
    swings_of,
    turning_point,
)

RECKONED = games_where(lambda game: bots.of(game).chances is not None)


def played(name, seed=5, **house):
    game = GAMES[name]
    seats, options = game.seats[0], game.options(**house)
    bots = [sit(game, "deckhand", options, seed + seat) for seat in range(seats)]

    def choose(state):
        seat = game.to_move(state)
        return bots[seat].choose(game.view(state, seat))

    return game, logbook.record(game, seats, options, LiveTable(seed), choose)


@pytest.mark.parametrize("name", RECKONED)
def test_start_play_and_luck_add_up_to_the_result(name):
    game, book = played(name)

    went = course_of_game(game, book)

    assert len(went.chances) == len(book.entries)
    for part, last in zip(went.parts, went.chances[-1], strict=True):
        assert part.start + part.play + part.luck == pytest.approx(last)


@pytest.mark.parametrize("name", RECKONED)
def test_the_turning_points_are_the_largest_changes_as_they_came(name):
    game, book = played(name)

    went = course_of_game(game, book)

    changes = [max(map(abs, point.change)) for point in went.turning]
    assert len(changes) <= TURNING
    assert min(changes, default=1) > SLIGHT
    assert [point.line for point in went.turning] == sorted(point.line for point in went.turning)


def test_after_the_end_the_pirate_is_no_longer_out_of_sight():
    game, book = played("piracy")
    pages = list(logbook.replay(game, book))
    line = next(at for at, page in enumerate(pages) if page.entry.word.startswith("sail "))

    point = turning_point(game, pages, Swing(line, pages[line].entry.seat, (0.0, 0.0), (0.1, -0.1)))

    assert point.said[0].key == "piracy-sailed"


def test_what_two_were_whispered_is_told_once():
    table = LiveTable(0)
    for seat in (0, 1):
        table.whisper(TurnBegan(0, 1), seat)

    assert table.heard_by_anyone() == [TurnBegan(0, 1)]


def lucks(memory):
    """What luck made of every line of a game of Dorra's in which nothing was dealt."""
    game, book = played("dorra", memory=memory)
    pages, onlooker = list(logbook.replay(game, book)), Onlooker(game)
    line = [onlooker.odds(page.state) for page in pages]
    swings = swings_of(onlooker, pages, line)
    return [part for s in swings if not book.entries[s.line].chance for part in s.luck]


def test_where_nothing_is_dealt_or_hidden_nothing_is_luck():
    found = lucks(memory="aided")

    assert found
    assert all(part == pytest.approx(0) for part in found)


def test_what_whoever_decided_could_not_know_is_luck():
    """Where memory is strict, what lies under a pile comes as a surprise."""
    assert max(map(abs, lucks(memory="strict"))) > 0.001
