"""Games of Piracy that begin as those who play them would not begin them.

Where somebody else lays the chests, or where chance does, it shows what a place is worth; and
likewise for where the Pirate comes from.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from quarterdeck.bots.budget import DEFAULT
from quarterdeck.bots.levels import sit
from quarterdeck.bots.player import Player
from quarterdeck.core import logbook
from quarterdeck.core.table import LiveTable, QuietTable
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.setup import suggestion
from quarterdeck.games.piracy.state import State, ToBury, ToDepart
from quarterdeck.matches.arena import seed_from

from .kept_matches import KeptBlock, kept_blocks, pages_of

OPTIONS = Options(pirate=1)
ANYWHERE, SUGGESTED = "anywhere", "suggested"


class SetUp(NamedTuple):
    """Who lays the chests, who says where the Pirate begins, and who does all else."""

    chests: str = "captain"
    departure: str = "captain"
    players: str = "captain"

    @property
    def name(self) -> str:
        others = "" if self.players == "captain" else f"-players-{self.players}"
        names = f"chests-{self.chests}-departure-{self.departure}{others}"
        return f"{GAME.name}-{names}".replace(":", ".")


class SetUpGame(NamedTuple):
    """How such a game went."""

    chests: tuple[int, ...]  # sites, as they were laid
    stolen: tuple[int, ...]  # sites, in order
    harbour: int  # where the Pirate began
    turns: int
    pirate_won: bool


def set_up_games(set_up: SetUp, games: int, seed: int) -> Iterator[SetUpGame]:
    name = f"{set_up.name}-{seed}"
    for block in kept_blocks(name, games, lambda number: play_set_up(set_up, seed, number)):
        yield tell_set_up(pages_of(GAME.name, block.books[0])[-1].state)


def tell_set_up(end: State) -> SetUpGame:
    assert end.voyage is not None
    buried = all_chests(end)
    return SetUpGame(buried, end.stolen, end.voyage.harbour, end.turn, GAME.payoffs(end)[0] == 1)


def all_chests(end: State) -> tuple[int, ...]:
    """All chests there were: those that still lie, and those that are missed."""
    lying = (site for site in range(end.chests.bit_length()) if end.chests >> site & 1)
    return tuple(sorted((*lying, *end.stolen)))


def play_set_up(set_up: SetUp, seed: int, number: int) -> KeptBlock:
    choose = chooser(set_up, seed_from(seed, number))
    book = logbook.record(GAME, 2, OPTIONS, LiveTable(seed_from(seed, number)), choose)
    payoffs = GAME.payoffs(pages_of(GAME.name, logbook.write(book))[-1].state)
    return KeptBlock((payoffs,), (logbook.write(book),))


def chooser(set_up: SetUp, seed: int) -> Callable[[State], Any]:
    """The players in both chairs, but where somebody else is to set up."""
    who: dict[type, str] = {ToBury: set_up.chests, ToDepart: set_up.departure}
    known = {each: decider(each, seed) for each in {*who.values(), set_up.players}}
    return lambda state: known[who.get(type(state.awaiting), set_up.players)](state)


def decider(who: str, seed: int) -> Callable[[State], Any]:
    """A bot in both chairs, or chance, or the chart."""
    if who == SUGGESTED:
        return suggest
    random = QuietTable(seed).random
    if who == ANYWHERE:
        return lambda state: pick_place(state, random)
    chairs = [sit(GAME, who, OPTIONS, seed_from(seed, seat), DEFAULT) for seat in range(2)]
    return lambda state: ask_chair(chairs, state)


def suggest(state: State) -> do.AnyAction:
    assert isinstance(state.awaiting, ToBury)
    return suggestion(state, state.awaiting)


def pick_place(state: State, random: Callable[[], float]) -> do.AnyAction:
    """Any place alone, not all of them as the chart suggests."""
    places = [each for each in GAME.legal_actions(state) if isinstance(each, do.Bury | do.Depart)]
    return places[int(random() * len(places))]


def ask_chair(chairs: Sequence[Player], state: State) -> do.AnyAction:
    seat = GAME.to_move(state)
    assert seat is not None
    action: do.AnyAction = chairs[seat].choose(GAME.view(state, seat))
    return action
