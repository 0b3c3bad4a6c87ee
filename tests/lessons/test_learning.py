"""`quarterdeck learn`: every lesson is played in lines of text."""

import io

import pytest

from quarterdeck.cli import main
from quarterdeck.games import GAMES
from quarterdeck.lessons.lesson import find_lesson
from quarterdeck.terminal.plain_lesson import PlainLesson
from tests.lessons.test_lessons import each_lesson

KAPERN = GAMES["kapern"]


def taught(*lines, game=KAPERN, name="first", language="en"):
    out = io.StringIO()
    PlainLesson(find_lesson(game, name), language, out).teach(lines)
    return out.getvalue()


@each_lesson
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_who_types_what_is_asked_for_comes_to_the_end(game, name, language):
    lesson = find_lesson(game, name)

    told = taught(
        *(step.asks or "" for step in lesson.steps), game=game, name=name, language=language
    )

    assert f"quarterdeck play {game.name}" in told


def test_something_else_is_answered_as_at_any_table():
    told = taught("", "stop", "roll")

    assert "The turn begins with a roll of all 8 dice" in told
    assert "Skipper rolls 1 skull" in told


def test_what_is_allowed_but_not_asked_for_leads_nowhere():
    told = taught("", "roll", "reroll 2m")

    assert "this lesson goes another way" in told
    assert "Skipper rolls 1 coin" not in told


def test_it_is_shown_left_out_and_gone_back_to():
    told = taught("skip", "show", "back", "show")

    assert told.count("2 of 12") == 2
    assert told.count("Skipper rolls 1 skull") == 2


def test_a_question_is_answered_on_the_way():
    assert "The turn begins with a roll of all 8 dice" in taught("", "why stop")


def test_a_game_without_a_lesson_says_so(monkeypatch, capsys):
    monkeypatch.setattr("quarterdeck.cli.learn.lessons_of", lambda _: ())

    assert main(["learn", "kapern"]) == 2
    assert "There is no lesson for kapern" in capsys.readouterr().err


def test_a_word_that_is_none_names_one_that_is():
    told = taught("", "dance")

    assert "“dance” names no action. Write for example: roll." in told
