"""Rules of thumb, as people play: what a pile promises its captain, and who might spoil it.

Nobody here looks further than the next boarding.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from quarterdeck.core.moment import Moment
from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.state import ToAct, ToMutiny, ToTake
from quarterdeck.games.dorra.view import SeenPile, View

from .boarding_value import Lookout, Loot

FORESIGHT = 0.25  # how often a deckhand thinks of the next boarding
SPOILT = 0.4  # how likely it is that somebody who could capture a pile does
HOPE = 0.4  # what is left of a prospect for every pirate that the crew still lacks
HIRE = 3.0  # what such a pirate will ask for
PRIOR = 0.5  # pieces everyone is thought to have yet to come
FREED = 1.5  # what it is worth to have a disc back


class Style(NamedTuple):
    """What somebody cares for."""

    envy: float = 0.3  # what a ducat in another's purse counts against one's own
    booty: float = 1.0  # what a ducat of booty counts beside one in the purse


MATE = Style()
MISER = Style(envy=0.0, booty=0.3)
COLLECTOR = Style(booty=2.5)
SPOILER = Style(envy=1.0)


def deckhand(seen: View, random: Callable[[], float]) -> do.AnyAction:
    """Board if it brings money; now and then gather a crew that would; else do anything."""
    lookout = Lookout(seen)
    menu = lookout.menu()
    if not isinstance(seen.awaiting, ToAct):
        return menu.pick(random)
    for kind, eager in ((do.Board, 1.0), (do.Move, FORESIGHT)):
        tried = [action for action in menu if type(action) is kind]
        gains = [profit(lookout, seen.awaiting.seat, action) for action in tried]
        if random() < eager and max(gains, default=0.0) > 0:
            return tried[gains.index(max(gains))]
    return menu.pick(random)


def profit(lookout: Lookout, seat: int, action: do.AnyAction) -> float:
    """The money a captain keeps: now, or if he boards next with the crew he gathers."""
    match action:
        case do.Board(face, ship):
            return lookout.loot(lookout.own(seat, face), ship).money[seat]
        case do.Move(face, onto):
            pile, crews = lookout.own(seat, face) + lookout.piles[onto], lookout.numbers.crews
            able = (ship for ship in lookout.seen.open if crews[ship] <= len(pile))
            return max((lookout.loot(pile, ship).money[seat] for ship in able), default=0.0)
    return 0.0


def mate(seen: View, style: Style = MATE) -> do.AnyAction:
    """Whatever is worth most: to oneself, less what it is worth to the others."""
    return rank_actions(seen, style)[0]


def rank_actions(seen: View, style: Style = MATE) -> Sequence[do.AnyAction]:
    """All that a mate could do, best first."""
    assert isinstance(seen.awaiting, Moment)
    judge = Judge(Lookout(seen), seen.awaiting.seat, style)
    return sorted(judge.lookout.menu(), key=judge.value, reverse=True)


class Judge:
    """How one seat values what it could do, in ducats."""

    def __init__(self, lookout: Lookout, me: int, style: Style = MATE) -> None:
        self.lookout, self.me, self.style = lookout, me, style
        self.seen, self.seats = lookout.seen, lookout.seats
        self.promises: dict[SeenPile, float] = {}
        self.swings: dict[tuple[int, int], float] = {}

    def value(self, action: do.AnyAction) -> float:
        match action:
            case do.Move(face, onto):
                own, other = self.lookout.own(self.me, face), self.lookout.piles[onto]
                return self.promise(own + other) - self.promise(own) - self.promise(other)
            case do.Board(face, ship):
                pile = self.lookout.own(self.me, face)
                boarded = self.outcome(self.lookout.loot(pile, ship))
                return boarded - self.promise(pile) + self.freed(pile)
            case do.Take(kind):
                return self.value_of_piece(kind)
            case do.Mutiny():
                return self.value_of_mutiny()
        return 0.0

    def value_of_piece(self, kind: int) -> float:
        now = self.seen.awaiting
        assert isinstance(now, ToTake)
        return self.spoils(self.lookout.loot(self.lookout.piles[now.pile], now.ship), kind)

    def value_of_mutiny(self) -> float:
        """What the captain's own choice would bring, less what he promises anyway."""
        now = self.seen.awaiting
        assert isinstance(now, ToMutiny)
        pile = self.lookout.piles[now.pile]
        return self.outcome(self.forced(pile)) - self.promise(pile) + self.freed(pile)

    def forced(self, pile: SeenPile) -> Loot:
        """The ship a captain likes best of those his pile can board."""
        able = (ship for ship in self.seen.open if not self.lacking(pile, ship))
        return max((self.lookout.loot(pile, ship) for ship in able), key=self.greed)

    def freed(self, pile: SeenPile) -> float:
        return FREED * sum(disc.seat == self.me for disc in pile[1:])

    # What a pile promises

    def promise(self, pile: SeenPile) -> float:
        """What it brings if its captain boards with it, as far as that is likely."""
        if len(pile) < 2:
            return 0.0
        if pile not in self.promises:
            self.promises[pile] = self.hoped(pile) * self.survival(pile)
        return self.promises[pile]

    def hoped(self, pile: SeenPile) -> float:
        """What the ship its captain likes best brings, pirates still to be hired included."""
        ship = self.goal(pile)
        if ship is None:
            return 0.0
        loot, lacking = self.lookout.loot(pile, ship), self.lacking(pile, ship)
        return (self.outcome(loot) - self.hire(loot) * lacking) * HOPE**lacking

    def goal(self, pile: SeenPile) -> int | None:
        """The ship its captain likes best, or None where he would rather have none."""
        best, goal = 0.0, None
        for ship in self.seen.open:
            lacking = self.lacking(pile, ship)
            if len(pile) + lacking <= box.HIGHEST:
                liked = self.greed(self.lookout.loot(pile, ship)) - HIRE * lacking
                if liked * HOPE**lacking > best:
                    best, goal = liked * HOPE**lacking, ship
        return goal

    def hire(self, loot: Loot) -> float:
        return HIRE if loot.captain == self.me else -self.style.envy * HIRE

    def lacking(self, pile: SeenPile, ship: int) -> int:
        return max(0, self.lookout.numbers.crews[ship] - len(pile))

    def survival(self, pile: SeenPile) -> float:
        """How likely nobody captures it before its captain's next turn."""
        captain = pile[0].seat
        steps = (captain - self.me) % self.seats or self.seats
        before = {(self.me + step) % self.seats for step in range(1, steps)}
        return (1 - SPOILT) ** len(before.intersection(self.lookout.captors(pile)))

    # What a boarding brings

    def greed(self, loot: Loot) -> float:
        """What a captain sees in it for himself."""
        pieces = [self.lookout.numbers.worth[kind] / 3 for kind in loot.kinds]
        return loot.money[loot.captain] + max(pieces, default=0.0)

    def outcome(self, loot: Loot) -> float:
        """To me, less what it is to the others; the captain takes the piece he likes best."""
        money = sum(map(self.felt, range(self.seats), loot.money))
        if not loot.kinds:
            return money
        worth = self.lookout.numbers.worth
        mine = loot.captain == self.me
        taken = max(loot.kinds, key=lambda kind: self.spoils(loot, kind) if mine else worth[kind])
        return money + self.spoils(loot, taken)

    def felt(self, seat: int, ducats: float) -> float:
        return ducats if seat == self.me else -self.style.envy * ducats

    def spoils(self, loot: Loot, first: int) -> float:
        return self.style.booty * sum(self.swing(seat, kind) for seat, kind in loot.pieces(first))

    def swing(self, seat: int, kind: int) -> float:
        """What it means that a seat gets one more piece of a kind."""
        if (seat, kind) not in self.swings:
            held = [booty[kind] + PRIOR for booty in self.seen.booty]
            before = self.standing(held, kind)
            held[seat] += 1
            self.swings[seat, kind] = self.standing(held, kind) - before
        return self.swings[seat, kind]

    def standing(self, held: list[float], kind: int) -> float:
        """How a kind is likely to be shared in the end: who has more has much more."""
        weights = [pieces**3 for pieces in held]
        worth, total = self.lookout.numbers.worth[kind], sum(weights)
        return sum(self.felt(seat, worth * w / total) for seat, w in enumerate(weights))
