"""What is in the box, as typed constants; the numbers and the map are in components.toml.

Things that can lie in docks are counted in one vector: six kinds of crew, five of treasure, then
the five Chance cards that are kept.
"""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from quarterdeck.core.counts import Counts

RAW = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
META = RAW["meta"]

FEWEST_SEATS, MOST_SEATS = META["players"]
GOAL: int = META["goal"]
ROUNDS: int = META["rounds"]

# Crew: the back of a card shows its value, the face its colour.

COLOURS = ("red", "black")
VALUES: tuple[int, ...] = tuple(RAW["crew"]["values"])
CREWS = tuple(f"{colour[0]}{value}" for value in VALUES for colour in COLOURS)
CREW = len(CREWS)
VALUE: Counts = tuple(value for value in VALUES for _ in COLOURS)
SIGN: Counts = tuple(sign * value for value in VALUES for sign in (+1, -1))  # red against black
PACK: Counts = (RAW["crew"]["of_a_kind"],) * CREW
NO_CREW: Counts = (0,) * CREW
DEALT: int = RAW["crew"]["dealt"]
IN_DOCKS: int = RAW["crew"]["in_docks"]
ADRIFT: int = META["adrift"]
SPOILS: int = META["spoils"]

# Treasure

KINDS: tuple[str, ...] = tuple(RAW["treasure"])
DIAMOND, RUBY, GOLD, PEARL, RUM = range(len(KINDS))
POINTS: Counts = tuple(RAW["treasure"].values())
HOARD: Counts = (META["pieces"],) * len(KINDS)
NO_TREASURE: Counts = (0,) * len(KINDS)
HOLD: int = META["hold"]
SET: int = META["chest_set"]
PORT_WORTH: int = META["port_worth"]

# Chance cards, by number less one

CHANCE: Counts = (1,) * RAW["chance"]["cards"]
BLOWN_TO: int = RAW["chance"]["blown_to"]
FEW: int = RAW["chance"]["few"]
RELIEF: int = RAW["chance"]["relief"]
GIFT: int = RAW["chance"]["gift"]
LOSS: int = RAW["chance"]["loss"]
HEALTHY: int = RAW["chance"]["healthy"]
KEPT: tuple[str, ...] = tuple(RAW["kept"])
KEPT_NUMBERS: tuple[int, ...] = tuple(each["card"] for each in RAW["kept"].values())
NO_CARDS: Counts = (0,) * len(KEPT)
CHART_WORTH: int = RAW["chance"]["chart"]
SILVER_WORTH: int = RAW["chance"]["silver"]
CHARTS = (KEPT.index("chart25"), KEPT.index("chart26"))


class Find(NamedTuple):
    """What a Chance card brings; nought where it does not speak of it."""

    treasure: int = 0  # up to this worth
    crew: int = 0  # so many cards
    if_up_to: int = 0  # only to a crew worth no more
    may_stay: int = 0  # crew worth no more; the rest goes back


FINDS: dict[int, Find] = {int(card): Find(**row) for card, row in RAW["finds"].items()}

# Things, as they lie in docks

THINGS: tuple[str, ...] = (*CREWS, *KINDS, *KEPT)
TREASURE = CREW  # where treasure begins among things
CARDS = CREW + len(KINDS)  # where kept cards begin
SILVER = THINGS.index("silver")
VALUE_CARDS = (THINGS.index("doubloons"), THINGS.index("eight"))
WORTH: Counts = (*VALUE, *POINTS, *(each["worth"] for each in RAW["kept"].values()))
NOTHING: Counts = (0,) * len(THINGS)
LETTERS = "abcdefDRGPUSOEKL"  # one for each thing, as sentences count them

# Ports

PORTS: tuple[str, ...] = tuple(RAW["ports"])
HOMES: int = META["home_ports"]  # clockwise
LONDON, CADIZ, MARSEILLES, GENOA, VENICE, AMSTERDAM = range(len(PORTS))


@lru_cache(maxsize=50_000)
def strength(crew: Counts) -> int:
    """The sum of some crew."""
    return sum(map(int.__mul__, VALUE, crew))


@lru_cache(maxsize=50_000)
def points(treasure: Counts) -> int:
    return sum(map(int.__mul__, POINTS, treasure))


def values(crew: Counts) -> Counts:
    """What the backs of some crew cards show: how many of 1, 2 and 3."""
    r1, b1, r2, b2, r3, b3 = crew
    return (r1 + b1, r2 + b2, r3 + b3)
