"""The coach: what a strong player would do, with its numbers shown."""

from typing import Any

from msgspec.structs import replace

from quarterdeck import bots
from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Advice
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame
from quarterdeck.games import games_where
from quarterdeck.insight.win_bar import chances_to_show


def has_coach(game: AnyGame) -> bool:
    """Whether somebody can advise on a game."""
    return bots.of(game).advise is not None


def advise(game: AnyGame, seen: Any, budget: Budget) -> Advice:
    """What to do, and how things stand, as far as one seat can see."""
    adviser = bots.of(game).advise
    if adviser is None:
        known = ", ".join(games_where(has_coach))
        raise QuarterdeckError("no-coach", game=game.name, known=known)
    advice = replace(adviser(seen, budget), chances=chances_to_show(game, seen, budget))
    # The only thing to do is not worth a hundred percent: it is just that.
    return replace(advice, measure="none") if len(advice.options) == 1 else advice
