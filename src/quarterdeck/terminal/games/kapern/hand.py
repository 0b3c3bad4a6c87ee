"""Which die lies where, which are picked, which are kept off the island.

The rules know dice as counts; people see eight things in eight places, and want
those they did not touch to stay where they are.
"""

from collections.abc import Iterable
from typing import NamedTuple

from quarterdeck.core.counts import Counts, minus
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.notation import write_dice

Faces = tuple[int, ...]
Places = frozenset[int]


class Hand(NamedTuple):
    """The dice as they lie, left to right."""

    faces: Faces = ()
    picked: Places = frozenset()
    adrift: Places = frozenset()  # neither rolled nor put on the island
    cursor: int = 0

    def counts(self, places: Iterable[int]) -> Counts:
        shown = [self.faces[place] for place in places]
        return tuple(shown.count(face) for face in range(len(box.FACES)))

    def written(self, places: Iterable[int]) -> str:
        return write_dice(self.counts(places))

    @property
    def everywhere(self) -> Places:
        return frozenset(range(len(self.faces)))

    @property
    def loose(self) -> Places:
        """Every die but the skulls."""
        return frozenset(i for i, face in enumerate(self.faces) if face != box.SKULL)

    @property
    def skulls(self) -> Places:
        return self.everywhere - self.loose

    @property
    def ashore(self) -> Places:
        """What lies on the island unless its owner says otherwise: every kept die."""
        return self.loose - self.picked - self.adrift

    def toggled(self, place: int) -> "Hand":
        return self._replace(picked=self.picked ^ {place}, adrift=self.adrift - {place})

    def with_island(self, dice: Counts) -> "Hand":
        """These dice lie on the island, the others do not."""
        return self._replace(adrift=self.loose - frozenset(places_of(self.faces, dice)))

    def staying(self, thrown: Counts, dice: Counts) -> dict[int, int]:
        """The places, and faces, of what was not taken up for a throw."""
        return places_of(self.faces, minus(dice, thrown), self.picked)

    def thrown(self, thrown: Counts, dice: Counts) -> "Hand":
        """After a throw: what was not taken up stays in its place."""
        stay, new = self.staying(thrown, dice), iter(spread_dice(thrown))
        faces = tuple(stay[i] if i in stay else next(new) for i in range(sum(dice)))
        hand = Hand(faces, cursor=self.cursor)
        return hand._replace(adrift=hand.loose - (self.ashore & frozenset(stay)))

    def spinning(self, stay: Iterable[int], frame: int) -> "Hand":
        """Any faces at all on the dice in the air; which is the screen's affair, not chance."""
        still, sides = frozenset(stay), len(box.FACES)
        faces = tuple(
            face if place in still else (face + frame * (place % 4 + 1)) % sides
            for place, face in enumerate(self.faces)
        )
        return self._replace(faces=faces, picked=self.everywhere - still)

    def fits(self, dice: Counts) -> bool:
        return self.counts(self.everywhere) == dice


def spread_dice(dice: Counts) -> Faces:
    """Counts as single dice, skulls first."""
    return tuple(face for face, count in enumerate(dice) for _ in range(count))


def places_of(faces: Faces, dice: Counts, spare: Places = frozenset()) -> dict[int, int]:
    """Where to find such dice; those in spare places are taken last."""
    left, found = list(dice), {}
    for place in sorted(range(len(faces)), key=lambda place: (place in spare, place)):
        if left[faces[place]]:
            left[faces[place]] -= 1
            found[place] = faces[place]
    return found
