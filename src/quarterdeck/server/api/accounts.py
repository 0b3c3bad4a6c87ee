"""The REST API of accounts: keep your name, see what opens it, and let it go."""

from litestar import get, post, put

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.accounts.audit import Deed
from quarterdeck.server.accounts.passkeys import MadeKey, RelyingParty, party_for
from quarterdeck.server.accounts.passwords import check_password
from quarterdeck.server.accounts.recovery_codes import new_codes
from quarterdeck.server.api.account_forms import (
    Codes,
    KeepName,
    NewPasskey,
    NewPassword,
    OldPassword,
    OwnAccount,
    PasskeyTold,
    SessionTold,
)
from quarterdeck.server.api.guests import AnyRequest, caller_in, require_name
from quarterdeck.server.browser_names import name_browser
from quarterdeck.server.callers import Caller
from quarterdeck.server.clean_text import clean_name
from quarterdeck.server.http_errors import problems
from quarterdeck.server.services import Services


@get("/api/account", responses=problems(), tags=["accounts"])
async def own_account(request: AnyRequest, services: Services, guest: str | None) -> OwnAccount:
    """Who you are here, what opens your account, and where it is open."""
    caller, accounts = caller_in(request), services.accounts
    party = party_for(caller, services.settings.host_names)
    head = (accounts.may_enter(caller), party is not None)
    account = await accounts.store.find(guest) if guest else None
    if account is None:
        name = await services.hub.store.guest_name(guest) if guest else None
        return OwnAccount(name, False, *head)
    return OwnAccount(
        *(account.name, True, *head, account.made_at, account.password is not None),
        codes=await accounts.store.codes_left(account.id),
        passkeys=tuple(PasskeyTold(*each) for each in await accounts.passkeys.of(account.id)),
        sessions=await sessions_told(services, caller),
    )


async def sessions_told(services: Services, caller: Caller) -> tuple[SessionTold, ...]:
    own = caller.session.id if caller.session else ""
    found = await services.accounts.store.sessions_of(caller.guest or "")
    return tuple(SessionTold(*each, here=each.id == own) for each in found)


@post("/api/account", responses=problems(400, 401, 403, 409, 422), tags=["accounts"])
async def keep_name(
    request: AnyRequest, data: KeepName, services: Services, guest: str | None
) -> Codes:
    """Your name becomes your own, with all your games; ten codes are shown this once."""
    caller, accounts, name = caller_in(request), services.accounts, clean_name(data.name)
    accounts.check_line(caller)
    await require_name(services, guest)
    if await accounts.store.has_account(str(guest)):
        raise Denied("has-account")
    if (data.password is None) == (data.passkey is None):
        raise Denied("one-key")
    await accounts.limits.take(name, caller.address)
    key = await made_key(request, services, data.passkey) if data.passkey else None
    codes = await accounts.keep_name(str(guest), name, data.password)
    if key and data.passkey:
        await accounts.passkeys.add(str(guest), key, clean_name(data.passkey.label))
    await enter(request, services, str(guest))
    return Codes(codes)


def require_party(request: AnyRequest, services: Services) -> RelyingParty:
    """The name that passkeys belong to here."""
    caller = caller_in(request)
    services.accounts.check_line(caller)
    party = party_for(caller, services.settings.host_names)
    if party is None:
        raise Denied("no-passkeys-here")
    return party


async def made_key(request: AnyRequest, services: Services, made: NewPasskey) -> MadeKey:
    """A key that the browser of who asks has made for them."""
    guest, party = caller_in(request).guest, require_party(request, services)
    return await services.accounts.passkeys.check_new(party, str(guest), made)


async def enter(request: AnyRequest, services: Services, guest: str) -> None:
    """From this answer on the browser is theirs; whoever had a copy of an old cookie is out."""
    about = name_browser(request.headers.get("user-agent", ""))
    entered = await services.accounts.enter(guest, caller_in(request), about)
    request.scope["entered"] = entered  # type: ignore[typeddict-unknown-key]
    services.socket_door.send_away(guest, lambda session: session == "")


@post("/api/account/codes", responses=problems(401, 403), tags=["accounts"])
async def new_recovery_codes(request: AnyRequest, services: Services, guest: str | None) -> Codes:
    """Ten new codes in place of those there were."""
    account = await services.accounts.require(guest)
    services.accounts.check_line(caller_in(request))
    codes = new_codes()
    await services.accounts.store.write_codes(account.id, codes)
    await services.accounts.audit.note(Deed("codes", account.id))
    return Codes(codes)


@put(
    "/api/account/password",
    responses=problems(400, 401, 403, 422),
    status_code=204,
    tags=["accounts"],
)
async def change_password(
    request: AnyRequest, data: NewPassword, services: Services, guest: str | None
) -> None:
    """Another password; whoever else is signed in is signed out."""
    account, accounts, caller = (
        await services.accounts.require(guest),
        services.accounts,
        caller_in(request),
    )
    accounts.check_line(caller)
    check_password(data.password, account.name)
    if account.password is not None:
        await accounts.by_password(account.name, data.current or "", caller.address)
    await accounts.store.set_password(account.id, await accounts.passwords.keep(data.password))
    await accounts.end_others(account.id, caller.session.id if caller.session else "")
    await accounts.audit.note(Deed("password", account.id))
    await services.account_watch.look()


@post(
    "/api/account/password-removal",
    responses=problems(400, 401, 403, 422),
    status_code=204,
    tags=["accounts"],
)
async def remove_password(
    request: AnyRequest, data: OldPassword, services: Services, guest: str | None
) -> None:
    """Your passkeys alone open your account; only who knows the password can say so."""
    accounts, caller = services.accounts, caller_in(request)
    account = await accounts.require(guest)
    accounts.check_line(caller)
    await accounts.by_password(account.name, data.current, caller.address)
    if not await accounts.store.remove_password(account.id):
        raise Denied("only-password")
    await accounts.audit.note(Deed("password-gone", account.id))


HANDLERS = [own_account, keep_name, new_recovery_codes, change_password, remove_password]
