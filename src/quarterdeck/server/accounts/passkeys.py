"""Passkeys: what a browser is asked to sign, and whether it has.

A key belongs to one name of a house, its RP ID: `localhost`, or a name that the host has given.
"""

import json
import time
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.addresses import name_in
from quarterdeck.server.callers import Caller
from quarterdeck.server.database_schema import CHALLENGES, PASSKEYS

FIVE_MINUTES = 300  # that a challenge is good for
MOST_PASSKEYS = 20  # of one account
RESIDENT = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED,  # it knows whose it is: nobody types a name
    user_verification=UserVerificationRequirement.REQUIRED,
)


class Passkey(NamedTuple):
    id: str
    label: str
    made_at: float


class MadeKey(NamedTuple):
    """A key that its browser has shown to be one."""

    id: str
    public_key: bytes
    uses: int


class RelyingParty(NamedTuple):
    """The name that keys belong to, and the address of the page that asks for them."""

    id: str
    origin: str


def party_for(caller: Caller, host_names: Iterable[str]) -> RelyingParty | None:
    """None where browsers have no passkeys: by addresses in figures, or over a plain line."""
    name = name_in(caller.host or "")
    given = {name_in(each) for each in host_names}
    if name != "localhost" and not (name in given and caller.safe):
        return None
    return RelyingParty(name, f"{'https' if caller.safe else 'http'}://{caller.host}")


class Passkeys:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reading = engine.execution_options(reading=True)

    # What is asked

    async def ask_for_new(self, party: RelyingParty, guest: str, name: str) -> Any:
        """Options for a browser to make a key by."""
        known = [each.id for each in await self.of(guest)]
        options = generate_registration_options(
            rp_id=party.id,
            rp_name="quarterdeck",
            user_id=guest.encode(),
            user_name=name,
            authenticator_selection=RESIDENT,
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known
            ],
        )
        await self.remember(options.challenge, f"new/{guest}")
        return json.loads(options_to_json(options))

    async def ask_for_any(self, party: RelyingParty) -> Any:
        """Options for a browser to sign by; which key it is, the key says."""
        options = generate_authentication_options(
            rp_id=party.id, user_verification=UserVerificationRequirement.REQUIRED
        )
        await self.remember(options.challenge, "enter")
        return json.loads(options_to_json(options))

    async def remember(self, challenge: bytes, purpose: str) -> None:
        now = time.time()
        row = {"id": sha256(challenge).hexdigest(), "until": now + FIVE_MINUTES}
        async with self.engine.begin() as connection:
            await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < now))
            await connection.execute(insert(CHALLENGES).values(**row, purpose=purpose))

    async def take_challenge(self, client: str, purpose: str) -> bytes:
        """What was to be signed, if it was asked for here and has not been signed yet."""
        try:
            told = base64url_to_bytes(json.loads(base64url_to_bytes(client))["challenge"])
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise Denied("wrong-passkey") from None
        this = (CHALLENGES.c.id == sha256(told).hexdigest()) & (CHALLENGES.c.purpose == purpose)
        good = this & (CHALLENGES.c.until > time.time())
        async with self.engine.begin() as connection:
            if not (await connection.execute(delete(CHALLENGES).where(good))).rowcount:
                raise Denied("wrong-passkey")
        return told

    # What is signed

    async def check_new(self, party: RelyingParty, guest: str, made: Any) -> MadeKey:
        challenge = await self.take_challenge(made.client, f"new/{guest}")
        signed = {"clientDataJSON": made.client, "attestationObject": made.attestation}
        try:
            found = verify_registration_response(
                credential=credential(made.id, signed),
                expected_challenge=challenge,
                expected_rp_id=party.id,
                expected_origin=party.origin,
                require_user_verification=True,
            )
        except WRONG as wrong:
            raise Denied("wrong-passkey") from wrong
        key = bytes_to_base64url(found.credential_id)
        return MadeKey(key, found.credential_public_key, found.sign_count)

    async def check_used(self, party: RelyingParty, used: Any) -> str:
        """Whose key has signed."""
        challenge = await self.take_challenge(used.client, "enter")
        query = select(PASSKEYS).where(PASSKEYS.c.id == used.id)
        async with self.reading.connect() as connection:
            key = (await connection.execute(query)).first()
        if key is None:
            raise Denied("wrong-passkey")
        uses = verify_use(party, used, challenge, key)
        async with self.engine.begin() as connection:
            own = update(PASSKEYS).where(PASSKEYS.c.id == used.id)
            await connection.execute(own.values(uses=uses))
        return str(key.guest)

    # Those there are

    async def of(self, guest: str) -> list[Passkey]:
        columns = [PASSKEYS.c[name] for name in Passkey._fields]
        query = select(*columns).where(PASSKEYS.c.guest == guest).order_by(PASSKEYS.c.made_at)
        async with self.reading.connect() as connection:
            return [Passkey(*row) for row in await connection.execute(query)]

    async def add(self, guest: str, key: MadeKey, label: str) -> None:
        row = {**key._asdict(), "guest": guest, "label": label, "made_at": time.time()}
        own = select(func.count()).where(PASSKEYS.c.guest == guest)
        try:
            async with self.engine.begin() as connection:
                if (await connection.execute(own)).scalar_one() >= MOST_PASSKEYS:
                    raise Denied("too-many-passkeys", most=MOST_PASSKEYS)
                await connection.execute(insert(PASSKEYS).values(**row))
        except IntegrityError as wrong:
            raise Denied("wrong-passkey") from wrong

    async def remove(self, guest: str, key: str) -> None:
        own = (PASSKEYS.c.guest == guest) & (PASSKEYS.c.id == key)
        async with self.engine.begin() as connection:
            if not (await connection.execute(delete(PASSKEYS).where(own))).rowcount:
                raise Denied("no-such-passkey")


WRONG = (WebAuthnException, ValueError, KeyError, TypeError, IndexError, RecursionError)


def verify_use(party: RelyingParty, used: Any, challenge: bytes, key: Any) -> int:
    """How often the key has signed, as it counts itself."""
    signed = {
        "clientDataJSON": used.client,
        "authenticatorData": used.authenticator,
        "signature": used.signature,
    }
    try:
        found = verify_authentication_response(
            credential=credential(used.id, signed),
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=bytes(key.public_key),
            credential_current_sign_count=int(key.uses),
            require_user_verification=True,
        )
    except WRONG as wrong:
        raise Denied("wrong-passkey") from wrong
    return int(found.new_sign_count)


def credential(key: str, signed: dict[str, str]) -> dict[str, Any]:
    """As browsers write it."""
    return {"id": key, "rawId": key, "type": "public-key", "response": signed}
