"""Piracy in lines of text, and what a finger on the chart may point at."""

import io

import pytest

from quarterdeck.core.table import LiveTable
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.state import ToDecide, ToEngage, ToFireAgain, ToMove, ToRoll
from quarterdeck.terminal.games.piracy.drawing import blend_colours, straight_line
from quarterdeck.terminal.games.piracy.pointer import pointer
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.plain import Plain
from quarterdeck.terminal.seating import seat_everyone
from quarterdeck.terminal.session import Session
from quarterdeck.words import LANGUAGES, words
from quarterdeck.words.positions.piracy import TEXT
from tests.games.piracy.positions import (
    NAVY,
    OPTIONS,
    PIRATE,
    aboard,
    at,
    listed,
    name,
    sq,
    squares,
)
from tests.terminal.stage import any_words

TWO = ("Anne", "Bart")  # Anne is the Pirate
SHIPS = "M5 K5 B2 F9 E3"


def seen(state, seat):
    return GAME.view(state, seat)


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_position_is_told_in_every_language(language):
    told = TEXT.lines(seen(at("K11", stolen="C4"), PIRATE), words(GAME, language))

    assert len(told) == 7
    assert "K11" in told[4]
    assert "M13 (C4)" in told[5]


def test_a_captain_is_not_told_where_the_pirate_is():
    told = TEXT.lines(seen(aboard(ToRoll, 0, "K11", SHIPS), NAVY), words(GAME))

    assert told[0] == "Ships of the Navy: 1 M5, 2 K5, 3 B2, 4 F9, 5 E3."
    assert told[3] == "He can be on 135 squares."
    assert told[-1] == "Ship 1 throws the die."
    assert len(told) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_asks_something_else(language):
    rolled = [aboard(m, 0, "K11", SHIPS, roll=2) for m in (ToDecide, ToMove, ToEngage, ToFireAgain)]
    begun = GAME.deal(2, OPTIONS, LiveTable(1))
    states = [begun, at("K11"), aboard(ToRoll, 0, "K11", SHIPS), *rolled]

    told = {TEXT.lines(seen(state, None), words(GAME, language))[-1] for state in states}

    assert len(told) == len(states)


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("bury C4", "Put a chest on C4"),
        ("set up", "Set up as the chart suggests"),
        ("depart M14 M13", "Start at M13, out of M14"),
        ("sail L11-K11", "Sail L11-K11"),
        ("sail H13-I13 land I14", "Sail H13-I13 and land at I14"),
        ("land I14", "Land at I14"),
        ("fire north", "Fire north"),
        ("cease", "Cease fire"),
    ],
)
def test_words_are_put_kindly(word, says):
    assert TEXT.phrase(word, words(GAME)) == says


def test_stages_are_told():
    begun = GAME.deal(2, OPTIONS, LiveTable(1))
    aye = aboard(ToEngage, 0, "K11", SHIPS, roll=2, sighted="K11")
    rich = at("K11", stolen="C4 L3 I5 O5 D8 L7")

    told = [TEXT.stage(seen(state, None)).key for state in (begun, aye, rich)]

    assert told == ["piracy-stage-set-up", "piracy-stage-aye", "piracy-stage-escape"]
    assert TEXT.stage(seen(at("K11"), None)) is None


@pytest.mark.clause("P13")
def test_where_a_move_is_a_try_to_land_the_sea_is_pointed_at_for_it():
    free, bound = (
        at("I12", stolen="C4 L3 I5 O5 D8 L7", options=Options(pirate=1, badge=badge))
        for badge in (False, True)
    )

    sailing, landing = (pointer(seen(s, PIRATE), listed(s)).at(sq("I13")) for s in (free, bound))

    assert (sailing.word, landing.word) == ("sail I13", "sail I13 land I14")


def plain(*lines):
    session = Session(GAME, seat_everyone(GAME, TWO), OPTIONS, LiveTable(1))
    out = io.StringIO()
    Plain(session, Voice(GAME, "en"), out).play(f"{line}\n" for line in lines)
    return out.getvalue()


@pytest.mark.clause("P16")
def test_lines_of_text_warn_of_a_ship_before_the_pirate_runs_into_it():
    told = plain("set up", "depart L8 K8", "sail K9", "sail K9")

    warning, _, after = told.partition("Ship 1 lies there: if you end your move on its square")
    assert "runs into ship 1" not in warning
    assert "Anne runs into ship 1 at K9." in after


@pytest.mark.clause("P16")
def test_lines_of_text_warn_again_where_something_else_was_tried_meanwhile():
    told = plain("set up", "depart L8 K8", "sail K9", "sail A1", "sail K9")

    assert told.count("Ship 1 lies there") == 2
    assert "runs into" not in told


def test_lines_of_text_have_a_curtain_too():
    told = plain("set up", "", "depart M14 M13")

    before, _, after = told.partition("Anne is to decide, and nobody else may look.")
    assert "depart M14 M13" not in before
    assert "You may write: depart" in after
    assert "M13" not in after.partition("has had")[2]


def test_a_whole_game_is_played_in_lines_of_text():
    session = Session(GAME, seat_everyone(GAME, TWO), OPTIONS, LiveTable(1))
    out = io.StringIO()

    Plain(session, Voice(GAME, "en"), out).play(any_words(session))

    assert session.over
    assert "log, from" in out.getvalue()
    assert "wins:" in out.getvalue()


# Pointing


def test_every_square_that_can_be_chosen_has_its_words():
    state = at("K10", ships=SHIPS)

    held = pointer(seen(state, PIRATE), listed(state))

    assert (name(held.cursor), held.word) == ("K10", "wait")
    assert held.at(sq("K9")).word == "sail K9"
    assert held.at(sq("L9")).ways == 2
    assert held.at(sq("L9")).another_way().word != held.at(sq("L9")).word
    assert held.at(sq("A1")).word == ""


def test_a_shot_comes_before_a_move_to_the_same_square():
    state = aboard(ToEngage, 1, "K8", SHIPS, roll=3, sighted="K8")

    held = pointer(seen(state, NAVY), listed(state))

    assert held.targets[sq("K8")] == ("fire south", "move K8")
    assert held.word == "fire south"


def test_lines_and_colours_between_two_ends():
    assert straight_line(sq("B2"), sq("E5")) == [*squares("C3 D4 E5")]
    assert straight_line(sq("E5"), sq("B5")) == [*squares("D5 C5 B5")]
    assert blend_colours("#000000", "#ff8000", 0.5) == "#804000"
