"""What makes a decision a puzzle, and that the same seed finds the same."""

import pytest

from quarterdeck.bots.record import Weight
from quarterdeck.cli import main
from quarterdeck.core import logbook
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import GAMES
from quarterdeck.puzzles import judging, puzzle
from quarterdeck.puzzles.judging import GLIMPSE, LONG, USUAL, what_speaks_against
from quarterdeck.puzzles.puzzle import (
    find_puzzle,
    game_of_day,
    games_with_puzzles,
    number_of_day,
    puzzles_of,
)

KAPERN = GAMES["kapern"]


def weights(*behind, error=0.0):
    return [Weight(place, 0.6 - each, each, error) for place, each in enumerate(behind)]


@pytest.mark.parametrize(
    ("behind", "simple", "why"),
    [
        ((0.0, 0.05, 0.08), 1, ""),
        ((0.0, 0.05, 0.08), 0, "obvious"),
        ((0.0, 0.005, 0.05, 0.06, 0.07, 0.08), 1, "obvious"),  # as good is right too
        ((0.0, 0.005, 0.05, 0.06, 0.07, 0.08), 2, ""),
        ((0.0, 0.02, 0.08), 2, "unclear"),
        ((0.0, 0.005, 0.08), 2, "even"),
        ((0.0, 0.05), 1, ""),
    ],
)
def test_a_puzzle_is_clear_and_not_obvious(behind, simple, why):
    assert what_speaks_against(weights(*behind), simple, LONG) == why


def test_what_may_be_chance_is_not_clear():
    found = weights(0.0, 0.05, error=0.02)

    assert what_speaks_against(found, 1, LONG) == "unclear"
    assert what_speaks_against(found, 1, USUAL) == ""


def test_a_longer_look_takes_ten_times_as_many_worlds():
    assert LONG.worlds(10) == 10 * USUAL.worlds(10) > GLIMPSE.worlds(10)


@pytest.fixture
def one_decision(monkeypatch):
    """Three options: a mate wants the second, all else the first, but for the longest look."""

    def tell(long):
        state = logbook_state(find_puzzle(KAPERN, 1))
        seen = KAPERN.view(state, KAPERN.to_move(state))
        monkeypatch.setattr(judging, "choice_of", lambda level, *_: 1 if level == "mate" else 0)
        found = {LONG.name: long}
        usual = weights(0.0, 0.05, 0.08)
        monkeypatch.setattr(judging, "weigh_options", lambda *_: found.get(_[2].name, usual))
        return judging.judge(KAPERN, seen, 3, 1)

    return tell


def logbook_state(given):
    *_, last = logbook.replay(KAPERN, logbook.read(given.book))
    return last.state


def test_what_lasts_is_a_puzzle(one_decision):
    assert one_decision(weights(0.0, 0.04, 0.09)).why_not == ""


def test_what_a_longer_look_turns_round_is_none(one_decision):
    other = [Weight(2, 0.6, 0.0, 0.0), Weight(0, 0.5, 0.1, 0.0), Weight(1, 0.5, 0.1, 0.0)]

    assert one_decision(other)[1:] == (LONG.name, "disputed")


def test_the_same_seed_finds_the_same(tmp_path, capsys):
    out = tmp_path / "found.jsonl"

    assert main(["puzzles", "kapern", "--count", "1", "--out", str(out)]) == 0

    assert puzzle.write_puzzle(puzzles_of(KAPERN)[0]) == out.read_text("utf-8")
    assert "1 game" in capsys.readouterr().err.replace("one game", "1 game")


def test_a_game_that_nobody_weighs_says_which_are(monkeypatch, capsys):
    monkeypatch.setattr(judging.bots, "of", lambda _: judging.bots.NO_BOTS)

    assert main(["puzzles", "kapern"]) == 2
    assert "Nobody can weigh every option of kapern" in capsys.readouterr().err


# Of the day


def test_every_game_has_its_turn():
    names = games_with_puzzles()

    assert [game_of_day(day).name for day in range(len(names))] == list(names)


def test_a_game_goes_through_all_its_positions_turn_by_turn():
    count, turns = len(puzzles_of(KAPERN)), len(games_with_puzzles())
    first = next(day for day in range(turns) if game_of_day(day) is KAPERN)
    own = [number_of_day(KAPERN, first + turns * turn) for turn in range(count)]

    assert sorted(own) == list(range(1, count + 1))


def test_a_number_that_is_none_is_told_with_those_there_are():
    with pytest.raises(QuarterdeckError, match="numbered from 1 to"):
        find_puzzle(KAPERN, 9999)
