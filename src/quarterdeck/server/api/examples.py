"""The REST API of examples: what something would come to, worked out by the rules themselves."""

from typing import Annotated, Any

from litestar import get
from litestar.params import QueryParameter

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.examples import LONGEST_EXAMPLE, Example
from quarterdeck.core.game import AnyGame
from quarterdeck.games import GAMES, find
from quarterdeck.server.api.games import Game
from quarterdeck.server.http_errors import problems
from quarterdeck.server.services import Services

Text = Annotated[
    str,
    QueryParameter(min_length=1, max_length=LONGEST_EXAMPLE, description="In the game's notation"),
]
AtTable = Annotated[
    str | None,
    QueryParameter(pattern="^[a-z0-9-]{1,40}$", description="By whose house rules; none: the book"),
]


@get("/api/games/{game:str}/example", responses=problems(400, 404, 409, 422), tags=["games"])
async def work_out(
    game: Game, of: Text, services: Services, guest: str | None, table: AtTable = None
) -> Example:
    """What everyone would gain, and what for."""
    found = find(game)
    if found.example is None:
        known = ", ".join(each.name for each in GAMES.values() if each.example)
        raise QuarterdeckError("no-examples", game=found.name, known=known)
    return found.example(await options_at(found, table, services, guest), of)


async def options_at(
    game: AnyGame, table: str | None, services: Services, guest: str | None
) -> Any:
    """The house rules of a table that plays this game; else the rulebook's."""
    if table is None:
        return game.options()
    room = await services.hub.room_for(table, guest or "")
    return room.options if room.game is game else game.options()


HANDLERS = [work_out]
