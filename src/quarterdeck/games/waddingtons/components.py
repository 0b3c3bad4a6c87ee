"""What is in the box, as typed constants; the numbers and the map are in components.toml.

Things that can lie in docks are counted in one vector: six kinds of crew, five of treasure, then
the five Chance cards that are kept.
"""

import tomllib
from pathlib import Path

from quarterdeck.core.counts import Counts

RAW = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
META = RAW["meta"]

MOST_SEATS = 4
MOST_SHIPS = 4
GOAL: int = META["goal"]
ROUNDS: int = META["rounds"]

# Crew: the back of a card shows its value, the face its colour.

COLOURS = ("red", "black")
VALUES = (1, 2, 3)
CREWS = ("r1", "b1", "r2", "b2", "r3", "b3")
CREW = len(CREWS)
VALUE: Counts = (1, 1, 2, 2, 3, 3)
SIGN: Counts = (1, -1, 2, -2, 3, -3)  # red against black
PACK: Counts = (META["crew_of_a_kind"],) * CREW
NO_CREW: Counts = (0,) * CREW
DEALT: int = META["crew_dealt"]
IN_DOCKS: int = META["crew_in_docks"]

# Treasure

KINDS: tuple[str, ...] = tuple(RAW["treasure"])
DIAMOND, RUBY, GOLD, PEARL, RUM = range(len(KINDS))
POINTS: Counts = tuple(RAW["treasure"].values())
HOARD: Counts = (META["pieces"],) * len(KINDS)
NO_TREASURE: Counts = (0,) * len(KINDS)
HOLD: int = META["hold"]
SET = 3  # of a kind, before a chest takes any
PORT_WORTH: int = META["port_worth"]

# Chance cards, by number less one

CHANCE: Counts = (1,) * META["chance_cards"]
KEPT: tuple[str, ...] = tuple(RAW["kept"])
KEPT_NUMBERS: tuple[int, ...] = tuple(each["card"] for each in RAW["kept"].values())
NO_CARDS: Counts = (0,) * len(KEPT)
CHART_WORTH = 7  # treasure a landed chart brings
SILVER_WORTH = 5  # crew that Long John Silver brings
CHARTS = (KEPT.index("chart25"), KEPT.index("chart26"))

# Things, as they lie in docks

THINGS: tuple[str, ...] = (*CREWS, *KINDS, *KEPT)
TREASURE = CREW  # where treasure begins among things
CARDS = CREW + len(KINDS)  # where kept cards begin
SILVER = THINGS.index("silver")
VALUE_CARDS = (THINGS.index("doubloons"), THINGS.index("eight"))
WORTH: Counts = (*VALUE, *POINTS, *(each["worth"] for each in RAW["kept"].values()))
NOTHING: Counts = (0,) * len(THINGS)

# Ports

PORTS: tuple[str, ...] = tuple(RAW["ports"])
HOMES = 4  # the first four, clockwise
LONDON, CADIZ, MARSEILLES, GENOA, VENICE, AMSTERDAM = range(len(PORTS))


def strength(crew: Counts) -> int:
    """The sum of some crew."""
    r1, b1, r2, b2, r3, b3 = crew
    return r1 + b1 + 2 * (r2 + b2) + 3 * (r3 + b3)


def points(treasure: Counts) -> int:
    diamond, ruby, gold, pearl, rum = treasure
    return 5 * (diamond + ruby) + 4 * gold + 3 * pearl + 2 * rum


def values(crew: Counts) -> Counts:
    """What the backs of some crew cards show: how many of 1, 2 and 3."""
    r1, b1, r2, b2, r3, b3 = crew
    return (r1 + b1, r2 + b2, r3 + b3)
