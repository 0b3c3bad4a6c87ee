"""How a mate commands a Navy ship: by what the Pirate probably does, and never quite the same.

look first   what the guns and the bow can do where he is seen, then the best move if he is not
move first   whom it rams, what it sees then
both         where the ship will be of use when its turn comes round again
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square, Squares
from quarterdeck.games.piracy.routes import destinations
from quarterdeck.games.piracy.setup import new_sights, sight
from quarterdeck.games.piracy.state import (
    ToBury,
    ToDecide,
    ToEngage,
    ToFireAgain,
    ToMove,
    ToRoll,
    ToStation,
)
from quarterdeck.games.piracy.telescope import falls
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.waters import Waters, rooms, waters

from .belief import (
    HEADS_FOR_TREASURE,
    WANDERS,
    Array,
    Belief,
    Filter,
    Model,
    Public,
    SeaFrame,
    array_of,
    frame_of,
    open_harbours,
    shores,
    spread_belief,
)
from .belief import reachable_squares as within
from .softmax import softly
from .threats import FACES, SECOND, deadly, eyes, squares_shelled, threat, without


class NavyStyle(NamedTuple):
    """How a Captain thinks the Pirate sails, and what he cares for beside having him now."""

    model: Model = HEADS_FOR_TREASURE
    sight: float = 0.08  # what it is worth to know where he is
    guard: float = 0.9  # what a threat at the ship's next turn is worth, beside one now
    shared: float = 0.5  # of that, where another ship threatens the same square
    watch: float = 0.0  # how much of the guard is kept where his goals are, not where he will be
    whim: float = 0.004  # what is worse by this is chosen e times as seldom


TRACKER = NavyStyle()
SWEEPER = NavyStyle(model=WANDERS)
WARDEN = NavyStyle(watch=0.3)
NEARLY = box.ENOUGH - 1  # chests, and the harbours are his next goal
GOOD_VIEW = 0.9  # of the most that can be seen from anywhere
WELL_IN_SIGHT = 2 / 3  # of the site of an island that is seen best

Worths = dict[do.AnyAction, float]
Aboard = ToDecide | ToMove | ToEngage | ToFireAgain


class MateNavy:
    """One game's Captain, who remembers what he believes."""

    def __init__(self, seen: View, random: Callable[[], float], style: NavyStyle = TRACKER) -> None:
        self.belief, self.style = Filter(seen.options, style.model), style
        self.sea, self.random = waters(seen.options.map), random
        self.known, self.rule = frame_of(self.sea), seen.options.telescope

    def choose(self, seen: View) -> do.AnyAction:
        return softly(self.weighed(seen), self.style.whim, self.random)

    def weighed(self, seen: View) -> Worths:
        """What may sensibly be done, and how likely it has the Pirate, now or next time."""
        return WEIGHED[type(seen.awaiting)](self, seen, seen.awaiting)

    # Setting up

    def bury(self, seen: View, _: ToBury) -> Worths:
        """On an island that has as few chests as any, where it is easily guarded."""
        chests = grid.together(seen.chests)
        free, every = rooms(self.sea, chests), do.burials(seen.options.map)
        buried = {isle & free: (isle & chests).bit_count() for isle in self.sea.islands}
        few = min(count for room, count in buried.items() if room)
        rooms_left = (room for room, count in buried.items() if room and count == few)
        return {every[site]: 1.0 for room in rooms_left for site in guarded_sites(self.sea, room)}

    def station(self, seen: View, _: ToStation) -> Worths:
        """Wherever almost as much can be seen that no other ship sees as from anywhere."""
        news, every = new_sights(self.sea, seen.ships), do.stations(seen.options.map)
        enough = GOOD_VIEW * max(news.values())
        return {every[square]: 1.0 for square, new in news.items() if new >= enough}

    def throw(self, _: View, __: ToRoll) -> Worths:
        return {do.ROLL: 1.0}

    # Looking and moving

    def decide(self, seen: View, now: ToDecide) -> Worths:
        """Look first, and then the best move if he is not seen; or any move, and look then."""
        here, others = self.believed(seen).anywhere, without(seen.ships, now.ship)
        moves = self.moves(seen, now)
        sighted = eyes(self.sea, self.rule, seen.ships[now.ship], others)
        looked = here * sighted * (self.hits(seen, now) + self.style.sight)
        worths = self.rammed(seen, moves, here * (1 - sighted))
        found: Worths = {do.LOOK: float(looked.sum()) + max([0.0, *worths.values()])}
        rams = self.rammed(seen, moves, here)
        for end, move in zip(moves, rams, strict=True):
            after = eyes(self.sea, self.rule, end, others)
            found[move] = rams[move] + self.style.sight * float((here * after).sum())
        return found

    def move_or_stay(self, seen: View, now: ToMove) -> Worths:
        here = self.believed(seen).anywhere
        stay = self.use(seen, now.ship, seen.ships[now.ship], self.future(seen))
        return {do.STAY: stay, **self.rammed(seen, self.moves(seen, now), here)}

    def engage(self, seen: View, now: ToEngage) -> Worths:
        """Fire or ram him; else go where the ship will be of use, or lie there already."""
        assert seen.sighted is not None
        here = array_of(1 << seen.sighted, self.known.squares)
        fired: Worths = {shot: self.salvos(seen, now, shot) for shot in do.FIRES}
        stay = self.use(seen, now.ship, seen.ships[now.ship], self.future(seen))
        return {do.STAY: stay, **fired, **self.rammed(seen, self.moves(seen, now), here)}

    def rammed(self, seen: View, moves: Mapping[Square, float], here: Array) -> Worths:
        """Moves, each worth what the ship is of use there and whom it rams."""
        every, places = do.moves(seen.options.map), self.known.places
        return {every[end]: worth + float(here[places[end]]) for end, worth in moves.items()}

    # Guns

    def salvos(self, seen: View, now: ToEngage, shot: do.Fire) -> float:
        """The chance that one of two salvos hits him, if the first goes this way."""
        end = self.lands(seen, now, shot)
        if end == seen.sighted:
            return 1.0
        within = squares_shelled(self.sea, seen.ships[now.ship], FACES) >> (seen.sighted or 0) & 1
        return SECOND * within * (end not in seen.ships)

    def fire_again(self, seen: View, now: ToFireAgain) -> Worths:
        """At him, or not at all."""
        shots: Worths = {s: float(self.lands(seen, now, s) == seen.sighted) for s in do.FIRES}
        return {do.CEASE: 0.5, **shots}

    def lands(self, seen: View, now: Aboard, shot: do.Fire) -> Square | None:
        return falls(self.sea, seen.ships[now.ship], shot.direction, now.roll)

    def hits(self, seen: View, now: Aboard) -> Array:
        """By square: the chance to have him there this turn, once he is seen."""
        others = without(seen.ships, now.ship)
        certain, perhaps = deadly(self.sea, seen.ships[now.ship], now.roll, others)
        squares = self.known.squares
        found: Array = array_of(certain, squares) + SECOND * array_of(perhaps, squares)
        return found

    # What is believed

    def believed(self, seen: View) -> Belief:
        buried = grid.together((*seen.chests, *seen.stolen))
        return self.belief.follow(buried, seen.records, seen.record)

    def future(self, seen: View) -> Array:
        """Where he will be when this ship's turn comes round again, and where his goals are."""
        here = self.believed(seen).anywhere
        public = self.belief.found[-1][1].after(seen.record)
        liking, ends = self.belief.liking(seen.record, public), within(self.sea, 0)
        for _ in range(box.SHIPS):
            here = spread_belief(here, ends, liking)
        return vigilant(self.known, self.style, public, here)

    def moves(self, seen: View, now: Aboard) -> dict[Square, float]:
        """Every end of a move, and of how much use the ship will be there."""
        square, others = seen.ships[now.ship], without(seen.ships, now.ship)
        _, ends = destinations(self.sea, square, now.roll, others)
        future = self.future(seen)
        return {end: self.use(seen, now.ship, end, future) for end in grid.list_squares(ends)}

    def use(self, seen: View, ship: int, square: Square, future: Array) -> float:
        """How likely the ship has him at its next turn, if it lies here until then."""
        others = without(seen.ships, ship)
        return self.style.guard * float(
            (self.shared(seen, ship, future) * threat(self.sea, self.rule, square, others)).sum()
        )

    def shared(self, seen: View, ship: int, future: Array) -> Array:
        watched = future
        for other, square in enumerate(seen.ships):
            if other != ship and square != box.SUNK:
                near = threat(self.sea, self.rule, square, without(seen.ships, other)) > 0
                watched = watched * (1 - self.style.shared * near)
        return watched


def vigilant(known: SeaFrame, style: NavyStyle, public: Public, future: Array) -> Array:
    """Some of the guard is kept where his goals are: the chests, and in good time the harbours."""
    if not style.watch:
        return future
    nearly = public.stolen >= NEARLY
    coast = shores(
        known, open_harbours(known, public.closed) if nearly else grid.list_squares(public.chests)
    )
    kept: Array = (1 - style.watch) * future + style.watch * coast / coast.sum()
    return kept


def guarded_sites(sea: Waters, island: Squares) -> list[Square]:
    """Of an island's free sites, those loaded from the fewest squares, and well in sight."""
    beside = {site: sea.shore[site].bit_count() for site in grid.list_squares(island)}
    fewest = min(beside.values())
    seen = {site: in_sight(sea, site) for site, count in beside.items() if count == fewest}
    return [site for site, count in seen.items() if count >= WELL_IN_SIGHT * max(seen.values())]


def in_sight(sea: Waters, site: Square) -> int:
    """From how many squares a ship sees those from which it is loaded."""
    return sum(sight(sea, square).bit_count() for square in grid.list_squares(sea.shore[site]))


WEIGHED: Mapping[type, Callable[[MateNavy, View, Any], Worths]] = {
    ToBury: MateNavy.bury,
    ToStation: MateNavy.station,
    ToRoll: MateNavy.throw,
    ToDecide: MateNavy.decide,
    ToMove: MateNavy.move_or_stay,
    ToEngage: MateNavy.engage,
    ToFireAgain: MateNavy.fire_again,
}
