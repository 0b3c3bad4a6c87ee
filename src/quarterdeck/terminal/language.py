"""The language of the screens, which a key can change at any time."""

from quarterdeck.bots.bots_of_others import guests_of
from quarterdeck.bots.levels import levels
from quarterdeck.core.game import AnyGame
from quarterdeck.core.sentence import Argument
from quarterdeck.words import LANGUAGES, Words, words

LETTERS = "ABCDEF"  # by which seats go
CHAIRS = ("first", "pirate")  # house rules that name a chair


class Voice:
    """Shared by all screens, so that they change their language together."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game, self.language = game, language

    @property
    def words(self) -> Words:
        return words(self.game, self.language)

    def text(self, key: str, **arguments: Argument) -> str:
        return self.words.text(key, **arguments)

    def rule(self, name: str) -> str:
        """What a house rule is called."""
        return self.text(f"{self.game.name}-option-{name}")

    def rule_value(self, name: str, value: object) -> str:
        """A value of a house rule as the page has it: in words, a chair by its letter."""
        if isinstance(value, bool):
            return self.text("terminal-yes" if value else "terminal-no")
        if name in CHAIRS and isinstance(value, int):
            return LETTERS[value - 1]
        key = f"{self.game.name}-option-{name}-{value}"
        return self.text(key) if self.words.knows(key) else str(value)

    def level(self, level: str | None) -> str:
        """What a bot is called for how well it plays; nothing for a person."""
        return self.text("terminal-level", level=level) if level else ""

    def about_level(self, level: str) -> str:
        """An honest sentence about how a bot plays; nothing about people and empty chairs."""
        if level in guests_of(self.game):
            return self.text("level-guest")
        key = "level-random" if level == "random" else f"{self.game.name}-level-{level}"
        return self.text(key) if level in levels(self.game) else ""

    def next(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
