"""Mutiny by both rulebooks: three of Black's pieces are in Red's stack."""

import pytest

from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.events import Mutinied
from quarterdeck.games.dorra.state import ToAct, ToMutiny
from tests.games.dorra.positions import BLACK, BLUE, RED, YELLOW, at, disc, listed, play, stands

FIVE_AT_LEAST = (10, 11, 12)  # ships, by the crew they ask for
UNREST = at("r5k2k3b2k4", seat=BLACK)


@pytest.mark.clause("D21")
def test_black_is_asked_when_red_s_turn_begins():
    after, _ = play(UNREST, "move 5 b3")

    assert after.awaiting == ToMutiny(BLACK, RED, disc("r5"), (), ())
    assert listed(after) == ["obey", "mutiny"]


@pytest.mark.clause("D21", "D22", "D24")
def test_red_must_comply_and_decides_to_board_the_bigger_ship():
    after, heard = play(UNREST, "move 5 b3", "mutiny")

    assert Mutinied(BLACK, RED, disc("r5")) in heard
    assert after.awaiting == ToAct(RED, rebels=(disc("r5"),))
    assert listed(after) == ["board 5 1", "board 5 4", "board 5 11"]


@pytest.mark.clause("D21")
def test_silence_is_no():
    after, _ = play(UNREST, "move 5 b3", "obey")

    assert GAME.legal_actions(play(UNREST, "move 5 b3")[0])[0] == GAME.read("obey")
    assert after.awaiting == ToAct(RED)


@pytest.mark.clause("D21")
def test_two_pieces_are_no_mutiny_and_a_captain_does_not_mutiny_against_himself():
    two, _ = play(at("r5k2b2k4", seat=BLACK), "move 5 b3")
    own, _ = play(at("r5k2r2k4r3", seat=BLACK), "move 5 b3")

    assert two.awaiting == own.awaiting == ToAct(RED)


@pytest.mark.clause("D23")
def test_a_pile_that_can_board_nothing_does_not_mutiny():
    after, _ = play(at("r5k2k3b2k4", seat=BLACK, ships=(13, 14, 15)), "move 5 b3")

    assert after.awaiting == ToAct(RED)


@pytest.mark.clause("D23")
def test_a_pile_that_can_board_nothing_does_not_mutiny_though_another_of_red_s_could():
    piles = ("r5k2k3k4", "r4b2y2b3y3")  # Black's three are in a crew of four

    four, _ = play(at(*piles, seat=BLACK, ships=(1, 4, 11)), "move 5 b4")
    five, _ = play(at(*piles, seat=BLACK, ships=FIVE_AT_LEAST), "move 5 b4")

    assert four.awaiting == ToMutiny(BLACK, RED, disc("r5"), (), ())
    assert five.awaiting == ToAct(RED)


@pytest.mark.clause("D21")
def test_those_entitled_are_asked_clockwise_and_each_pile_mutinies_once():
    shared = at("r5k2k3b2k4b3b4", seat=BLACK)

    first, _ = play(shared, "move 5 y3")
    silent, _ = play(first, "obey")
    risen, _ = play(first, "mutiny")

    assert first.awaiting == ToMutiny(BLUE, RED, disc("r5"), (YELLOW, BLACK), ())
    assert silent.awaiting == ToMutiny(BLACK, RED, disc("r5"), (), ())
    assert risen.awaiting == ToAct(RED, rebels=(disc("r5"),))


@pytest.mark.clause("D25")
def test_of_several_mutinied_piles_one_boards_and_the_captain_chooses_it():
    two = at("r5k2k3k4b2", "r4b3b4b5y2", seat=BLACK)

    after, _ = play(two, "move 5 y3", "mutiny", "mutiny")
    boarded, _ = play(after, "board 4 1")

    assert after.awaiting == ToAct(RED, rebels=(disc("r4"), disc("r5")))
    assert {word.split()[1] for word in listed(after)} == {"4", "5"}
    assert stands(boarded, "r5k2k3k4b2")


@pytest.mark.clause("D21")
def test_nobody_is_asked_twice_in_a_turn_and_a_mutiny_lasts_one_turn():
    boarded, _ = play(UNREST, "move 5 b3", "mutiny", "board 5 11", "take chest")

    assert boarded.awaiting == ToAct(BLUE)
