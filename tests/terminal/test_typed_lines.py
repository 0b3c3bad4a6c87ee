"""Several words on one line of plain mode, and taking them back."""

from dataclasses import replace

from quarterdeck.games import GAMES
from quarterdeck.games.kapern import GAME as KAPERN
from quarterdeck.games.waddingtons import GAME as WADDINGTONS
from quarterdeck.terminal.seating import seat_everyone
from quarterdeck.terminal.session import Session
from tests.games.kapern import positions as kapern
from tests.terminal.fleet import at_desk, at_sea
from tests.terminal.stage import script
from tests.terminal.typist import Typing, session_at


def test_several_words_fit_on_one_line():
    anne = Typing(session_at(WADDINGTONS, at_sea()))

    anne.types("sail e 1, turn s")

    assert anne.played == ["sail e 1", "turn s"]


def test_what_is_picked_can_be_taken_back():
    picking = replace(
        WADDINGTONS, adds=lambda _, action: GAMES["waddingtons"].write(action) == "take b3"
    )
    anne = Typing(session_at(picking, at_desk()))

    anne.types("take b3")
    assert anne.played == ["take b3"]
    anne.types("back")

    assert anne.played == []
    assert anne.types("back").startswith("Nothing is picked that could be taken back.")


def alone_at_kapern(*chance):
    """Anne begins against a bot."""
    crew = seat_everyone(KAPERN, ("Anne", "deckhand"))
    return Typing(Session(KAPERN, crew, KAPERN.options(first=1), script(*chance), seed=1))


def test_who_plays_alone_takes_back_a_decision():
    anne = alone_at_kapern("pirate", "1k3s2m2c", "2c")
    anne.types("roll")
    before = anne.session.state
    anne.types("reroll 2m")

    told = anne.types("back")

    assert anne.session.state == before
    assert anne.played == ["roll"]
    assert "reroll" in told
    assert "Anne rolls 2 coins." not in anne.types("log")


def test_but_not_past_a_secret_that_was_seen():
    anne = alone_at_kapern("pirate", "1k3s2m2c", "coin", "3k5c", "coin")
    anne.types("roll")
    anne.types("stop")

    assert "something has been seen since: Wren turns over" in anne.types("back")
    assert anne.played == ["roll", "stop", "roll"]


def test_a_line_is_played_up_to_what_may_not_be_done():
    chance = script("2c")
    anne = Typing(session_at(KAPERN, kapern.at("1k2s1m1p2c1d"), table=chance))

    told = anne.types("roll 2s, reroll 1k, stop")

    assert anne.played == ["reroll 2s"]
    assert "“reroll 1k”: A skull stays where it fell" in told
    assert "Not played: reroll 1k, stop." in told


def test_what_comes_after_ones_turn_is_not_played():
    chance = script("coin")
    anne = Typing(session_at(KAPERN, kapern.at("1k2s1m1p2c1d"), table=chance))

    told = anne.types("stop and roll")

    assert anne.played == ["stop"]
    assert "Anne cannot act now: it is Bart’s turn." in told
    assert "Not played: roll." in told
