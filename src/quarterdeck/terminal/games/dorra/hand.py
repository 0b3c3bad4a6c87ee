"""What a person is pointing at: one of their crews, and one of the things it can do.

There is always something under the finger, so Enter always does what the screen says.
"""

from typing import NamedTuple

from quarterdeck.terminal.table_session import Words


class Hand(NamedTuple):
    """The legal words sorted by crew, and which of them is pointed at."""

    words: Words = ()
    crew: int = 0
    target: int = 0

    @property
    def crews(self) -> tuple[str, ...]:
        """The faces on top of the crews that can do something; none where it is about no crew."""
        return tuple(dict.fromkeys(face_in(word) for word in self.words))

    @property
    def targets(self) -> Words:
        """All that the crew pointed at can do."""
        crew = self.crews[self.crew]
        return tuple(word for word in self.words if face_in(word) == crew)

    @property
    def word(self) -> str:
        return self.targets[self.target]

    def beside(self, by: int) -> "Hand":
        """The next crew, or the one before."""
        return self._replace(crew=(self.crew + by) % len(self.crews), target=0)

    def onward(self, by: int) -> "Hand":
        """The next thing to do with it, or the one before."""
        return self._replace(target=(self.target + by) % len(self.targets))

    def with_crew(self, face: str) -> "Hand | None":
        """Pointing at the crew under this face, if it can do anything."""
        return self._replace(crew=self.crews.index(face), target=0) if face in self.crews else None

    def at_target(self, goal: str) -> "Hand | None":
        """Pointing at a disc such as `b2`, a ship's number or a kind of booty."""
        goals = [word.split()[-1] for word in self.targets]
        return self._replace(target=goals.index(goal)) if goal in goals else None


def face_in(word: str) -> str:
    """`5` of `move 5 b2`; nothing where the word is about no crew."""
    verb, *rest = word.split()
    return rest[0] if verb in ("move", "board") else ""
