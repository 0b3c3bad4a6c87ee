"""A game in one file with all that it takes to check it: what was sealed, and what opens the seals.

The file is JSON without spaces, its fields in this order; its digest is the SHA-256 of itself with
an empty digest, so that whatever was changed by accident is seen at once.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import groupby
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from quarterdeck.core.counts import Counts
from quarterdeck.core.fair_table import FairTable
from quarterdeck.core.table import Chance, LoadedTable
from quarterdeck.rooms import joint_dice
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Acted, AnyEntry, Dealt
from quarterdeck.rooms.joint_dice import JointDice
from quarterdeck.rooms.logs import replay_log
from quarterdeck.rooms.room import Room

FORM = 1  # of the file
LARGEST_PROOF = 16 * 2**20  # bytes


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of whatever is in the file; a field nobody knows is refused."""


class Throw(Written, frozen=True):
    """What chance was asked, and what it answered."""

    ask: Literal["roll", "draw", "take", "gone"]  # gone: its rules cannot be asked any more
    count: int  # of dice, or of things that are taken
    of: Counts  # weights of faces, or how many of each kind are in the bag
    got: Chance


class Decision(Written, frozen=True):
    """One choice with all its picks; the deal is the first, and nobody's."""

    number: int
    seat: int | None
    words: tuple[str, ...]
    throws: tuple[Throw, ...]
    seal: str = ""
    salt: str = ""


class ProvenShare(Written, frozen=True):
    seat: int
    seal: str
    share: str | None  # None where it was never shown
    used: bool


class Proof(Written, frozen=True):
    """The file."""

    proof: int
    table: str
    game: str
    version: int
    options: str  # JSON, as it is sealed
    seats: int
    house: str  # the seal of the secret
    secret: str
    shares: tuple[ProvenShare, ...]
    decisions: tuple[Decision, ...]
    ended: str  # over, or closed before its end
    scores: tuple[int, ...] | None
    digest: str = ""


read_proof = msgspec.json.Decoder(Proof).decode
encode = msgspec.json.Encoder().encode


def write_proof(proof: Proof) -> bytes:
    """As it is stored and sent."""
    return encode(replace(proof, digest=digest_of(proof)))


def digest_of(proof: Proof) -> str:
    return sha256(encode(replace(proof, digest=""))).hexdigest()


# From a log


def proof_of(last: Room, entries: Sequence[AnyEntry], secret: bytes) -> Proof:
    """All of a game that has ended; what nothing follows from, like talk, is left out."""
    dice, first = last.dice, entries[0]
    assert dice is not None
    return Proof(
        proof=FORM,
        table=last.table,
        game=last.game.name,
        version=getattr(first, "version", last.version),
        options=dice.options.decode(),
        seats=len(last.places),
        house=dice.house,
        secret=secret.hex(),
        shares=proven_shares(dice),
        decisions=tuple(decisions_in(last.table, entries)),
        ended="over" if rooms.is_over(last) else "closed",
        scores=last.game.scores(last.state) if rooms.is_over(last) else None,
    )


def proven_shares(dice: JointDice) -> tuple[ProvenShare, ...]:
    """Where a table was closed before they were mixed, those that had been shown would be used."""
    shown = dict(dice.shares)
    used = shown if dice.used is None else dice.used
    return tuple(
        ProvenShare(seat, seal, shown.get(seat), seat in used) for seat, seal in sorted(dice.seals)
    )


def decisions_in(table: str, entries: Sequence[AnyEntry]) -> Iterator[Decision]:
    """The deal, then what was decided, each with its picks."""
    asked = asked_by_rules(table, entries)
    played = [each for each in enumerate(entries) if isinstance(each[1], Dealt | Acted)]
    for number, group in groupby(played, lambda each: getattr(each[1], "number", 0)):
        yield decision_of(number, list(group), asked)


def decision_of(number: int, parts: Sequence[tuple[int, Any]], asked: "Asked") -> Decision:
    _, last = parts[-1]
    throws = tuple(throw for seq, entry in parts for throw in throws_of(entry, asked.get(seq)))
    words = tuple(getattr(entry, "word", "deal") for _, entry in parts)
    sealed = (last.seal, last.salt) if isinstance(last, Acted) else ("", "")
    return Decision(number, getattr(last, "seat", None), words, throws, *sealed)


def throws_of(entry: Any, asked: Sequence["Asking"] | None) -> Iterator[Throw]:
    questions = asked or [("gone", 0, ())] * len(entry.chance)
    for (ask, count, of), got in zip(questions, entry.chance, strict=True):
        yield Throw(ask, count, of, got)


# What the rules asked

Asking = tuple[Literal["roll", "draw", "take", "gone"], int, Counts]
Asked = Mapping[int, Sequence[Asking]]  # by seq


class AskedTable:
    """A table that notes what it is asked."""

    def __init__(self, inner: LoadedTable | FairTable) -> None:
        self.inner, self.asked = inner, list[Asking]()
        self.say, self.whisper = inner.say, inner.whisper

    def roll(self, dice: int, weights: Counts) -> Counts:
        self.asked.append(("roll", dice, weights))
        return self.inner.roll(dice, weights)

    def draw(self, bag: Counts) -> int:
        self.asked.append(("draw", 1, bag))
        return self.inner.draw(bag)

    def take(self, bag: Counts, count: int) -> Counts:
        self.asked.append(("take", count, bag))
        return self.inner.take(bag, count)


def asked_by_rules(table: str, entries: Sequence[AnyEntry]) -> Asked:
    """By entry; nothing of what was played under rules that are no longer today's."""
    try:
        known = {step.room.seq: step.room for step in replay_log(table, entries)}
    except Exception:  # a log that only an older house can read
        return {}
    played = [(seq, each) for seq, each in enumerate(entries) if isinstance(each, Dealt | Acted)]
    return {
        seq: asked_at(known[seq - 1], entry)
        for seq, entry in played
        if not rooms.is_behind(known[seq - 1])
    }


def asked_at(before: Room, entry: Dealt | Acted) -> list[Asking]:
    table = AskedTable(LoadedTable(*entry.chance))
    if isinstance(entry, Acted):
        before.game.apply(before.state, before.game.read(entry.word), table)
    else:
        before.game.deal(len(before.places), before.options, table)
    return table.asked


def key_of_proof(proof: Proof, terms: bytes) -> bytes:
    """What all chance of the game must follow from."""
    seals = tuple((each.seat, each.seal) for each in proof.shares)
    shares = tuple((each.seat, each.share) for each in proof.shares if each.share is not None)
    used = tuple(each.seat for each in proof.shares if each.used)
    dice = JointDice(terms, proof.options.encode(), proof.house, seals, True, shares, used)
    return joint_dice.luck_key(dice, bytes.fromhex(proof.secret)).value
