"""What a person can do at the dice now: keys, words for the referee, outlook."""

from typing import NamedTuple

from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.state import ToDecide, ToGather, ToPlace, ToRescue, ToRoll
from quarterdeck.games.kapern.view import View
from quarterdeck.terminal.games.kapern.hand import Hand
from quarterdeck.terminal.games.kapern.odds import roll_outlook, stop_outlook
from quarterdeck.terminal.games.offer import ActionOffer
from quarterdeck.terminal.table_session import TableSession, Words
from quarterdeck.words import Words as Language


class OfferBar(NamedTuple):
    """All that an offer depends on."""

    session: TableSession
    seen: View
    hand: Hand
    language: Language

    def offers(self) -> tuple[ActionOffer, ...]:
        picked = len(self.hand.picked)
        match self.seen.awaiting:
            case ToRoll():
                return (self.roll("kapern-offer-all", box.DICE),)
            case ToGather():
                return (self.roll("kapern-offer-gather", len(self.hand.loose)),)
            case ToRescue():
                return (self.roll("kapern-offer-rescue", picked), self.sink())
            case ToPlace() | ToDecide():
                return (self.roll("kapern-offer-roll", picked), self.stop())
        return ()

    def roll(self, key: str, dice: int) -> ActionOffer:
        title, words = self.language.text(key, dice=dice), self.roll_words()
        enter = self.language.text("terminal-cap-enter")
        if self.session.refusal(*words):
            return ActionOffer(enter, title, self.language.text("terminal-offer-why"), words, False)
        return ActionOffer(
            enter, title, roll_outlook(self.session.foresee(*words), self.language), words
        )

    def stop(self) -> ActionOffer:
        title, words = self.language.text("kapern-offer-stop"), self.stop_words()
        outlook = stop_outlook(self.session.foresee(*words), self.language)
        return ActionOffer("s", title, outlook, words)

    def sink(self) -> ActionOffer:
        title = self.language.text("kapern-offer-sink")
        return ActionOffer("x", title, self.language.text("kapern-outlook-nothing"), ("sink",))

    def roll_words(self) -> Words:
        """On Treasure Island, what is kept is put there with the same gesture."""
        reroll = f"reroll {self.hand.written(self.hand.picked)}"
        match self.seen.awaiting:
            case ToRoll() | ToGather():
                return ("roll",)
            case ToPlace():
                return (f"place {self.hand.written(self.hand.ashore)}", reroll)
        return (reroll,)

    def stop_words(self) -> Words:
        if isinstance(self.seen.awaiting, ToPlace):
            return (f"place {self.hand.written(self.hand.loose)}", "stop")
        return ("stop",)
