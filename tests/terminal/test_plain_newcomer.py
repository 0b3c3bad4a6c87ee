"""Plain mode for somebody who sits down for the first time, alone or with others."""

import io
import re

import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import GAMES
from quarterdeck.games.dorra import GAME as DORRA
from quarterdeck.games.kapern import GAME as KAPERN
from quarterdeck.games.piracy import GAME as PIRACY
from quarterdeck.games.piracy.state import ToDecide
from quarterdeck.games.waddingtons import GAME as WADDINGTONS
from quarterdeck.terminal.plain import FAR_DOWN, WIPE
from quarterdeck.words import LANGUAGES
from tests.games.dorra import positions as dorra
from tests.games.kapern import positions as kapern
from tests.games.piracy import positions as piracy
from tests.terminal.fleet import at_sea
from tests.terminal.stage import script
from tests.terminal.typist import Typing, session_at

STATES = {
    "kapern": kapern.at("1k2s1m1p2c1d"),
    "dorra": dorra.at(),
    "waddingtons": at_sea(),
    "piracy": piracy.at("M11"),
}


def seated(game, state=None, **more):
    return Typing(session_at(game, state or STATES[game.name]), **more)


# Only what changed


def test_only_what_changed_is_told_after_a_word():
    chance = script("2c")
    anne = Typing(session_at(KAPERN, kapern.at("1k2s1m1p2c1d", "pirate"), table=chance))
    anne.types("show")

    told = anne.types("roll 2s")

    assert "Anne rolls 2 coins." in told
    assert "Dice: 1 skull, 1 monkey, 1 parrot, 4 coins, and 1 diamond" in told
    assert "Card:" not in told
    assert "Scores:" not in told


@pytest.mark.parametrize("line", ["", "show", "SHOW", "look"])
def test_all_of_it_is_told_to_whoever_asks(line):
    anne = seated(KAPERN)

    for _ in range(2):
        told = anne.types(line)

        assert "Card: Pirate." in told
        assert "Scores: Anne 0 and Bart 0" in told


def test_an_action_comes_before_a_question_of_the_same_name():
    state = piracy.aboard(ToDecide, 0, "K11", "M5 K5 B2 F9 E3", roll=3)
    bart = Typing(session_at(PIRACY, state))

    bart.types("look")

    assert bart.played == ["look"]


# What may be done


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_legal_word_is_listed(game):
    anne = seated(game)
    anne.session.lift_curtain()

    told = anne.types("list").replace(",\n", ", ").replace("\n", ", ")

    assert set(anne.session.legal_words()) <= set(told.split(", "))


def test_the_list_begins_with_what_the_coach_would_do():
    anne = seated(KAPERN)
    best = anne.session.advise().options[0].action

    assert anne.types("list").startswith(best)


def test_a_list_can_be_of_one_kind_alone():
    anne = seated(WADDINGTONS)

    told = anne.types("list turn")

    assert "turn s" in told
    assert "sail" not in told
    assert "Nothing that you may write begins with “dance”." in anne.types("list dance")


def test_the_most_useful_words_are_told_with_what_comes_of_them():
    told = seated(DORRA).types("near").splitlines()

    assert len(told) == 10 + 1
    assert re.fullmatch(r"move \S \S\S: Put your . on \w+’s .; crew of 2; .*", told[0])


def test_what_comes_of_dice_is_told_by_every_way_they_can_fall():
    stop, *rolls, _ = seated(KAPERN, kapern.at("2k3c3d", "coin")).types("near").splitlines()

    assert re.match(r"stop: .*; take \d+$", stop)
    assert len(rolls) == 9
    assert all(re.search(r"; bust \d+%$", line) for line in rolls)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_examples_are_the_same_in_the_same_order_wherever_they_are_named(game):
    anne = seated(game)
    anne.types("")

    shown = anne.types("show").partition("You may write: ")[2].partition(" and ")[0]
    refused = anne.types("gibberish").partition("Write for example: ")[2]

    assert refused.startswith(shown.rstrip(".\n"))


def test_where_the_coach_may_not_be_asked_the_list_has_the_order_of_the_examples(monkeypatch):
    anne = seated(KAPERN)
    monkeypatch.setattr(anne.session, "advise", refuse_advice)

    near = [line.partition(":")[0] for line in anne.types("near").splitlines()[:5]]

    shown = anne.types("show").partition("You may write: ")[2].split(", ")
    assert near == shown[:5]


def refuse_advice(_):
    raise QuarterdeckError("denied-no-coach")


def test_one_of_every_kind_is_among_the_examples():
    told = seated(WADDINGTONS).types("show")

    assert {"sail", "turn"} <= set(re.findall(r"\w+", told.partition("You may write: ")[2]))


def test_examples_do_not_begin_with_what_throws_coins_and_diamonds_away():
    told = seated(KAPERN).types("show").partition("You may write: ")[2]

    words = told.partition(" and ")[0].split(", ")
    assert words[0] == "stop"
    assert not [word for word in words[1:6] if set("cd") & set(word.removeprefix("reroll"))]


class Screen(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize("columns", ["40", "90"])
def test_lines_are_broken_between_words_on_a_terminal(columns, monkeypatch):
    monkeypatch.setenv("COLUMNS", columns)
    whole = seated(KAPERN).types("list")
    anne = seated(KAPERN)
    anne.plain.out = anne.out = Screen()

    told = anne.types("list")

    assert max(map(len, told.split("\n"))) <= int(columns)
    assert told.split() == whole.split()


# How it is written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_letters_are_explained_at_the_start_and_in_the_help(game, language):
    anne = seated(game, language=language)
    about = anne.plain.answers.words.text(f"{game.name}-typing")

    anne.plain.play([])

    assert anne.out.getvalue().startswith(about)
    assert about in anne.types("?")


def test_people_have_their_names_and_colours():
    told = seated(DORRA).types("show")

    assert "\nAnne, red (r): alone 2 3 4 5 ?" in told
    assert "\nBart, blue (b): alone" in told
    assert "Seat" not in told


# The chart


def test_the_chart_of_the_sea_shows_ships_ports_and_where_one_can_sail():
    rows = seated(WADDINGTONS).types("map").splitlines()

    assert rows[21 - 16].startswith("16")
    assert "L→ ○ ○" in rows[21 - 16]
    assert any("TREASURE" in row for row in rows)
    assert any("a ship, by its home port" in row for row in rows)


def test_the_chart_of_piracy_shows_every_piece_in_a_letter():
    anne = seated(PIRACY)
    anne.session.lift_curtain()
    rows = anne.types("map").splitlines()

    assert rows[0].split() == list("ABCDEFGHIJKLMNOPQR")
    assert rows[11].split()[1:][12] == "P"
    assert rows[2].split()[1:7] == ["#", "1", "2", "3", "4", "5"]
    assert rows[4].split()[3] == "$"
    assert "o where you can go" in rows[16]


def test_a_game_without_a_chart_says_so():
    assert seated(KAPERN).types("map").startswith("This game is played without a chart.")


# Others look on


def test_the_pirates_track_is_gone_before_the_navy_looks():
    anne = seated(PIRACY)
    anne.types("")
    assert "M11" in anne.out.getvalue()

    told = anne.types("sail L11-K11")

    assert told.startswith(FAR_DOWN)
    assert "K11" not in told
    assert "Bart, what do you do?" in told


def test_a_terminal_is_wiped_with_all_that_was_scrolled_away(monkeypatch):
    monkeypatch.setenv("TERM", "xterm")
    anne = seated(PIRACY)
    anne.out.isatty = lambda: True
    anne.types("")

    assert anne.types("sail L11-K11").startswith(WIPE)


def test_nothing_is_wiped_where_one_person_plays():
    anne = Typing(session_at(PIRACY, STATES["piracy"], ("Anne", "deckhand")))
    anne.types("")

    told = anne.types("sail L11-K11")

    assert FAR_DOWN not in told
    assert "K11" in told


@pytest.mark.parametrize("word", ["quit", "QUIT", "exit", "bye", "q"])
def test_there_are_several_ways_to_leave(word):
    anne = seated(KAPERN)

    anne.plain.play([word, "stop"])

    assert anne.played == []
    assert anne.out.getvalue().endswith("Fair winds!\n")
