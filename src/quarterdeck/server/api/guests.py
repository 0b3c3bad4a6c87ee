"""The REST API of guests: who asks, and what they are called."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.api.forms import Me, NewGuest
from quarterdeck.server.clean_text import clean_name
from quarterdeck.server.cookies import GUEST, guest_of, new_guest, sign
from quarterdeck.server.http_errors import problems
from quarterdeck.server.services import Services

A_YEAR = 365 * 24 * 3600
AnyRequest = Request[Any, Any, Any]


async def guest(request: AnyRequest, services: Services) -> str | None:
    """Who asks, by the cookie."""
    return guest_of(request.cookies.get(GUEST), services.secret)


async def require_name(services: Services, guest: str | None) -> str:
    """What the one who asks is called; nobody plays without a name."""
    name = await services.hub.store.guest_name(guest) if guest else None
    if name is None:
        raise Denied("no-guest")
    return name


@post("/api/guests", responses=problems(400, 403, 422), tags=["guests"])
async def introduce(
    request: AnyRequest, data: NewGuest, services: Services, guest: str | None
) -> Response[Me]:
    """Say what you are called; a cookie remembers you."""
    name, who = clean_name(data.name), guest or new_guest()
    await services.hub.store.name_guest(who, name)
    cookie = Cookie(
        key=GUEST,
        value=sign(who, services.secret),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(Me(name), status_code=201, cookies=[cookie])


@get("/api/me", responses=problems(), tags=["guests"])
async def me(services: Services, guest: str | None) -> Me:
    """What you are called, if you have said so."""
    return Me(await services.hub.store.guest_name(guest) if guest else None)


HANDLERS = [introduce, me]
