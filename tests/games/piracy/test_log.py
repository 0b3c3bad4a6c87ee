"""The Pirate's log, as the rulebook keeps it."""

import pytest

from quarterdeck.games.piracy import GAME, notation
from quarterdeck.games.piracy.state import Leg
from quarterdeck.games.piracy.waters import place_on
from quarterdeck.words import words
from tests.games.piracy.positions import PIRATE, at, play, small, sq, squares


@pytest.mark.clause("P11", "P12", "P32")
def test_the_log_of_the_rulebook_can_be_sailed():
    state = at("M11")
    start, legs = state.voyage.square, len(state.voyage.legs)

    moved, _ = play(state, "sail L11-K11")
    after, _ = play(moved, "roll", "look", "stay", "load J11", chance=[1])

    assert notation.track(start, after.voyage.legs[legs:]) == ("M11-L11-K11 (J11)",)


@pytest.mark.clause("P32")
def test_every_turn_has_its_place_in_the_log():
    legs = (Leg(squares("D12")), Leg(()), Leg((), sq("C11")), Leg(squares("D13 E13")))

    assert notation.track(sq("D11"), legs) == ("D11-D12", "D12 (C11)", "D12-D13-E13")


@pytest.mark.clause("P32")
def test_two_chests_loaded_one_after_the_other_stand_together():
    legs = (Leg(squares("L5 L4")), Leg((), sq("L3")), Leg((), sq("K4")))

    assert notation.track(sq("M5"), legs) == ("M5-L5-L4 (L3) (K4)",)


@pytest.mark.clause("P31", "P32")
def test_the_log_is_read_out_when_the_game_is_over():
    _, heard = play(at("C9", "E9 B2 C2 D2 F2"), "sail D9-E9")

    told = words(GAME).say(GAME.narrate(heard[-2]), ("Anne", "Bart"))

    assert told == "Anne’s log, from Mercy Steps (M14): M13; M13-D9-E9."
    assert heard[-2].seat == PIRATE


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The chest of Needle Key (J11) is gone. It is the first."),
        ("de", "Die Truhe von Needle Key (J11) ist weg. Es ist die erste."),
        ("fr", "Le coffre déposé sur Needle Key (J11) a disparu. C’est le premier."),
    ],
)
def test_a_place_is_told_by_the_name_that_the_chart_gives_it(language, told):
    _, heard = play(at("K11", loading="J11"), "sail K10")

    assert words(GAME, language).say(GAME.narrate(heard[1])) == told


def test_what_a_chart_has_no_name_for_is_told_by_its_square():
    chart = small("open_edges").map

    assert (place_on(chart, sq("D2")), place_on(chart, sq("B2"))) == ("D2", "B2")
