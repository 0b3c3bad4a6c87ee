"""Waddingtons Buccaneer on the screen and in lines of text: the sea, a list, ledgers."""

import asyncio
import io

import pytest
from msgspec.structs import replace

from quarterdeck.core.table import LiveTable
from quarterdeck.games.waddingtons import GAME, sea
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons.events import Blown, Sailed, Turned, TurnedUp
from quarterdeck.games.waddingtons.notation import write
from quarterdeck.games.waddingtons.state import (
    AnyMoment,
    ToCall,
    ToHead,
    ToTakeTreasure,
    ToTrade,
)
from quarterdeck.terminal.crew import muster
from quarterdeck.terminal.games.waddingtons.helm import helm
from quarterdeck.terminal.games.waddingtons.sketch import SKETCH
from quarterdeck.terminal.plain import Plain
from quarterdeck.terminal.screens.curtain import CurtainScreen
from quarterdeck.terminal.session import Session
from quarterdeck.terminal.tempo import Tempo
from quarterdeck.terminal.voice import Voice
from quarterdeck.words import LANGUAGES, words
from tests.games.waddingtons.positions import A, B, at, crew, listed, play, ship, square, things
from tests.terminal.stage import at_table

FOUR = ("Anne", "Bart", "Cleo", "Dirk")
SIZES = [(80, 24), (100, 30), (120, 40)]
REST = (
    ship("cadiz", "11,17", "s", "r2 r2 r1 b1 b3"),
    ship("marseilles", "15,7", "w", "r1 r1 b2"),
    ship("genoa", None, "n", "r3 r3 b1", chest="ruby ruby ruby"),
)
DOCKS = {"london": "diamond b1", "venice": "r1 b3 gold"}


def at_sea(where="8,16", bows="e", **more):
    """Anne of London at sea with a ruby aboard, to sail."""
    anne = ship("london", where, bows, "r3 b2 r1", hold="ruby")
    return at(anne, *REST, docks=DOCKS, **more)


def at_desk():
    """Anne in Venice, a ruby on the desk for a red 1."""
    desk = ToTrade(A, 0, things("ruby"), things("r1"), 0)
    return replace(at_sea("venice"), awaiting=desk)


def on_screen(state, act, **more):
    """All four at one keyboard, the game standing like this, the curtain lifted."""

    async def scene():
        async with at_table(game=GAME, seats=FOUR, **more) as player:
            player.session.state = state
            player.session.lift_curtain()
            player.board.live = False
            player.table.draw()
            player.board.live = True
            await player.pilot.pause()
            await act(player)

    asyncio.run(scene())


def told(state, seat, language="en"):
    return SKETCH.lines(GAME.view(state, seat), words(GAME, language))


# In words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_position_is_told_in_every_language(language):
    lines = told(at_desk(), A, language)

    assert len(lines) == 4 + 6 + 1 + 2
    assert "11,17" in lines[1]
    assert "(5)" in lines[-2]


def test_a_ship_is_told_with_all_that_one_may_know():
    own, other, *_ = told(at_sea(), A)

    assert own == (
        "London (Seat 1): at 8,16, bows east. Crew: a red 1, a black 2, and a red 3; "
        "sails 6, fights 2. Aboard: a ruby. Points: 5."
    )
    assert "Crew: 2 crew of 1, 2 crew of 2, and a crew of 3; sails 9, fights ?." in other


def test_the_desk_is_nobody_elses_business():
    assert "On the desk: a ruby (5) for a red 1 (1)." in told(at_desk(), A)
    assert not [line for line in told(at_desk(), B) if "desk" in line]


def test_a_card_is_read_out_while_it_is_obeyed():
    state = replace(at_sea(), awaiting=ToTakeTreasure(A, 0, 14, 7, 0, 3))

    *_, card, asked = told(state, A)

    assert card.startswith("Chance 14, “The old hiding place”: Take treasure")
    assert asked == "Take treasure worth up to 7."


def test_a_fight_is_told_with_both_hands():
    (line,) = (line for line in told(at_sea(fight=(0, 1)), A) if "against" in line)

    assert line.startswith("London (2): a red 1, a black 2, and a red 3; against Cadiz (?)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_phrase(language):
    kinds = {type(action): write(action) for action in do.CATALOGUE}

    phrases = [SKETCH.phrase(word, words(GAME, language)) for word in kinds.values()]

    assert len(set(phrases)) == len(kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_asked_about(language):
    moments = [each.__struct_config__.tag for each in AnyMoment.__args__[:-1]]
    about = {"port": "london", "worth": 7, "left": 2, "excess": 3}

    asked = {words(GAME, language).text("waddingtons-asked", moment=m, **about) for m in moments}

    assert len(asked) == len(moments)


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("sail ne 7", "Sail north-east, 7 squares"),
        ("turn e", "Point the bows east"),
        ("take ruby", "Take a ruby"),
        ("press 1", "Demand one crew card"),
        ("name cadiz", "The ship of Cadiz"),
        ("drift 2,1", "Be blown to 2,1"),
    ],
)
def test_words_are_put_kindly(word, says):
    assert SKETCH.phrase(word, words(GAME)) == says


def test_stages_are_told():
    near = SKETCH.stage(GAME.view(at_sea(), A))
    fight = SKETCH.stage(GAME.view(at_sea(fight=(0, 1)), A))

    assert (near.key, near.arguments["seat"]) == ("waddingtons-stage-near", 3)
    assert fight.key == "waddingtons-stage-fight"
    assert SKETCH.target(GAME.view(at_sea(), A)) == 20


def test_a_game_is_played_in_lines_of_text():
    session = Session(GAME, muster(GAME, FOUR), GAME.options(), LiveTable(1))
    out = io.StringIO()

    Plain(session, Voice(GAME, "en"), out).play(any_words(session, 400))

    assert "calls London home." in out.getvalue()
    assert "Turn 20:" in out.getvalue()
    assert "nobody else may look. An empty line" in out.getvalue()


@pytest.mark.slow
def test_a_whole_game_is_played_in_lines_of_text():
    session = Session(GAME, muster(GAME, ("Anne", *["mate"] * 3)), GAME.options(), LiveTable(1))
    out = io.StringIO()

    Plain(session, Voice(GAME, "en"), out).play(any_words(session, 5000))

    assert session.over
    assert "wins" in out.getvalue()


def any_words(session, most):
    """Whatever comes to mind, until it is over or they have had enough."""
    table = LiveTable(2)
    for _ in range(most):
        if session.over:
            break
        legal = session.legal_words()
        yield legal[int(table.random() * len(legal))]


# The list


def held(state):
    return helm(GAME.view(state, GAME.to_move(state)), listed(state))


def test_the_list_begins_with_sailing_and_ends_with_doing_nothing():
    state = at_sea("london")

    assert held(state).word.startswith("sail")
    assert held(state).words[-1] == "stay"
    assert held(state).beside(-1).word == "stay"
    assert held(state).onward(-1).word == "stay"


def test_a_square_stands_for_the_way_there():
    wheel = held(at_sea())

    assert wheel.to_square(square("12,16")).word == "sail e 4"
    assert wheel.to_square(square("8,17")).word == "turn n"
    assert wheel.to_square(square("3,3")) is None


def test_a_heading_goes_on_one_square_at_a_time():
    wheel = held(at_sea())

    once = wheel.to_heading("e")
    assert [once.word, once.to_heading("e").word] == ["sail e 2", "sail e 3"]
    assert wheel.to_heading("n").word == "turn n"


def test_bows_are_left_as_they_are_unless_one_says_so():
    state = replace(at_sea(), awaiting=ToHead(A, 0))

    assert held(state).word == "turn e"


# On the screen


def test_the_screen_shows_the_sea_and_the_race():
    async def act(anne):
        for sign in ("L→", "C↓", "M←", "G↑", "Ve", "Am", "○", "TREASURE", "r3", "3?", "20"):
            assert sign in anne.sees, sign
        assert "London: sail or turn?" in anne.sees
        assert all(name in anne.sees for name in FOUR)

    on_screen(at_sea(), act)


def test_others_see_backs_only():
    async def act(both):
        both.session.looker = None
        both.board.live = False
        both.table.draw()
        await both.pilot.pause()
        assert "r3" not in both.sees
        assert "3?" in both.sees

    on_screen(at_sea(), act)


def test_colours_one_has_seen_are_remembered():
    async def act(anne):
        assert "b3" in anne.sees

    state = at_sea()
    anne, bart, *others = state.ships
    known = (crew("b3"), *bart.known[1:])
    on_screen(replace(state, ships=(anne, replace(bart, known=known), *others)), act)


@pytest.mark.parametrize(
    ("keys", "word"),
    [
        (["enter"], "sail e 1"),
        (["down", "down", "enter"], "sail e 3"),
        (["6", "6", "enter"], "sail e 3"),
        (["8", "enter"], "turn n"),
        (["right", "enter"], "turn n"),
    ],
)
def test_a_course_is_chosen_with_keys(keys, word):
    async def act(anne):
        await anne.press(*keys)
        assert anne.words_played() == [word]

    on_screen(at_sea(), act)


def test_the_bows_are_set_by_the_number_pad():
    async def act(anne):
        await anne.press("1")
        assert "Point the bows south-west" in anne.sees
        await anne.press("enter")
        assert anne.words_played() == ["turn sw"]
        assert isinstance(anne.app.screen, CurtainScreen)

    on_screen(replace(at_sea(), awaiting=ToHead(A, 0)), act)


def test_where_a_course_leads_is_told():
    async def act(anne):
        await anne.press("6")
        assert "to 10,16" in anne.sees

    on_screen(at_sea(), act)


def test_the_odds_of_a_fight_are_told():
    async def act(anne):
        await anne.press("down", "down")
        assert "fight Bart:" in anne.sees.replace("\n", " ")

    on_screen(at_sea("8,17"), act)


@pytest.mark.parametrize(("keys", "word"), [(["enter"], "pass"), (["down", "enter"], "attack")])
def test_attack_is_asked_calmly(keys, word):
    async def act(bart):
        assert "London comes alongside. Attack?" in bart.sees
        await bart.press(*keys)
        assert bart.words_played()[0] == word

    on_screen(alongside(), act)


def alongside():
    """Anne has come alongside Bart on her way east."""
    state, _ = play(at_sea("8,17"), "sail e 4")
    assert isinstance(state.awaiting, ToCall)
    return state


def test_a_trade_shows_its_running_totals():
    async def act(anne):
        assert "On the desk: a ruby (5) for a red" in anne.sees
        await anne.press("enter")
        assert anne.words_played() == ["take b3"]

    on_screen(at_desk(), act)


def test_what_cannot_be_done_is_explained():
    async def act(anne):
        await anne.click("#sea", offset=(2 * 8, 21 - 12))
        assert "(W10)" in anne.sees
        assert anne.words_played() == []

    on_screen(at_sea(), act)


def test_a_click_points_and_another_one_does_it():
    async def act(anne):
        for _ in range(2):
            await anne.click("#sea", offset=(2 * 12, 21 - 16))
        assert anne.words_played() == ["sail e 4"]

    on_screen(at_sea(), act)


def test_a_line_of_the_list_can_be_clicked():
    async def act(anne):
        place = next(n for n, line in enumerate(ledger(anne)) if "2 squares" in line)
        for _ in range(2):
            await anne.click("Ledger", offset=(3, place))
        assert anne.words_played() == ["sail e 2"]

    on_screen(at_sea(), act)


def ledger(player):
    lines = player.table.query_one("Ledger").render_lines
    size = player.table.query_one("Ledger").region
    return [strip.text for strip in lines(size.reset_offset)]


def test_docks_take_the_place_of_crews():
    async def act(anne):
        await anne.press("d")
        assert "D diamond" in anne.sees
        assert "[RRR]" in anne.sees
        await anne.press("d")
        assert "[RRR]" not in anne.sees

    on_screen(at_sea(), act)


def test_ships_are_seen_to_sail_and_turn():
    async def act(anne):
        board = anne.board
        await board.perform(Sailed(A, 0, (square("8,16"), square("9,16"))))
        await board.perform(Turned(A, 0, 4))
        await board.perform(Blown(B, 1, square("20,20")))

        ships = [(sea.NAMES[each.square], each.heading) for each in board.seen.ships[:2]]
        assert ships == [("9,16", 4), ("20,20", 4)]

    on_screen(at_sea(), act)


def test_a_chance_card_lies_open_for_a_while():
    async def act(anne):
        anne.board.tempo = Tempo()
        open_card = asyncio.create_task(anne.board.perform(TurnedUp(A, 0, 15, ())))
        await anne.until_sees("Castaways")
        anne.board.tempo.hurry()
        await open_card
        assert "Castaways" not in anne.sees

    on_screen(at_sea(), act)


@pytest.mark.slow
def test_bots_play_a_whole_game_on_the_screen():
    async def scene():
        async with at_table(game=GAME, seats=("mate", "mate")) as nobody:
            await nobody.until(lambda: nobody.session.over)
            await nobody.until_sees("wins!")

    asyncio.run(scene())


# Room


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", [at_sea(), at_desk(), alongside()], ids=["sea", "desk", "call"])
def test_everything_is_in_sight(size, language, state):
    async def act(anne):
        assert all(name in anne.sees for name in FOUR)
        assert words(GAME, language).text("terminal-key-quit") in anne.sees
        for part in ("#sea", "#ports", "Ledger", "ActionBar", "KeyLine"):
            assert anne.table.query_one(part).region in anne.app.screen.region, part
        assert anne.table.query_one("LogPanel").region.height >= 1

    on_screen(state, act, size=size, language=language)


def test_a_long_card_leaves_room_for_the_list():
    async def act(anne):
        assert "Take a ruby" in anne.sees
        assert "Enter" in anne.sees

    on_screen(replace(at_sea(), awaiting=ToTakeTreasure(A, 0, 16, 7, 0, 3)), act)


def test_the_coach_takes_the_place_of_the_ledger():
    async def act(anne):
        await anne.press("c")
        await anne.until_sees("turns gained")
        assert not anne.table.query_one("Ledger").display

    on_screen(at_sea(), act)
