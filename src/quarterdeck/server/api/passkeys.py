"""The REST API of passkeys: what a browser is to sign, and the door that it opens."""

from typing import Annotated, Any

from litestar import delete, post
from litestar.params import PathParameter

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.accounts.audit import Deed
from quarterdeck.server.accounts.house_accounts import check_banned
from quarterdeck.server.api.account_forms import NewPasskey, UsedPasskey
from quarterdeck.server.api.accounts import enter, made_key, require_party
from quarterdeck.server.api.forms import Me
from quarterdeck.server.api.guests import AnyRequest, caller_in, require_name
from quarterdeck.server.clean_text import clean_name
from quarterdeck.server.http_errors import problems
from quarterdeck.server.services import Services

KeyPath = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,400}$", description="A passkey")]


@post(
    "/api/account/passkey-options",
    responses=problems(401, 403, 422),
    status_code=200,
    tags=["accounts"],
)
async def offer_new_passkey(
    request: AnyRequest, services: Services, guest: str | None
) -> dict[str, Any]:
    """What a browser needs to make a passkey for you, as WebAuthn writes it."""
    name = await require_name(services, guest)
    party = require_party(request, services)
    await services.accounts.limits.take(f"new passkey {guest}", caller_in(request).address)
    options: dict[str, Any] = await services.accounts.passkeys.ask_for_new(party, str(guest), name)
    return options


@post(
    "/api/account/passkeys",
    responses=problems(400, 401, 403, 422),
    status_code=204,
    tags=["accounts"],
)
async def add_passkey(
    request: AnyRequest, data: NewPasskey, services: Services, guest: str | None
) -> None:
    """One more key to your account."""
    account = await services.accounts.require(guest)
    passkeys, label = services.accounts.passkeys, clean_name(data.label)
    await passkeys.add(account.id, await made_key(request, services, data), label)
    await services.accounts.audit.note(Deed("passkey", account.id, note=label))


@delete(
    "/api/account/passkeys/{key:str}",
    responses=problems(400, 401, 403, 404, 422),
    status_code=204,
    tags=["accounts"],
)
async def remove_passkey(key: KeyPath, services: Services, guest: str | None) -> None:
    """A key that opens your account no longer; the last stays, unless there is a password."""
    account = await services.accounts.require(guest)
    passkeys = services.accounts.passkeys
    if account.password is None and len(await passkeys.of(account.id)) == 1:
        raise Denied("last-key")
    await passkeys.remove(account.id, key)
    await services.accounts.audit.note(Deed("passkey-gone", account.id))


@post(
    "/api/sessions/passkey-options",
    responses=problems(403, 422),
    status_code=200,
    tags=["accounts"],
)
async def ask_for_passkey(request: AnyRequest, services: Services) -> dict[str, Any]:
    """What a browser needs to sign you in by a passkey, as WebAuthn writes it."""
    party = require_party(request, services)
    await services.accounts.limits.take("any passkey", caller_in(request).address)
    options: dict[str, Any] = await services.accounts.passkeys.ask_for_any(party)
    return options


@post("/api/sessions/passkey", responses=problems(400, 403, 422), tags=["accounts"])
async def sign_in_by_passkey(request: AnyRequest, data: UsedPasskey, services: Services) -> Me:
    """Come in by a passkey, which knows whose it is."""
    party, accounts = require_party(request, services), services.accounts
    account = await accounts.require(await accounts.passkeys.check_used(party, data))
    check_banned(account)
    await enter(request, services, account.id)
    return Me(account.name)


HANDLERS = [
    *(offer_new_passkey, add_passkey, remove_passkey),
    *(ask_for_passkey, sign_in_by_passkey),
]
