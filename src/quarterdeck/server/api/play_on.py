"""The REST API of forks: a new table that plays on where another stood."""

from litestar import post

from quarterdeck.rooms.bygone import require_rules
from quarterdeck.rooms.forks import ForkedLog, Forker, play_on_from, take_back_decision
from quarterdeck.server.api.finished import require_playable
from quarterdeck.server.api.forms import NewFork, Opening
from quarterdeck.server.api.guests import require_name
from quarterdeck.server.api.tables import AnyRequest, Table, check_rate
from quarterdeck.server.http_errors import problems
from quarterdeck.server.services import Services


@post(
    "/api/tables/{table:str}/fork",
    responses=problems(400, 401, 403, 404, 409, 422),
    tags=["forks"],
)
async def open_fork(
    request: AnyRequest, table: Table, data: NewFork, services: Services, guest: str | None
) -> Opening:
    """Play on from a position of a finished game, among bots at a table of your own."""
    forker = Forker(str(guest), await require_name(services, guest))
    check_rate(request, services)
    await require_playable(services, table, guest)
    steps = await services.hub.history(table)
    return await open_forked(services, play_on_from(steps, data.seq, forker, data.seat))


@post(
    "/api/tables/{table:str}/take-back",
    responses=problems(400, 401, 403, 404, 409, 422),
    tags=["forks"],
)
async def open_before_decision(
    request: AnyRequest, table: Table, services: Services, guest: str | None
) -> Opening:
    """Your last decision at a table among bots: the game before it, at a new table."""
    await require_name(services, guest)
    check_rate(request, services)
    require_rules(await services.hub.room_for(table, guest or ""))
    steps = await services.hub.history(table)
    return await open_forked(services, take_back_decision(steps, str(guest)))


async def open_forked(services: Services, forked: ForkedLog) -> Opening:
    room = await services.hub.open(forked.opened, carried=forked.carried)
    return Opening(room.table)


HANDLERS = [open_fork, open_before_decision]
