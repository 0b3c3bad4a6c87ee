"""How a mate plays: every action is tried in imagined worlds, and what it leads to is weighed.

What counts is how many turns a ship still needs to win, and a little how many the others need.
Fights are weighed by their exact odds, exchanges as a whole; nobody looks further than that.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, minus, within
from quarterdeck.core.menu import Menu
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.crew import sailing_strength
from quarterdeck.games.waddingtons.rules import CHOICES, FLOW, adds
from quarterdeck.games.waddingtons.state import State
from quarterdeck.games.waddingtons.trading import exchange_with_docks, port_of, things_carried
from quarterdeck.games.waddingtons.view import View, imagine

from .exchanges import Exchange, exchanges
from .fight_odds import against
from .race import turns_to_win
from .styles import CALM, Style

WORLDS = 3  # in which each action is tried
TROUBLE = 0.02  # turns that a gain must bring to be worth a word
PRESSED = 1.2  # turns that two crew cards are worth
BEATEN = 2.0  # turns that being beaten costs, beside what is lost
HAND = 2.0  # points of treasure that a card from the pile is worth


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
        return home_chore(menu_in_world(worlds[0])) or self.best(seen, worlds)

    def best(self, seen: View, worlds: Sequence[State]) -> do.AnyAction:
        worths = self.weighed(seen, worlds)
        return max(worths, key=worths.__getitem__)

    def weighed(self, seen: View, worlds: Sequence[State]) -> dict[do.AnyAction, float]:
        """Every action, and how it changes the race."""
        menu = (action for action in menu_in_world(worlds[0]) if not isinstance(action, HOUSEHOLD))
        return {action: self.worth(seen, worlds, action) for action in menu}

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
        odds = against(seen, mine.hand, other)
        room = min(box.HOLD, sum(theirs.hold))
        gain = max(prize * box.points(theirs.hold) * (room > 0), PRESSED) + BEATEN / 2
        loss = max(prize * box.points(mine.hold), PRESSED) + BEATEN
        return odds.win * gain - odds.lose * loss

    def attacked(self, seen: View, world: State, now: to.Sail, action: do.Sail) -> float | None:
        """What sailing onto another ship is worth; None where the move ends elsewhere."""
        ship = world.ships[now.ship]
        end = sea.RAYS[ship.square][action.heading][action.distance - 1]
        target = enemy_at(world, now.ship, end)
        if target is None:
            return None
        there = replace(ship, square=end, heading=action.heading)
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
    to.LandChart: Mate.chart,
    to.ChoosePort: Mate.home_port,
}
HOUSEHOLD = (do.Muster, do.Chest, do.Load, do.Land)


def home_chore(menu: Menu[do.AnyAction]) -> do.AnyAction | None:
    """What is always good to do at home: chest, land treasure, take crew and cards aboard."""
    for is_wanted in CHORES:
        for action in menu:
            if is_wanted(action):
                return action
    return None


CHORES: Sequence[Callable[[do.AnyAction], bool]] = (
    lambda action: isinstance(action, do.Chest),
    lambda action: isinstance(action, do.Land) and box.TREASURE <= action.thing < box.CARDS,
    lambda action: isinstance(action, do.Muster),
    lambda action: isinstance(action, do.Load) and action.thing >= box.CARDS,
)


def menu_in_world(world: State) -> Menu[do.AnyAction]:
    now = world.awaiting
    return CHOICES[type(now)](world, now)


def ship_asked(world: State) -> int:
    """The ship that is asked, or the first of the seat where none is."""
    now: Any = world.awaiting
    return getattr(now, "ship", world.sailing)


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


def still_open(now: to.Trade, wanted: Exchange) -> bool:
    """Whether what lies on the desk can become this."""
    return within(now.given, wanted[0]) and within(now.taken, wanted[1])


def world_after_exchange(world: State, now: to.Trade, exchange: Exchange) -> State:
    """The world after an exchange."""
    given, taken = exchange
    ship = world.ships[now.ship]
    port = port_of(ship)
    docks = tuple(d - t + g for d, t, g in zip(world.docks[port], taken, given, strict=True))
    ships = (
        *world.ships[: now.ship],
        exchange_with_docks(ship, given, taken),
        *world.ships[now.ship + 1 :],
    )
    every = (*world.docks[:port], docks, *world.docks[port + 1 :])
    return replace(world, ships=ships, docks=every)


def next_piece(
    world: State, now: to.TakeTreasure, haul: Callable[[Counts, int, int], Counts]
) -> do.AnyAction:
    """On the way to the most that fits; or crew, where it is worth more."""
    room = box.HOLD - sum(world.ships[now.ship].hold) - sum(now.taken)
    best = haul(minus(world.island, now.taken), now.worth - box.points(now.taken), room)
    if not any(now.taken) and box.points(best) < HAND * now.crew:
        return do.DRAW
    kinds = (kind for kind, count in enumerate(best) if count)
    return next((do.TAKES[box.TREASURE + kind] for kind in kinds), do.SETTLE)


def best_haul(island: Counts, worth: int, room: int, least: int = 0) -> Counts:
    """The pieces worth most that fit, from this kind of the catalogue on."""
    best = box.NO_TREASURE
    for kind in range(least, len(island)):
        if island[kind] and box.POINTS[kind] <= worth and room:
            left = tuple(n - (k == kind) for k, n in enumerate(island))
            rest = best_haul(left, worth - box.POINTS[kind], room - 1, kind)
            haul = tuple(n + (k == kind) for k, n in enumerate(rest))
            best = max(best, haul, key=box.points)
    return best
