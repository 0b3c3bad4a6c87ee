"""What a letter of a table holds, in the types of its game."""

from collections.abc import Sequence
from typing import Any

import msgspec

from quarterdeck.core.errors import QuarterdeckError, quote
from quarterdeck.core.game import AnyGame
from quarterdeck.games import GAMES
from quarterdeck.rooms.seats import Chair
from quarterdeck.terminal.house.letters import TableLetter
from quarterdeck.terminal.house.trouble import HouseTrouble
from quarterdeck.terminal.seating import Sailor


def game_in(letter: TableLetter) -> AnyGame:
    if letter.game not in GAMES:
        raise HouseTrouble("unknown-game", game=quote(letter.game))
    if letter.bygone is not None:
        raise QuarterdeckError("denied-bygone")
    return GAMES[letter.game]


def view_in(letter: TableLetter, game: AnyGame) -> Any:
    try:
        return msgspec.convert(letter.view, game.types.view, str_keys=True)
    except msgspec.ValidationError:
        raise HouseTrouble("other-version") from None


def crew_in(chairs: Sequence[Chair]) -> tuple[Sailor, ...]:
    return tuple(Sailor(chair.name, chair.level) for chair in chairs)
