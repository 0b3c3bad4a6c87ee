"""Bots of others: installed as plug-ins, named by module, or programs in any language.

    duel kapern my_package.bots:Cautious random
    duel kapern exec:./mybot random

Each thinks in a process of its own and is spoken to line by line, so that whatever is wrong with it
costs the game it plays and nothing else. A process that behaved is asked again for the next game.
"""

import atexit
import shlex
import sys
import weakref
from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any

import msgspec

from quarterdeck import bots
from quarterdeck.bots.budget import DEFAULT, Budget
from quarterdeck.bots.guest_process import GuestLimits, GuestProcess
from quarterdeck.bots.line_protocol import ChooseLine, GameLine, write_line
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.core.plugins import PluginError
from quarterdeck.core.table import QuietTable
from quarterdeck.games import GAMES, find

GROUP = "quarterdeck.bots"
OUR_WORDS = ("random", "coach", "me", "open")  # what a seat may be called in any game
PROGRAM = "exec:"
IDLE = 8  # processes of one bot that wait for the next game
LIMITS = GuestLimits()

invited: dict[str, list[str]] = {}  # by game: bots that a host let in by name
waiting: dict[str, list[GuestProcess]] = {}


# Who there is


@cache  # what is installed does not change while we run
def plugged_in() -> dict[str, dict[str, str]]:
    """By game and name: where an installed bot lies. Nothing of it is imported here."""
    found: dict[str, dict[str, str]] = {}
    for entry in entry_points(group=GROUP):
        game, _, bot = entry.name.partition(".")
        if not has_our_name(game, bot):
            found.setdefault(game, {})[bot] = f"plugin:{entry.value}"
    return found


def has_our_name(game: str, bot: str) -> bool:
    """Whether we have a bot of that name ourselves: nobody takes its place."""
    return game in GAMES and bot in {*OUR_WORDS, *bots.of(GAMES[game]).makers}


def names_taken() -> tuple[PluginError, ...]:
    """Installed bots that nobody can meet, because theirs is a name of ours."""
    entries = ((entry, *entry.name.partition(".")) for entry in entry_points(group=GROUP))
    return tuple(
        PluginError("plugin-bot-taken", plugin=entry.name, place=entry.value, bot=bot)
        for entry, game, _, bot in entries
        if has_our_name(game, bot)
    )


def invite(game: str, bot: str) -> None:
    """People at this host may meet a bot that is named by module or program."""
    if bot not in invited.setdefault(game, []):
        invited[game].append(bot)


def invite_all(said: Sequence[str]) -> None:
    """`kapern=my_package:Bot`: whoever a host names."""
    for each in said:
        game, place = read_invitation(each)
        invite(game.name, place)


def read_invitation(text: str) -> tuple[AnyGame, str]:
    game, equals, place = text.partition("=")
    if not equals or ":" not in place:
        raise QuarterdeckError("serve-bot", text=text)
    return find(game), place


def try_out(said: Sequence[str]) -> None:
    """Whoever cannot even begin is refused before anybody could meet it."""
    for each in said:
        game, place = read_invitation(each)
        Guest(game, place, game.options(), 0, DEFAULT).begin()
    send_home()


def guests_of(game: AnyGame) -> tuple[str, ...]:
    """Bots of others that can sit down."""
    return (*plugged_in().get(game.name, ()), *invited.get(game.name, ()))


def is_guest(game: AnyGame, bot: str) -> bool:
    return ":" in bot or bot in plugged_in().get(game.name, ())


def command_of(place: str) -> Sequence[str]:
    """How its process is started: a program as it is, a module by our own Python."""
    if place.startswith(PROGRAM):
        return shlex.split(place.removeprefix(PROGRAM))
    return (sys.executable, "-m", "quarterdeck.bots.guest_module", place)


# Playing


class Guest:
    """A player whose choices are made elsewhere."""

    forfeits = True  # what it does wrong loses the game, and is not replaced

    def __init__(self, game: AnyGame, bot: str, options: Any, seed: int, budget: Budget) -> None:
        self.game, self.name, self.options = game, bot, options
        self.seed, self.budget = seed, budget
        self.place = plugged_in().get(game.name, {}).get(bot, bot)
        self.table = QuietTable(seed)
        self.process: GuestProcess | None = None

    def choose(self, seen: Any) -> Any:
        """What it says, among all that it may do; anything else is a fault."""
        process = self.process or self.begin()
        menu = self.game.legal_actions(self.game.imagine(seen, self.table))
        legal = menu.words(self.game.write)
        line = ChooseLine(seen.seat, legal, msgspec.Raw(write_line(seen)))
        said = process.ask(b"choose " + write_line(line), self.patience)
        if not said.startswith("do "):
            raise process.fault("bot-fault-rubbish", said=said[:60], wanted="do WORD")
        word = said.removeprefix("do ").strip()
        if word not in legal:
            raise process.fault("bot-fault-cheats", word=word[:60])
        return menu[legal.index(word)]

    @property
    def patience(self) -> float:
        """Twice its budget, where that is a time."""
        return 2 * self.budget.seconds if self.budget.seconds else LIMITS.answer

    def begin(self) -> GuestProcess:
        process = borrow_guest(self.name, self.place)
        told = (self.game.name, self.game.version, self.options, self.seed, *self.budget)
        said = process.ask(b"game " + write_line(GameLine(*told)), LIMITS.start)
        if said != "ready":
            raise process.fault("bot-fault-rubbish", said=said[:60], wanted="ready")
        self.process = process
        weakref.finalize(self, give_back_guest, self.place, process)
        return process


def borrow_guest(name: str, place: str) -> GuestProcess:
    """One that waits and still lives, or a new one."""
    idle = waiting.setdefault(place, [])
    while idle:
        process = idle.pop()
        if process.alive:
            return process
    return GuestProcess(name, command_of(place), LIMITS)


def give_back_guest(place: str, process: GuestProcess) -> None:
    idle = waiting.setdefault(place, [])
    if process.alive and len(idle) < IDLE:
        idle.append(process)
    else:
        process.end()


@atexit.register
def send_home() -> None:
    """No program outlives the games it was started for."""
    for idle in waiting.values():
        while idle:
            idle.pop().end()
