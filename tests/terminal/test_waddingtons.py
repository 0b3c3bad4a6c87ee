"""Waddingtons Buccaneer on the screen: the sea, a list, ledgers."""

import asyncio

import pytest
from msgspec.structs import replace

from quarterdeck.games.waddingtons import GAME, sea
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.events import Blown, Sailed, Turned, TurnedUp
from quarterdeck.terminal.pacing import Tempo
from quarterdeck.terminal.screens.curtain import CurtainScreen
from quarterdeck.words import words
from tests.games.waddingtons.positions import A, B, at, crew, meeting, play, ship, square
from tests.spoken import SPOKEN
from tests.terminal.fleet import FOUR, alongside, at_desk, at_sea
from tests.terminal.stage import at_table, on_stage

SIZES = [(80, 24), (100, 30), (120, 40)]
WIDE = (160, 40)  # a long sentence lies in one line


def on_screen(state, act, **more):
    """All four at one keyboard, the game standing like this, the curtain lifted."""
    on_stage(state, act, game=GAME, seats=FOUR, **more)


def test_the_screen_shows_the_sea_and_the_race():
    async def act(anne):
        for sign in ("L→", "C↓", "M←", "G↑", "Ve", "Am", "○", "TREASURE", "r3", "3?", "20"):
            assert sign in anne.sees, sign
        assert "London: sail or turn?" in anne.sees
        assert all(name in anne.sees for name in FOUR)

    on_screen(at_sea(), act)


def test_in_port_nobody_is_asked_to_turn():
    async def act(anne):
        assert "London: where do you sail?" in anne.sees

    others = (ship("cadiz"), ship("genoa"), ship("marseilles"))
    on_screen(at(ship("london", hand="r3 r3"), *others, awaiting=to.Sail(A, 0)), act)


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

    on_screen(replace(at_sea(), awaiting=to.Head(A, 0)), act)


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


def test_a_trade_shows_its_running_totals():
    async def act(anne):
        assert "On the desk: a ruby (5) for a red" in anne.sees
        await anne.press("right", "down")
        assert "▸ Take a gold bar" in anne.sees
        await anne.press("enter", "left", "left")
        assert "▸ Give a ruby for a red 1 and a gold bar" in anne.sees
        await anne.press("enter")
        assert anne.words_played()[:2] == ["take gold", "settle"]

    on_screen(at_desk(), act, size=WIDE)


def test_what_is_picked_is_told_with_what_settling_costs():
    async def act(anne):
        await anne.press("down", "down", "enter")
        assert "Picked: Take a ruby; to the loser: a pearl and a barrel of rum" in anne.sees
        assert not anne.words_played()

    won, _ = play(meeting(mine="pearl rum", theirs="ruby gold"), "sail e 2", "plunder")
    on_stage(won, act, game=GAME, seats=FOUR[:3], size=WIDE)


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
@pytest.mark.parametrize("language", SPOKEN)
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

    found = to.TakeTreasure(A, 0, 16, 7, 3, RestOfCard(0, 16, 1))
    on_screen(replace(at_sea(), awaiting=found), act)


def test_the_coach_takes_the_place_of_the_ledger():
    async def act(anne):
        await anne.press("c")
        await anne.until_sees("▸1")
        assert not anne.table.query_one("Ledger").display

    on_screen(at_sea(), act)
