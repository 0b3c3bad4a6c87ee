"""How a mate plays: every action is tried in imagined worlds, and what it leads to is weighed.

What counts is how many turns a ship still needs to win, and a little how many the others need.
Fights are weighed by their exact odds, exchanges as a whole; nobody looks further than that.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.crew import sailing_strength
from quarterdeck.games.waddingtons.rules import FLOW, adds
from quarterdeck.games.waddingtons.state import State
from quarterdeck.games.waddingtons.trading import port_of, things_carried
from quarterdeck.games.waddingtons.view import View, imagine

from .chores import (
    HOUSEHOLD,
    fighting_hand,
    home_chore,
    is_off_colour,
    menu_in_world,
    ship_asked,
)
from .exchanges import Exchange, exchanges, still_open, world_after_exchange
from .fight_odds import against
from .hauls import best_haul, next_keepsake, next_piece
from .race import turns_to_win
from .styles import CALM, Style

WORLDS = 3  # in which each action is tried
TROUBLE = 0.02  # turns that a gain must bring to be worth a word
PRESSED = 1.2  # turns that two crew cards are worth
BEATEN = 2.0  # turns that being beaten costs, beside what is lost
WEARY = 50  # rounds after which raids on ports are no plan any more; most games take half of them


class Mate:
    """One game's captain; he remembers nothing that his view does not show."""

    def __init__(self, random: Callable[[], float], style: Style = CALM) -> None:
        self.table = QuietTable(int(random() * 2**32))
        self.random, self.style = random, style

    def choose(self, seen: View) -> do.AnyAction:
        worlds = [imagine(seen, self.table) for _ in range(WORLDS)]
        now = worlds[0].awaiting
        chosen = SPECIAL.get(type(now))
        if chosen is not None:
            return chosen(self, seen, worlds[0], now)
        return self.chore(seen, worlds) or self.best(seen, worlds)

    def chore(self, seen: View, worlds: Sequence[State]) -> do.AnyAction | None:
        """Whatever is to be done first; crew that would weaken an attack waits for its end."""
        task = home_chore(worlds[0])
        if task is not None and is_off_colour(worlds[0], task) and self.attacks(seen, worlds):
            return home_chore(worlds[0], fighting=True)
        return task

    def attacks(self, seen: View, worlds: Sequence[State]) -> bool:
        """Whether the best thing to do is to sail onto another ship."""
        now = worlds[0].awaiting
        if not isinstance(now, to.Sail):
            return False
        best = self.best(seen, worlds)
        return isinstance(best, do.Sail) and target_of(worlds[0], now.ship, best) is not None

    def best(self, seen: View, worlds: Sequence[State]) -> do.AnyAction:
        worths = self.weighed(seen, worlds)
        return max(worths, key=worths.__getitem__)

    def weighed(self, seen: View, worlds: Sequence[State]) -> dict[do.AnyAction, float]:
        """Every action that could be any good, and how it changes the race."""
        menu = (action for action in menu_in_world(worlds[0]) if not isinstance(action, HOUSEHOLD))
        ways = (action for action in menu if not is_aground(worlds[0], action))
        return {action: self.worth(seen, worlds, action) for action in ways}

    def worth(self, seen: View, worlds: Sequence[State], action: do.AnyAction) -> float:
        now: Any = worlds[0].awaiting
        if isinstance(now, to.Sail) and isinstance(action, do.Sail):
            fight = self.attacked(seen, worlds[0], now, action)
            if fight is not None:
                return fight
        index = ship_asked(worlds[0])
        mean = sum(self.race(self.after(world, action), index) for world in worlds) / len(worlds)
        return mean - turns_taken(now, action)

    def after(self, world: State, action: do.AnyAction) -> State:
        """Where an action leads; a pick, as if with it enough were picked."""
        now = world.awaiting
        there = FLOW[type(now), type(action)](world, now, action, self.table)
        if adds(world, action):
            return FLOW[type(now), do.Settle](there, there.awaiting, do.SETTLE, self.table)
        return there

    # The race

    def race(self, world: State, index: int, markets: bool = True) -> float:
        """How a ship stands in the race, in turns; more is better."""
        markets = markets and not is_weary(world)
        owner = world.ships[index].owner
        rivals = [i for i, ship in enumerate(world.ships) if ship.owner != owner]
        nearest = min((turns_to_win(world, rival) for rival in rivals), default=0.0)
        own = -turns_to_win(world, index, markets) - self.danger(world, index)
        return own + self.style.envy * nearest

    def danger(self, world: State, index: int) -> float:
        """Turns that whoever bears down on a laden ship costs it on average."""
        ship = world.ships[index]
        if ship.square in sea.SAFE or not any(ship.hold):
            return 0.0
        hunters = sum(bears_down(world, i, index) for i, _ in enumerate(world.ships))
        lost = BEATEN + self.style.prize * box.points(ship.hold)
        return self.style.hunted * hunters * lost

    # Fights

    def fight_worth(self, seen: View, world: State, index: int, other: int) -> float:
        """What a fight is worth in turns: the exact odds times the prize, less the risk."""
        mine, theirs, prize = world.ships[index], world.ships[other], self.style.prize
        odds = against(seen, fighting_hand(world, index), other)
        room = min(box.HOLD, sum(theirs.hold))
        gain = max(prize * box.points(theirs.hold) * (room > 0), PRESSED) + BEATEN / 2
        loss = max(prize * box.points(mine.hold), PRESSED) + BEATEN
        return odds.win * gain - odds.lose * loss

    def attacked(self, seen: View, world: State, now: to.Sail, action: do.Sail) -> float | None:
        """What sailing onto another ship is worth; None where the move ends elsewhere."""
        target = target_of(world, now.ship, action)
        if target is None:
            return None
        end = world.ships[target].square
        there = replace(world.ships[now.ship], square=end, heading=action.heading)
        moved = replace(
            world, ships=(*world.ships[: now.ship], there, *world.ships[now.ship + 1 :])
        )
        return self.race(moved, now.ship) - 1 + self.fight_worth(seen, world, now.ship, target)

    def call(self, seen: View, world: State, now: to.Call) -> do.AnyAction:
        """Attack whoever passes, where it pays."""
        worth = self.fight_worth(seen, world, now.ship, world.sailing)
        return do.ATTACK if worth > 0 else do.PASS

    def spoil(self, _: View, world: State, now: to.Spoil) -> do.AnyAction:
        return choose_spoils(world, now)

    def doubt(self, seen: View, _: State, __: to.Challenge) -> do.AnyAction:
        """Backs are open: whoever sailed too far is seen to have."""
        far, strength = seen.sailed
        return do.CHALLENGE if far > strength else do.PASS

    # Trade and treasure

    def trade(self, _: View, world: State, now: to.Trade) -> do.AnyAction:
        """Put the best exchange together, thing by thing; leave where none is any good."""
        gains = self.bargains(world, now)
        best = max(gains, key=gains.__getitem__, default=None)
        if best is None or gains[best] <= TROUBLE:
            return do.DONE
        return self.step(now, best)

    @staticmethod
    def step(now: to.Trade, wanted: Exchange) -> do.AnyAction:
        """What comes next on the way to an exchange."""
        for lying, things, words in (
            (now.given, wanted[0], do.OFFERS),
            (now.taken, wanted[1], do.TAKES),
        ):
            for thing, count in enumerate(things):
                if lying[thing] < count:
                    return words[thing]
        return do.SETTLE

    def bargains(self, world: State, now: to.Trade) -> dict[Exchange, float]:
        """Every exchange that the desk can still become, and what it brings."""
        ship = world.ships[now.ship]
        docks, charts = world.docks[port_of(ship)], world.options.chart_value_3
        before = self.race(world, now.ship, markets=False)
        return {
            each: self.race(world_after_exchange(world, now, each), now.ship, markets=False)
            - before
            for each in exchanges(things_carried(ship), docks, charts)
            if still_open(now, each)
        }

    def haul(self, _: View, world: State, now: to.TakeTreasure) -> do.AnyAction:
        """The most that fits; crew where it is worth more."""
        return next_piece(world, now, best_haul)

    def keep(self, _: View, world: State, __: to.Keep) -> do.AnyAction:
        return next_keepsake(world)

    def chart(self, _: View, world: State, now: to.LandChart) -> do.AnyAction:
        """As soon as there is room for what it brings."""
        return do.LAND_CHART if sum(world.ships[now.ship].hold) < box.HOLD else do.DONE

    def home_port(self, _: View, world: State, __: to.ChoosePort) -> do.AnyAction:
        menu = menu_in_world(world)
        return menu[int(self.random() * len(menu))]


SPECIAL: Mapping[type, Callable[[Mate, View, State, Any], do.AnyAction]] = {
    to.Call: Mate.call,
    to.Spoil: Mate.spoil,
    to.Challenge: Mate.doubt,
    to.Trade: Mate.trade,
    to.TakeTreasure: Mate.haul,
    to.Keep: Mate.keep,
    to.LandChart: Mate.chart,
    to.ChoosePort: Mate.home_port,
}


def is_weary(world: State) -> bool:
    """Two who raid each other's docks pay with the crew that the other raids with, for ever."""
    return world.turn > WEARY * len(world.ships)


def is_aground(world: State, action: do.AnyAction) -> bool:
    """Bows at Treasure Island lead nowhere, and turning away from it earns no card."""
    if not isinstance(action, do.Turn):
        return False
    square = world.ships[ship_asked(world)].square
    return sea.AHEAD[square][action.heading] in sea.TREASURE_ISLAND


def turns_taken(now: Any, action: do.AnyAction) -> float:
    """Turns that an action takes."""
    return float(isinstance(now, to.Sail) and isinstance(action, do.Sail | do.Turn | do.Stay))


def bears_down(world: State, hunter: int, index: int) -> bool:
    """Whether a ship has another's square before its bows and within reach."""
    ship, prey = world.ships[hunter], world.ships[index]
    if ship.owner == prey.owner or ship.square in sea.SAFE:
        return False
    line = sea.RAYS[ship.square][ship.heading][: max(1, sailing_strength(ship))]
    return prey.square in line


def target_of(world: State, index: int, action: do.Sail) -> int | None:
    """The ship that a move would attack."""
    line = sea.RAYS[world.ships[index].square][action.heading]
    return enemy_at(world, index, line[action.distance - 1])


def enemy_at(world: State, index: int, square: int) -> int | None:
    """Another's ship on this square that can be attacked."""
    if square in sea.SAFE:
        return None
    owner = world.ships[index].owner
    there = (i for i, ship in enumerate(world.ships) if ship.square == square)
    return next((i for i in there if world.ships[i].owner != owner), None)


def choose_spoils(world: State, now: to.Spoil) -> do.AnyAction:
    """Treasure if there is any to speak of, else crew."""
    prize = box.points(world.ships[now.loser].hold)
    menu = menu_in_world(world)
    if prize >= 2 and do.PLUNDER in menu:
        return do.PLUNDER
    presses = [action for action in menu if isinstance(action, do.Press)]
    return presses[-1] if presses else menu[0]
