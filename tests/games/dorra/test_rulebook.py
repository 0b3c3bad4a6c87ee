"""Both rulebooks in their order: setting up, moving, boarding, mutiny."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core.moment import Over
from quarterdeck.core.table import LoadedTable, QuietTable, TurnBegan
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.events import (
    Boarded,
    FellShort,
    Looted,
    Moved,
    Mutinied,
    Paid,
    Passed,
    Profited,
    Took,
    TurnedUp,
)
from quarterdeck.games.dorra.options import Options
from quarterdeck.games.dorra.state import ToAct, ToMutiny, ToTake, at_home
from quarterdeck.words import words
from tests.games.dorra.positions import (
    AIDED,
    BLACK,
    BLUE,
    HIDDEN,
    RED,
    YELLOW,
    at,
    counts,
    disc,
    listed,
    play,
    ships,
    stands,
)
from tests.strategies import positions

# Getting ready to play


@pytest.mark.clause("D1", "D3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everyone_has_five_discs_face_up_and_ten_ducats(seats):
    state = GAME.deal(seats, Options(), LoadedTable(2, ships(3, 7, 15)))

    assert state.piles == at_home(seats)
    assert GAME.scores(state) == (10,) * seats
    assert state.awaiting == ToAct(2)


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
    assert heard[0] == Moved(RED, disc("r5"), 1, BLUE, 1)


@pytest.mark.clause("D7", "D8", "D9")
def test_a_whole_pile_goes_on_a_whole_pile_as_it_is():
    after, heard = play(at("r5b2y?", "b3r4"), "move 5 b3")

    assert stands(after, "r5b2y?b3r4")
    assert heard[0] == Moved(RED, disc("r5"), 3, BLUE, 2)


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
def test_no_sentence_about_a_move_names_a_value():
    _, heard = play(at("r5b2"), "move 5 y?")

    told = words(GAME).say(GAME.narrate(heard[0]), ("Anne", "Bart", "Cleo"))

    assert told == "Anne takes over Cleo’s pirate with a crew of 2."


# Boarding a ship: the example of both rulebooks. Red boards for 22 ducats with five pirates.

EXAMPLE = at("r5b5y2k5r2")


@pytest.mark.clause("D13", "D14")
def test_red_may_board_because_his_crew_is_five():
    assert "board 5 11" in listed(EXAMPLE)
    assert "board 5 11" not in listed(at("r5b5y2k5"))


@pytest.mark.clause("D15")
def test_red_chooses_one_of_the_two_treasures():
    asked, heard = play(EXAMPLE, "board 5 11")

    assert asked.awaiting == ToTake(RED, disc("r5"), 10)
    assert listed(asked) == ["take chest", "take candlestick"]
    assert heard == [Boarded(RED, disc("r5"), 5, 10)]


@pytest.mark.clause("D16")
def test_blue_is_the_mate_and_gets_the_other_treasure():
    after, heard = play(EXAMPLE, "board 5 11", "take candlestick")

    assert after.booty[RED] == counts(candlestick=1)
    assert after.booty[BLUE] == counts(chest=1)
    assert [event for event in heard if isinstance(event, Took)] == [Took(RED, 2), Took(BLUE, 0)]


@pytest.mark.clause("D17")
def test_red_pays_blue_five_yellow_two_black_five_and_keeps_ten():
    after, heard = play(EXAMPLE, "board 5 11", "take chest")

    assert after.purses == (10 + 10, 10 + 5, 10 + 2, 10 + 5)
    assert heard[3:8] == [
        Looted(RED, 22),
        Paid(RED, BLUE, disc("b5"), 5),
        Paid(RED, YELLOW, disc("y2"), 2),
        Paid(RED, BLACK, disc("k5"), 5),
        Profited(RED, 10),
    ]


@pytest.mark.clause("D17")
def test_a_question_mark_more_is_four_for_yellow_and_four_less_for_red():
    after, _ = play(at("r5b5y2k5r2y?"), "board 5 11", "take chest")

    assert after.purses == (10 + 6, 10 + 5, 10 + 6, 10 + 5)


@pytest.mark.clause("D20")
def test_all_pirates_go_home_face_up_and_the_ship_leaves_the_game():
    after, _ = play(EXAMPLE, "board 5 11", "take chest")

    assert after.piles == at_home(4)
    assert (after.open, after.gone) == ((0, 3), (10,))


@pytest.mark.clause("D15", "D16")
def test_a_small_ship_has_nothing_for_the_mate():
    after, _ = play(at("r5b5"), "board 5 1")

    assert after.booty[:2] == (counts(dagger=1), counts())


@pytest.mark.clause("D15")
def test_a_kind_that_has_run_out_is_not_given():
    no_chests = at("r5b5y2k5r2", pieces=(0, 6, 6, 6))
    nothing_left = at("r5b5y2k5r2", pieces=(0, 6, 0, 6))

    one, _ = play(no_chests, "board 5 11")
    none, _ = play(nothing_left, "board 5 11")

    assert one.booty[:2] == (counts(candlestick=1), counts())
    assert none.booty[:2] == (counts(), counts())


@pytest.mark.clause("D18")
def test_a_captain_whose_loot_is_too_small_adds_his_own_money():
    after, heard = play(at("r5b5y5"), "board 5 1")

    assert after.purses == (10 - 2, 15, 15, 10)
    assert FellShort(RED, own=2, stock=0) in heard


@pytest.mark.clause("D19")
def test_what_he_does_not_have_comes_from_the_stock_and_he_keeps_his_treasure():
    poor = at("r5b5y5", purses=(1, 10, 10, 10), stock=386)

    after, heard = play(poor, "board 5 1")

    assert after.purses == (0, 15, 15, 10)
    assert after.stock == 386 - 8 - 1
    assert FellShort(RED, own=1, stock=1) in heard
    assert after.booty[RED] == counts(dagger=1)


@pytest.mark.clause("D19")
def test_crews_are_paid_even_when_the_box_has_no_coins_left():
    after, _ = play(at("r5b5y5", purses=(0, 200, 200, 17), stock=0), "board 5 1")

    assert after.purses == (0, 205, 205, 17)


@pytest.mark.clause("D16")
@given(data=st.data())
def test_the_second_disc_is_never_the_captains_own(data):
    state = data.draw(positions(GAME))

    assert all(box.OWNER[pile[0]] != box.OWNER[pile[1]] for pile in state.piles if len(pile) > 1)


# Mutiny: three of Black's pieces are in Red's stack.

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


# Purses


@pytest.mark.clause("D30")
def test_hidden_purses_are_seen_by_their_owners_alone_until_the_end():
    state = at(options=HIDDEN, purses=(7, 8, 9, 10))
    over = at(options=HIDDEN, purses=(7, 8, 9, 10), awaiting=Over((BLACK,)))

    assert GAME.view(state, BLUE).purses == (None, 8, None, None)
    assert GAME.view(state, None).purses == (None,) * 4
    assert GAME.scores(state) == (0, 0, 0, 0)
    assert GAME.view(over, BLUE).purses == GAME.scores(over) == (7, 8, 9, 10)


@pytest.mark.clause("D30")
def test_imagined_purses_add_up_to_what_is_not_in_the_stock():
    state = at(options=HIDDEN, purses=(7, 8, 9, 10), stock=417 - 34)

    world = GAME.imagine(GAME.view(state, BLUE), QuietTable(3))

    assert world.purses[BLUE] == 8
    assert sum(world.purses) == 34
