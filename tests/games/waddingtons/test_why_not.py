"""Every reason to refuse: position, action, clause."""

import pytest
from msgspec.structs import replace

from quarterdeck.core.errors import IllegalAction, NotationError, NotYourTurn
from quarterdeck.core.moment import Over
from quarterdeck.core.referee import play
from quarterdeck.core.table import LoadedTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import FreeMove, RestOfCard
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.state import TO_FLAT_ISLAND, TO_PILE
from quarterdeck.words import words
from tests.games.waddingtons.positions import A, B, at, crew, ship, square, things, treasure

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

POOR = at(ship("london", "venice", hand="r3"), ship("cadiz"), docks={"venice": "gold"})
RICH = at(
    ship("london", "venice", hand="r3", hold="gold gold"),
    ship("cadiz"),
    docks={"venice": "pearl rum rum"},
)
LITTERED = replace(SEA, flat=things("gold r1"))


def waiting(moment, state=SEA):
    return replace(state, awaiting=moment)


def desk(given="", taken=""):
    return waiting(to.Trade(A, 0, things(given), things(taken)), DESK)


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


@pytest.mark.clause("W15", "W21", "W31", "W34", "W40")
@pytest.mark.parametrize(
    ("state", "word", "clause"),
    [
        (waiting(to.Call(B, 1, (), 2)), "done", "W15"),
        (waiting(to.Challenge(B, 1, ())), "done", "W40"),
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
        (waiting(to.Keep(A, 0, 1)), "keep gold", "W34"),
        (waiting(to.Keep(A, 0, 1, treasure("rum"))), "keep rum", "W34"),
        (waiting(to.Keep(A, 0, 1, treasure("rum"), treasure("pearl"))), "keep ruby", "W21"),
        (waiting(to.Keep(A, 0, 1, treasure("rum ruby"))), "take pearl", "W21"),
        (waiting(to.Keep(A, 0, 1)), "take gold", "W41"),
        (waiting(to.Keep(A, 0, 1)), "take r1", "W41"),
        (waiting(to.Keep(A, 0, 1)), "muster r2", "W34"),
        (waiting(to.Give(A, 0, 0, 1, 1, False, False, FreeMove(0))), "muster r2", "W31"),
    ],
)
def test_why_not_in_a_fight(state, word, clause):
    assert GAME.why_not(state, GAME.read(word)).number == clause


@pytest.mark.clause("W21", "W28", "W30", "W31", "W38", "W41a", "W42")
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
        (desk(), "offer b3", "W28"),
        (desk("r3"), "offer r3", "W28"),
        (desk("r3"), "take silver", "W28"),  # he costs a treasure
        (desk("", "r1"), "take silver", "W28"),  # and comes alone
        (desk("", "silver"), "take r1", "W28"),
        (desk("", "silver"), "offer r3", "W28"),
        (desk("ruby", "r1"), "take r1", "W41"),
        (desk("ruby"), "take chart25", "W42"),
        (desk("r3"), "muster r2", "W41a"),
        (desk("", "gold"), "muster r2", "W41a"),
        (desk("ruby", "gold"), "settle", "W28"),
        (waiting(to.Trade(A, 0), POOR), "take gold", "W28"),  # with all one has
        (waiting(to.Trade(A, 0), RICH), "settle", "W28"),
        (waiting(to.Trade(A, 0, things("r3"), things("pearl")), RICH), "settle", "W21"),
        (waiting(to.Trade(A, 0, things(), things("pearl rum")), RICH), "take rum", "W21"),
        (desk(), "stay", "W28"),
        (waiting(to.Salvage(A, 0), replace(SEA, flat=things("gold r1"))), "take gold", "W21"),
        (waiting(to.Salvage(A, 0), replace(SEA, flat=things("gold r1"))), "take pearl", "W41"),
        (waiting(to.Salvage(A, 0, things("r1")), LITTERED), "take r1", "W41"),
        (waiting(to.Salvage(A, 0, things("r1")), LITTERED), "muster r2", "W41a"),
        (waiting(to.LandChart(A, 0)), "take ruby", "W25a"),
    ],
)
def test_why_not_with_goods(state, word, clause):
    assert GAME.why_not(state, GAME.read(word)).number == clause


TWOS = at(
    ship("london", "9,13", hand="r2 b2 r1"), ship("cadiz", hand="r1 b3"), island=treasure("gold")
)
REST = RestOfCard(0, 14, 1)
GIVING = to.Give(A, 0, 20, TO_PILE, 2, False, False, REST)
DISCARDING = to.Discard(A, 0, 16, 3, REST)  # two too many
LOSING = to.Lose(A, 0, 8, TO_FLAT_ISLAND, False, REST)
PICKING = to.Pick(A, 0, 1, 1, (), REST)


def finding(worth, taken="", crew=0):
    return to.TakeTreasure(A, 0, 14, worth, crew, REST, treasure(taken))


def giving(text, now=GIVING):
    """So much of the hand is picked; of the docks nothing."""
    return replace(now, given=crew(text) + now.given[6:])


@pytest.mark.clause("W18", "W22", "W23", "W25", "W25a", "W26")
@pytest.mark.parametrize(
    ("moment", "word", "clause"),
    [
        (finding(3), "take gold", "W18"),
        (finding(7, "gold"), "take gold", "W41"),
        (finding(7), "take ruby", "W41"),
        (finding(7), "draw", "W18"),
        (finding(7, "gold", crew=2), "draw", "W18"),  # or, not and
        (finding(7), "stay", "W18"),
        (GIVING, "give b3", "W25"),
        (GIVING, "settle", "W25"),
        (giving("r2"), "give r2", "W25"),
        (giving("r2 b2"), "give r1", "W25"),
        (replace(GIVING, count=1, best=True), "give r1", "W25a"),
        (GIVING, "give-docked r1", "W25"),
        (replace(GIVING, docked=True), "give-docked r1", "W25"),
        (DISCARDING, "give r1", "W26"),  # whichever goes with it, it could have stayed
        (DISCARDING, "give b3", "W25"),
        (DISCARDING, "settle", "W26"),
        (replace(DISCARDING, given=crew("r2")), "give b2", "W26"),
        (LOSING, "lose ruby", "W25a"),
        (LOSING, "settle", "W25a"),
        (giving("r2", LOSING), "settle", "W25a"),
        (giving("r2 b2", LOSING), "give r1", "W25a"),
        (to.Name(A, 0, 2, (1,), "gift", REST), "name genoa", "W18"),
        (PICKING, "pick 2", "W25a"),
        (PICKING, "settle", "W25a"),
        (replace(PICKING, picked=(1, 0, 0)), "pick 3", "W25a"),
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
    ruby = waiting(replace(state.awaiting, given=crew() + treasure("ruby")), aboard)

    assert GAME.why_not(state, GAME.read("lose rum")).number == "W25a"
    assert GAME.why_not(state, GAME.read("give r2")).number == "W25a"
    assert GAME.why_not(ruby, GAME.read("lose ruby")).number == "W25a"
    assert GAME.why_not(ruby, GAME.read("settle")) is None


@pytest.mark.clause("W16")
def test_a_refusal_names_the_clause_and_what_to_do_instead():
    with pytest.raises(IllegalAction) as no:
        play(GAME, SEA, A, GAME.read("sail s 2"), LoadedTable())

    assert words(GAME).say(no.value.sentence) == (
        "“sail s 2”: The ship that lies there is safe on the coast. "
        "Nearest: sail s 1, or one of 10 more. (W16)"
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
