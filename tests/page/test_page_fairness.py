"""The page checks proofs as the verifiers do: with the browser's hashes, and with its own."""

import pytest

from quarterdeck.games import GAMES
from quarterdeck.rooms.proof_files import write_proof
from tests.rooms.test_proofs import LIES, TOLD_IN, changed, first_with, played
from tests.test_fairness import VECTORS

NOTHING_KEPT = {"share": None, "house": "", "seals": {}, "moves": {}}


def kept_of(proof):
    """What a device in seat 0 has seen of a game."""
    own = proof.shares[0]
    seals = {str(each.number): each.seal for each in proof.decisions if each.seal}
    share = {"seat": 0, "share": own.share, "seal": own.seal, "house": proof.house, "taken": True}
    return {**NOTHING_KEPT, "share": share, "house": proof.house, "seals": seals}


def case(proof, kept=None, finds=""):
    return {"text": write_proof(proof).decode(), "kept": kept or NOTHING_KEPT, "finds": finds}


def remembered():
    """Files without a fault of their own; who was there knows that it was another game."""
    proof = played("piracy").proof
    kept = kept_of(proof)
    at = first_with(proof, lambda each: each.seal)
    own = {str(at): {"salt": "", "words": ["depart P1 P2"]}}
    other = {**kept["share"], "share": "00" * 32}
    return [
        case(proof, {**kept, "house": "00" * 32}, "house-swapped"),
        case(proof, {**kept, "share": other}, "own-share"),
        case(proof, {**kept, "seals": {str(at): "00" * 32}}, "seal-swapped"),
        case(proof, {**kept, "seals": {"1": "00" * 32}}, "seal-swapped"),
        case(proof, {**kept, "moves": own}, "own-move"),
    ]


@pytest.mark.parametrize("own", [False, True], ids=["the browser's", "its own"])
def test_the_page_finds_what_the_verifiers_find(run_tests, own):
    honest = [case(played(name).proof, kept_of(played(name).proof)) for name in GAMES]
    lies = [case(lie(played(TOLD_IN.get(lie, "piracy")).proof), finds="any") for lie in LIES]
    moved = changed(played("kapern").proof, 3, throws=())
    forgotten = case(moved)  # no throw is there to be checked: that takes the rules
    cases = [*honest, *lies, *remembered(), forgotten]
    run_tests("fairness.test.mjs", {"vectors": VECTORS, "proofs": cases, "own": own})
