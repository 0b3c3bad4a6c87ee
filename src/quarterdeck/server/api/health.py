"""For whoever watches over a house: is it alive, may people be sent here, how does it stand?"""

import asyncio
import ipaddress
import logging
from typing import Any

from litestar import Request, Response, get

from quarterdeck.server.callers import Caller
from quarterdeck.server.metrics import KIND, Figures, unpack_figures, write_metrics
from quarterdeck.server.services import Services, figures_of

PATIENCE = 2.0  # seconds in which a database that is well has answered
PASSED_ON = "x-forwarded-for"
log = logging.getLogger("quarterdeck.health")
AnyRequest = Request[Any, Any, Any]


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """Alive: whoever does not answer should be started anew."""
    return {"house": "alive"}


@get("/readyz", include_in_schema=False)
async def readyz(services: Services) -> Response[dict[str, str]]:
    """Ready: whoever says no should get nobody new for now."""
    found = {"house": "open" if services.door.is_open else "closing"}
    found["database"] = await ask_database(services)
    ready = found == {"house": "open", "database": "answers"}
    if services.hub.bus.shared:  # without it tables go on: it is told, and nobody is sent away
        found["bus"] = "answers" if services.hub.bus.is_well else "does not answer"
    return Response(found, status_code=200 if ready else 503)


async def ask_database(services: Services) -> str:
    """What is wrong stays in the log: it may name hosts and users."""
    try:
        async with asyncio.timeout(PATIENCE):
            await services.hub.store.look_in()
    except Exception as wrong:
        log.warning("the database does not answer: %s", wrong)
        return "does not answer"
    return "answers"


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, services: Services) -> Response[bytes]:
    """Figures, for the machine itself and its own network alone."""
    caller: Caller = request.scope["caller"]  # type: ignore[typeddict-item]
    if PASSED_ON in request.headers or not is_near(caller.address):
        return Response(b"for this network alone\n", status_code=403, media_type="text/plain")
    return Response(write_metrics(await figures_by_server(services)), media_type=KIND)


def is_near(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:  # a socket of the machine's own
        return True


async def figures_by_server(services: Services) -> dict[str, Figures]:
    """Of all that share the house, whichever was asked; of this one alone where there are none."""
    told = await services.hub.bus.figures()
    return {name: unpack_figures(said) for name, said in told.items()} or {"": figures_of(services)}


HANDLERS = [healthz, readyz, metrics]
