"""`quarterdeck odds`: exact figures, and a clear no to what is no hand."""

import json

import pytest

from quarterdeck.cli import main


def told(capsys, *words):
    assert main(["odds", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_hand_whose_colours_are_known_is_certain(capsys):
    fight = told(capsys, "r3r3", "33", "--known", "r3b3")

    assert (fight["win"], fight["draw"], fight["lose"]) == (1, 0, 0)


def test_unknown_colours_are_any_that_are_left(capsys):
    fight = told(capsys, "r1", "3")

    assert (fight["strength"], fight["win"], fight["lose"]) == (1, 0, 1)
    assert fight["theirs"] == {"3": 1}


def test_crew_seen_elsewhere_cannot_be_there(capsys):
    fight = told(capsys, "b2", "33", "--seen", "b3 b3 b3 b3 b3 b3")

    assert fight["theirs"] == {"6": 1}


def test_people_get_a_table(capsys):
    main(["odds", "r3r2b1", "33211", "--language", "de"])

    assert "Du kämpfst mit 4" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("r4", "3"), "“r4” is no crew"),
        (("r3", "34"), "“34” are no backs"),
        (("r3" * 7, "3"), "only 6 of a kind"),
        (("r3", "3", "--known", "r2"), "does not fit the backs"),
        (("r1", "333333333333", "--seen", "r3"), "does not fit the backs"),
    ],
)
def test_what_is_no_fight_is_told_so(capsys, words, says):
    assert main(["odds", *words, "--language", "en"]) != 0

    assert says in capsys.readouterr().err
