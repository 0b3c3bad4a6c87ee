"""A proof is checked: seals, shares, throws, hidden moves and rules, up to the first no."""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec

from quarterdeck.core import referee
from quarterdeck.core.commitments import SECRET, house_seal, move_seal, share_seal, terms_of
from quarterdeck.core.counts import Counts
from quarterdeck.core.drawn import Drawn, all_drawn
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.fair_table import FairTable
from quarterdeck.core.game import AnyGame
from quarterdeck.games import GAMES
from quarterdeck.rooms.proof_files import (
    FORM,
    LARGEST_PROOF,
    AskedTable,
    Decision,
    Proof,
    ProvenShare,
    Throw,
    digest_of,
    key_of_proof,
    read_proof,
    write_proof,
)
from quarterdeck.rooms.sealed_moves import is_sealed


class Deviation(QuarterdeckError):
    """The first thing in a proof that is not as it must be."""

    def __init__(
        self, what: str, expected: object = "", found: object = "", entry: int = -1
    ) -> None:
        self.thrown: tuple[list[Drawn], list[Drawn]] | None = None  # expected and found, by kind
        told = {"expected": str(expected), "found": str(found)}
        super().__init__(f"proof-{what}", entry=entry, **told)


class FoundFair(NamedTuple):
    """What was checked, and found in order."""

    throws: int
    hidden: int
    unasked: int = 0  # throws whose rules are gone: nobody can say what was asked


def check_proof(written: bytes) -> FoundFair:
    """The verdict on a file, or the first deviation."""
    proof = read_written(written)
    terms = check_seals(proof)
    key = key_of_proof(proof, terms)
    check_order(proof.decisions)
    for decision in proof.decisions:
        check_throws(decision, key)
        check_move_seal(decision, terms)
    check_rules(proof, key)
    throws = [throw for each in proof.decisions for throw in each.throws]
    unasked = sum(throw.ask == "gone" for throw in throws)
    hidden = sum(bool(each.seal) for each in proof.decisions)
    return FoundFair(len(throws) - unasked, hidden, unasked)


# The file


def read_written(written: bytes) -> Proof:
    """As the house wrote it, byte by byte."""
    if len(written) > LARGEST_PROOF:
        raise Deviation("too-large", LARGEST_PROOF, len(written))
    try:
        proof = read_proof(written)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise Deviation("unreadable", found=wrong) from wrong
    if proof.proof != FORM:
        raise Deviation("other-form", FORM, proof.proof)
    if proof.digest != (digest := digest_of(proof)):
        raise Deviation("digest", digest, proof.digest)
    if write_proof(proof) != written.rstrip(b"\n"):
        raise Deviation("spelling")
    return proof


# Seals and shares


def check_seals(proof: Proof) -> bytes:
    """The terms, where house and people have opened what they had sealed."""
    terms = terms_of(proof.game, proof.version, proof.options.encode(), proof.table, proof.seats)
    expected = house_seal(terms, unhex(proof.secret)).hex()
    if expected != proof.house:
        raise Deviation("house-seal", expected, proof.house)
    for share in proof.shares:
        check_share(proof, terms, share)
    check_doubles([share.seat for share in proof.shares])
    check_doubles([share.share for share in proof.shares if share.share is not None])
    return terms


def check_doubles(values: Sequence[object]) -> None:
    if len({*values}) != len(values):
        raise Deviation("share-doubled", len({*values}), len(values))


def check_share(proof: Proof, terms: bytes, share: ProvenShare) -> None:
    if not 0 <= share.seat < proof.seats:
        raise Deviation("share-seat", proof.seats, share.seat)
    if share.used != (share.share is not None):
        raise Deviation("share-dropped", found=share.seat)
    if share.share is None:
        return
    seal = share_seal(terms, bytes.fromhex(proof.house), share.seat, unhex(share.share)).hex()
    if seal != share.seal:
        raise Deviation("share-seal", seal, share.seal)


def unhex(text: str) -> bytes:
    """The 32 bytes of a secret, a share or a salt."""
    try:
        value = bytes.fromhex(text)
    except ValueError:
        value = b""
    if len(value) != SECRET or value.hex() != text:
        raise Deviation("not-a-secret", 2 * SECRET, text)
    return value


# Throws and moves


def check_order(decisions: Sequence[Decision]) -> None:
    """The deal is the first; where the rules changed in between, numbers go on higher."""
    for place, each in enumerate(decisions):
        if place == 0 and (each.number, each.seat) != (0, None):
            raise Deviation("order", 0, each.number, 0)
        if place and each.number != decisions[place - 1].number + 1 and not leaps(decisions, place):
            raise Deviation("order", decisions[place - 1].number + 1, each.number, each.number)


def leaps(decisions: Sequence[Decision], place: int) -> bool:
    """Whether the rules changed there: what was asked before is not known."""
    before, after = decisions[place - 1], decisions[place]
    gone = any(throw.ask == "gone" for each in decisions[:place] for throw in each.throws)
    return gone and after.number > before.number


def check_throws(decision: Decision, key: bytes) -> None:
    table = FairTable(key, decision.number)
    for throw in decision.throws:
        if throw.ask == "gone":
            table.chance.append(throw.got)
            continue
        expected = answer_again(table, throw.ask, throw.count, throw.of)
        if expected != throw.got:
            raise other_throw(decision, throw, expected)


def other_throw(decision: Decision, throw: Throw, expected: Any) -> Deviation:
    no = Deviation("throw", expected, throw.got, decision.number)
    asked = partial(all_drawn, throw.ask, throw.of, dealing=decision.number == 0)
    thrown = asked(expected), asked(throw.got)
    if all(0 <= each.kind < len(throw.of) for each in thrown[1]):
        no.thrown = thrown
    return no


def answer_again(table: FairTable, ask: str, count: int, of: Counts) -> Any:
    if not 0 <= count <= 1000 or not 0 < sum(of) < 2**32 or min(of) < 0:
        raise Deviation("throw", "", (ask, count, of), table.decision)
    if ask == "roll":
        return table.roll(count, of)
    if ask == "take" and count <= sum(of):
        return table.take(of, count)
    return table.draw(of)


def check_move_seal(decision: Decision, terms: bytes) -> None:
    if not decision.seal and not decision.salt:
        return
    place = decision.number, decision.seat if decision.seat is not None else -1
    expected = move_seal(terms, place, unhex(decision.salt), decision.words).hex()
    if expected != decision.seal:
        raise Deviation("move-seal", expected, decision.seal, decision.number)


# Rules


def check_rules(proof: Proof, key: bytes) -> None:
    """Every action is legal, asks for the chance that was thrown, and is sealed where it must be.

    Where the rules of that version are not here any more, luck and seals are all there is.
    """
    game = GAMES.get(proof.game)
    if game is None or game.version != proof.version or not proof.decisions:
        return
    state = deal_again(game, proof, key)
    for decision in proof.decisions[1:]:
        state = follow_decision(game, state, decision, key)
    scores = game.scores(state) if game.to_move(state) is None else None
    if (proof.ended == "over") != (scores is not None) or proof.scores != scores:
        raise Deviation("scores", scores, proof.scores, proof.decisions[-1].number)


def deal_again(game: AnyGame, proof: Proof, key: bytes) -> Any:
    table = AskedTable(FairTable(key, 0))
    try:
        options = msgspec.json.decode(proof.options, type=game.options)
        state = referee.deal(game, proof.seats, options, table)
    except (msgspec.MsgspecError, QuarterdeckError) as wrong:
        raise Deviation("rules", found=wrong, entry=0) from wrong
    check_asked(proof.decisions[0], table)
    return state


def follow_decision(game: AnyGame, state: Any, decision: Decision, key: bytes) -> Any:
    """The state after a decision and all its picks."""
    table, seat = AskedTable(FairTable(key, decision.number)), decision.seat
    try:
        for place, action in enumerate(map(game.read, decision.words), start=1):
            settled = not game.adds(state, action)
            if settled != (place == len(decision.words)) or seat is None:
                raise Deviation("parts", found=" ".join(decision.words), entry=decision.number)
            if settled and is_sealed(game, state, action) != bool(decision.seal):
                raise Deviation("unsealed", found=decision.words[-1], entry=decision.number)
            state = referee.play(game, state, seat, action, table)
    except Deviation:
        raise
    except QuarterdeckError as wrong:
        raise Deviation("rules", found=wrong, entry=decision.number) from wrong
    check_asked(decision, table)
    return state


def check_asked(decision: Decision, table: AskedTable) -> None:
    assert isinstance(table.inner, FairTable)
    expected = [(*ask, got) for ask, got in zip(table.asked, table.inner.chance, strict=True)]
    found = [(throw.ask, throw.count, throw.of, throw.got) for throw in decision.throws]
    if expected != found:
        raise Deviation("asked", expected, found, decision.number)
