"""What somebody types, as words of a game: however spelt, and however much is said at once."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from quarterdeck.core.errors import NotationError, QuarterdeckError
from quarterdeck.terminal import games
from quarterdeck.terminal.table_session import TableSession
from quarterdeck.terminal.word_order import examples
from quarterdeck.words import Words

EXAMPLES = 6  # words that may be written, named to whoever wrote none

# Between two words on one line; a comma before a digit belongs to a square, as in `8,16`.
BETWEEN = re.compile(r"\s*(?:;|,(?!\d))\s*|\s+(?:and|et|und)\s+", re.IGNORECASE)


def sayings(line: str) -> list[str]:
    """`offer r2, take ruby; done` as three things to do, one after the other."""
    return [" ".join(piece.split()) for piece in BETWEEN.split(line) if piece.strip()]


class Typist(NamedTuple):
    """Reads what was typed where a game stands now."""

    session: TableSession
    words: Words

    def parts(self, line: str) -> list[str]:
        """A line as the things it says; one, where all of it is one, as in `keep 3c and 2d`."""
        said = sayings(line) or [line]
        if not all(map(self.is_word, said)) and self.are_words(self.meant(line)):
            return [line]
        self.make_out(said)
        return said

    def make_out(self, said: list[str]) -> None:
        """Before anything is played, all of it is understood, or the first that is not is named."""
        verb = ""
        for part in said:
            word = self.words_in(part, verb)[0]
            verb = word.partition(" ")[0]
            if not self.is_word(word):
                raise NotationError(word, examples(self.session)[:EXAMPLES])

    def words_in(self, said: str, verb: str = "") -> list[str]:
        """The actions that are meant; as it was typed, where none can be made out.

        `verb` is what was done just before: `take ruby and gold` takes both.
        """
        return sayings(self.meant(said, verb)) or [said]

    def meant(self, said: str, verb: str = "") -> str:
        return next(filter(self.are_words, self.guesses(said, verb)), said)

    def are_words(self, said: str) -> bool:
        words = sayings(said)
        return bool(words) and all(map(self.is_word, words))

    def is_word(self, said: str) -> bool:
        try:
            self.session.game.read(said)
        except QuarterdeckError:
            return False
        return True

    def guesses(self, said: str, verb: str) -> Iterator[str]:
        """What may be done as it stands; then what people mean by it, the likeliest first."""
        plain = " ".join(said.casefold().split())
        yield from self.alike(plain)
        yield from (self.as_people_say(plain), said, plain)
        if verb:
            yield self.as_people_say(f"{verb} {plain}")
        yield from self.cut_off(plain)

    def as_people_say(self, said: str) -> str:
        """In the game's own way: colours by their names, dice in words, ports for squares."""
        session = self.session
        meant = games.of(session.game).understand
        return meant(said, session.seen, session.legal_words(), self.words)

    def alike(self, said: str) -> list[str]:
        """What may be done, but for capitals, spaces and hyphens."""
        wanted = squeeze(said)
        return [word for word in self.session.legal_words() if squeeze(word) == wanted]

    def cut_off(self, said: str) -> Iterator[str]:
        """What may be done and begins or ends like this, where it is the only one."""
        legal = {word.casefold(): word for word in self.session.legal_words()}
        begun = [word for plain, word in legal.items() if said and plain.startswith(said)]
        ended = [word for plain, word in legal.items() if plain.endswith(f" {said}")]
        short = [word for plain, word in legal.items() if is_short_for(said, plain)]
        yield from (fits[0] for fits in (begun, ended, short) if len(fits) == 1)


def is_short_for(said: str, word: str) -> bool:
    """`choose lon` for `choose-port london`."""
    cut, whole = said.split(), word.split()
    return len(cut) == len(whole) and all(map(str.startswith, whole, cut))


def squeeze(text: str) -> str:
    return re.sub(r"[\s_-]", "", text.casefold())
