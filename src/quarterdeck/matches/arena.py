"""Paired matches: every order of the seats meets the same luck.

block = one seed of luck, played once per rotation of the bots over the seats

    rotation 0   captain  mate
    rotation 1   mate     captain

Where the seats have roles, a bot is named for each role and nobody changes places.

What a game comes to depends on its seed, block, rotation and seat alone, so a
match gives the same result on any number of processes.
"""

from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from itertools import chain
from multiprocessing import get_context
from signal import SIG_DFL, SIGINT, signal
from time import perf_counter_ns
from typing import Any, NamedTuple

import msgspec

from quarterdeck.bots.bots_of_others import Guest
from quarterdeck.bots.budget import DEFAULT, Budget
from quarterdeck.bots.guest_process import BotFault
from quarterdeck.bots.levels import sit
from quarterdeck.bots.player import Player
from quarterdeck.core import logbook, referee
from quarterdeck.core.errors import QuarterdeckError, SeatsError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Entry, Logbook
from quarterdeck.core.sentence import Sentence
from quarterdeck.core.streams import StreamTable
from quarterdeck.core.table import Chance, Recorded, Seat
from quarterdeck.games import find

BATCHES = 16  # for each process: few enough to be cheap, many enough to share the work evenly
MOST_BLOCKS = 50  # in a batch, so that progress shows


class Match(NamedTuple):
    """Who meets whom, over what. Games are named, because a record of functions cannot travel."""

    game: str
    bots: tuple[str, ...]
    options: Any
    seed: int = 1
    budget: Budget = DEFAULT
    keep: bool = False  # write every game down


class Played(NamedTuple):
    """What one game came to."""

    payoffs: tuple[float, ...]  # by seat, as everything here
    thinking: tuple["array[int]", ...]  # nanoseconds, choice by choice
    illegal: int
    timeouts: int
    book: str  # empty unless kept
    fault: Sentence | None = None  # of the guest that lost it by what it did


class Block(NamedTuple):
    """The same luck with every order of the seats."""

    payoffs: tuple[tuple[float, ...], ...]  # of each rotation; by bot, as everything here
    thinking: tuple["array[int]", ...]
    illegal: int
    timeouts: int
    books: tuple[str, ...]  # one for each rotation
    faults: tuple[Sentence, ...] = ()  # of guests, each of which lost a game by it

    @property
    def shares(self) -> tuple[float, ...]:
        """The mean over the rotations."""
        return tuple(sum(each) / len(self.payoffs) for each in zip(*self.payoffs, strict=True))


class RecordedStream(Recorded, StreamTable):
    """Paired luck that can be written down."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.chance = []

    def collect(self) -> tuple[Chance, ...]:
        """What chance answered since this was last asked."""
        chance = tuple(self.chance)
        self.chance.clear()
        return chance


# A match


def blocks_of(match: Match, blocks: int, processes: int) -> Iterator[Block]:
    """Every block of a match, in order, whoever is done first."""
    return some_blocks(match, range(blocks), processes)


def some_blocks(match: Match, blocks: Sequence[int], processes: int) -> Iterator[Block]:
    """These blocks of a match, in this order."""
    size = max(1, min(MOST_BLOCKS, len(blocks) // (processes * BATCHES)))
    batches = [blocks[at : at + size] for at in range(0, len(blocks), size)]
    if processes == 1 or len(batches) <= 1:
        return chain.from_iterable(play_blocks(match, batch) for batch in batches)
    return in_parallel(match, batches, min(processes, len(batches)))


def seat_once(match: Match) -> None:
    """Every bot sits down once: what it looks up is ready before the clock runs.

    One of others that cannot even begin is refused here, before all its games are lost by it.
    """
    game = find(match.game)
    require_seats(game, len(match.bots))
    for bot in match.bots:
        player = sit(game, bot, match.options, match.seed, match.budget)
        if isinstance(player, Guest):
            player.begin()


def require_seats(game: AnyGame, bots: int) -> None:
    """A bot for every role, where there are roles; else as many as can play."""
    roles = game.roles.names
    if roles and bots != len(roles):
        listed = ", ".join(roles)
        raise QuarterdeckError("wrong-roles", game=game.name, count=len(roles), roles=listed)
    if not roles and bots not in game.seats:
        raise SeatsError(game.name, bots, game.seats)


def in_parallel(match: Match, batches: Sequence[Sequence[int]], processes: int) -> Iterator[Block]:
    pool = ProcessPoolExecutor(processes, get_context("spawn"), begin_work, (match,))
    try:
        for done in pool.map(play_blocks, [match] * len(batches), batches):
            yield from done
    finally:
        pool.shutdown(cancel_futures=True)


def begin_work(match: Match) -> None:
    signal(SIGINT, SIG_DFL)  # Ctrl-C ends a worker without a word; its parent does the talking
    seat_once(match)


def play_blocks(match: Match, batch: Sequence[int]) -> list[Block]:
    return [play_block(match, block) for block in batch]


# A block


def rotations(match: Match) -> int:
    """How often one deal is played."""
    return 1 if find(match.game).roles.names else len(match.bots)


def play_block(match: Match, block: int) -> Block:
    seats = len(match.bots)
    games = [play_game(match, block, rotation) for rotation in range(rotations(match))]
    return Block(
        payoffs=tuple(
            tuple(played.payoffs[seat_of(bot, turn, seats)] for bot in range(seats))
            for turn, played in enumerate(games)
        ),
        thinking=tuple(
            join_times(
                played.thinking[seat_of(bot, turn, seats)] for turn, played in enumerate(games)
            )
            for bot in range(seats)
        ),
        illegal=sum(played.illegal for played in games),
        timeouts=sum(played.timeouts for played in games),
        books=tuple(played.book for played in games),
        faults=tuple(played.fault for played in games if played.fault),
    )


def seat_of(bot: int, rotation: int, seats: int) -> Seat:
    return (bot + rotation) % seats


def join_times(times: Iterator["array[int]"]) -> "array[int]":
    return array("Q", chain.from_iterable(times))


# A game


class Chairs:
    """The bots in their seats: asks one of them, times it, and refuses what the rules refuse."""

    def __init__(self, game: AnyGame, players: Sequence[Player], budget: Budget) -> None:
        self.game, self.players = game, players
        self.patience = 2e9 * budget.seconds if budget.seconds else float("inf")
        self.thinking = tuple(array("Q") for _ in players)
        self.illegal = self.timeouts = 0

    def choose(self, seat: Seat, state: Any) -> Any:
        """What the seat's bot wants, or the default where that is late or against the rules."""
        seen = self.game.view(state, seat)
        begun = perf_counter_ns()
        action = self.players[seat].choose(seen)
        took = perf_counter_ns() - begun
        self.thinking[seat].append(took)
        late, wrong = took > self.patience, not referee.is_legal(self.game, state, action)
        self.timeouts += late
        self.illegal += wrong
        return self.game.legal_actions(state)[0] if late or wrong else action


def play_game(match: Match, block: int, rotation: int) -> Played:
    game = find(match.game)
    chairs = Chairs(game, seat_bots(match, block, rotation), match.budget)
    table = RecordedStream(seed_from(match.seed, block))
    state = game.deal(len(match.bots), game.roles.given(match.options), table)
    entries = [Entry(None, "deal", table.collect())]
    fault = None
    try:
        while (seat := game.to_move(state)) is not None:
            action = chairs.choose(seat, state)
            state = game.apply(state, action, table)
            if match.keep:
                entries.append(Entry(seat, game.write(action), table.collect()))
    except BotFault as wrong:
        fault = wrong.sentence
        chairs.illegal += wrong.is_illegal
        chairs.timeouts += wrong.is_late
    book = write_logbook(match, entries, game.scores(state)) if match.keep else ""
    payoffs = game.payoffs(state) if fault is None else forfeit(len(match.bots), seat or 0)
    return Played(payoffs, chairs.thinking, chairs.illegal, chairs.timeouts, book, fault)


def forfeit(seats: int, loser: Seat) -> tuple[float, ...]:
    """A guest that does not keep to what was agreed loses this game, and this game alone."""
    return tuple(0.0 if seat == loser else 1 / (seats - 1) for seat in range(seats))


def seat_bots(match: Match, block: int, rotation: int) -> list[Player]:
    """The bots in this rotation's order, each with chance of its own."""
    seats = len(match.bots)
    return [
        sit(
            find(match.game),
            match.bots[(seat - rotation) % seats],
            match.options,
            seed_from(match.seed, block, rotation, seat),
            match.budget,
        )
        for seat in range(seats)
    ]


def seed_from(*place: int) -> int:
    """A seed for this place in the match and no other."""
    return int.from_bytes(blake2b(repr(place).encode(), digest_size=8).digest())


def write_logbook(match: Match, entries: Sequence[Entry], scores: tuple[int, ...]) -> str:
    game = find(match.game)
    options = msgspec.json.encode(game.roles.given(match.options))
    head = (game.name, game.version, len(match.bots), options)
    return logbook.write(Logbook(*head, tuple(entries), scores))
