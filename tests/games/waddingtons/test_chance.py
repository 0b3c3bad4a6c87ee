"""Every Chance card, and each of its cases."""

import pytest

from quarterdeck.games.waddingtons.chance import CARDS
from quarterdeck.games.waddingtons.events import Blown, Gave, GaveUnseen, TurnedUp
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.state import (
    TO_FLAT_ISLAND,
    TO_PILE,
    ToAnchor,
    ToDiscard,
    ToDrift,
    ToGive,
    ToHead,
    ToLose,
    ToMoor,
    ToName,
    ToPick,
    ToSail,
    ToSalvage,
    ToTakeTreasure,
    ToTrade,
)
from tests.games.waddingtons.positions import (
    BLACK,
    RED,
    TOP_1,
    TOP_3,
    A,
    B,
    C,
    at,
    cards,
    crew,
    draw,
    heard,
    listed,
    play,
    port,
    ship,
    square,
    things,
    treasure,
)

STRONG = "r3 b3"  # a crew that needs no relief


def stop(number, *others, hand=STRONG, place="9,14", way="s", **more):
    """The first ship stops on the coast and draws this card."""
    luck, words = more.pop("luck", ()), more.pop("words", ())
    mine = {key: more.pop(key) for key in ("hold", "cards", "home") if key in more}
    me = ship(mine.pop("home", "london"), place, way, hand, **mine)
    state = at(me, *(others or (ship("genoa"),)), **more)
    after, table = play(state, f"sail {way} 1", *words, chance=(draw(number), *luck))
    return after, heard(table, TurnedUp)[0].branches, table


def where(state, index=A):
    return state.ships[index].square


# 1, 3 to 6  Blown away


@pytest.mark.clause("W22")
@pytest.mark.parametrize(
    ("start", "way", "others", "end", "case"),
    [
        ("9,14", "s", (), "9,17", "fifth"),
        ("9,14", "s", ("9,17",), "9,18", "sixth"),
        ("9,14", "s", ("9,17", "9,18"), "9,19", "further"),
        ("8,7", "n", (), "4,4", "fifth"),  # from a corner, diagonally
        ("8,14", "s", (), "5,16", "short"),  # Flat Island is in the way
        ("8,14", "s", ("5,16",), "6,15", "short-taken"),
        ("13,7", "n", (), "16,5", "short"),  # Pirate Island is
    ],
)
def test_1_blows_a_ship_to_the_fifth_square(start, way, others, end, case):
    homes = ("cadiz", "genoa")
    ships = [ship(home, place) for home, place in zip(homes, others, strict=False)]

    after, cases, _ = stop(1, *ships, place=start, way=way)

    assert where(after) == square(end)
    assert cases == ("crew-enough", case)
    assert after.awaiting == ToHead(A, 0)


@pytest.mark.clause("W22")
def test_1_leaves_a_ship_where_it_is_if_every_square_is_taken():
    line = [ship("cadiz", "5,16"), ship("marseilles", "6,15"), ship("genoa", "7,14")]

    after, cases, _ = stop(1, *line, place="8,14", way="s")

    assert where(after) == square("8,13")
    assert cases[1] == "short-taken"


@pytest.mark.clause("W27")
def test_1_may_blow_a_ship_to_flat_island_and_what_lies_there():
    after, _, _ = stop(1, place="8,14", way="s", flat="rum")

    assert after.awaiting == ToSalvage(A, 0, 0)


@pytest.mark.clause("W22a")
def test_nobody_can_call_an_attack_on_a_ship_that_is_blown_past():
    after, _, table = stop(1, ship("genoa", "9,15"), place="9,14")

    assert heard(table, Blown) == [Blown(A, 0, square("9,17"))]
    assert after.awaiting == ToHead(A, 0)


@pytest.mark.clause("W22")
@pytest.mark.parametrize("number", [1, 3, 4, 5, 6])
def test_storms_bring_four_crew_to_a_crew_of_three_or_less(number):
    luck = (RED, crew("r2 b2 b3"), TOP_3)

    after, cases, _ = stop(number, hand="r3", luck=luck)

    assert after.ships[A].hand == crew("r1 r2 r3 b2 b3")
    assert cases[0] == "relief"


@pytest.mark.clause("W41")
@pytest.mark.parametrize("number", [1, 3, 4, 5, 6])
def test_relief_is_as_many_as_there_are(number):
    after, cases, _ = stop(number, hand="r3", pile="b1", beneath="r2", luck=(BLACK, crew()))

    assert after.ships[A].hand == crew("r3 b1 r2")
    assert cases[0] == "relief-short"
    assert after.top == 0


@pytest.mark.clause("W17", "W22")
@pytest.mark.parametrize(("number", "bay"), [(3, "1,1"), (4, "20,20")])
def test_3_and_4_blow_a_ship_to_a_bay_it_may_leave_any_way(number, bay):
    after, cases, _ = stop(number)

    assert where(after) == square(bay)
    assert after.ships[A].free
    assert cases[1] == "bay"
    assert after.awaiting == ToSail(B, 1)


@pytest.mark.clause("W22")
@pytest.mark.parametrize(
    ("number", "bay", "near"),
    [(3, "1,1", ("2,1", "1,2", "2,2")), (4, "20,20", ("19,19", "20,19", "19,20"))],
)
def test_3_and_4_offer_the_nearest_squares_where_a_bay_is_taken(number, bay, near):
    asked, cases, _ = stop(number, ship("genoa", bay))

    after, _ = play(asked, f"drift {near[1]}")

    assert asked.awaiting == ToDrift(A, 0, tuple(map(square, near)))
    assert cases[1] == "bay-taken"
    assert where(after) == square(near[1])
    assert after.ships[A].free


@pytest.mark.clause("W22")
def test_3_asks_nobody_where_only_one_square_is_left():
    others = [ship("cadiz", "1,1"), ship("marseilles", "1,2"), ship("genoa", "2,1")]

    after, _, _ = stop(3, *others)

    assert where(after) == square("2,2")


def test_5_blows_a_ship_home():
    after, cases, _ = stop(5)

    assert where(after) == square("london")
    assert after.awaiting == ToMoor(A, 0)
    assert cases[1] == "home"


@pytest.mark.clause("W23", "W28")
def test_6_blows_a_ship_to_the_nearest_port_ahead_where_it_may_trade():
    after, cases, _ = stop(6, place="7,10", way="e", docks={"marseilles": "r1 rum"})

    assert where(after) == square("marseilles")
    assert isinstance(after.awaiting, ToTrade)
    assert cases[1] == "port"


@pytest.mark.clause("W23")
def test_6_lets_the_player_choose_between_two_ports():
    asked, cases, _ = stop(6, place="7,7", way="ne")

    after, _ = play(asked, "anchor cadiz")

    assert asked.awaiting == ToAnchor(A, 0, (port("cadiz"), port("amsterdam")))
    assert cases[1] == "two-ports"
    assert where(after) == square("cadiz")


@pytest.mark.clause("W23")
def test_6_follows_the_heading_a_ship_has_just_turned_to():
    state = at(ship("london", "9,13", "n", STRONG), ship("genoa"))

    after, _ = play(state, "turn w", chance=(draw(6),))

    assert where(after) == square("london")


# 2  A gift


@pytest.mark.clause("W25")
def test_2_makes_a_player_of_your_choice_give_three_from_hand_or_docks():
    giver = ship("genoa", "5,5", hand="r1 b1 r2")
    asked, cases, _ = stop(2, ship("cadiz"), giver, docks={"genoa": "b3 b3"})

    named, _ = play(asked, "name genoa")
    after, table = play(named, "give-docked b3", "give r2", "give b1")

    assert cases == ("choose-giver",)
    assert asked.awaiting == ToName(A, 0, 2, (1, 2))
    assert named.awaiting == ToGive(C, 2, 2, 0, 3, 3, 1, True)
    assert after.ships[A].hand == crew(f"{STRONG} b3 r2 b1")
    assert heard(table, Gave, A)[1:] == [Gave(C, A, 2, 0, 2), Gave(C, A, 2, 0, 1)]
    assert heard(table, GaveUnseen, B)[1:] == [GaveUnseen(C, A, 2, 0, 2), GaveUnseen(C, A, 2, 0, 1)]


@pytest.mark.clause("W25", "W41")
def test_2_takes_all_from_a_player_with_fewer_and_asks_nobody_where_there_is_one_other():
    after, cases, _ = stop(2, ship("genoa", hand="b2"), docks={"genoa": "r1"})

    assert cases == ("one-giver",)
    assert after.ships[A].hand == crew(f"{STRONG} b2 r1")
    assert after.awaiting == ToHead(A, 0)


@pytest.mark.clause("W5")
def test_2_names_only_ships_of_the_other_player():
    ships = (ship("cadiz", owner=B), ship("marseilles", owner=A), ship("genoa", owner=B))
    two = at(ship("london", "9,14", "s", STRONG, owner=A), *ships, options=Options(two_ships=True))

    asked, _ = play(two, "sail s 1", chance=(draw(2),))

    assert listed(asked) == ["name cadiz", "name genoa"]


# 7, 8  Treasure or crew


@pytest.mark.clause("W24")
def test_7_is_void_if_two_ships_are_equally_near():
    after, cases, _ = stop(7, ship("cadiz", "9,16"), ship("genoa", "12,16"), hold="ruby")

    assert cases == ("void",)
    assert after.ships[A].hold == treasure("ruby")


@pytest.mark.clause("W24", "W25a")
def test_7_lets_the_player_choose_what_the_nearest_ship_gets():
    near = ship("cadiz", "9,16", hand="")
    asked, cases, _ = stop(7, near, ship("genoa"), hold="ruby rum")

    lost, _ = play(asked, "lose rum")
    manned, _ = play(asked, "give r3", "give b3")

    assert cases == ("choice",)
    assert asked.awaiting == ToLose(A, 0, 7, 1)
    assert lost.ships[1].hold == treasure("rum")
    assert manned.ships[1].hand == crew("r3 b3")


@pytest.mark.clause("W24")
def test_7_gives_no_treasure_to_a_full_hold():
    full = ship("cadiz", "9,16", hand="", hold="gold gold")

    after, cases, _ = stop(7, full, hold="ruby")

    assert cases == ("crew",)
    assert after.ships[1].hand == crew(STRONG)


@pytest.mark.clause("W25a")
@pytest.mark.parametrize(
    ("number", "hand", "hold", "case", "left"),
    [
        (7, "r3", "ruby", "treasure", ("r3", "")),
        (7, "r3", "", "less", ("", "")),
        (7, "", "", "nothing", ("", "")),
        (7, "r3 b3", "", "crew", ("", "")),
        (8, "r3", "ruby", "treasure", ("r3", "")),
        (8, "r3", "", "less", ("", "")),
        (8, "", "", "nothing", ("", "")),
        (8, "r3 b3", "", "crew", ("", "")),
    ],
)
def test_7_and_8_take_what_can_be_met_in_full_else_what_there_is(number, hand, hold, case, left):
    place = {"hand": hand, "hold": hold, "place": "9,14"}

    after, cases, _ = stop(number, ship("genoa"), **place)

    assert cases == (case,)
    assert after.ships[A].hand == crew(left[0])
    assert after.ships[A].hold == treasure(left[1])


@pytest.mark.clause("W25a")
def test_8_washes_treasure_or_crew_up_on_flat_island():
    asked, cases, _ = stop(8, hand="r3 b2 r1", hold="ruby")

    treasures, _ = play(asked, "lose ruby")
    crews, _ = play(asked, "give b2", "give r1")

    assert cases == ("choice",)
    assert asked.awaiting == ToLose(A, 0, 8, TO_FLAT_ISLAND)
    assert treasures.flat == things("ruby")
    assert crews.flat == things("b2 r1")


@pytest.mark.clause("W25a")
def test_8_asks_which_of_two_kinds_where_crew_is_no_choice():
    asked, cases, _ = stop(8, hand="r3", hold="ruby rum")

    assert cases == ("treasure",)
    assert listed(asked) == ["lose ruby", "lose rum"]


# 9, 10  The best


@pytest.mark.clause("W25a")
@pytest.mark.parametrize(
    ("hold", "hand", "case", "lost"),
    [
        ("gold rum", "r3", "treasure", "gold"),
        ("ruby ruby", "r3", "treasure", "ruby"),
        ("", "r3 b2", "crew", "r3"),
        ("", "", "nothing", ""),
    ],
)
def test_9_leaves_the_best_on_flat_island(hold, hand, case, lost):
    after, cases, _ = stop(9, hold=hold, hand=hand)

    assert cases == (case,)
    assert after.flat == things(lost)


@pytest.mark.clause("W25a")
def test_9_lets_the_player_choose_between_a_diamond_and_a_ruby():
    asked, cases, _ = stop(9, hold="diamond ruby")

    after, _ = play(asked, "lose ruby")

    assert cases == ("two-best",)
    assert listed(asked) == ["lose diamond", "lose ruby"]
    assert after.flat == things("ruby")


@pytest.mark.clause("W25a")
def test_9_asks_whenever_there_are_two_of_the_best_value_even_of_one_colour():
    asked, _, _ = stop(9, hand="r3 r3 b1")

    assert asked.awaiting == ToGive(A, 0, 9, TO_FLAT_ISLAND, 1, 3, 3, False)
    assert listed(asked) == ["give r3"]


@pytest.mark.clause("W25a")
def test_10_sends_the_best_crew_card_under_the_pile():
    one, cases, _ = stop(10, hand="b3 r1")
    asked, _, _ = stop(10, hand="b3 r3 r1")
    none, empty, _ = stop(10, hand="")

    after, _ = play(asked, "give r3")

    assert (cases, empty) == (("crew",), ("nothing",))
    assert [card.crew for card in one.beneath] == [5]
    assert [card.crew for card in after.beneath] == [4]
    assert not none.beneath


# 11 to 18, 27, 28  Treasure and crew


@pytest.mark.parametrize(
    ("number", "worth", "crews"),
    [(11, 5, 2), (12, 4, 2), (13, 5, 2), (14, 7, 3), (27, 5, 3)],
)
def test_treasure_up_to_a_value_or_crew(number, worth, crews):
    asked, cases, _ = stop(number)

    assert cases == ("choice",)
    assert asked.awaiting == ToTakeTreasure(A, 0, number, worth, 0, crews)
    assert listed(asked)[-2:] == ["draw", "done"]


@pytest.mark.parametrize("number", [11, 12, 13, 14, 27])
def test_crew_may_be_drawn_instead(number):
    asked, _, _ = stop(number, pile="r1 r1 b2")

    after, _ = play(asked, "draw", chance=more_crew(asked.awaiting.crew))

    assert sum(after.ships[A].hand) == 2 + asked.awaiting.crew
    assert after.awaiting == ToHead(A, 0)


def more_crew(count):
    """From a pile of r1 r1 b2: two of them, or all three."""
    return (RED, crew("r1"), 1) if count == 2 else (RED, crew("r1 b2"))


@pytest.mark.clause("W21", "W41")
@pytest.mark.parametrize("number", [11, 12, 13, 14, 27])
def test_without_treasure_or_crew_to_be_had_the_card_offers_the_rest(number):
    bare = treasure()

    _, full, _ = stop(number, hold="rum rum")
    _, spent, _ = stop(number, pile="")
    _, none, _ = stop(number, pile="", hold="rum rum")
    _, nowhere, _ = stop(number, pile="", island=bare)

    assert (full, spent) == (("crew",), ("treasure",))
    assert none == nowhere == ("nothing-there",)


def test_pieces_are_picked_one_by_one_in_the_order_of_the_catalogue():
    asked, _, _ = stop(14)

    again, _ = play(asked, "take ruby")
    after, _ = play(again, "take rum")

    assert listed(again) == ["take rum", "done"]
    assert after.ships[A].hold == treasure("ruby rum")
    assert after.awaiting == ToHead(A, 0)


def test_fewer_or_no_treasure_may_be_taken():
    asked, _, _ = stop(14)

    none, _ = play(asked, "done")
    one, _ = play(asked, "take rum", "done")

    assert none.ships[A].hold == treasure()
    assert one.ships[A].hold == treasure("rum")


@pytest.mark.clause("W41")
@pytest.mark.parametrize("number", [15, 28])
def test_15_and_28_bring_two_crew_or_what_there_is(number):
    two, cases, _ = stop(number, pile="r1 b1 b1", luck=(BLACK, crew("r1"), TOP_1))
    one, short, _ = stop(number, pile="b1", luck=(BLACK, crew()))
    none, empty, _ = stop(number, pile="")

    assert (cases, short, empty) == (("drawn",), ("pile-short",), ("pile-empty",))
    assert two.ships[A].hand == crew(f"{STRONG} b1 r1")
    assert one.ships[A].hand == crew(f"{STRONG} b1")
    assert none.ships[A].hand == crew(STRONG)


@pytest.mark.clause("W26")
@pytest.mark.parametrize(("number", "cap"), [(16, 10), (17, 11)])
def test_16_and_17_bring_treasure_then_cost_crew(number, cap):
    asked, cases, _ = stop(number, hand="r3 r3 b3 b2 r2 r1")

    done, _ = play(asked, "take gold", "done")

    assert cases == ("treasure", "over")
    assert done.awaiting == ToDiscard(A, 0, number, 14 - cap, 3)


@pytest.mark.clause("W26")
@pytest.mark.parametrize("number", [16, 17])
def test_16_and_17_cost_a_small_crew_nothing(number):
    asked, cases, _ = stop(number)
    _, full, _ = stop(number, hold="rum rum")
    _, bare, _ = stop(number, island=treasure())

    after, _ = play(asked, "done")

    assert cases == ("treasure", "within")
    assert (full[0], bare[0]) == ("hold-full", "island-bare")
    assert after.awaiting == ToHead(A, 0)


@pytest.mark.clause("W26")
@pytest.mark.parametrize(
    ("first", "then"),
    [("give r3", ["give r1", "give b1"]), ("give b2", ["give b2"]), ("give r1", None)],
)
def test_no_card_is_discarded_that_could_have_been_kept(first, then):
    asked, _, _ = stop(16, hand="r3 r3 b2 b2 r1 b1 b1 r1", hold="rum rum")  # 14: four too many

    if then is None:
        assert first in listed(asked)
    else:
        after, _ = play(asked, first)
        assert set(then) <= set(listed(after))


@pytest.mark.clause("W26")
def test_the_best_go_first_and_enough_must_be_left():
    asked, _, _ = stop(16, hand="r3 r3 r3 b2 r1", hold="rum rum")  # 12: two too many

    assert listed(asked) == ["give b2", "give r3"]


@pytest.mark.parametrize(
    ("hand", "case", "size"), [("r3 b3 r1", "drawn", 5), ("r3 b3 r2", "crew-enough", 3)]
)
def test_18_brings_treasure_and_two_crew_to_a_crew_of_seven_or_less(hand, case, size):
    luck = (BLACK, crew("r2"), TOP_1) if size == 5 else ()

    asked, cases, _ = stop(18, hand=hand)
    after, _ = play(asked, "take gold", chance=luck)

    assert cases == ("treasure", case)
    assert sum(after.ships[A].hand) == size


@pytest.mark.clause("W41")
def test_18_meets_a_full_hold_a_bare_island_and_a_short_pile():
    one, short, _ = stop(18, pile="b1", hold="rum rum", luck=(BLACK, crew()))
    _, empty, _ = stop(18, pile="", island=treasure())

    assert short == ("hold-full", "pile-short")
    assert empty == ("island-bare", "pile-empty")
    assert one.ships[A].hand == crew(f"{STRONG} b1")


# 19, 20  New hands


def test_19_renews_the_whole_crew():
    after, cases, _ = stop(19, hand="r3 b2", luck=(RED, crew("b3"), TOP_1))

    assert cases == ("new-crew",)
    assert after.ships[A].hand == crew("r1 b3")
    assert [card.crew for card in after.beneath] == [3, 4]


def test_19_draws_the_returned_cards_where_the_pile_is_short():
    after, _, _ = stop(19, hand="r3 b2", pile="r1", luck=(RED, crew()))

    assert after.ships[A].hand == crew("r1 b2")
    assert after.top == 3


def test_19_does_nothing_without_crew():
    after, cases, _ = stop(19, hand="")

    assert cases == ("nothing",)
    assert after.awaiting == ToHead(A, 0)


@pytest.mark.clause("W25a")
def test_20_swaps_two_crew_picked_by_their_backs():
    other = ship("genoa", "12,13", hand="r2 b2 r1 b1")
    asked, cases, _ = stop(20, other, hand="r3 b1 b1")

    picked, _ = play(asked, "pick 2", "pick 1")
    after, _ = play(picked, "pick 3", chance=(BLACK, RED, RED, BLACK))

    assert cases == ("one-partner",)
    assert asked.awaiting == ToPick(A, 0, 1, 2, (0, 0, 0), ())
    assert picked.awaiting == ToPick(B, 1, 0, 2, (0, 0, 0), (1, 1, 0))
    assert after.ships[A].hand == crew("b1 r1 b2")
    assert after.ships[B].hand == crew("r2 r3 b1 b1")
    assert after.ships[B].known[A] == crew("r3 b1")


@pytest.mark.clause("W25a")
def test_20_swaps_the_smaller_number_and_asks_nobody_without_a_choice():
    other = ship("genoa", "12,13", hand="b2")

    after, _, _ = stop(20, other, hand="r3 r3", luck=(RED, BLACK))

    assert after.ships[A].hand == crew("r3 b2")
    assert after.ships[B].hand == crew("r3")


def test_20_changes_nothing_where_a_hand_is_empty():
    after, cases, _ = stop(20, ship("genoa", "12,13", hand=""))

    assert cases == ("one-partner",)
    assert after.awaiting == ToHead(A, 0)


def test_20_lets_the_player_choose_among_several():
    ships = (ship("cadiz", "12,13", hand="r1"), ship("genoa", "13,9", hand="r2"))
    asked, cases, _ = stop(20, *ships, hand="b3")

    after, _ = play(asked, "name genoa", chance=(BLACK, RED))

    assert cases == ("choose-partner",)
    assert after.ships[A].hand == crew("r2")
    assert after.ships[2].hand == crew("b3")


@pytest.mark.clause("W25")
def test_20_costs_two_crew_where_nobody_else_is_there():
    asked, cases, _ = stop(20, hand="r3 b3 r1")
    one, less, _ = stop(20, hand="r3")
    none, nothing, _ = stop(20, hand="")

    assert (cases, less, nothing) == (("nobody",), ("nobody-less",), ("nobody-less",))
    assert asked.awaiting == ToGive(A, 0, 20, TO_PILE, 2, 3, 1, False)
    assert [card.crew for card in one.beneath] == [4]
    assert not none.beneath


# 21 to 26  Kept cards and fever


@pytest.mark.parametrize(
    ("number", "name"),
    [(21, "silver"), (23, "doubloons"), (24, "eight"), (25, "chart25"), (26, "chart26")],
)
def test_some_cards_are_kept(number, name):
    after, cases, _ = stop(number)

    assert cases == ("kept",)
    assert after.ships[A].cards == cards(name)
    assert number not in after.shown


@pytest.mark.clause("W25")
def test_22_costs_everyone_what_is_over_seven_in_hand_and_docks():
    sick = ship("genoa", hand="r1 r1 r1 r1")
    docks = {"genoa": "b1 b1 b1 b2 b2"}
    asked, cases, _ = stop(22, ship("cadiz"), sick, hand="r3 r3 r3 r3 b3 b3 b3 b3", docks=docks)

    mine, _ = play(asked, "give b3")
    after, _ = play(mine, "give-docked b2", "give-docked b1")

    assert cases == ("fever",)
    assert asked.awaiting == ToGive(A, 0, 22, TO_PILE, 1, 3, 1, True)
    assert mine.awaiting == ToGive(C, 2, 22, TO_PILE, 2, 3, 1, True)
    assert [card.crew for card in after.beneath] == [5, 3, 1]
    assert after.awaiting == ToHead(A, 0)


def test_22_leaves_seven_alone():
    _, cases, _ = stop(22, hand="r3 r3 r3 r3 b3 b3 b3")

    assert cases == ("healthy",)


def test_the_pack_has_every_number_once():
    assert sorted(CARDS) == list(range(1, 29))
