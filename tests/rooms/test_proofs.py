"""Proofs: whole games are found fair by both verifiers, and a dishonest house by neither."""

import json
from functools import lru_cache
from hashlib import sha256
from random import Random

import pytest
from msgspec.structs import replace

from quarterdeck.core.commitments import house_seal, move_seal, share_seal, terms_of
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.fair_table import FairTable
from quarterdeck.games import GAMES
from quarterdeck.rooms.entries import Acted
from quarterdeck.rooms.proof_checks import check_proof
from quarterdeck.rooms.proof_files import (
    Proof,
    digest_of,
    key_of_proof,
    read_proof,
    write_proof,
)
from tests.fair_games import play_fair
from tools import verify_standalone as alone

SAMPLE, BIG_SAMPLE = 60, 2_000  # single bytes that are changed


@lru_cache(maxsize=8)
def played(name):
    return play_fair(GAMES[name], seed=4)


def ours(written):
    try:
        return check_proof(written)
    except QuarterdeckError as no:
        return no.sentence.key


def alone_says(written):
    try:
        return alone.check(written)
    except alone.Deviation as no:
        return str(no)


def is_fair(verdict):
    return not isinstance(verdict, str)


def both(proof):
    """What either says of it; a house that lies writes a right digest at least."""
    written = write_proof(proof) if isinstance(proof, Proof) else proof
    return ours(written), alone_says(written)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_is_found_fair_by_both(name):
    game = played(name)

    verdict, counted = both(game.proof)

    assert verdict[:2] == counted
    assert verdict.throws > 0
    assert (verdict.hidden > 0) == (name in ("piracy", "waddingtons"))
    assert read_proof(game.written) == replace(game.proof, digest=digest_of(game.proof))


def test_a_choice_of_several_picks_has_one_seal():
    game = played("waddingtons")
    picked = [each for each in game.proof.decisions if each.seal and len(each.words) > 1]

    assert picked
    assert sum(bool(each.seal) for each in game.proof.decisions) == len(
        [entry for entry in game.entries if isinstance(entry, Acted) and entry.seal]
    )


# A dishonest house


def changed(proof, number, **more):
    """Another decision in its place."""
    each = replace(proof.decisions[number], **more)
    return replace(
        proof, decisions=proof.decisions[:number] + (each, *proof.decisions[number + 1 :])
    )


def first_with(proof, holds):
    return next(at for at, each in enumerate(proof.decisions) if holds(each))


def swap_a_die(proof):
    at = first_with(proof, lambda each: each.throws and isinstance(each.throws[0].got, tuple))
    throw = proof.decisions[at].throws[0]
    faces = list(throw.got)
    here = next(face for face, count in enumerate(faces) if count)
    faces[here], faces[here - 1] = faces[here] - 1, faces[here - 1] + 1
    rest = proof.decisions[at].throws[1:]
    return changed(proof, at, throws=(replace(throw, got=tuple(faces)), *rest))


def reorder_a_pile(proof):
    """Two cards come in another order."""
    drawn = [each for each in proof.decisions if each.throws and each.throws[0].ask == "draw"]
    first = drawn[0]
    other = next(each for each in drawn if each.throws[0].got != first.throws[0].got)
    swapped = replace(first.throws[0], got=other.throws[0].got)
    return changed(proof, first.number, throws=(swapped, *first.throws[1:]))


def move_the_pirate(proof):
    """Another word where it was sealed, with the seal that everyone saw."""
    sealed = [each for each in proof.decisions if each.seal]
    other = next(each for each in sealed[1:] if each.words != sealed[0].words)
    return changed(proof, other.number, words=("sail",))


def use_another_secret(proof):
    return replace(proof, secret=sha256(b"another").hexdigest())


def draw_the_secret_late(proof):
    """Once shares are known: the seal of the house fits, and those of the shares do not."""
    terms = terms_of(proof.game, proof.version, proof.options.encode(), proof.table, proof.seats)
    late = sha256(b"late").digest()
    proof = replace(proof, secret=late.hex(), house=house_seal(terms, late).hex())
    return thrown_again(proof, terms)


def thrown_again(proof, terms):
    """With the throws that follow from its key, so that nothing else gives it away."""
    key = key_of_proof(proof, terms)
    decisions = []
    for each in proof.decisions:
        table, throws = FairTable(key, each.number), []
        for throw in each.throws:
            asked = {
                "roll": lambda t=table, q=throw: t.roll(q.count, q.of),
                "draw": lambda t=table, q=throw: t.draw(q.of),
                "take": lambda t=table, q=throw: t.take(q.of, q.count),
            }
            throws.append(replace(throw, got=asked[throw.ask]()))
        decisions.append(replace(each, throws=tuple(throws)))
    return replace(proof, decisions=tuple(decisions))


def drop_a_share(proof):
    first, *rest = proof.shares
    return replace(proof, shares=(replace(first, used=False), *rest))


def hide_a_share(proof):
    """As if it had never been shown; then the luck is another."""
    first, *rest = proof.shares
    return replace(proof, shares=(replace(first, used=False, share=None), *rest))


def double_a_share(proof):
    """Sealed for another seat, as an accomplice would."""
    terms = terms_of(proof.game, proof.version, proof.options.encode(), proof.table, proof.seats)
    first, second, *_ = proof.shares
    seal = share_seal(terms, bytes.fromhex(proof.house), second.seat, bytes.fromhex(first.share))
    return replace(proof, shares=(first, replace(second, share=first.share, seal=seal.hex())))


def leave_a_decision_out(proof):
    return replace(proof, decisions=proof.decisions[:5] + proof.decisions[6:])


def put_decisions_in_another_order(proof):
    a, b, *rest = proof.decisions[4:]
    return replace(proof, decisions=(*proof.decisions[:4], b, a, *rest))


def take_from_another_game(proof):
    return replace(proof, table="kapern-ffffffffffffffff")


LIES = [
    *(swap_a_die, reorder_a_pile, move_the_pirate, use_another_secret, draw_the_secret_late),
    *(drop_a_share, hide_a_share, double_a_share, leave_a_decision_out),
    *(put_decisions_in_another_order, take_from_another_game),
]
TOLD_IN = {swap_a_die: "kapern", reorder_a_pile: "waddingtons"}


@pytest.mark.parametrize("lie", LIES, ids=lambda lie: lie.__name__)
def test_a_dishonest_house_is_caught_by_both(lie):
    proof = played(TOLD_IN.get(lie, "piracy")).proof

    said = both(lie(proof))

    assert not any(map(is_fair, said)), said


def test_what_only_the_rules_can_tell_is_told_by_ours():
    """A throw nobody asked for, an illegal word, other scores, a seal that is missing."""
    proof = played("piracy").proof
    at = first_with(proof, lambda each: each.seal)
    kapern = played("kapern").proof
    scores = replace(kapern, scores=tuple(score + 100 for score in kapern.scores or (0, 0)))

    assert ours(write_proof(changed(proof, at, seal="", salt=""))) == "proof-unsealed"
    assert ours(write_proof(changed(kapern, 1, words=("stop",)))) == "proof-rules"
    assert ours(write_proof(scores)) == "proof-scores"
    assert ours(write_proof(changed(kapern, 1, throws=()))) == "proof-asked"


def test_a_seal_of_ones_own_making_does_not_hide_another_move():
    """The file alone cannot tell: those who saw the first seal can."""
    proof = played("piracy").proof
    terms = terms_of(proof.game, proof.version, proof.options.encode(), proof.table, proof.seats)
    at = first_with(proof, lambda each: each.seal and each.number > 1)
    salt = bytes(32)
    seal = move_seal(terms, (at, proof.decisions[at].seat), salt, ("depart P1 P2",)).hex()
    forged = changed(proof, at, words=("depart P1 P2",), salt=salt.hex(), seal=seal)

    assert forged.decisions[at].seal != proof.decisions[at].seal
    assert is_fair(alone_says(write_proof(forged)))


# Broken files


@pytest.mark.parametrize(
    "broken",
    [b"", b"{}", b"[]", b"null", b"\xff\xfe", b'{"proof":1}', b"[" * 100_000, b"0" * 5000],
    ids=["nothing", "empty", "list", "null", "bytes", "cut", "deep", "digits"],
)
def test_what_is_no_proof_is_said_to_be_none(broken):
    assert not any(map(is_fair, both(broken)))


def test_a_proof_that_is_cut_anywhere_is_refused():
    written = played("kapern").written

    for at in range(0, len(written), len(written) // 20):
        assert not any(map(is_fair, both(written[:at])))


def changes(written, count, seed):
    """So many files that differ from this one in a single byte."""
    random = Random(seed)
    for _ in range(count):
        at, other = random.randrange(len(written)), random.randrange(256)
        if written[at] != other:
            yield written[:at] + bytes([other]) + written[at + 1 :]


def check_changes(name, count):
    """Every single one is seen by both, or comes to the same: a newline at the end."""
    written = played(name).written
    for each in changes(written, count, seed=1):
        assert not any(map(is_fair, both(each))), json.dumps(each.decode("utf-8", "replace"))[:200]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_byte_that_was_changed_is_seen(name):
    check_changes(name, SAMPLE // len(GAMES))


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_byte_of_a_big_sample_is_seen(name):
    check_changes(name, BIG_SAMPLE // len(GAMES))


@pytest.mark.slow
def test_a_byte_changed_by_a_house_that_mends_the_digest_is_seen_or_does_not_matter():
    """Where it is read at all: only words that are no secret, and no luck hangs on, are left."""
    for name in sorted(GAMES):
        for each in changes(played(name).written, BIG_SAMPLE // len(GAMES), seed=2):
            try:
                mended = write_proof(read_proof(each))
            except Exception:
                continue
            verdict = ours(mended)
            assert not is_fair(verdict) or mended == played(name).written
