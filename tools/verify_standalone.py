#!/usr/bin/env python3
"""Check the proof of a fair game: its luck and its seals, in one file of plain Python.

    python3 verify_standalone.py FILE

Written from docs/fairness.md alone; it knows no game and none of the house's code. The status is 0
where all is as it must be, and 1 at the first thing that is not.
"""

import hashlib
import hmac
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FIELDS = "proof table game version options seats house secret shares decisions ended scores digest"
OF_SHARE = "seat seal share used"
OF_DECISION = "number seat words throws seal salt"
OF_THROW = "ask count of got"
LARGEST = 16 * 2**20
SPAN = 2**64


class Deviation(Exception):
    """The first thing that is not as it must be."""


def demand(holds: object, what: str, expected: object = "", found: object = "") -> None:
    if not holds:
        told = f": expected {expected}, found {found}" if (expected, found) != ("", "") else ""
        raise Deviation(what + told)


# How things are written


def parts(*many: bytes | str | int) -> bytes:
    written = [part if isinstance(part, bytes) else str(part).encode() for part in many]
    return b"".join(len(part).to_bytes(4, "big") + part for part in written)


def hashed(*many: bytes | str | int) -> bytes:
    return hashlib.sha256(parts(*many)).digest()


def mac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()


def value(text: Any) -> bytes:
    demand(isinstance(text, str) and re.fullmatch("[0-9a-f]{64}", text), "64 digits", "", text)
    return bytes.fromhex(text)


# Chance


def words_of(key: bytes, decision: int, draw: int) -> Iterator[int]:
    block = 0
    while True:
        place = b"".join(number.to_bytes(4, "big") for number in (decision, draw, block))
        made = mac(key, place)
        for at in range(0, 32, 8):
            yield int.from_bytes(made[at : at + 8], "big")
        block += 1


def below(words: Iterator[int], limit: int) -> int:
    while (word := next(words)) >= SPAN - SPAN % limit:
        pass
    return word % limit


def choose(words: Iterator[int], weights: list[int]) -> int:
    x = below(words, sum(weights))
    for kind, weight in enumerate(weights):
        if x < weight:
            return kind
        x -= weight
    raise AssertionError("a number below the sum of all weights")


def answer(words: Iterator[int], ask: str, count: int, of: list[int]) -> list[int] | int:
    left, got = list(of), [0] * len(of)
    if ask == "draw":
        return choose(words, left)
    for _ in range(count):
        kind = choose(words, left)
        got[kind] += 1
        left[kind] -= ask == "take"
    return got


# The file


def read(text: bytes) -> dict[str, Any]:
    demand(len(text) <= LARGEST, "the file is too large", LARGEST, len(text))
    try:
        proof: dict[str, Any] = json.loads(text)
        plain = json.dumps(proof, separators=(",", ":"), ensure_ascii=False)
    except (ValueError, RecursionError) as wrong:
        raise Deviation(f"this is no proof: {wrong}") from None
    demand(isinstance(proof, dict) and [*proof] == FIELDS.split(), "the fields of the file")
    demand(proof["proof"] == 1 and type(proof["proof"]) is int, "the form of the file")
    demand(plain.encode() == text.rstrip(b"\n"), "the file is not written as a house writes it")
    whole = json.dumps({**proof, "digest": ""}, separators=(",", ":"), ensure_ascii=False)
    digest = hashlib.sha256(whole.encode()).hexdigest()
    demand(proof["digest"] == digest, "the file was changed or cut", digest, proof["digest"])
    check_form(proof)
    return proof


def check_form(proof: dict[str, Any]) -> None:
    for name in ("table", "game", "options", "house", "secret", "ended"):
        demand(isinstance(proof[name], str), f"{name} is text")
    demand(is_number(proof["version"]) and is_number(proof["seats"]), "version and seats")
    for share in listed(proof["shares"]):
        demand(isinstance(share, dict) and [*share] == OF_SHARE.split(), "the fields of a share")
        demand(is_number(share["seat"]) and type(share["used"]) is bool, "the values of a share")
    for each in listed(proof["decisions"]):
        demand(isinstance(each, dict) and [*each] == OF_DECISION.split(), "a decision's fields")
        demand(is_number(each["number"]), "the number of a decision")
        demand(each["seat"] is None or is_number(each["seat"]), "the seat of a decision")
        demand(all(isinstance(word, str) for word in listed(each["words"])), "words")
        for throw in listed(each["throws"]):
            check_throw_form(throw)


def check_throw_form(throw: Any) -> None:
    demand(isinstance(throw, dict) and [*throw] == OF_THROW.split(), "the fields of a throw")
    demand(throw["ask"] in ("roll", "draw", "take", "gone"), "what chance was asked")
    demand(is_number(throw["count"]) and throw["count"] <= 1000, "how many were thrown")
    demand(all(is_number(weight) for weight in listed(throw["of"])), "what was thrown")
    if throw["ask"] != "gone":
        demand(0 < sum(throw["of"]) < 2**32, "what was thrown")
        taken = throw["ask"] == "take"
        demand(not taken or throw["count"] <= sum(throw["of"]), "more is taken than there is")


def listed(many: Any) -> list[Any]:
    demand(isinstance(many, list), "a list")
    return list(many)


def is_number(number: Any) -> bool:
    return type(number) is int and 0 <= number < 2**32


# What was sealed


def check(text: bytes) -> tuple[int, int]:
    """How many throws and hidden moves there were, where all of them are as they must be."""
    proof = read(text)
    names = ("game", "version", "options", "table", "seats")
    terms = hashed("quarterdeck table 1", *(proof[name] for name in names))
    secret = value(proof["secret"])
    house = hashed("quarterdeck house 1", terms, secret)
    demand(house.hex() == proof["house"], "the secret of the house", house.hex(), proof["house"])
    key = mac(secret, parts("quarterdeck key 1", terms, *used_shares(proof, terms, house)))
    check_order(proof["decisions"])
    for decision in proof["decisions"]:
        check_throws(decision, key)
        check_move(decision, terms)
    throws = [throw for each in proof["decisions"] for throw in each["throws"]]
    hidden = sum(bool(each["seal"]) for each in proof["decisions"])
    return sum(throw["ask"] != "gone" for throw in throws), hidden


def used_shares(proof: dict[str, Any], terms: bytes, house: bytes) -> list[bytes | int]:
    """The parts of the key: seats and shares, by seat."""
    used: list[tuple[int, bytes]] = []
    for each in proof["shares"]:
        demand(each["seat"] < proof["seats"], "there is no such seat", "", each["seat"])
        demand(each["used"] == (each["share"] is not None), "a share was dropped", "", each["seat"])
        if each["share"] is not None:
            share = value(each["share"])
            seal = hashed("quarterdeck share 1", terms, house, each["seat"], share).hex()
            demand(seal == each["seal"], "a share does not fit its seal", seal, each["seal"])
            used.append((each["seat"], share))
    seats = [each["seat"] for each in proof["shares"]]
    shown = [share for _, share in used]
    demand(len({*seats}) == len(seats) and len({*shown}) == len(shown), "a share is there twice")
    return [part for share in sorted(used) for part in share]


def check_order(decisions: list[dict[str, Any]]) -> None:
    last, gone = -1, False
    for each in decisions:
        number = each["number"]
        rises = number == last + 1 or (gone and number > last)
        demand(rises, f"entry {number}: the order of decisions", last + 1, number)
        demand((number == 0) == (each["seat"] is None), f"entry {number}: the deal is the first")
        last, gone = number, gone or any(throw["ask"] == "gone" for throw in each["throws"])


def check_throws(decision: dict[str, Any], key: bytes) -> None:
    number = decision["number"]
    for draw, throw in enumerate(decision["throws"]):
        if throw["ask"] == "gone":
            continue
        words = words_of(key, number, draw)
        expected = answer(words, throw["ask"], throw["count"], throw["of"])
        same = expected == throw["got"] and type(expected) is type(throw["got"])
        demand(same, f"entry {number}: a throw came otherwise", expected, throw["got"])


def check_move(decision: dict[str, Any], terms: bytes) -> None:
    number, seal, salt = decision["number"], decision["seal"], decision["salt"]
    if (seal, salt) == ("", ""):
        return
    place = (number, decision["seat"])
    expected = hashed("quarterdeck move 1", terms, *place, value(salt), *decision["words"]).hex()
    demand(expected == seal, f"entry {number}: a hidden move does not fit", expected, seal)


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        sys.exit(__doc__)
    try:
        with Path(arguments[0]).open("rb") as file:
            throws, hidden = check(file.read(LARGEST + 1))
    except Deviation as no:
        sys.stdout.write(f"not fair: {no}\n")
        return 1
    sys.stdout.write(f"fair: {throws} throws, {hidden} hidden moves, 0 deviations\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
