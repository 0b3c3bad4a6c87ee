"""Logbooks of version 1: they are read in today's words and come to the same."""

from pathlib import Path

import pytest

from quarterdeck.core import logbook
from quarterdeck.core.earlier import logbook_today
from quarterdeck.core.logbook import Entry
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons.earlier import VERSION_1, luck, retell
from tests.games.waddingtons.positions import A, B, C, at, crew, meeting, play, ship
from tests.games.waddingtons.stopping import stop

HERE = Path(__file__).parent
THEN, NOW = HERE / "voyages_v1", HERE / "voyages"


def read(path):
    return logbook.read(path.read_text("utf-8"))


def told(state, *said, seat=None):
    """What the first of these old words is today."""
    by = state.awaiting.seat if seat is None else seat
    return [word for _, word in retell(state, [Entry(by, word, ()) for word in said])]


@pytest.mark.parametrize("path", sorted(THEN.glob("*.logbook")), ids=lambda path: path.stem)
def test_an_old_voyage_is_todays_in_other_words(path):
    today = logbook_today(GAME, read(path))

    *_, last = logbook.replay(GAME, today)

    assert read(path).version == 1
    assert GAME.scores(last.state) == read(path).scores
    assert today == read(NOW / path.name)


def test_a_choice_that_settled_itself_is_settled():
    found, _, _ = stop(14)
    press, _ = play(meeting(attacked="r1 b1 b2"), "sail e 2", "press 2")
    one, _ = play(press, "give b2")
    loss, _, _ = stop(8, hand="r3 b2 r1", hold="ruby")
    spoils, _ = play(meeting(mine="pearl rum", theirs="ruby gold"), "sail e 2", "plunder")
    flat = at(ship("london", "7,18", "w", "r2"), ship("genoa"), flat="b2 rum")
    salvage, _ = play(flat, "sail w 2")

    assert told(found, "take ruby") == ["take ruby"]
    assert told(play(found, "take ruby")[0], "take rum") == ["take rum", "settle"]
    assert told(found, "done") == told(spoils, "done") == told(salvage, "done") == ["settle"]
    assert told(found, "draw") == ["draw"]
    assert told(press, "give b2") == ["give b2"]
    assert told(one, "give r1") == ["give r1", "settle"]
    assert told(loss, "lose ruby") == ["lose ruby", "settle"]
    assert told(loss, "give b2") == ["give b2"]
    assert told(spoils, "keep rum") == ["keep rum"]
    assert told(play(spoils, "keep rum")[0], "take ruby") == ["take ruby", "settle"]
    assert told(salvage, "take b2") == ["take b2"]
    assert told(salvage, "take rum") == ["take rum", "settle"]  # nothing follows in the catalogue


def test_discarding_was_over_once_enough_had_gone():
    asked, _, _ = stop(16, hand="r3 r3 r3 b2 r1", hold="rum rum")  # two too many

    assert told(asked, "give b2") == ["give b2", "settle"]


def test_only_what_was_settled_is_told_of_a_desk():
    me = ship("london", "1,7", "w", "r3 b1")
    desk, _ = play(at(me, ship("genoa"), docks={"venice": "b3"}), "sail w 1")

    assert told(desk, "offer r3", "take b3", "settle", "cancel") == ["offer r3"]
    assert told(desk, "offer b1", "cancel", "offer r3", "settle") == []
    assert told(desk, "offer b1", "done") == told(desk, "offer b1") == []
    assert told(desk, "cancel") == []
    assert told(desk, "done") == ["done"]


def test_backs_that_were_picked_unasked_are_picked():
    other = ship("genoa", "12,13", hand="r2 b2 r1 b3")
    asked, _, _ = stop(20, other, hand="r3 b1 b1")

    drawn, _ = play(asked, "pick 1", "pick 3", "settle")

    assert told(asked, "pick 2") == ["pick 2"]
    assert told(asked, "pick 3") == ["pick 3"]
    assert told(play(asked, "pick 2")[0], "pick 1") == ["pick 1", "settle"]
    assert told(drawn, "pick 3") == ["pick 3", "pick 1", "settle"]
    assert told(drawn, "pick 1") == ["pick 1", "pick 1", "settle"]


def test_who_was_not_asked_about_a_move_lets_it_pass():
    bold = GAME.options(overreach=True)
    state = at(ship("london", "5,5", "n", ""), ship("cadiz"), ship("genoa"), options=bold)

    asked, _ = play(state, "sail n 1", "turn n")
    manned, _ = play(
        at(ship("london", "5,5", "n", "r1"), ship("cadiz"), ship("genoa"), options=bold),
        *("sail n 1", "turn n"),
    )

    assert retell(asked, [Entry(B, "stay", ())]) == ((B, "pass"), (C, "pass"), (B, "stay"))
    assert told(manned, "challenge") == ["challenge"]


def test_the_order_under_the_pile_was_that_of_the_picks():
    asked, _, _ = stop(22, hand="r3 r3 b3 b3 b1", docks={"london": "r3 b2 b2 b1 b1"})
    said = [Entry(A, word, ()) for word in ("give b3", "give-docked r3", "give r3")]

    last, _ = play(asked, "give b3", "give-docked r3")
    chance = luck(last, said)
    after, _ = play(last, "give r3", "settle", chance=chance)

    assert chance == (1, 2)
    assert luck(asked, said[:1]) == ()
    assert [card.crew for card in after.beneath] == [5, 4, 4]
    assert after.ships[A].hand == crew("r3 b3 b1")


def test_two_ships_each_were_off_for_more_than_two_players():
    agreed = {"two_ships": True, "memory": "strict"}

    assert VERSION_1.options(2, agreed) == agreed
    assert VERSION_1.options(3, agreed) == {**agreed, "two_ships": False}
