"""Ten questions about each game that its lesson answers: docs/ten_questions.md."""

import re
from pathlib import Path

import pytest

from quarterdeck.games import GAMES
from quarterdeck.lessons.texts import lesson_words

PAGE = Path(__file__).parents[2] / "docs" / "ten_questions.md"
ROW = re.compile(r"^\| \d+ \| (.+) \| (.+) \| `((\w+)-lesson-[\w-]+)` \| (.+) \|$", re.MULTILINE)
ROWS = ROW.findall(PAGE.read_text("utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_ten_questions_about_a_game(game):
    assert len([row for row in ROWS if row[3] == game]) >= 10


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_lesson_answers_the_question(row):
    _, _, step, game, says = row

    assert says in lesson_words(GAMES[game], "en").text(step)
