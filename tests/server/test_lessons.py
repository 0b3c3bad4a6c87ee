"""Lessons over the REST API: letters of a table that nobody keeps, and why not otherwise."""

import pytest

from quarterdeck.games import GAMES
from quarterdeck.lessons.lesson import lessons_of

FIRST = "/api/games/kapern/lessons/first"


def test_a_game_tells_its_lessons(anne):
    told = {each["name"]: tuple(each["lessons"]) for each in anne.get("/api/games").json()}

    assert told == {name: lessons_of(game) for name, game in GAMES.items()}


def test_every_step_shows_the_table_and_offers_what_is_asked_for_alone(anne):
    steps = anne.get(FIRST).json()["steps"]

    assert [step["shown"]["seq"] for step in steps] == list(range(len(steps)))
    for step in steps:
        assert step["shown"]["actions"] == ([step["asks"]] if step["asks"] else [])
        assert not step["shown"]["may_take_back"]


@pytest.mark.parametrize(
    ("language", "title"), [("fr", "Ton premier lancer"), ("de", "Dein erster Wurf")]
)
def test_a_lesson_speaks_the_language_of_its_reader(anne, language, title):
    steps = anne.get(f"{FIRST}?language={language}").json()["steps"]

    assert steps[1]["title"] == title


def test_something_else_is_refused_with_its_clause(anne):
    told = anne.get(f"{FIRST}/why-not?step=1&word=stop").json()

    assert told["clause"] == "K4"


def test_what_the_rules_allow_has_no_reason(anne):
    assert anne.get(f"{FIRST}/why-not?step=2&word=stop").json() == {"why": None, "clause": None}


def test_a_lesson_that_is_none_is_not_found(anne):
    answer = anne.get("/api/games/kapern/lessons/second")

    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-lesson")
