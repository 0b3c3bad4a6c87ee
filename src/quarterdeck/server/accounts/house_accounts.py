"""The accounts of a house: who comes in by which door, and over what line."""

import secrets
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.accounts.account_store import AccountRow, AccountStore, Arrival
from quarterdeck.server.accounts.audit import AuditLog, Deed
from quarterdeck.server.accounts.passkeys import Passkeys
from quarterdeck.server.accounts.passwords import PasswordKeeper, check_password
from quarterdeck.server.accounts.recovery_codes import new_codes
from quarterdeck.server.accounts.session_tokens import SessionToken, new_session
from quarterdeck.server.accounts.sign_in_limits import SignInLimits
from quarterdeck.server.addresses import name_in
from quarterdeck.server.callers import Caller
from quarterdeck.server.nearby import is_own_machine
from quarterdeck.server.rate_limits import Buckets
from quarterdeck.server.settings import Limits

EXPORT_EVERY, REPORT_EVERY = 60, 60  # seconds; two at once, ten at once
TRIES = Limits().tries_per_minute


class Entered(NamedTuple):
    """What a browser is given by which it is known from now on; no session: it has signed out."""

    session: SessionToken | None
    device: str = ""


class HouseAccounts:
    def __init__(
        self, engine: AsyncEngine, plain: bool = False, tries_per_minute: float = TRIES
    ) -> None:
        self.store, self.audit = AccountStore(engine), AuditLog(engine)
        self.passkeys = Passkeys(engine)
        self.limits = SignInLimits(self.audit, tries_per_minute)
        self.passwords = PasswordKeeper()
        self.exports = Buckets(1 / EXPORT_EVERY, burst=2 * EXPORT_EVERY)
        self.reports = Buckets(1 / REPORT_EVERY, burst=10 * REPORT_EVERY)
        self.plain = plain  # whether the host takes the risk of lines that anybody can read

    async def confirm(self, caller: Caller) -> Caller:
        """Who asks, once it is known whether their session goes on.

        The cookie of a guest opens nothing any more once the guest has an account: whoever has
        a copy of it would be in for ever.
        """
        if caller.session and await self.store.is_open(caller.session):
            return caller
        browser = caller.browser
        if browser and await self.store.has_account(browser):
            browser = None
        return caller._replace(guest=browser, session=None)

    def check_line(self, caller: Caller) -> None:
        """Passwords and sessions go over no line on which others can read them."""
        if not self.may_enter(caller):
            raise Denied("plain-account")

    def may_enter(self, caller: Caller) -> bool:
        here = is_own_machine(caller.address) and is_own_machine(name_in(caller.host or ""))
        return caller.safe or here or self.plain

    # Coming in

    async def keep_name(self, guest: str, name: str, password: str | None) -> tuple[str, ...]:
        """A guest becomes an account, with all their games; the codes are shown this once."""
        kept = None
        if password is not None:
            check_password(password, name)
            kept = await self.passwords.keep(password)
        await self.check_name(name, guest)
        await self.store.make(guest, name, kept)
        codes = new_codes()
        await self.store.write_codes(guest, codes)
        await self.audit.note(Deed("kept", guest, note=name))
        return codes

    async def enter(self, guest: str, caller: Caller, about: str) -> Entered:
        session, device = new_session(guest), caller.device or secrets.token_urlsafe(15)
        await self.store.begin_session(session, Arrival(device, about))
        await self.audit.note(Deed("signed-in", guest, note=about))
        return Entered(session, device)

    async def by_password(self, name: str, password: str, address: str) -> str:
        """Whose they are; no word and no moment tells a wrong name from a wrong password."""
        await self.limits.take(name, address)
        account = await self.store.find_name(name)
        kept = account.password if account else None
        if not await self.passwords.is_right(kept, password):
            raise Denied("wrong-password")
        assert account is not None
        check_banned(account)
        return account.id

    async def by_code(self, name: str, code: str, password: str, address: str) -> str:
        """A code opens the door once, and the old password no longer does."""
        check_password(password, name)
        await self.limits.take(name, address)
        account = await self.store.find_name(name)
        kept = await self.passwords.keep(password)
        if not await self.store.use_code(account.id if account else "", code):
            raise Denied("wrong-password")
        assert account is not None
        check_banned(account)
        await self.store.set_password(account.id, kept)
        await self.store.end_sessions(account.id)
        await self.audit.note(Deed("recovered", account.id))
        return account.id

    # Going out

    async def end(self, guest: str, session: str) -> None:
        if not await self.store.end_session(guest, session):
            raise Denied("no-such-session")
        await self.audit.note(Deed("ended", guest, note=session))

    async def end_others(self, guest: str, own: str) -> None:
        for session in await self.store.sessions_of(guest):
            if session.id != own:
                await self.end(guest, session.id)

    async def require(self, guest: str | None) -> AccountRow:
        """The account of who asks."""
        account = await self.store.find(guest) if guest else None
        if account is None:
            raise Denied("no-account")
        return account

    async def check_name(self, name: str, guest: str | None) -> None:
        """Nobody is called what an account of somebody else's is called."""
        if await self.store.owner_of_name(name) not in (None, guest):
            raise Denied("name-taken")


def check_banned(account: AccountRow) -> None:
    if account.banned_at is not None:
        raise Denied("banned")
