"""Typed encoders and decoders, made once per game.

wire = Wire(GAME)
wire.state.read(wire.state.write(state)) == state
"""

from typing import Any, Generic, TypeVar

import msgspec

from quarterdeck.core.game import Game

T = TypeVar("T")


class Codec(Generic[T]):
    """One kind of value, as JSON bytes and back; unknown fields and wrong types are refused."""

    def __init__(self, kind: Any) -> None:
        self.write = msgspec.json.Encoder().encode
        self.read = msgspec.json.Decoder(kind).decode


class Wire:
    """Everything of one game that travels or is stored."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        self.state: Codec[Any] = Codec(game.types.state)
        self.action: Codec[Any] = Codec(game.types.action)
        self.view: Codec[Any] = Codec(game.types.view)
        self.event: Codec[Any] = Codec(game.types.event)
        self.options: Codec[Any] = Codec(game.options)
