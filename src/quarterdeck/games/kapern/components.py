"""What is in the box, as typed constants; the numbers are in components.toml."""

import tomllib
from pathlib import Path

from quarterdeck.core.counts import Counts

RAW = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))

MOST_SEATS = 5

DICE: int = RAW["dice"]
FACES: tuple[str, ...] = tuple(RAW["faces"])
SKULL, SABRE, MONKEY, PARROT, COIN, DIAMOND = range(len(FACES))
LETTERS = "ksmpcd"  # one for each face, in notation
DIE: Counts = (1,) * len(FACES)  # sides showing each face
NO_DICE: Counts = (0,) * len(FACES)

CARDS: tuple[str, ...] = tuple(RAW["cards"])
DECK: Counts = tuple(RAW["cards"].values())
GOLD_COIN, GEM, PIRATE, ANIMALS, GUARDIAN, TREASURE_ISLAND, SKULL1, SKULL2, *SHIPS = range(
    len(CARDS)
)

SKULLS_ON: Counts = tuple({SKULL1: 1, SKULL2: 2}.get(card, 0) for card in range(len(CARDS)))
SABRES_ON: Counts = tuple(RAW["ships"].get(name, {}).get("sabres", 0) for name in CARDS)
BONUS_ON: Counts = tuple(RAW["ships"].get(name, {}).get("bonus", 0) for name in CARDS)

# Points for n of a kind. Nine only ever wins (K31); it is listed so that it can be valued.
GROUP: Counts = tuple(RAW["points"]["groups"].get(str(min(n, DICE)), 0) for n in range(DICE + 2))
TREASURE: int = RAW["points"]["treasure"]
CHEST: int = RAW["points"]["chest"]
CURSE: int = RAW["points"]["skull"]  # what a skull on Skull Island costs the others
DEADLY = 3  # skulls that end a turn

ROUNDS = 200  # more than any game needs; so that every game ends
