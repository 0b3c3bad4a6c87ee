"""Every reason to refuse: position, action, clause."""

import pytest
from msgspec.structs import replace

from quarterdeck.core.errors import IllegalAction, NotationError, NotYourTurn
from quarterdeck.core.moment import Over
from quarterdeck.core.referee import play
from quarterdeck.core.table import LoadedTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.state import TO_FLAT_ISLAND, TO_PILE
from quarterdeck.words import words
from tests.games.waddingtons.positions import A, B, at, ship, square, things, treasure

SEA = at(
    ship("london", "8,15", "s", "r3 b1", hold="ruby rum"),
    ship("cadiz", "8,13", "n", "r1 b2", hold="pearl"),
    docks={"london": "r2 rum", "venice": "r1 gold silver chart25"},
)
TWO = at(
    ship("london", "8,15", "s", "r3 b1", owner=A),
    ship("cadiz", owner=B),
    ship("marseilles", "8,14", owner=A),
    ship("genoa", owner=B),
    options=Options(two_ships=True),
)
HOME = at(ship("london", hand="r3", hold="ruby ruby"), ship("cadiz"), docks={"london": "r2 rum"})
DESK = at(
    ship("london", "venice", hand="r3 b1", hold="ruby"),
    ship("cadiz"),
    docks={"venice": "r1 gold silver chart25", "london": "r2"},
)


def waiting(moment, state=SEA):
    return replace(state, awaiting=moment)


def desk(given="", taken="", tries=0):
    return waiting(to.Trade(A, 0, things(given), things(taken), tries), DESK)


CHOOSING = replace(GAME.deal(2, Options(), LoadedTable()), homes=(1,), awaiting=to.ChoosePort(1))


@pytest.mark.clause("W1", "W5", "W9", "W10", "W11", "W12", "W13", "W16", "W35")
@pytest.mark.parametrize(
    ("state", "word", "clause"),
    [
        (CHOOSING, "choose-port cadiz", "W1"),
        (CHOOSING, "choose-port genoa", "W5"),
        (CHOOSING, "sail n 1", "W1"),
        (SEA, "sail s 9", "W9"),  # Treasure Island is in the way
        (SEA, "sail e 2", "W10"),
        (SEA, "sail s 5", "W9"),
        (SEA, "sail s 2", "W16"),  # beside a ship that is safe
        (TWO, "sail s 1", "W5"),
        (SEA, "turn s", "W10"),
        (SEA, "stay", "W11"),
        (SEA, "attack", "W11"),
        (HOME, "turn n", "W12"),
        (at(ship("london", "5,5", hand=""), ship("cadiz")), "sail n 2", "W13"),
        (at(ship("london", "1,20", "e"), ship("cadiz")), "turn n", "W10"),
        (waiting(to.Head(A, 0)), "sail s 1", "W10"),
        (waiting(to.Flee(A, 0)), "sail s 2", "W35"),
        (waiting(to.Flee(A, 0)), "sail w 9", "W9"),
        (waiting(to.Flee(A, 0)), "done", "W35"),
        (waiting(Over((A,))), "stay", "W39"),
    ],
)
def test_why_not_sail_or_turn(state, word, clause):
    assert GAME.why_not(state, GAME.read(word)).number == clause


@pytest.mark.clause("W15", "W31", "W34", "W40")
@pytest.mark.parametrize(
    ("state", "word", "clause"),
    [
        (waiting(to.Call(B, 1, (), 2)), "done", "W15"),
        (waiting(to.Challenge(B, ())), "done", "W40"),
        (waiting(to.Muster(A, 0)), "muster b1", "W31"),
        (waiting(to.Muster(A, 0)), "sail n 1", "W31"),
        (
            waiting(to.Spoil(B, 1, 0), at(ship("london", hand="r1"), ship("cadiz"))),
            "plunder",
            "W34",
        ),
        (
            waiting(to.Spoil(B, 1, 0), at(ship("london", hand="r1"), ship("cadiz"))),
            "press 2",
            "W34",
        ),
        (waiting(to.Keep(A, 0, 1, treasure(), treasure())), "keep gold", "W34"),
        (waiting(to.Keep(A, 0, 1, treasure(), treasure("pearl"))), "keep ruby", "W34"),
        (waiting(to.Keep(A, 0, 1, treasure("rum"), treasure())), "keep ruby", "W34"),
        (waiting(to.Keep(A, 0, 1, treasure(), treasure())), "take gold", "W41"),
        (waiting(to.Keep(A, 0, 1, treasure(), treasure())), "take r1", "W41"),
    ],
)
def test_why_not_in_a_fight(state, word, clause):
    assert GAME.why_not(state, GAME.read(word)).number == clause


@pytest.mark.clause("W21", "W28", "W30", "W31", "W38", "W42")
@pytest.mark.parametrize(
    ("state", "word", "clause"),
    [
        (SEA, "load rum", "W30"),
        (SEA, "land ruby", "W30"),
        (SEA, "muster r1", "W31"),
        (SEA, "chest rum", "W38"),
        (HOME, "load rum", "W21"),
        (HOME, "load gold", "W30"),
        (HOME, "land rum", "W30"),
        (waiting(to.Moor(A, 0), HOME), "stay", "W30"),
        (desk(), "settle", "W28"),
        (desk(), "cancel", "W28"),
        (desk(), "take r1", "W28"),  # nothing is paid yet
        (desk(), "offer b3", "W28"),
        (desk("r3"), "offer b1", "W28"),  # out of order
        (desk("r3", "r1"), "offer ruby", "W28"),
        (desk("r3"), "take gold", "W28"),
        (desk("r3"), "take silver", "W28"),
        (desk("ruby", "gold"), "take r1", "W28"),  # out of order
        (desk("ruby", "r1"), "take r1", "W41"),
        (desk("ruby"), "take chart25", "W42"),
        (desk("r3"), "muster r2", "W28"),
        (desk("r3", tries=3), "cancel", "W28"),
        (desk("ruby", "gold"), "settle", "W28"),
        (desk(), "stay", "W28"),
        (waiting(to.Salvage(A, 0, 0), replace(SEA, flat=things("gold r1"))), "take gold", "W21"),
        (waiting(to.Salvage(A, 0, 0), replace(SEA, flat=things("gold r1"))), "take pearl", "W41"),
        (waiting(to.Salvage(A, 0, 7), replace(SEA, flat=things("gold r1"))), "take r1", "W28"),
        (waiting(to.LandChart(A, 0)), "take ruby", "W25a"),
    ],
)
def test_why_not_with_goods(state, word, clause):
    assert GAME.why_not(state, GAME.read(word)).number == clause


TWOS = at(
    ship("london", "9,13", hand="r2 b2 r1"), ship("cadiz", hand="r1 b3"), island=treasure("gold")
)
REST = RestOfCard(0, 14, 1)
GIVING = to.Give(A, 0, 20, TO_PILE, 2, 3, 1, False, REST)


def finding(worth, least):
    return to.TakeTreasure(A, 0, 14, worth, least, 0, REST)


@pytest.mark.clause("W18", "W22", "W23", "W25", "W25a", "W26")
@pytest.mark.parametrize(
    ("moment", "word", "clause"),
    [
        (finding(3, 0), "take gold", "W18"),
        (finding(7, 0), "take ruby", "W41"),
        (finding(7, 3), "take gold", "W28"),
        (finding(7, 0), "draw", "W18"),
        (finding(7, 0), "stay", "W18"),
        (GIVING, "give b3", "W25"),
        (GIVING, "give r1", "W26"),  # one of the better ones has to go first
        (replace(GIVING, left=1, most=1), "give r2", "W26"),
        (replace(GIVING, left=1, most=3, least=2), "give r1", "W25a"),
        (GIVING, "give-docked r1", "W25"),
        (replace(GIVING, docked=True), "give-docked r1", "W25"),
        (to.Discard(A, 0, 16, 2, 3, REST), "give r1", "W26"),
        (to.Discard(A, 0, 16, 2, 3, REST), "give b3", "W25"),
        (to.Lose(A, 0, 8, TO_FLAT_ISLAND, False, REST), "lose ruby", "W25a"),
        (to.Name(A, 0, 2, (1,), "gift", REST), "name genoa", "W18"),
        (to.Pick(A, 0, 1, 1, (0, 0, 0), (), REST), "pick 2", "W25a"),
        (to.Pick(A, 0, 1, 2, (0, 0, 0), (), REST), "pick 1", "W25a"),
        (to.Anchor(A, 0, (1, 5)), "anchor genoa", "W23"),
        (to.Drift(A, 0, (square("2,1"),), REST), "drift 1,2", "W22"),
    ],
)
def test_why_not_answer_a_card_so(moment, word, clause):
    assert GAME.why_not(waiting(moment, TWOS), GAME.read(word)).number == clause


@pytest.mark.clause("W25a")
def test_card_9_takes_only_the_best_and_no_crew_instead():
    aboard = at(ship("london", "9,13", hand="r2 b2", hold="ruby rum"), ship("cadiz"))
    state = waiting(to.Lose(A, 0, 9, TO_FLAT_ISLAND, True, REST), aboard)

    assert GAME.why_not(state, GAME.read("lose rum")).number == "W25a"
    assert GAME.why_not(state, GAME.read("give r2")).number == "W25a"


@pytest.mark.clause("W16")
def test_a_refusal_names_the_clause_and_what_to_do_instead():
    with pytest.raises(IllegalAction) as no:
        play(GAME, SEA, A, GAME.read("sail s 2"), LoadedTable())

    assert words(GAME).say(no.value.sentence) == (
        "“sail s 2” is not allowed here. A move may end on another ship’s square only to attack "
        "it; beside a ship that is safe it may not end at all. (W16) "
        "Try sail s 1, sail s 3, sail s 4 or one of 8 more."
    )


def test_another_seat_is_told_whose_turn_it_is():
    with pytest.raises(NotYourTurn):
        play(GAME, SEA, B, GAME.read("sail s 1"), LoadedTable())


@pytest.mark.parametrize("text", ["", "dance", "sail", "sail ne", "sail ne 22", "take b4", "r2"])
def test_words_that_name_no_action_bring_examples(text):
    with pytest.raises(NotationError) as no:
        GAME.read(text)

    assert "sail ne 7" in words(GAME).say(no.value.sentence)


def test_words_are_read_however_they_are_typed():
    assert GAME.read("  Sail NE   7 ") == GAME.read("sail ne 7")
