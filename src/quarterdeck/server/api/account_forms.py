"""What goes in and out of the REST API of accounts."""

from typing import Annotated

import msgspec

from quarterdeck.server.accounts.passwords import LONGEST_PASSWORD
from quarterdeck.server.api.forms import Form, Text, Typed

Password = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_PASSWORD)]
Coded = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40000}$")]  # bytes in base64url
KeyId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,400}$")]

# In


class NewPasskey(Form, frozen=True):
    """A passkey that a browser has just made, as it answers to the options it was given."""

    id: KeyId
    client: Coded  # clientDataJSON
    attestation: Coded  # attestationObject
    label: Text = "passkey"


class UsedPasskey(Form, frozen=True):
    """What a passkey has signed."""

    id: KeyId
    client: Coded  # clientDataJSON
    authenticator: Coded  # authenticatorData
    signature: Coded


class KeepName(Form, frozen=True):
    """Make your name your own, by a password or a passkey."""

    name: Typed
    password: Password | None = None
    passkey: NewPasskey | None = None


class SignIn(Form, frozen=True):
    """By name and password; with a recovery code the password is a new one."""

    name: Typed
    password: Password
    code: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class NewPassword(Form, frozen=True):
    """A password, in place of the one there was."""

    password: Password
    current: Password | None = None  # the one there was, if there was one


class OldPassword(Form, frozen=True):
    """The password that is to go."""

    current: Password


class Farewell(Form, frozen=True):
    """Your name, typed once more: with the account it goes for good."""

    name: Typed


# Out


class PasskeyTold(msgspec.Struct, frozen=True):
    id: str
    label: str
    since: float


class SessionTold(msgspec.Struct, frozen=True):
    """Where you are signed in: which browser, since when, and when it was last used."""

    id: str
    about: str
    since: float
    seen: float
    here: bool


class OwnAccount(msgspec.Struct, frozen=True):
    """Who you are to this house, and what opens your account, if you have one."""

    name: str | None
    kept: bool
    may_enter: bool  # whether this line is safe enough to make or enter an account
    passkeys_here: bool  # whether this address can have passkeys
    since: float = 0
    password: bool = False
    codes: int = 0  # recovery codes that are left
    passkeys: tuple[PasskeyTold, ...] = ()
    sessions: tuple[SessionTold, ...] = ()


class Codes(msgspec.Struct, frozen=True):
    """Recovery codes, which are shown this once."""

    codes: tuple[str, ...]
