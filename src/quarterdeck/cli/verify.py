"""`quarterdeck verify`: was a game fair? Every throw, seal and rule of its proof, once more."""

import sys
from pathlib import Path
from time import perf_counter

from msgspec.structs import replace

from quarterdeck.cli import options as the
from quarterdeck.core.game import nameless
from quarterdeck.games import GAMES
from quarterdeck.rooms.proof_checks import Deviation, FoundFair, check_proof
from quarterdeck.rooms.proof_files import LARGEST_PROOF, read_proof
from quarterdeck.words import Words, words

LONG_ENOUGH = 1.0  # seconds, to measure by
NOT_FAIR = 1


def verify(
    file: the.ProofFile, /, *, speed: the.Speed = False, language: the.Spoken = None
) -> int | None:
    """Check the proof of a fair game: every throw, every hidden move, every rule.

    Who sat there downloads it after the game. The status is 1 where something is not as it must be.

    For example:

        quarterdeck verify kapern-0f3a.proof.json
    """
    said, written = words(None, language or the.native()), read_bounded(file)
    try:
        verdict = check_proof(written)
    except Deviation as no:
        if no.thrown:
            name_throws(no, words(GAMES.get(read_proof(written).game), said.language))
        sys.stdout.write(tell_deviation(said, no) + "\n")
        return NOT_FAIR
    sys.stdout.write(tell_verdict(said, verdict) + "\n")
    if speed:
        sys.stdout.write(said.text("verify-speed", rate=entries_a_second(written)) + "\n")
    return None


def read_bounded(file: Path) -> bytes:
    """No more than a proof can be."""
    with file.open("rb") as lying:
        return lying.read(LARGEST_PROOF + 1)


def tell_deviation(said: Words, no: Deviation) -> str:
    """A file that is no proof at all says nothing about any game."""
    why = said.say(no.sentence)
    if no.sentence.key == "proof-unreadable":
        return why[:1].upper() + why[1:]
    return said.text("verify-not-fair", why=why)


def name_throws(no: Deviation, said: Words) -> None:
    """What came and what should have, in the words of the game, where it has some."""
    assert no.thrown is not None
    naming = nameless if said.game is None else said.game.drawn
    named = {
        key: said.listed([said.say(each) for each in map(naming, drawn) if each])
        for key, drawn in zip(("expected", "found"), no.thrown, strict=True)
    }
    if all(named.values()):
        no.sentence = replace(no.sentence, arguments={**no.sentence.arguments, **named})


def tell_verdict(said: Words, verdict: FoundFair) -> str:
    told = said.text("verify-fair", throws=verdict.throws, hidden=verdict.hidden)
    if verdict.unasked:
        told += "\n" + said.text("verify-rules-gone", throws=verdict.unasked)
    return told


def entries_a_second(written: bytes) -> int:
    """How many decisions are checked in a second."""
    entries, rounds, begun = len(read_proof(written).decisions), 0, perf_counter()
    while (passed := perf_counter() - begun) < LONG_ENOUGH:
        check_proof(written)
        rounds += 1
    return int(entries * rounds / passed)
