"""Waddingtons Buccaneer in lines of text, and the list of what can be done."""

import io

import pytest
from msgspec.structs import replace

from quarterdeck.core.table import LiveTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.notation import write
from quarterdeck.terminal.games.waddingtons.helm import helm
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.plain import Plain
from quarterdeck.terminal.seating import seat_everyone
from quarterdeck.terminal.session import Session
from quarterdeck.words import LANGUAGES, words
from quarterdeck.words.positions.waddingtons import TEXT
from tests.games.waddingtons.positions import A, B, listed, square
from tests.terminal.fleet import FOUR, at_desk, at_sea
from tests.terminal.stage import any_words


def told(state, seat, language="en"):
    return TEXT.lines(GAME.view(state, seat), words(GAME, language))


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
    state = replace(at_sea(), awaiting=to.TakeTreasure(A, 0, 14, 7, 3, RestOfCard(0, 14, 1)))

    *_, card, asked = told(state, A)

    assert card.startswith("Chance 14, “The old hiding place”: Take treasure")
    assert asked == "Take treasure worth up to 7."


def test_a_fight_is_told_with_both_hands():
    (line,) = (line for line in told(at_sea(fight=(0, 1)), A) if "against" in line)

    assert line.startswith("London (2): a red 1, a black 2, and a red 3; against Cadiz (?)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_phrase(language):
    kinds = {type(action): write(action) for action in do.CATALOGUE}

    phrases = [TEXT.phrase(word, words(GAME, language)) for word in kinds.values()]

    assert len(set(phrases)) == len(kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_asked_about(language):
    moments = [each.__struct_config__.tag for each in to.AnyMoment.__args__[:-1]]
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
    assert TEXT.phrase(word, words(GAME)) == says


def test_stages_are_told():
    near = TEXT.stage(GAME.view(at_sea(), A))
    fight = TEXT.stage(GAME.view(at_sea(fight=(0, 1)), A))

    assert (near.key, near.arguments["seat"]) == ("waddingtons-stage-near", 3)
    assert fight.key == "waddingtons-stage-fight"
    assert TEXT.target(GAME.view(at_sea(), A)) == 20


def test_a_game_is_played_in_lines_of_text():
    session = Session(GAME, seat_everyone(GAME, FOUR), GAME.options(), LiveTable(1))
    out = io.StringIO()

    Plain(session, Voice(GAME, "en"), out).play(any_words(session, 400))

    assert "calls London home." in out.getvalue()
    assert "Turn 20:" in out.getvalue()
    assert "nobody else may look. An empty line" in out.getvalue()


@pytest.mark.slow
def test_a_whole_game_is_played_in_lines_of_text():
    session = Session(
        GAME, seat_everyone(GAME, ("Anne", *["mate"] * 3)), GAME.options(), LiveTable(1)
    )
    out = io.StringIO()

    Plain(session, Voice(GAME, "en"), out).play(any_words(session, 5000))

    assert session.over
    assert "wins" in out.getvalue()


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
    state = replace(at_sea(), awaiting=to.Head(A, 0))

    assert held(state).word == "turn e"
