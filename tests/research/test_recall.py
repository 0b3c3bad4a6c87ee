"""A seat recalls all it has been shown, heard and done, also what the table lets be forgotten."""

from msgspec.structs import replace

from quarterdeck.core.table import LiveTable
from quarterdeck.games import find
from quarterdeck.numbering import number_game
from quarterdeck.research.recall import Memories

DORRA = find("dorra")


def remember(*words, seats=3):
    """A game of Dorra with these words, and what everybody remembers of it."""
    table, memories = LiveTable(seed=1), Memories(DORRA, seats)
    state = DORRA.deal(seats, DORRA.options(first=1), table)
    memories.dealt(state, table)
    for word in words:
        table.clear()
        seat, action = DORRA.to_move(state), DORRA.read(word)
        assert action in DORRA.legal_actions(state)
        state = DORRA.apply(state, action, table)
        memories.played(seat, action, state, table)
    return state, memories


# Blue covers red's 2 or 3, then yellow covers blue: what lies at the bottom is shown no more.
TWO = ("move 5 y5", "move 2 r2", "move 3 b2")
THREE = ("move 5 y5", "move 2 r3", "move 3 b2")


def test_what_lies_covered_is_forgotten_by_the_table_and_recalled_by_a_seat():
    (state, memories), (other, others) = remember(*TWO), remember(*THREE)
    pile, also = (
        next(pile for pile in DORRA.view(each, 0).piles if len(pile) == 3)
        for each in (state, other)
    )

    assert pile == also  # a strict table shows colours only
    assert memories.seats[0].history() != others.seats[0].history()


def test_a_good_memory_adds_to_the_view_what_its_seat_has_seen():
    _, memories = remember(*TWO)
    remembered = memories.seats[0].view()

    pile = next(pile for pile in remembered.piles if len(pile) == 3)

    assert [disc.face for disc in pile] == [1, 0, 0]


def test_two_who_saw_and_did_the_same_recall_the_same():
    assert remember(*TWO)[1].seats[2].history() == remember(*TWO)[1].seats[2].history()


def test_what_one_did_is_recalled_in_its_own_words():
    _, memories = remember(*TWO)

    assert b"did move 2 r2" in memories.seats[1].history()
    assert b"did move 2 r2" not in memories.seats[0].history()


def test_faces_under_the_top_are_observed_where_the_screen_remembers_them():
    dorra = number_game("dorra", 3, "memory=aided")
    state, _ = remember(*TWO)
    seen = DORRA.view(replace(state, options=dorra.options), 0)
    piles = list(seen.piles)
    at = next(at for at, pile in enumerate(piles) if len(pile) == 3)
    top, *under = piles[at]
    piles[at] = (top, *(replace(disc, face=4) for disc in under))

    assert dorra.layout.write(seen) != dorra.layout.write(replace(seen, piles=tuple(piles)))
