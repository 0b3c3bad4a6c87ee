"""The games that the pages are about: played once, and kept as logbooks under build/learned."""

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from quarterdeck.core import logbook
from quarterdeck.core.logbook import Page
from quarterdeck.games import find
from quarterdeck.matches.arena import Match, play_block, seat_of, seat_once

KEPT = Path(__file__).parents[2] / "build" / "learned"


class KeptBlock(msgspec.Struct, frozen=True):
    """The games of one seed of luck, one for each order of the seats."""

    payoffs: tuple[tuple[float, ...], ...]  # by bot, as in a block
    books: tuple[str, ...]


class KeptGame(NamedTuple):
    """One game: who sat where, what they got, and every position of it."""

    block: int  # games of a block share their luck
    bots: tuple[str, ...]  # by seat
    payoffs: tuple[float, ...]  # by seat
    pages: list[Page]


def kept_games(match: Match, blocks: int) -> Iterator[KeptGame]:
    """The games of a match; those that nobody has played yet are played now."""
    seat_once(match)
    kept = kept_blocks(name_of(match), blocks, lambda number: play_and_keep(match, number))
    for number, block in enumerate(kept):
        for rotation, (payoffs, book) in enumerate(zip(block.payoffs, block.books, strict=True)):
            seated = turned(match.bots, rotation), turned(payoffs, rotation)
            yield KeptGame(number, *seated, pages_of(match.game, book))


def pages_of(game: str, book: str) -> list[Page]:
    return list(logbook.replay(find(game), logbook.read(book), logbook.trust))


def turned(by_bot: tuple[Any, ...], rotation: int) -> tuple[Any, ...]:
    """By seat, what is by bot."""
    seats = len(by_bot)
    by_seat = {seat_of(bot, rotation, seats): each for bot, each in enumerate(by_bot)}
    return tuple(by_seat[seat] for seat in range(seats))


def play_and_keep(match: Match, number: int) -> KeptBlock:
    played = play_block(match._replace(keep=True), number)
    return KeptBlock(played.payoffs, played.books)


def name_of(match: Match) -> str:
    """By who plays and from which seed: whoever changes a bot throws these games away."""
    names = "-".join(bot.replace(":", ".") for bot in match.bots)
    return f"{match.game}-{names}-{match.seed}"


def kept_blocks(name: str, blocks: int, play: Callable[[int], KeptBlock]) -> Iterator[KeptBlock]:
    file = KEPT / f"{name}.jsonl"
    lines = file.read_bytes().splitlines()[:blocks] if file.exists() else []
    yield from map(msgspec.json.Decoder(KeptBlock).decode, lines)
    yield from write_blocks(file, range(len(lines), blocks), play)


def write_blocks(
    file: Path, numbers: Iterable[int], play: Callable[[int], KeptBlock]
) -> Iterator[KeptBlock]:
    """Each is written down before anyone hears of it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for number in numbers:
        block = play(number)
        with file.open("ab") as kept:
            kept.write(msgspec.json.encode(block) + b"\n")
        sys.stderr.write(f"{file.stem} {number + 1}\n")
        yield block
