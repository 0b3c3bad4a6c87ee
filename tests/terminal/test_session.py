"""The game behind the screen, without any screen."""

import pytest
from msgspec.structs import replace

import cutlass
from quarterdeck.core import logbook
from quarterdeck.core.errors import IllegalAction, NotYourTurn
from quarterdeck.core.table import LiveTable, TurnBegan
from quarterdeck.games import GAMES
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.events import Sank
from quarterdeck.rooms.entries import read, write
from quarterdeck.rooms.logs import logbook_of, replay_log
from quarterdeck.terminal.games.kapern.odds import odds_of
from quarterdeck.terminal.seating import Sailor, seat_everyone
from quarterdeck.terminal.session import Session
from tests.strategies import bot_game
from tests.terminal.stage import FIRST, script

ANNE, BART = Sailor("Anne"), Sailor("Bart")


def session(*chance, crew=(ANNE, BART)):
    return Session(GAME, crew, GAME.options(), script(*chance))


def test_words_are_played_one_after_the_other():
    game = session(FIRST, "treasure_island", "1k1s1m3c2d", "2c")
    game.play("roll")

    news = game.play("place 3c2d", "reroll 1s1m")

    assert [type(event).__name__ for event in news] == ["Placed", "Threw"]
    assert [entry.word for entry in game.book.entries[2:]] == ["place 3c2d", "reroll 1s1m"]


def test_of_words_that_cannot_all_be_played_none_is():
    game = session(FIRST, "treasure_island", "1k1s1m3c2d")
    game.play("roll")
    before = game.state, game.book

    with pytest.raises(IllegalAction, match="K7"):
        game.play("place 3c2d", "reroll 1s")

    assert (game.state, game.book) == before


def test_nobody_plays_once_the_game_is_over():
    game = session(FIRST, "coin", "8c")
    game.play("roll")

    assert game.winners == (0,)
    assert isinstance(game.refusal("roll"), NotYourTurn)


def test_the_odds_come_from_the_rules():
    game = session(FIRST, "skull1", "1k1s1m1p2c2d")
    game.play("roll")

    ways = game.foresee("reroll 1s1m")

    assert sum(way.odds for way in ways) == pytest.approx(1)
    assert odds_of(Sank, ways) == pytest.approx(11 / 36)


def test_turns_are_added_up_for_the_end():
    game = session(FIRST, "coin", "8s", "pirate", "3k5s", "coin")
    game.play("roll")
    game.play("stop")
    game.play("roll")

    assert game.turns == [(0, 4600), (1, 0)]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_turns_are_counted_as_the_log_counts_them(game):
    crew = seat_everyone(game, ("random",) * game.seats[0])
    played = Session(game, crew, game.options(), LiveTable(7), seed=7)
    said = [0, *(event.turn for event in played.opening if isinstance(event, TurnBegan))]

    for _ in range(200):
        news = played.play(played.think()) if played.others_are_next else []
        said += [event.turn for event in news if isinstance(event, TurnBegan)]
        assert played.turn == said[-1]

    assert len(set(said)) > 2


def test_a_game_of_bots_is_written_down_and_can_be_replayed():
    crew = seat_everyone(GAME, ("random", "random", "random"))
    game = Session(GAME, crew, GAME.options(), LiveTable(7), seed=7)

    while game.others_are_next:
        game.play(game.think())

    *_, last = logbook.replay(GAME, logbook.read(logbook.write(game.book)))
    assert last.state == game.state


def test_the_screen_shows_nobody_elses_secrets():
    crew = seat_everyone(cutlass.GAME, ("Anne", "random"))
    game = Session(cutlass.GAME, crew, cutlass.GAME.options(), LiveTable(3), seed=3)

    assert game.seen.seat == game.viewer == 0
    assert [captain.crew is None for captain in game.seen.captains] == [False, True]


def test_people_who_share_a_screen_share_only_what_is_said_aloud():
    crew = seat_everyone(cutlass.GAME, ("Anne", "Bart"))
    game = Session(cutlass.GAME, crew, cutlass.GAME.options(), LiveTable(3))

    hired = [event for event in game.opening if type(event).__name__ == "Hired"]

    assert hired and all(event.crew is None for event in hired)


def test_bots_are_named_and_nobody_shares_a_name():
    names = [sailor.name for sailor in seat_everyone(GAME, ("Wren", "captain", "me", "me", "mate"))]

    assert names == ["Wren", "Pip", "Skipper", "Skipper 2", "Marlow"]


def test_the_table_is_a_room_as_on_the_server():
    game = session(FIRST, "coin", "8c")
    game.play("roll")

    entries = [step.entry for step in game.steps]
    again = replay_log(game.room.table, [read(write(entry)) for entry in entries])

    assert [type(entry).__name__ for entry in entries] == ["Opened", "Dealt", "Acted"]
    assert (again[-1].room, logbook_of(again)) == (game.room, game.book)


def test_bots_and_coach_remember_what_lies_covered_in_a_game_that_is_taken_up():
    dorra, book = GAMES["dorra"], bot_game(GAMES["dorra"], 0)
    crew = seat_everyone(dorra, ("Anne",) * book.seats)
    game = Session(dorra, crew, dorra.options(), LiveTable(7))
    game.take_up(book._replace(entries=book.entries[:35], scores=None))

    known, seen = (game.view_for(level).piles for level in ("coach", "mate"))

    aided = replace(game.state, options=dorra.options(memory="aided"))
    assert known == dorra.view(aided, game.mover()).piles != seen
