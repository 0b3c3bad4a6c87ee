"""A house in lines of text: its tables, sitting down, playing, talking, leaving, coming back."""

import subprocess
import sys

import pytest

from quarterdeck.cli import main
from tests.terminal.house_guests import typing_at, visiting

pytestmark = pytest.mark.usefixtures("own_folder")
ASKED = "what do you do?"


def test_a_table_is_opened_found_joined_and_played(house, mary):
    with typing_at(house) as anne:
        anne.sees("join TABLE")
        anne.types("open kapern me open target=5000 public")
        table = anne.sees("Waiting for people").split("/t/")[1].split()[0]
        assert table in [each["table"] for each in mary.get("/api/tables").json()]

        mary.post(f"/api/tables/{table}/seats/1")
        talk = mary.talk()
        shown = talk.follow(table)
        anne.sees("Card: ")
        if shown["actions"]:
            anne.sees("Mary is to decide.")
            talk.play(shown)
            anne.sees("Mary rolls")
        else:
            anne.sees(f"Anne, {ASKED}")
            anne.types("roll")
            anne.sees("Anne rolls")
        talk.say("chat", table=table, text="fair winds")
        anne.sees("Mary: fair winds")
        anne.types("say and to you")
        anne.sees("Anne: and to you")
        talk.close()
        anne.sees("Mary has gone.")


def test_what_the_house_or_the_rules_refuse_is_said_and_one_is_asked_again(house):
    with typing_at(house) as anne:
        anne.sees("join TABLE")
        anne.types("join brine-42")
        assert "There is no table “brine-42”" in anne.sees("Check the link.")
        anne.types("join Brine!")
        anne.sees("is no name of a table")
        anne.types("open chess")
        anne.sees("There is no game “chess”")
        anne.types("open kapern me capten")
        anne.sees("Did you mean captain?")
        anne.types("open kapern me")
        anne.sees("One seat is not possible")
        anne.types("dance")
        anne.sees("“dance” is not understood here.")
        anne.types("open kapern me random")
        anne.sees(ASKED)
        anne.types("reroll 8c")
        anne.sees("(K")
        anne.sees(ASKED)
        anne.types("cover Anne")
        anne.sees("is here. A bot only plays for somebody who has gone.")


def test_a_chair_that_is_taken_meanwhile_is_not_taken_twice(house, mary):
    table = mary.open("me", "open")
    with typing_at(house) as anne:
        anne.sees("join TABLE")
        anne.visit.door.sit_down(table, 1)
        anne.types(f"join {table}")
        anne.sees("B  Anne (you)")


def test_whoever_comes_again_finds_their_games_first(house, mary):
    with visiting(house) as anne:
        table = anne.door.open_table("kapern", [{"kind": "me"}, {"kind": "open"}])
        mary.post(f"/api/tables/{table}/seats/1")
    other = mary.open("me", "open")

    with typing_at(house, name=None) as anne:
        listed = anne.sees("join TABLE")
        assert listed.index("Your games:") < listed.index(table) < listed.index(other)
        anne.types("join 1")
        anne.sees("A  Anne (you)")


def test_whoever_has_no_name_is_asked_and_a_bad_one_is_refused(house):
    with typing_at(house, name=None) as somebody:
        somebody.sees("What are you called?")
        somebody.types("x" * 41)
        somebody.sees("A name has 1 to 40 visible characters.", "What are you called?")
        somebody.types("Wil")
        somebody.sees("you are Wil here.")


def test_the_link_of_a_table_leads_there_and_whoever_has_no_chair_looks_on(house, mary):
    table = mary.open("me", "random")

    with typing_at(house, table=table) as anne:
        anne.sees("You look on.")
        anne.types("roll")
        anne.sees("You do not sit at this table.")


def test_bots_fill_the_chairs_that_nobody_came_for(house):
    with typing_at(house) as anne:
        anne.types("open dorra")
        anne.sees("Waiting for people")
        anne.types("bots grandmaster")
        anne.sees("There is no bot “grandmaster”")
        anne.types("bots random")
        anne.sees(f"Anne, {ASKED}")


def test_bots_of_no_named_level_are_of_the_usual_one(house):
    with typing_at(house) as anne:
        anne.types("open kapern")
        anne.sees("Waiting for people")
        anne.types("bots")
        anne.sees("(mate)")


@pytest.mark.parametrize(
    ("language", "welcome"), [("fr", "ici tu es Anne"), ("de", "du bist hier Anne")]
)
def test_a_house_speaks_every_language(house, language, welcome):
    with typing_at(house, language=language) as anne:
        anne.sees(welcome)


def test_on_a_real_pipe_every_line_waits_for_its_turn(house):
    where = ("kapern", "me", "random", "--house", house, "--name", "Anne", "--language", "en")
    command = [sys.executable, "-m", "quarterdeck", "play", *where]
    lines = "roll\nstop\nroll\nstop\nquit\nquit\n"
    piped = {"input": lines, "capture_output": True, "text": True, "timeout": 120}

    done = subprocess.run(command, check=True, **piped)

    assert done.stderr == ""
    assert "Anne rolls" in done.stdout
    assert "cannot act" not in done.stdout
    assert done.stdout.endswith("the same address brings you back.\n")
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("ftp://x", "is no address of a house"),
        ("http://127.0.0.1:1", "Nobody answers at http://127.0.0.1:1"),
    ],
)
def test_a_house_that_is_none_is_said_before_anything_is_asked(address, said, capsys):
    assert main(["play", "--house", address, "--plain", "--language", "en"]) == 2

    assert said in capsys.readouterr().err
