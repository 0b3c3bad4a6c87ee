"""A match written down block by block, so that it can be broken off and taken up again.

One line of JSON a block, under a key made of all that decides it: game, version, bots, house rules,
seed and budget. A block comes to the same wherever and whenever it is played, so whoever finds it
in the ledger need not play it again.
"""

from array import array
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import find
from quarterdeck.matches.arena import Block, Match


class LedgerLine(msgspec.Struct, frozen=True):
    """One block."""

    key: str
    game: str
    bots: tuple[str, ...]
    block: int
    payoffs: tuple[tuple[float, ...], ...]  # of every game of it, by bot
    thinking: tuple[tuple[int, ...], ...]
    illegal: int
    timeouts: int


write = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(LedgerLine).decode


def key_of(match: Match) -> str:
    """What decides how its blocks come out."""
    game = find(match.game)
    options = msgspec.json.encode(game.roles.given(match.options))
    decided = (repr(game), match.bots, options, match.seed, tuple(match.budget))
    return blake2b(repr(decided).encode(), digest_size=8).hexdigest()


def ledger_lines(file: Path) -> Iterator[LedgerLine]:
    """Every block of a ledger; a last line that was broken off does not count."""
    text = file.read_bytes() if file.exists() else b""
    *whole, _ = text.split(b"\n")
    for number, line in enumerate(whole, start=1):
        try:
            yield decode(line)
        except msgspec.MsgspecError as wrong:
            raise QuarterdeckError(
                "ledger-line", file=str(file), line=number, why=str(wrong)
            ) from wrong


def blocks_in(file: Path, match: Match) -> dict[int, Block]:
    """The blocks of a match that are written down already."""
    key = key_of(match)
    return {line.block: block_of(line) for line in ledger_lines(file) if line.key == key}


def block_of(line: LedgerLine) -> Block:
    thinking: Any = tuple(array("Q", times) for times in line.thinking)
    return Block(line.payoffs, thinking, line.illegal, line.timeouts, ())


def write_blocks(
    file: Path, match: Match, numbered: Iterable[tuple[int, Block]]
) -> Iterator[Block]:
    """The same blocks, each in the ledger before anyone hears of it."""
    key = key_of(match)
    trim(file)
    with file.open("ab") as ledger:
        for number, block in numbered:
            times = tuple(map(tuple, block.thinking))
            told = (key, match.game, match.bots, number, block.payoffs, times)
            ledger.write(write(LedgerLine(*told, block.illegal, block.timeouts)) + b"\n")
            ledger.flush()
            yield block


def trim(file: Path) -> None:
    """Cut off a last line that was broken off."""
    if file.exists():
        text = file.read_bytes()
        file.write_bytes(text[: text.rfind(b"\n") + 1])
