"""Ledgers, sequential tests and ratings: a match can be broken off, and is never played twice."""

from functools import partial

import pytest

from quarterdeck.bots.budget import Budget
from quarterdeck.cli.duel import played_or_found
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.piracy.options import Options as Waters
from quarterdeck.matches.arena import Match, blocks_of, some_blocks
from quarterdeck.matches.ledger import blocks_in, key_of, ledger_lines, write_blocks
from quarterdeck.matches.ratings import rate
from quarterdeck.matches.sequential_test import Hypotheses, read_hypotheses, until_clear, verdict

MATCH = Match("kapern", ("mate", "deckhand"), Options())
TEST = Hypotheses(0.5, 0.6)
HERE = partial(some_blocks, processes=1)


def shares(blocks):
    return [block.shares for block in blocks]


def play(file, match, blocks):
    return list(write_blocks(file, match, enumerate(blocks_of(match, blocks, processes=1))))


# Taking a match up again


def test_a_match_that_was_broken_off_comes_to_the_same(tmp_path):
    file = tmp_path / "duels.jsonl"
    whole = shares(blocks_of(MATCH, 6, processes=1))
    play(file, MATCH, 2)

    taken_up = shares(played_or_found(MATCH, 6, HERE, file))

    assert taken_up == whole
    assert shares(played_or_found(MATCH, 6, HERE, file)) == whole
    assert [line.block for line in ledger_lines(file)] == list(range(6))


def test_what_is_written_down_is_not_played_again(tmp_path):
    file = tmp_path / "duels.jsonl"
    play(file, MATCH, 3)
    before = file.read_bytes()

    found = list(played_or_found(MATCH, 3, HERE, file))

    assert file.read_bytes() == before
    assert len(found) == 3


def test_a_line_that_was_cut_off_by_a_crash_is_played_again(tmp_path):
    file = tmp_path / "duels.jsonl"
    play(file, MATCH, 3)
    file.write_bytes(file.read_bytes()[:-40])

    found = shares(played_or_found(MATCH, 3, HERE, file))

    assert found == shares(blocks_of(MATCH, 3, processes=1))
    assert len(list(ledger_lines(file))) == 3


@pytest.mark.parametrize(
    "other",
    [
        MATCH._replace(seed=2),
        MATCH._replace(bots=("deckhand", "mate")),
        MATCH._replace(options=Options(target=5000)),
        MATCH._replace(budget=Budget(iterations=9)),
    ],
)
def test_another_match_is_not_mistaken_for_it(other, tmp_path):
    file = tmp_path / "duels.jsonl"
    play(file, MATCH, 1)

    assert key_of(other) != key_of(MATCH)
    assert blocks_in(file, other) == {}


def test_a_file_that_is_no_ledger_is_told_so(tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("ahoy\n")

    with pytest.raises(QuarterdeckError) as no:
        list(ledger_lines(file))

    assert no.value.sentence.key == "ledger-line"


# Sequential tests


def test_a_test_ends_as_soon_as_it_is_clear():
    better, equal = ([share] * 100 for share in (0.75, 0.45))

    assert verdict(better, TEST).accepted == "other"
    assert verdict(equal, TEST).accepted == "null"
    assert verdict(better[:3], TEST).accepted == "neither"
    assert verdict([0, 1] * 10, TEST).accepted == "neither"


def test_no_more_blocks_are_played_than_it_takes():
    match = Match("kapern", ("captain", "random"), Options())

    played = list(until_clear(blocks_of(match, 60, processes=1), TEST))

    assert len(played) < 60
    assert len(list(until_clear(blocks_of(match, 12, processes=1), None))) == 12


@pytest.mark.parametrize("text", ["", "0.5", "0.6,0.5", "0.5,2", "a,b"])
def test_a_test_that_makes_no_sense_is_refused(text):
    with pytest.raises(QuarterdeckError) as no:
        read_hypotheses(text)

    assert no.value.sentence.key == "no-such-test"


# Ratings


def test_whoever_wins_more_is_rated_higher(tmp_path):
    file = tmp_path / "duels.jsonl"
    play(file, Match("kapern", ("captain", "random", "deckhand"), Options()), 8)

    found = {rating.bot: rating for rating in rate([file, file])}

    assert found["captain"].mu > found["random"].mu
    assert found["captain"].games == 24


def test_roles_are_rated_apart(tmp_path):
    file = tmp_path / "duels.jsonl"
    play(file, Match("piracy", ("mate", "deckhand"), Waters()), 4)

    found = rate([file])

    assert {(rating.bot, rating.role) for rating in found} == {
        ("mate", "pirate"),
        ("deckhand", "navy"),
    }
