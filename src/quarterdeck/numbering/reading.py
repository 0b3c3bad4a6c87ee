"""What a network reads of an observation: the same numbers at tables of every size."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quarterdeck.numbering.game_in_numbers import Numbering
from quarterdeck.numbering.layout import Meaning, Vector

Name = tuple[str, str]  # a field, and what stands there


class Reading(NamedTuple):
    """The numbers of the largest table; what a smaller one has not got stays nought."""

    most: int  # seats at the largest
    left_out: frozenset[str] = frozenset()  # fields, or first words of what stands in them

    def name(self, meaning: Meaning) -> Name | None:
        """What a number is called; none where it is not read."""
        words = {meaning.field, *meaning.name.split()[:1]}
        return None if words & self.left_out else (meaning.field, meaning.name)

    def places(self, numbering: Numbering) -> NDArray[np.int32]:
        """By number that is read: where it stands in an observation, or one past its end."""
        meanings = numbering.layout.meanings
        place = {self.name(each): each.number for each in meanings}
        largest = Numbering(numbering.game, self.most, numbering.options).layout.meanings
        read = filter(None, map(self.name, largest))
        return np.array([place.get(name, len(meanings)) for name in read], np.int32)


def read_at(places: NDArray[np.int32], seen: Vector) -> Vector:
    """What stands at those places of an observation."""
    return np.append(seen, np.float32(0))[places]
