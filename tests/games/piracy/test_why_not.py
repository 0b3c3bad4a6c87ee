"""Every reason to refuse: position, action, clause."""

import pytest
from msgspec.structs import replace

from quarterdeck.core.errors import IllegalAction, NotationError, NotYourTurn
from quarterdeck.core.moment import Over
from quarterdeck.core.referee import play
from quarterdeck.core.table import LoadedTable
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.setup import spread_out
from quarterdeck.games.piracy.state import (
    ToDecide,
    ToDepart,
    ToEngage,
    ToFireAgain,
    ToMove,
    ToRoll,
    ToStation,
)
from quarterdeck.words import words
from tests.games.piracy.positions import NAVY, OPTIONS, PIRATE, aboard, at, small, sq, squares
from tests.games.piracy.positions import play as played

SIX = "C4 L3 I5 O5 D8 L7"
FRESH = spread_out(OPTIONS, 2, PIRATE, ())
CROWDED = played(spread_out(small("open_edges", pirate=1), 2, PIRATE, ()), "bury C2", "bury D2")[0]
BURIED = replace(at("M13"), ships=(), fleet=0, awaiting=ToStation(NAVY))
BEGUN = replace(BURIED, ships=squares("C7"), fleet=1 << sq("C7"))
LEAVING = replace(at("M13", "P13 D13 C2 D2 E2"), awaiting=ToDepart(PIRATE))
SAILING = at("K11", "K12 I11 C2 D2 E2")
NEW = replace(SAILING, voyage=replace(SAILING.voyage, legs=()), turn=1)
LADEN = at("K11", loading="J11")
RICH = at("I12", stolen=SIX, closed=(sq("I14"),))
DECIDING = aboard(ToDecide, 0, "D13", "Q13 P12 C2 D2 E2", roll=2)
STRAIT = aboard(ToMove, 0, "D13", "P12 P13 C2 D2 E2", roll=2)
SEEN = aboard(ToEngage, 0, "M12", "M10 B2 C2 D2 E2", roll=2, sighted="M12")
SECOND = aboard(ToFireAgain, 0, "M12", "M10 B2 C2 D2 E2", roll=2, sighted="M12")


@pytest.mark.clause("P1", "P4", "P5", "P7", "P8", "P9", "P11", "P12", "P13", "P14", "P15")
@pytest.mark.clause("P18", "P19", "P21", "P26", "P27")
@pytest.mark.parametrize(
    ("state", "word", "clause"),
    [
        (FRESH, "bury C3", "P4"),  # an island, but no place for a chest
        (FRESH, "station C2", "P4"),
        (FRESH, "roll", "P4"),
        (CROWDED, "bury C2", "P4"),
        (BURIED, "bury C4", "P5"),
        (BURIED, "station C3", "P5"),
        (BURIED, "station A1", "P5"),
        (BURIED, "station Z26", "P5"),
        (BEGUN, "station C7", "P5"),
        (LEAVING, "depart M14 M12", "P7"),
        (LEAVING, "depart M13 M12", "P7"),
        (LEAVING, "depart D14 D13", "P7"),  # a ship waits there
        (LEAVING, "depart Q14 Q13", "P7"),  # shut in
        (LEAVING, "wait", "P7"),
        (LEAVING, "set up", "P7"),
        (SAILING, "sail K10-K9-J9-I9", "P9"),
        (SAILING, "sail L10", "P9"),  # not next to him
        (SAILING, "sail J11", "P9"),  # land
        (SAILING, "sail K10-K11", "P9"),  # back again
        (SAILING, "sail K12", "P15"),
        (SAILING, "sail K12-K13", "P15"),
        (SAILING, "load J12", "P11"),  # no chest there
        (SAILING, "load L7", "P11"),  # far away
        (NEW, "load J11", "P11"),  # no turn has ended here
        (LADEN, "load J11", "P12"),
        (SAILING, "sail L11 land L8", "P13"),  # a poor man
        (RICH, "sail I13 land I14", "P14"),
        (RICH, "land M14", "P13"),
        (RICH, "sail I13 land I13", "P13"),
        (RICH, "sail I13-I14 land I14", "P9"),
        (SAILING, "roll", "P8"),
        (aboard(ToRoll, 0, "D13", "M10 B2 C2 D2 E2"), "look", "P18"),
        (DECIDING, "stay", "P18"),
        (DECIDING, "fire north", "P18"),
        (DECIDING, "move P12", "P27"),
        (DECIDING, "move Q13", "P19"),
        (DECIDING, "move O12", "P19"),
        (STRAIT, "move Q13", "P26"),
        (STRAIT, "move P13", "P27"),
        (STRAIT, "move P11", "P19"),  # one square, and the die says two
        (STRAIT, "look", "P19"),
        (SEEN, "look", "P21"),
        (SEEN, "move M11", "P19"),
        (SECOND, "move M12", "P21"),
        (replace(SAILING, awaiting=Over((1,))), "wait", "P1"),
    ],
)
def test_why_not(state, word, clause):
    assert GAME.why_not(state, GAME.read(word)).number == clause


@pytest.mark.clause("P15")
def test_a_refusal_names_the_clause_and_what_to_do_instead():
    with pytest.raises(IllegalAction) as no:
        play(GAME, SAILING, PIRATE, GAME.read("sail K12"), LoadedTable())

    assert words(GAME).say(no.value.sentence) == (
        "“sail K12”: A ship holds the NO PASSING square K12. "
        "Nearest: sail L11, or one of 22 more. (P15)"
    )


@pytest.mark.clause("P31")
def test_another_seat_is_told_whose_turn_it_is_and_no_more():
    with pytest.raises(NotYourTurn) as no:
        play(GAME, SAILING, NAVY, GAME.read("sail K10"), LoadedTable())

    assert words(GAME).say(no.value.sentence, ("Anne", "Bart")) == (
        "Bart cannot act now: it is Anne’s turn."
    )


@pytest.mark.parametrize(
    "text", ["", "dance", "sail", "sail K11-", "move", "move K99", "fire up", "depart K1", "K" * 99]
)
def test_words_that_name_no_action_bring_examples(text):
    with pytest.raises(NotationError) as no:
        GAME.read(text)

    assert "sail L11-K11" in words(GAME).say(no.value.sentence)


def test_words_are_read_however_they_are_typed():
    assert GAME.read("  Sail   k10-l10 ") == GAME.read("sail K10-L10")
    assert GAME.read("SET UP") == GAME.read("set up")
