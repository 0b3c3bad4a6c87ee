"""What the table sees happen."""

from quarterdeck.core.counts import Counts
from quarterdeck.core.table import Event, TurnBegan


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The pile was empty; all the discards are the new one."""


class TurnedOver(Event, frozen=True, tag="turned-over"):
    seat: int
    card: int


class Threw(Event, frozen=True, tag="threw"):
    """These dice were thrown, and so they all lie now."""

    seat: int
    thrown: Counts
    dice: Counts


class CalledGuardian(Event, frozen=True, tag="called-guardian"):
    """One skull is taken up and thrown again."""

    seat: int


class Placed(Event, frozen=True, tag="placed"):
    """These dice lie on Treasure Island now."""

    seat: int
    dice: Counts
    points: int


class Scored(Event, frozen=True, tag="scored"):
    seat: int
    points: int
    chest: bool


class Sank(Event, frozen=True, tag="sank"):
    """Skulls ended the turn; what lay on Treasure Island is safe."""

    seat: int
    skulls: int
    points: int


class LostFight(Event, frozen=True, tag="lost-fight"):
    """A Pirate Ship was not beaten and costs its bonus."""

    seat: int
    bonus: int


class ReachedSkullIsland(Event, frozen=True, tag="reached-skull-island"):
    seat: int
    skulls: int


class Cursed(Event, frozen=True, tag="cursed"):
    """The visit to Skull Island is over; every other pirate pays."""

    seat: int
    skulls: int
    points: int


class FinalRound(Event, frozen=True, tag="final-round"):
    """The target is reached; every other pirate has one more turn."""

    seat: int
    points: int


class LastTurn(Event, frozen=True, tag="last-turn"):
    """Surpassed in the final round, the pirate who began it goes once more."""

    seat: int


class SuddenDeath(Event, frozen=True, tag="sudden-death"):
    """Everyone is below the target again; the first to reach it wins at once."""


class PirateMagic(Event, frozen=True, tag="pirate-magic"):
    """Nine of a kind wins the game."""

    seat: int


class TimeUp(Event, frozen=True, tag="time-up"):
    """The last round is played; the highest score wins."""

    rounds: int


class Won(Event, frozen=True, tag="won"):
    """The game is over; several winners share it."""

    winners: tuple[int, ...]


AnyEvent = (
    TurnBegan
    | Reshuffled
    | TurnedOver
    | Threw
    | CalledGuardian
    | Placed
    | Scored
    | Sank
    | LostFight
    | ReachedSkullIsland
    | Cursed
    | FinalRound
    | LastTurn
    | SuddenDeath
    | PirateMagic
    | TimeUp
    | Won
)
