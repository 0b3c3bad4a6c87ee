"""What a person can do now: its key, the word for the referee, and what would come of it."""

from typing import NamedTuple

from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra.discs import disc_number
from quarterdeck.games.dorra.notation import read
from quarterdeck.games.dorra.prices import Reckoning
from quarterdeck.games.dorra.state import ToMutiny
from quarterdeck.games.dorra.view import View
from quarterdeck.terminal.games.dorra.hand import Hand
from quarterdeck.terminal.games.offer import ActionOffer
from quarterdeck.words import Words
from quarterdeck.words.positions.dorra import phrase


class OfferBar(NamedTuple):
    """All that an offer depends on."""

    seen: View
    hand: Hand
    names: tuple[str, ...]
    words: Words

    def offers(self) -> tuple[ActionOffer, ...]:
        enter = self.words.text("terminal-cap-enter")
        if isinstance(self.seen.awaiting, ToMutiny):
            return (self.offer(enter, "obey"), self.offer("m", "mutiny"))
        return (self.offer(enter, self.hand.word),)

    def offer(self, key: str, word: str) -> ActionOffer:
        return ActionOffer(key, phrase(word, self.words), self.outlook(word), (word,))

    def outlook(self, word: str) -> str:
        match read(word), self.seen.awaiting:
            case do.Board(face, ship), _:
                return self.loot(self.mine(face), ship)
            case do.Move(face, onto), _:
                return self.danger(self.mine(face), onto)
            case do.Mutiny(), ToMutiny(_, captain, pile):
                crew = len(Reckoning(self.seen).piles[pile])
                name = self.names[captain]
                return self.words.text("dorra-outlook-mutiny", name=name, crew=crew)
        return ""

    def mine(self, face: int) -> int:
        return disc_number(self.seen.seat or 0, face)

    def loot(self, top: int, ship: int) -> str:
        """Who would get how much, covered discs at their average."""
        reckoning = Reckoning(self.seen)
        money = reckoning.boarding(reckoning.piles[top], ship)
        gains = (f"{name} {round(m):+}" for name, m in zip(self.names, money, strict=True) if m)
        return ", ".join(gains)

    def danger(self, top: int, onto: int) -> str:
        """How many they would be, and who could take them over."""
        reckoning = Reckoning(self.seen)
        crew = reckoning.piles[top] + reckoning.piles[onto]
        captors = [self.names[seat] for seat in reckoning.captors(crew)]
        return self.words.text(
            "dorra-outlook-crew",
            crew=len(crew),
            count=len(captors),
            captors=self.words.listed(captors),
        )
