"""What all messages and letters have in common, and how long their parts may be."""

from typing import Annotated

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
TableName = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,40}$")]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Id = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Seq = Annotated[int, msgspec.Meta(ge=-1, le=2**31)]


class Said(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of what clients say: `id` comes back with the one answer."""

    id: Id


class Told(msgspec.Struct, frozen=True, tag_field="tell", omit_defaults=False):
    """Base of what clients are told; never made itself."""
