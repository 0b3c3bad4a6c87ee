"""What a fleet of games is played by: which game, how many seats, which house rules.

It is a value that can be hashed, so whatever is compiled or tabled is made once for it.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from quarterdeck.core.errors import OptionsError, SeatsError, Unknown
from quarterdeck.core.options import check, read, write_value
from quarterdeck.games import find
from quarterdeck.games.piracy.chart import STANDARD

# House rules that a game has not in arrays, and the one value each must keep.
FLEETS: Mapping[str, Mapping[str, Any]] = {
    "kapern": {},
    "dorra": {},
    "piracy": {"map": STANDARD},
}


class FleetTerms(NamedTuple):
    """One game, so many seats, and its house rules."""

    game: str
    seats: int
    options: Any


def agree_on(game: str, seats: int | None = None, *house_rules: str) -> FleetTerms:
    """By name, with as few seats as there can be unless told, and house rules as they are typed."""
    if game not in FLEETS:
        raise Unknown("game", game, FLEETS)
    record = find(game)
    options = read(record.options, house_rules)
    if getattr(options, "pirate", None) == "draw":
        options = record.roles.given(options)  # nobody draws lots for parts in research
    terms = FleetTerms(game, record.seats[0] if seats is None else seats, options)
    check_terms(terms)
    return terms


def check_terms(terms: FleetTerms) -> None:
    """Refuse what the rules do not know, and what they know and arrays do not."""
    record = find(terms.game)
    if terms.seats not in record.seats:
        raise SeatsError(terms.game, terms.seats, record.seats)
    check(record.options, terms.options)
    for name, only in FLEETS[terms.game].items():
        value = getattr(terms.options, name)
        if value != only:
            told = {"value": name_value(value), "only": name_value(only)}
            raise OptionsError("fleet-option", game=terms.game, name=name, **told)


def name_value(value: Any) -> str:
    """A chart by its name, anything else as it is typed."""
    return str(getattr(value, "name", "")) or write_value(value)
