"""`quarterdeck solve`: cards and positions, for people and for programs."""

import json

import pytest

import cutlass
from quarterdeck.cli import main
from quarterdeck.cli.solve import solvable
from quarterdeck.cli.solve_win import tell_chances
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from quarterdeck.words import words


def solved(capsys, *more):
    assert main(["solve", "kapern", *more, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_every_card_is_told_in_order(capsys):
    rows = solved(capsys)

    assert [row["card"] for row in rows] == list(box.CARDS)
    assert list(rows[0]) == ["card", "expected", "bust", "stop", "skull_island", "rolls"]
    assert round(rows[2]["expected"], 2) == 1157.60


def test_house_rules_change_what_a_card_is_worth(capsys):
    book, house = solved(capsys), solved(capsys, "--option", "skull_chest=true")

    changed = [a["card"] for a, b in zip(book, house, strict=True) if a != b]
    assert changed == ["skull1", "skull2"]


def test_every_option_of_a_position_is_told_best_first(capsys):
    found = solved(capsys, "--card", "pirate", "--dice", "1k3s1m1p2c")

    best = found["options"][0]
    assert list(best) == ["action", "value", "bust"]
    assert (best["action"], best["value"]) == ("reroll 1m1p", found["value"])
    assert len(found["options"]) == 44


def test_a_spent_guardian_lifts_nothing(capsys):
    asked = ("--card", "guardian", "--dice", "2k3s1m1p1c")

    ready, used = solved(capsys, *asked), solved(capsys, *asked, "--guardian", "used")

    assert any("1k" in option["action"] for option in ready["options"])
    assert not any("1k" in option["action"] for option in used["options"])


def test_with_three_skulls_the_guardian_rescues_or_the_turn_sinks(capsys):
    found = solved(capsys, "--card", "guardian", "--dice", "3k3s1m1p")

    assert found["options"][0]["action"] == "reroll 1k"
    assert found["options"][-1] == {"action": "sink", "value": 0.0, "bust": 1.0}


def test_figures_are_tabled_for_people(capsys):
    main(["solve", "kapern", "--language", "de"])
    main(["solve", "kapern", "--card", "treasure_island", "--dice", "1k3c2s2m"])

    printed = capsys.readouterr().out
    assert "Ein Zug mit jeder Karte" in printed
    assert "1157.60" in printed
    assert "│ reroll 2m " in printed


def test_the_chance_to_win_is_told_for_scores_before_a_turn(capsys):
    found = solved(capsys, "--win", "--scores", "3000,4500")

    assert list(found) == ["scores", "chance", "cards"]
    assert round(found["chance"], 3) == 0.299
    assert list(found["cards"]) == list(box.CARDS)
    assert max(found["cards"], key=found["cards"].get) == "pirate"


def test_whoever_stands_at_the_target_has_started_the_final_round(capsys):
    race, final = (solved(capsys, "--win", "--scores", f"5900,{it}") for it in (5900, 6000))

    assert race["chance"] > 0.6 > final["chance"]


def test_admiral_and_captain_meet_without_a_game_being_played(capsys):
    found = solved(capsys, "--win")

    assert [(each["first"], each["second"]) for each in found["meetings"]] == [
        ("admiral", "admiral"),
        ("admiral", "captain"),
        ("captain", "admiral"),
        ("captain", "captain"),
    ]
    assert found["share"] >= 0.503


@pytest.mark.slow
def test_what_is_asked_for_afresh_is_worked_out_again(capsys):
    toy = Options(target=500, floor_zero=True)  # few scores, so that it does not take minutes

    tell_chances(toy, None, True, words(GAME), True)

    assert 0.5 <= json.loads(capsys.readouterr().out)["share"] < 0.6


def test_chances_are_tabled_for_people(capsys):
    main(["solve", "kapern", "--win", "--language", "de"])
    main(["solve", "kapern", "--win", "--scores", "3000,4500"])

    printed = capsys.readouterr().out
    assert "Admiral gegen Kapitän, über beide Plätze: 50.83%" in printed
    assert "3000 to move against 4500: 29.9% to win" in printed


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("--scores 3000,4500", "--scores and --fresh go with --win"),
        ("--fresh", "--scores and --fresh go with --win"),
        ("--win --card pirate --dice 8c", "--win asks about scores"),
        ("--win --scores 3000", "“3000” are no two scores. Write that of whoever is to move"),
        ("--win --scores a,b", "“a,b” are no two scores."),
        ("--win --scores 3050,4500", "“3050,4500” cannot be scores: all points are hundreds"),
        ("--win --scores 6000,4500", "Whoever is to move cannot stand at 6000 already"),
        ("--card pirat --dice 8c", "There is no card “pirat”."),
        ("--card pirate --dice 9c", "“9c” makes 9 dice; it takes exactly eight"),
        ("--card pirate --dice 8x", "“8x” are no dice. Write eight of them"),
        ("--card pirate", "A position needs both a card and dice"),
        ("--dice 8c", "A position needs both a card and dice"),
        ("--card coin --dice 8c", "Nine of a kind wins on the spot"),
        ("--card skull2 --dice 1k7c", "With 3 skulls, the card’s own counted, the turn is over"),
        ("--card guardian --dice 4k4c", "With 4 skulls"),
        ("--card guardian --dice 3k5c --guardian used", "With 3 skulls"),
        ("--card pirate --dice 8c --guardian used", "Only the Guardian can be used up"),
        ("--option keep_one=7", "The option keep_one cannot be “7”."),
    ],
)
def test_what_cannot_be_solved_is_answered_with_one_sentence(capsys, asked, answer):
    assert main(["solve", "kapern", *asked.split()]) == 2

    printed = capsys.readouterr()
    assert printed.err.startswith(answer)
    assert (printed.out, printed.err.count("\n")) == ("", 1)


def test_a_game_without_a_solver_says_so():
    with pytest.raises(QuarterdeckError) as no:
        solvable(cutlass.GAME)

    assert words().say(no.value.sentence).startswith("There is no solver for cutlass.")
