"""What docs/fairness.md says: its vectors, in our code and in the verifier that stands alone."""

import json
import re
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from quarterdeck.core import commitments as seals
from quarterdeck.core.fair_table import FairTable, Stream
from tools import verify_standalone as alone

PAGE = (Path(__file__).parents[1] / "docs" / "fairness.md").read_text("utf-8")
VECTORS = json.loads(re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)[1])
TERMS = VECTORS["terms"]
NAMES = ("game", "version", "options", "table", "seats")
KEY = bytes.fromhex(VECTORS["key"])
HOUSE = bytes.fromhex(VECTORS["house"])
SECRET = bytes.fromhex(VECTORS["secret"])
SHARES = [(each["seat"], bytes.fromhex(each["share"])) for each in VECTORS["shares"]]


def terms():
    game, version, options, table, seats = (TERMS[name] for name in NAMES)
    return seals.terms_of(game, version, options.encode(), table, seats)


def test_parts_are_written_with_their_lengths():
    assert seals.encode_parts(*VECTORS["parts"]["of"]).hex() == VECTORS["parts"]["is"]
    assert alone.parts(*VECTORS["parts"]["of"]).hex() == VECTORS["parts"]["is"]
    assert seals.encode_parts("ab", "c") != seals.encode_parts("a", "bc")


def test_terms_and_seals_are_those_of_the_page():
    assert terms().hex() == TERMS["is"]
    assert alone.hashed("quarterdeck table 1", *(TERMS[name] for name in NAMES)) == terms()
    assert seals.house_seal(terms(), SECRET) == HOUSE
    for (seat, share), each in zip(SHARES, VECTORS["shares"], strict=True):
        assert seals.share_seal(terms(), HOUSE, seat, share).hex() == each["seal"]


def test_the_key_depends_on_every_share_and_not_on_who_was_first():
    assert seals.joint_key(SECRET, terms(), SHARES) == KEY
    assert seals.joint_key(SECRET, terms(), SHARES[::-1]) == KEY
    assert seals.joint_key(SECRET, terms(), SHARES[:1]).hex() == VECTORS["key without seat 2"]


def test_the_fingerprint_is_that_of_the_page():
    shown = [(each["seat"], bytes.fromhex(each["seal"])) for each in VECTORS["shares"]]

    assert seals.fingerprint(HOUSE, shown) == VECTORS["fingerprint"]
    assert seals.fingerprint(HOUSE, shown[:1]) != VECTORS["fingerprint"]


def test_a_block_is_that_of_the_page():
    about = VECTORS["block"]

    words = alone.words_of(KEY, about["decision"], about["draw"])

    assert b"".join(next(words).to_bytes(8, "big") for _ in range(4)).hex() == about["is"]


@pytest.mark.parametrize("draw", VECTORS["draws"], ids=lambda draw: draw["ask"])
def test_a_draw_is_that_of_the_page(draw):
    table, of = FairTable(KEY, draw["decision"]), tuple(draw["of"])
    table.chance = [0] * draw["draw"]
    asked = {
        "roll": lambda: list(table.roll(draw["count"], of)),
        "draw": lambda: table.draw(of),
        "take": lambda: list(table.take(of, draw["count"])),
    }
    words = alone.words_of(KEY, draw["decision"], draw["draw"])

    assert asked[draw["ask"]]() == draw["got"]
    assert alone.answer(words, draw["ask"], draw["count"], draw["of"]) == draw["got"]


def test_words_that_would_favour_some_are_skipped():
    about = VECTORS["below, where half of all words are skipped"]
    limit, place = int(about["limit"]), (KEY, about["decision"], about["draw"])
    stream, words = Stream(*place), alone.words_of(*place)

    assert [str(stream.below(limit)) for _ in about["are"]] == about["are"]
    assert [str(alone.below(words, limit)) for _ in about["are"]] == about["are"]


def test_the_seal_of_a_move_is_that_of_the_page():
    move = VECTORS["move"]
    place, salt = (move["decision"], move["seat"]), bytes.fromhex(move["salt"])

    assert seals.move_seal(terms(), place, salt, move["words"]).hex() == move["seal"]
    assert (
        seals.move_seal(terms(), place, salt, ["give r2 give b1", "settle"]).hex() != move["seal"]
    )


# Without bias

BOUND = {5: 25.7, 23: 56.0}  # of chi-square, by degrees of freedom: one in ten thousand


def chi_square(found, kinds, total):
    expected = total / kinds
    return (
        sum((count - expected) ** 2 for count in found.values()) / expected
        + (kinds - len(found)) * expected
    )


def shuffled(key, game, pack):
    """A small pack, drawn one by one."""
    table, bag, order = FairTable(key, game), (1,) * pack, []
    while any(bag):
        kind = table.draw(bag)
        bag = tuple(count - (at == kind) for at, count in enumerate(bag))
        order.append(kind)
    return tuple(order)


@pytest.mark.slow
def test_dice_come_up_alike():
    throws = Counter()
    for decision in range(30_000):
        for face, count in enumerate(FairTable(KEY, decision).roll(8, (1,) * 6)):
            throws[face] += count

    assert chi_square(throws, 6, 240_000) < BOUND[5]


@pytest.mark.slow
def test_small_packs_are_shuffled_alike():
    orders = Counter(shuffled(KEY, game, 4) for game in range(48_000))

    assert {*orders} == {*permutations(range(4))}
    assert chi_square(orders, 24, 48_000) < BOUND[23]
