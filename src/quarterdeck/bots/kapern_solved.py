"""Piraten Kapern's exact solver, with a memory: worked out once, then looked up."""

from functools import cache, lru_cache

from quarterdeck.bots.tables import remember
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.solver import charts as for_points
from quarterdeck.games.kapern.solver import chase as to_win
from quarterdeck.games.kapern.solver.charts import MATTERING, Chart, Charts
from quarterdeck.games.kapern.solver.chase import UNCHALLENGED, Aim, Chase, Hold
from quarterdeck.games.kapern.solver.packing import EDITION
from quarterdeck.games.kapern.solver.stakes import Hand
from quarterdeck.games.kapern.view import View


@cache
def charts(options: Options) -> Charts:
    """Every hand played for points."""
    packed = remember(
        name(options, "points"), lambda: for_points.pack_charts(for_points.chart_points(options))
    )
    return for_points.unpack_charts(options, packed)


@cache
def chase(options: Options, rivals: int, chasers: int) -> Chase:
    """Every hand played to win, for every need."""
    held = hold(options, chasers)
    packed = remember(
        name(options, f"win-{rivals}-{chasers}"),
        lambda: to_win.pack_chase(to_win.chase(options, rivals, chasers, held)),
    )
    return to_win.unpack_chase(packed)


def hold(options: Options, chasers: int) -> Hold:
    """How likely a lead holds, if others have a turn."""
    return to_win.hold_against(chase(options, 1, 0)) if chasers else UNCHALLENGED


@lru_cache(maxsize=64)
def chart_to_win(options: Options, hand: Hand, aim: Aim) -> Chart:
    """One hand played to win, with all that can be said about it."""
    return for_points.chart(options, hand, to_win.purse(aim, hold(options, aim.chasers)))


def chart_at(seen: View) -> Chart:
    """What a seat that is to decide would go by: points, or the chance to win."""
    hand, goal = Hand(seen.card, seen.lifted), to_win.aim(seen)
    return chart_to_win(seen.options, hand, goal) if goal else charts(seen.options)[hand]


def name(options: Options, what: str) -> str:
    """Game, version, edition and the house rules in force: what a table is kept under."""
    house = (rule for rule in MATTERING if getattr(options, rule))
    return "-".join([GAME.name, str(GAME.version), str(EDITION), what, *house])
