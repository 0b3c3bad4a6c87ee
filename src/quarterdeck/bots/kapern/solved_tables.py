"""Piraten Kapern's exact solver, with a memory: worked out once, then looked up."""

from functools import lru_cache
from hashlib import blake2b

import msgspec

from quarterdeck.bots import kept_tables
from quarterdeck.bots.kept_tables import HOUSES, remember
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.view import View

from .solver import final_round as to_win
from .solver import value_tables as for_points
from .solver.captain_odds import Chases, captain
from .solver.card_payoffs import CardHand
from .solver.final_round import UNCHALLENGED, Aim, Chase, Hold
from .solver.match_odds import Habits, best_of_all, improve, meet
from .solver.turn_odds import Progress, unheard
from .solver.value_tables import MATTERING, Charts, ValueTable
from .solver.win_table import Standings, pack_standings, unpack_standings

EDITION = 1  # rises when what is kept changes, though the rules do not


class Meeting(msgspec.Struct, frozen=True, gc=False):
    """A game of two before it begins."""

    first: str
    second: str
    won_by_first: float


@lru_cache(maxsize=HOUSES)
def charts(options: Options) -> Charts:
    """Every hand played for points."""
    packed = remember(
        points_key(options),
        lambda: for_points.pack_charts(for_points.chart_points(options)),
    )
    return for_points.unpack_charts(options, packed)


@lru_cache(maxsize=HOUSES * 3)  # an end of the game each: the lead, the chase, the reply
def chase(options: Options, rivals: int, chasers: int) -> Chase:
    """Every hand played to win, for every need."""
    held = lead_holds(options, chasers)
    packed = remember(
        chase_key(options, rivals, chasers),
        lambda: to_win.pack_chase(to_win.chase(options, rivals, chasers, held)),
    )
    return to_win.unpack_chase(packed)


def lead_holds(options: Options, chasers: int) -> Hold:
    """How likely a lead holds, if others have a turn."""
    return to_win.hold_against(chase(options, 1, 0)) if chasers else UNCHALLENGED


@lru_cache(maxsize=64)
def chart_to_win(options: Options, hand: CardHand, aim: Aim) -> ValueTable:
    """One hand played to win, with all that can be said about it."""
    return for_points.chart(options, hand, to_win.purse(aim, lead_holds(options, aim.chasers)))


def chart_at(seen: View) -> ValueTable:
    """What a seat that is to decide would go by: points, or the chance to win."""
    hand, goal = CardHand(seen.card, seen.lifted), to_win.aim(seen)
    return chart_to_win(seen.options, hand, goal) if goal else charts(seen.options)[hand]


def standings(options: Options, progress: Progress, anew: bool = False) -> Standings:
    """What every score is worth in a game of two; minutes of work where it is not known."""
    find = kept_tables.work_out_anew if anew else remember
    key = table_key(options, what_stands(options))
    packed = find(key, lambda: pack_standings(best_of_all(options, habits(options), progress)))
    return unpack_standings(packed)


@lru_cache(maxsize=HOUSES)
def standings_at_hand(options: Options) -> Standings:
    """The same for whoever cannot wait: where it is not known, by the rules of the book.

    They are shipped, for every target. Turns are still played by the rules of the table; only
    what a score is worth afterwards is then that of the book, and hardly different.
    """
    own = kept_tables.find_table(table_key(options, what_stands(options)))
    if own is None and options != Options():
        return standings_at_hand(Options())
    return unpack_standings(own) if own else standings(options, unheard)


def meetings(options: Options, progress: Progress, anew: bool = False) -> list[Meeting]:
    """Admiral and captain against each other and themselves; a minute or so of work, once."""
    find = kept_tables.work_out_anew if anew else remember
    met = find(meetings_key(options), lambda: msgspec.json.encode(play_all(options, progress)))
    return msgspec.json.decode(met, type=list[Meeting])


def play_all(options: Options, progress: Progress) -> list[Meeting]:
    admiral = improve(options, standings(options, unheard), 1, progress)
    won = meet(options, {"admiral": admiral, "captain": habits(options)})
    return [Meeting(first, second, p) for (first, second), p in won.items()]


def share_of(one: str, other: str, met: list[Meeting]) -> float:
    """What one wins against the other, over both seats."""
    won = {(each.first, each.second): each.won_by_first for each in met}
    return (won[one, other] + 1.0 - won[other, one]) / 2


@lru_cache(maxsize=HOUSES)
def habits(options: Options) -> Habits:
    """The captain's."""
    ends = Chases(chase(options, 1, 0), chase(options, 1, 1), chase(options, 0, 0))
    return captain(options, charts(options), ends)


def what_stands(options: Options) -> str:
    """All targets are one; but where scores have a floor, the way up from it is not."""
    return f"standings-floor-{options.target}" if options.floor_zero else "standings"


# The numbers of the box: with others, nothing that was ever worked out is true.
BOX = blake2b(msgspec.json.encode(box.RAW, order="sorted"), digest_size=4).hexdigest()


def table_key(options: Options, what: str) -> str:
    """Game, version, edition, box and the house rules in force: what a table is kept under."""
    house = (rule for rule in MATTERING if getattr(options, rule))
    return "-".join([GAME.name, str(GAME.version), str(EDITION), BOX, what, *house])


def points_key(options: Options) -> str:
    return table_key(options, "points")


def chase_key(options: Options, rivals: int, chasers: int) -> str:
    return table_key(options, f"win-{rivals}-{chasers}")


def meetings_key(options: Options) -> str:
    floor = "-floor" if options.floor_zero else ""
    return table_key(options, f"meetings-{options.target}{floor}")
