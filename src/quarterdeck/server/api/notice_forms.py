"""What goes in and out of the API of notices."""

from typing import Annotated, Literal

import msgspec

from quarterdeck.server.api.forms import Form
from quarterdeck.server.push_notices import KINDS
from quarterdeck.server.wire_types import TableName

Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
KeyText = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,100}$")]
ShortKeyText = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Kind = Literal["turn", "full", "rematch"]
Kinds = Annotated[list[Kind], msgspec.Meta(min_length=1, max_length=len(KINDS))]

# In


class PushKeys(Form, frozen=True):
    """The browser's public key, and what it shares with the house."""

    p256dh: KeyText
    auth: ShortKeyText


class NewPush(Form, frozen=True):
    """A subscription as a browser tells it, of what it is told, and in which language."""

    endpoint: Endpoint
    keys: PushKeys
    kinds: Kinds
    language: Literal["en", "fr", "de"] = "en"


class HushTable(Form, frozen=True):
    """Whether you hear nothing of a table."""

    table: TableName
    quiet: bool


# Out


class PushKey(msgspec.Struct, frozen=True):
    """The house's own, as a browser takes it."""

    key: str


class PushMade(msgspec.Struct, frozen=True):
    """By which it is ended."""

    id: str


class OwnNotices(msgspec.Struct, frozen=True):
    """What each of your browsers is told of, by its id, and the tables of which none is told."""

    kinds: dict[str, tuple[str, ...]]
    quiet: tuple[str, ...]
