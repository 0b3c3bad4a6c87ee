"""Both rulebooks in their order: getting ready, turns, moving a pirate."""

import pytest

from quarterdeck.core.table import LoadedTable, QuietTable, TurnBegan
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.events import Moved, Passed, TurnedUp
from quarterdeck.games.dorra.options import Options
from quarterdeck.games.dorra.state import ToAct, at_home
from quarterdeck.words import words
from tests.games.dorra.positions import (
    AIDED,
    BLACK,
    BLUE,
    RED,
    YELLOW,
    at,
    disc,
    listed,
    play,
    ships,
    stands,
)

# Getting ready to play


@pytest.mark.clause("D1", "D3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everyone_has_five_discs_face_up_and_ten_ducats(seats):
    state = GAME.deal(seats, Options(), LoadedTable(2, ships(3, 7, 15)))

    assert state.piles == at_home(seats)
    assert GAME.scores(state) == (10,) * seats
    assert state.awaiting == ToAct(2)


@pytest.mark.clause("D3")
@pytest.mark.parametrize(("chair", "seats", "first"), [(1, 3, 0), (3, 3, 2), (5, 4, 0)])
def test_a_chair_that_was_agreed_on_begins_and_is_counted_round_the_table(chair, seats, first):
    state = GAME.deal(seats, Options(first=chair), LoadedTable(ships(3, 7, 15)))

    assert state.awaiting == ToAct(first)


@pytest.mark.clause("D2")
def test_three_ships_are_turned_up_and_the_rest_is_the_stock():
    table = LoadedTable(0, ships(3, 7, 15))

    state = GAME.deal(4, Options(), table)

    assert state.open == (2, 6, 14)
    assert sum(state.deck) == 12
    assert (state.stock, state.pieces) == (417 - 40, (6, 6, 6, 6))
    assert table.heard_by(None) == [TurnBegan(0, 1), TurnedUp((2, 6, 14))]


@pytest.mark.clause("D6")
def test_new_ships_come_only_when_all_three_are_boarded():
    two_left, heard = play(at("r5b2", ships=(1, 4, 11)), "board 5 1")
    none_left, later = play(at("r5b2", ships=(1,)), "board 5 1", new=(2, 3, 5))

    assert two_left.open == (3, 10)
    assert TurnedUp not in map(type, heard)
    assert none_left.open == (1, 2, 4)
    assert later[-2:] == [TurnedUp((1, 2, 4)), TurnBegan(BLUE, 2)]


# How to play


@pytest.mark.clause("D4")
def test_a_turn_is_one_move_or_one_boarding():
    words = {word.split()[0] for word in listed(at("r5b2"))}

    moved, _ = play(at("r5b2"), "move 2 b3")
    boarded, _ = play(at("r5b2"), "board 5 1")

    assert words == {"move", "board"}
    assert moved.awaiting == boarded.awaiting == ToAct(BLUE)


@pytest.mark.clause("D5")
def test_whoever_has_no_free_pirate_passes():
    state = at("r5b2", "r4b3", "r3b4", "y2b5", "k2b?")

    after, heard = play(state, "move 2 y3")

    assert heard[-3:] == [TurnBegan(BLUE, 2), Passed(BLUE), TurnBegan(YELLOW, 3)]
    assert after.awaiting == ToAct(YELLOW)


@pytest.mark.clause("D5", "D11")
def test_whoever_could_only_build_too_high_passes_too():
    tall = ("r2b2y2k2r3", "y3r4b3k3y4b4k4r5", "b5r?y5b?y?k?")
    state = at(*tall, seat=BLACK, ships=(13, 14, 15))

    after, heard = play(state, "move 5 b5")

    assert [event for event in heard if isinstance(event, Passed)] == [Passed(RED), Passed(BLUE)]
    assert after.awaiting == ToAct(YELLOW)


# Moving a pirate


@pytest.mark.clause("D7", "D8", "D9")
def test_a_pirate_captures_a_pirate():
    after, heard = play(at(), "move 5 b2")

    assert stands(after, "r5b2")
    assert after.piles[disc("b2")] == ()
    assert heard[0] == Moved(RED, disc("r5"), 1, BLUE, 1, disc("b2"))


@pytest.mark.clause("D7", "D8", "D9")
def test_a_whole_pile_goes_on_a_whole_pile_as_it_is():
    after, heard = play(at("r5b2y?", "b3r4"), "move 5 b3")

    assert stands(after, "r5b2y?b3r4")
    assert heard[0] == Moved(RED, disc("r5"), 3, BLUE, 2, disc("b3"))


@pytest.mark.clause("D8")
def test_a_pile_belongs_to_whoever_is_on_top_whatever_lies_below():
    state = at("b5r2r3r4", seat=BLUE)

    assert "move 5 y2" in listed(state)
    assert not [word for word in listed(at("b5r2r3r4")) if word.startswith(("move 2", "move 3"))]
    assert "move 5 b5" in listed(at("b5r2r3r4"))


@pytest.mark.clause("D10")
def test_own_is_never_put_on_own():
    assert not [word for word in listed(at("r5b2", "r4y2")) if " r" in word]


@pytest.mark.clause("D11")
def test_nine_is_high_enough():
    tall = at("r5b2y2k2b3", "b5y3k3y4", "y5k4k5b4r4")

    assert "move 5 b5" in listed(tall)
    assert "move 5 y5" not in listed(tall)


@pytest.mark.clause("D12")
def test_a_covered_value_is_shown_to_nobody():
    seen = GAME.view(at("r5b2y?"), BLUE)

    (pile,) = (each for each in seen.piles if len(each) == 3)
    assert [disc.seat for disc in pile] == [RED, BLUE, YELLOW]
    assert [disc.face for disc in pile] == [box.FACES.index("5"), None, None]


@pytest.mark.clause("D12")
def test_an_aided_table_remembers_for_everyone():
    seen = GAME.view(at("r5b2y?", options=AIDED), None)

    (pile,) = (each for each in seen.piles if len(each) == 3)
    assert [box.FACES[disc.face] for disc in pile] == ["5", "2", "?"]


@pytest.mark.clause("D12")
def test_a_bot_imagines_only_what_does_not_lie_open():
    state = at("r5b2b4", "y5b?")

    worlds = [GAME.imagine(GAME.view(state, RED), QuietTable(seed)) for seed in range(60)]
    under = {tuple(sorted(world.piles[disc("r5")][1:])) for world in worlds}

    assert under == {
        tuple(sorted((disc(a), disc(b)))) for a, b in [("b2", "b4"), ("b2", "b?"), ("b4", "b?")]
    }


@pytest.mark.clause("D12")
@pytest.mark.parametrize(("onto", "value"), [("y3", "3"), ("y?", "?")])
def test_a_move_names_the_value_it_covers_once_and_no_other(onto, value):
    _, heard = play(at("r5b2"), f"move 5 {onto}")

    sentence = GAME.narrate(heard[0])
    told = words(GAME).say(sentence, ("Anne", "Bart", "Cleo"))

    assert told == f"Anne takes over Cleo’s pirate with a crew of 2. That covers a {value}."
    assert sentence.arguments["once"] == value
