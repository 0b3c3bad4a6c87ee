"""Who knows which colours, and that nobody is told more."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from quarterdeck.core.counts import bump, within
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.events import Landed, Marooned, Traded
from quarterdeck.games.waddingtons.knowledge import forgotten, learn_colour, sure
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.reveals import reveals
from quarterdeck.games.waddingtons.view import unseen
from tests.games.waddingtons.positions import RED, TOP_1, A, B, C, at, crew, draw, play, ship
from tests.strategies import positions

STRICT = Options(memory="strict")
HIDDEN = crew()


def fight(**more):
    """London beats Cadiz; Genoa looks on."""
    state = at(
        ship("london", "8,15", "e", "r3 r3"),
        ship("cadiz", "10,15", "n", "r1 b1 b2"),
        ship("genoa", "3,3", "n", "b2"),
        **more,
    )
    after, _ = play(state, "sail e 2")
    return after


def known(state, seat, index):
    return GAME.view(state, seat).ships[index].known


@pytest.mark.clause("W33", "W44")
def test_a_fight_shows_both_hands_to_the_two_fighters_only():
    after = fight()

    assert known(after, A, 1) == crew("r1 b1 b2")
    assert known(after, B, 0) == crew("r3 r3")
    assert known(after, C, 0) == known(after, C, 1) == known(after, None, 1) == HIDDEN


@pytest.mark.clause("W44")
def test_in_aided_games_what_was_seen_is_remembered_after_the_fight():
    over, _ = play(fight(), "done", "sail n 2", "turn n", "turn n")

    assert known(over, A, 1) == crew("r1 b1 b2")
    assert GAME.view(over, B).ships[1].seen_by[A] == crew("r1 b1 b2")


@pytest.mark.clause("W44")
def test_in_strict_games_hands_are_seen_only_while_they_lie_open():
    open_, _ = play(fight(options=STRICT), "done")
    over, _ = play(open_, "sail n 2", "turn n", "turn n")

    assert known(open_, A, 1) == crew("r1 b1 b2")
    assert known(over, A, 1) == HIDDEN
    assert GAME.view(over, B).ships[1].seen_by == ()


@pytest.mark.clause("W31", "W44")
def test_in_strict_games_nobody_is_reminded_of_a_hand_while_crew_is_mustered():
    london, cadiz = ship("london", "8,15", "e", "r3 r3"), ship("cadiz", "10,15", "n", "r1 b1 b2")
    state = at(london, cadiz, docks={"london": "r1"}, options=STRICT)
    learned = replace(state.ships[1], known=(crew("b2"), HIDDEN, HIDDEN))
    state = replace(state, ships=(state.ships[0], learned))

    mustering, _ = play(state, "sail e 2")
    shown, _ = play(mustering, "done")

    assert mustering.awaiting == to.Muster(A, 0)
    assert known(mustering, A, 1) == HIDDEN
    assert known(shown, A, 1) == crew("r1 b1 b2")


@pytest.mark.clause("W34", "W44")
def test_a_card_given_is_known_to_both_and_weakens_what_nobody_saw():
    asked, _ = play(fight(), "press 1")

    after, _ = play(asked, "give b1", "settle")

    assert known(after, B, 0) == crew("r3 r3 b1")
    assert known(after, A, 1) == crew("r1 b2")
    assert known(after, C, 0) == HIDDEN


@pytest.mark.clause("W44")
def test_an_onlooker_who_knew_two_colours_keeps_neither_when_one_card_goes_unseen():
    before = (crew("r2 b2"),)

    after = forgotten(before, 2, who=0)

    assert after == (HIDDEN,)


@pytest.mark.clause("W44")
def test_an_onlooker_who_knew_one_colour_only_knows_what_goes():
    knows = (crew("r2 r2"), crew("r2"))

    assert sure(knows, crew("r2 r2"), 2) == 0b01
    assert forgotten(knows, 2, who=0b01) == (crew("r2"), HIDDEN)


@pytest.mark.clause("W44")
@pytest.mark.parametrize("hand", ["r2 b2 b2", "r2 r2 b2", "r2 r2 r2", "b2 r1 b3"])
@pytest.mark.parametrize("shown", [0, 1, 2, 3])
def test_what_is_known_after_an_unseen_loss_is_just_what_must_be_so(hand, shown):
    """Against brute force: every hand that fits, and every card that may have gone."""
    cards = hand.split()
    before = crew(" ".join(card for card in cards[:shown] if card.endswith("2")))
    twos = sum(card.endswith("2") for card in cards)
    hands = [crew(" ".join(each)) for each in product(("r2", "b2"), repeat=twos)]
    possible = [each for each in hands if within(before, each)]
    left = [bump(each, kind, -1) for each in possible for kind in (2, 3) if each[kind]]

    after = forgotten((before,), 2, who=0)[0]

    assert after[2:4] == (min(each[2] for each in left), min(each[3] for each in left))


@pytest.mark.clause("W8", "W44")
def test_whoever_returns_a_card_knows_it_under_the_pile_and_in_the_hand_it_comes_to():
    state = at(ship("london", "9,14", "s", "r3 b1"), ship("genoa", "12,14", "s", "b3 b3"), pile="")
    sent, _ = play(state, "sail s 1", "turn n", chance=(draw(10),))

    after, _ = play(sent, "sail s 1", chance=(draw(28),))

    assert GAME.view(sent, A).beneath[0].crew == 4
    assert GAME.view(sent, B).beneath[0].crew is None
    assert known(after, A, 1) == crew("r3")


@pytest.mark.clause("W44")
def test_in_strict_games_returned_cards_are_forgotten():
    state = at(
        ship("london", "9,14", "s", "r3 b1"), ship("genoa", "12,14", "s"), pile="", options=STRICT
    )

    sent, _ = play(state, "sail s 1", "turn n", chance=(draw(10),))

    assert GAME.view(sent, A).beneath[0].crew is None


@pytest.mark.clause("W28", "W44")
def test_an_open_offer_is_the_traders_alone():
    state = at(
        ship("london", "1,7", "w", "r3", hold="ruby"), ship("genoa"), docks={"venice": "r1 gold"}
    )
    desk, _ = play(state, "sail w 1")

    laid, _ = play(desk, "offer ruby", "take r1")

    assert GAME.view(laid, A).awaiting == laid.awaiting
    assert GAME.view(laid, B) == GAME.view(desk, B)
    assert GAME.view(laid, None) == GAME.view(desk, None)


def test_what_a_seat_cannot_place_is_what_it_has_not_seen():
    state = at(ship("london", hand="r3"), ship("genoa", hand="b1"), docks={"venice": "r1"})

    left = unseen(GAME.view(state, A))

    assert left == (5, 6, 6, 6, 5, 6)


def test_a_card_learned_twice_counts_twice():
    assert learn_colour((HIDDEN,), 0, who=1) == (crew("r1"),)
    assert learn_colour((HIDDEN,), 0, who=0) == (HIDDEN,)


@given(data=st.data())
def test_nobody_ever_knows_what_is_not_so(data):
    state = data.draw(positions(GAME))

    for each in state.ships:
        public = each.known[-1]
        assert all(within(crew, each.hand) for crew in each.known)
        assert all(
            within(public, crew) for seat, crew in enumerate(each.known) if seat != each.owner
        )


@given(data=st.data(), seed=st.integers(0, 2**32))
def test_worlds_keep_to_what_the_viewer_knows(data, seed):
    state = data.draw(positions(GAME))

    for seat in (None, *range(state.seats)):
        world = GAME.imagine(GAME.view(state, seat), QuietTable(seed))
        assert GAME.census(world) == GAME.census(state)
        for index, each in enumerate(world.ships):
            assert within(known(state, seat, index), each.hand)
            assert box.values(each.hand) == box.values(state.ships[index].hand)


def test_the_real_world_is_among_those_imagined():
    state = at(ship("london", hand="r1"), ship("genoa", hand="b2 r3"))
    seen = GAME.view(state, A)

    hands = {GAME.imagine(seen, QuietTable(seed)).ships[B].hand for seed in range(60)}

    assert hands == {crew("b2 r3"), crew("r2 r3"), crew("b2 b3"), crew("r2 b3")}


@pytest.mark.clause("W8", "W44")
def test_whoever_knew_a_whole_hand_knows_where_it_went_and_nothing_of_the_new_one():
    state = at(ship("london", "9,14", "s", "r3 r3"), ship("genoa"), pile="r1 r1 b1")
    seen = replace(state.ships[A], known=(HIDDEN, crew("r3 r3"), HIDDEN))
    watched = replace(state, ships=(seen, state.ships[B]))

    after, _ = play(watched, "sail s 1", chance=(draw(19), RED, crew("b1"), TOP_1))

    assert known(after, B, 0) == HIDDEN
    assert [card.crew for card in GAME.view(after, B).beneath] == [4, 4]
    assert [card.crew for card in GAME.view(after, None).beneath] == [None, None]


@pytest.mark.parametrize(
    ("event", "to_the_other"),
    [
        (Landed(0, 0, 1), True),
        (Landed(0, 0, box.TREASURE), False),
        (Marooned(0, 0, 1), True),
        (Traded(0, 0, 4, (0, 1, *[0] * 14), (0,) * 16), True),
        (Traded(0, 0, 4, (0,) * 16, (0, 1, *[0] * 14)), False),
    ],
)
def test_crew_that_comes_out_of_a_hand_reveals_its_colour_to_all_but_its_captain(
    event, to_the_other
):
    assert reveals(None, 1, event) == to_the_other
    assert not reveals(None, 0, event)
