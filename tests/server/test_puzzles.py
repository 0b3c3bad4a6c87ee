"""Puzzles over the REST API: a letter of a table that nobody keeps, and all options."""

import time

from quarterdeck.games import GAMES
from quarterdeck.puzzles.puzzle import (
    day_of,
    find_puzzle,
    game_of_day,
    games_with_puzzles,
    number_of_day,
    puzzles_of,
)

FIRST = "/api/games/kapern/puzzles/1"


def today():
    day = day_of(time.time())
    numbers = {name: number_of_day(GAMES[name], day) for name in games_with_puzzles()}
    return {"game": game_of_day(day).name, "numbers": numbers}


def test_today_is_the_same_for_everyone(anne):
    before = today()

    told = anne.get("/api/puzzles/today").json()

    assert told in (before, today())  # whatever the hour


def test_a_puzzle_shows_the_table_and_values_every_option(anne):
    told = anne.get(FIRST).json()

    values = find_puzzle(GAMES["kapern"], 1).values
    assert {each["action"]: each["value"] for each in told["options"]} == values
    assert told["shown"]["actions"] == [each["action"] for each in told["options"]]
    assert told["count"] == len(puzzles_of(GAMES["kapern"]))
    assert told["shown"]["news"] == []
    assert not told["shown"]["coach"]


def test_what_is_no_option_is_refused_with_its_clause(anne):
    assert anne.get(f"{FIRST}/why-not?word=roll").json()["clause"] == "K5"


def test_an_option_has_no_refusal(anne):
    assert anne.get(f"{FIRST}/why-not?word=stop").json() == {"why": None, "clause": None}


def test_a_puzzle_that_is_none_is_not_found(anne):
    answer = anne.get("/api/games/kapern/puzzles/9999")

    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-puzzle")


def test_a_puzzle_that_is_none_is_told_by_the_title_of_its_game(anne):
    answer = anne.get("/api/games/dorra/puzzles/9999")

    assert answer.json()["text"].startswith("There is no position 9999 for Buccaneer.")
