"""The REST API of sessions: come in by your name, and leave; here or from elsewhere."""

from typing import Annotated

from litestar import delete, post
from litestar.params import PathParameter

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.accounts.house_accounts import Entered
from quarterdeck.server.api.account_forms import SignIn
from quarterdeck.server.api.accounts import enter
from quarterdeck.server.api.forms import Me
from quarterdeck.server.api.guests import AnyRequest, caller_in
from quarterdeck.server.http_errors import problems
from quarterdeck.server.services import Services

SessionId = Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$", description="A session")]


@post("/api/sessions", responses=problems(400, 403, 422), tags=["accounts"])
async def sign_in(request: AnyRequest, data: SignIn, services: Services) -> Me:
    """By name and password; or by a recovery code, which sets a new password."""
    caller, accounts = caller_in(request), services.accounts
    accounts.check_line(caller)
    if data.code:
        given = (data.name, data.code, data.password, caller.address)
        guest = await accounts.by_code(*given)
        await services.account_watch.look()
    else:
        guest = await accounts.by_password(data.name, data.password, caller.address)
    await enter(request, services, guest)
    return Me(await services.hub.store.guest_name(guest))


@delete(
    "/api/sessions/{session:str}",
    responses=problems(400, 401, 403, 404),
    status_code=204,
    tags=["accounts"],
)
async def end_session(
    request: AnyRequest, session: SessionId, services: Services, guest: str | None
) -> None:
    """Sign out: here, or a device that is elsewhere."""
    account, caller = await services.accounts.require(guest), caller_in(request)
    await services.accounts.end(account.id, session)
    if caller.session and caller.session.id == session:
        request.scope["entered"] = Entered(None)  # type: ignore[typeddict-unknown-key]
    await services.account_watch.look()


@delete("/api/sessions", responses=problems(401, 403), status_code=204, tags=["accounts"])
async def end_other_sessions(request: AnyRequest, services: Services, guest: str | None) -> None:
    """Sign out everywhere but here."""
    account, caller = await services.accounts.require(guest), caller_in(request)
    if caller.session is None:
        raise Denied("no-account")
    await services.accounts.end_others(account.id, caller.session.id)
    await services.account_watch.look()


HANDLERS = [sign_in, end_session, end_other_sessions]
