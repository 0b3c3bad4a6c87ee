"""The REST API of puzzles: which is today's, the table as it stands there, and all options.

Nothing of an answer is kept here: whether somebody was right, their page remembers.
"""

import time
from typing import Annotated

from litestar import get
from litestar.params import PathParameter
from msgspec.structs import replace

from quarterdeck.games import GAMES, find
from quarterdeck.lessons.lesson import LEARNER
from quarterdeck.puzzles.position import PuzzlePosition, set_up
from quarterdeck.puzzles.puzzle import (
    day_of,
    game_of_day,
    games_with_puzzles,
    number_of_day,
    puzzles_of,
)
from quarterdeck.rooms import requests
from quarterdeck.server import letters
from quarterdeck.server.api.forms import PuzzlesToday, PuzzleTold, WhyNotHere
from quarterdeck.server.api.games import Game
from quarterdeck.server.api.lessons import Word, refusal_of
from quarterdeck.server.http_errors import problems
from quarterdeck.server.letters import Audience
from quarterdeck.server.messages import Shown

Number = Annotated[int, PathParameter(ge=1, le=9999, description="Which one, from 1")]


@get("/api/puzzles/today", responses=problems(404), tags=["puzzles"], sync_to_thread=False)
def puzzles_today() -> PuzzlesToday:
    """The same for everyone, by the calendar of Greenwich: one game's turn, and each game's own."""
    day = day_of(time.time())
    numbers = {name: number_of_day(GAMES[name], day) for name in games_with_puzzles()}
    return PuzzlesToday(game_of_day(day).name, numbers)


@get(
    "/api/games/{game:str}/puzzles/{number:int}",
    responses=problems(400, 404),
    tags=["puzzles"],
    sync_to_thread=True,  # whoever looks first waits for its reasons; the house does not
)
def read_puzzle(game: Game, number: Number) -> PuzzleTold:
    """A decision: the table as whoever decides sees it, and every option with its chance to win."""
    position = set_up(find(game), number)
    count = len(puzzles_of(position.game))
    return PuzzleTold(game, number, count, show_position(position), position.options)


def show_position(position: PuzzlePosition) -> Shown:
    """As any table is shown to that seat; how it came to this is not told."""
    company = Audience(LEARNER, position.seat, frozenset({LEARNER}))
    shown = letters.show(position.room, company)
    return replace(shown, coach=False, may_take_back=False)


@get(
    "/api/games/{game:str}/puzzles/{number:int}/why-not",
    responses=problems(400, 404),
    tags=["puzzles"],
    sync_to_thread=True,
)
def why_not_there(game: Game, number: Number, word: Word) -> WhyNotHere:
    """What the rules say to an action that is no option: the ordinary refusal."""
    position = set_up(find(game), number)
    return refusal_of(lambda: requests.check_word(position.room, position.seat, word))


HANDLERS = [puzzles_today, read_puzzle, why_not_there]
