"""`quarterdeck ratings`, and duels that can be taken up again."""

import json

from quarterdeck.cli import main

DUEL = ["duel", "kapern", "mate", "deckhand", "--games", "8", "--processes", "1"]


def test_a_duel_keeps_a_ledger_and_ratings_read_it(tmp_path, capsys):
    file = str(tmp_path / "duels.jsonl")
    main([*DUEL, "--ledger", file])
    capsys.readouterr()

    assert main(["ratings", file, "--json"]) == 0

    assert {rating["bot"] for rating in json.loads(capsys.readouterr().out)} == {"mate", "deckhand"}


def test_ratings_are_told_in_a_table(tmp_path, capsys):
    file = str(tmp_path / "duels.jsonl")
    main([*DUEL, "--ledger", file])
    capsys.readouterr()

    main(["ratings", file, "--language", "fr"])

    assert "Force" in capsys.readouterr().out


def test_a_sequential_test_is_told_under_the_table(capsys):
    main([*DUEL[:4], "--sprt", "0.1,0.2", "--language", "en", "--games", "60"])

    assert "As good as 0.2" in capsys.readouterr().out


def test_a_ledger_that_is_not_there_is_missed(tmp_path, capsys):
    assert main(["ratings", str(tmp_path / "none.jsonl"), "--language", "en"]) == 2

    assert "There is no ledger" in capsys.readouterr().err


def test_a_game_with_roles_wants_a_bot_for_each(capsys):
    assert main(["duel", "piracy", "mate", "--language", "en"]) == 2

    assert "in this order: pirate, navy" in capsys.readouterr().err
