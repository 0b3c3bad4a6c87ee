"""Ratings: how strong bots are, from all the games of some ledgers.

Apart for every game and number of seats, and where seats play different parts for every role;
who won a game stands before everyone else in it.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import find
from quarterdeck.matches.ledger import LedgerLine, ledger_lines

Players = dict[tuple[str, str], Any]  # bot and role -> its rating


class Rating(msgspec.Struct, frozen=True):
    game: str
    seats: int
    bot: str
    role: str
    games: int
    mu: float
    sigma: float

    @property
    def least(self) -> float:
        """What it is very probably worth at least."""
        return self.mu - 3 * self.sigma


def rate(files: Iterable[Path]) -> tuple[Rating, ...]:
    """Every bot of some ledgers, the strongest of each game first; a block counts once."""
    seen = {(line.key, line.block): line for file in files for line in ledger(file)}
    groups: dict[tuple[str, int], list[LedgerLine]] = {}
    for line in seen.values():
        groups.setdefault((line.game, len(line.bots)), []).append(line)
    found = (rating for group in groups.values() for rating in rate_group(group))
    return tuple(sorted(found, key=lambda each: (each.game, each.seats, each.role, -each.least)))


def ledger(file: Path) -> Iterator[LedgerLine]:
    """The lines of a ledger that should be there."""
    if not file.exists():
        raise QuarterdeckError("no-ledger", file=str(file))
    return ledger_lines(file)


def rate_group(group: list[LedgerLine]) -> Iterator[Rating]:
    model, players, games = new_model(), Players(), dict[tuple[str, str], int]()
    for line in group:
        names = rated_names(line)
        for payoffs in line.payoffs:
            rate_game(model, players, names, payoffs)
            for name in set(names):
                games[name] = games.get(name, 0) + 1
    for (bot, role), rating in players.items():
        head = (group[0].game, len(group[0].bots), bot, role, games[bot, role])
        yield Rating(*head, round(rating.mu, 3), round(rating.sigma, 3))


def rated_names(line: LedgerLine) -> list[tuple[str, str]]:
    roles = find(line.game).roles.names or ("",) * len(line.bots)
    return list(zip(line.bots, roles, strict=True))


def rate_game(
    model: Any, players: Players, names: list[tuple[str, str]], payoffs: tuple[float, ...]
) -> None:
    """One game. A bot that sits there twice is judged by the better of its places."""
    best = {
        name: max(p for n, p in zip(names, payoffs, strict=True) if n == name) for name in names
    }
    if len(best) < 2:
        return
    teams = [[players.get(name) or model.rating()] for name in best]
    ranks = [-payoff for payoff in best.values()]
    for name, (rating,) in zip(best, model.rate(teams, ranks=ranks), strict=True):
        players[name] = rating


def new_model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise QuarterdeckError("no-openskill") from None
    return PlackettLuce()
