"""`quarterdeck puzzle`: asked, answered and told in lines of text."""

import io

import pytest

from quarterdeck.cli import main
from quarterdeck.games import GAMES
from quarterdeck.puzzles.position import set_up
from quarterdeck.puzzles.puzzle import games_with_puzzles
from quarterdeck.terminal.plain_puzzle import PlainPuzzle


def posed(*lines, game="kapern", number=3, language="en"):
    out = io.StringIO()
    PlainPuzzle(set_up(GAMES[game], number), language, out).pose(lines)
    return out.getvalue()


@pytest.mark.parametrize("game", games_with_puzzles())
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_number_is_an_answer_and_all_options_are_told(game, language):
    position = set_up(GAMES[game], 1)
    best = max(range(len(position.options)), key=lambda at: position.options[at].value)

    told = posed(str(best + 1), game=game, number=1, language=language)

    assert told.count("✓") == sum(option.right for option in position.options)
    assert told.count("· ") - 2 == sum(not option.right for option in position.options)


def test_a_word_is_an_answer_too():
    assert "Not the best this time: it wins 39% of the time" in posed("stop")


def test_what_the_rules_forbid_is_refused_and_asked_again():
    told = posed("roll", "dance", "999", "stop")

    assert "names no action" in told
    assert told.count("All options") == 1


def test_a_question_is_answered_and_gives_nothing_away():
    told = posed("scores", "coach", "quit")

    assert told.count("Scores:") == 2
    assert told.count("You are Skipper, and it is your turn.") == 1
    assert "%" not in told


def test_today_has_a_position(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))

    assert main(["puzzle", "--language", "en"]) == 0
    assert "All options" in capsys.readouterr().out


def test_a_position_that_is_none_says_so(capsys):
    assert main(["puzzle", "kapern", "999", "--language", "en"]) == 2
    assert "There is no position 999 for Piraten Kapern" in capsys.readouterr().err
