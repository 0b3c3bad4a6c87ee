"""What would come of it, read from the rules themselves: every outcome and its news."""

from collections.abc import Iterable, Sequence

from quarterdeck.core.table import Event, QuietTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.events import (
    Cursed,
    LostFight,
    Placed,
    ReachedSkullIsland,
    Sank,
    Scored,
)
from quarterdeck.games.kapern.state import ToGather
from quarterdeck.games.kapern.view import View
from quarterdeck.terminal.prospects import Foreseen, prospects
from quarterdeck.terminal.table_session import TableSession
from quarterdeck.words import Words as Language

ROLLING = ("roll", "reroll")


def word_outlook(seen: View, word: str, language: Language) -> str:
    """What would come of a word, as far as a viewer can tell."""
    ways = prospects(GAME, GAME.imagine(seen, QuietTable(0)), (word,))
    return (
        roll_outlook(ways, language) if word.startswith(ROLLING) else stop_outlook(ways, language)
    )


def roll_outlook(ways: Sequence[Foreseen], language: Language) -> str:
    """`bust 7 %, 400 safe`"""
    told = [language.text("kapern-outlook-bust", odds=odds_of(Sank, ways))]
    if island := odds_of(ReachedSkullIsland, ways):
        told.append(language.text("kapern-outlook-island", odds=island))
    told += [
        language.text("kapern-outlook-safe", points=event.points)
        for event in ways[0].news
        if isinstance(event, Placed) and event.points
    ]
    return language.text("kapern-outlook", first=told[0], more=", ".join(["", *told[1:]]))


def odds_of(kind: type[Event], ways: Iterable[Foreseen]) -> float:
    return sum(odds for odds, news in ways if any(isinstance(event, kind) for event in news))


def stop_outlook(ways: Sequence[Foreseen], language: Language) -> str:
    """`take 500`, or what a ship that got away costs."""
    for event in ways[0].news:
        match event:
            case Scored(_, points):
                return language.text("kapern-outlook-take", points=points)
            case LostFight(_, bonus):
                return language.text("kapern-outlook-lose", points=bonus)
    return ""


def curse_so_far(session: TableSession, skulls: int) -> int:
    """What everyone else would lose if no more skulls came; nought once that is settled."""
    if not isinstance(session.seen.awaiting, ToGather):
        return 0
    for _, news in session.foresee("roll"):
        for event in news:
            if isinstance(event, Cursed) and event.skulls == skulls:
                return event.points
    return 0
