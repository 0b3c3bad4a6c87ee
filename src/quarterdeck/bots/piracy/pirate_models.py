"""Where a captain thinks the Pirate is: several kinds of Pirate, each believed as far as it fits.

    a turn of his     every kind sails as it would, squares weighed by what it cares for
    a turn of theirs  every kind is narrowed to what was seen, and credited with having foretold it

A kind weighs the very squares a Pirate of that style weighs (mate_pirate.py): all of it is public
but where he starts from. A little of every kind sails anywhere, so the true square is never
excluded.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square, Squares
from quarterdeck.games.piracy.options import Options
from quarterdeck.games.piracy.routes import fleet
from quarterdeck.games.piracy.state import Record
from quarterdeck.games.piracy.waters import waters

from .belief import (
    HEADS_FOR_TREASURE,
    TINY,
    Array,
    Belief,
    Filter,
    Public,
    belief_at_departure,
    next_afloat,
    open_harbours,
    reachable_squares,
    sites,
    what_sightings_leave,
)
from .mate_pirate import EVASIVE, PATIENT, STRAIGHT, PirateStyle
from .square_tables import square_tables
from .threats import no_threat, threat, without

DASHING = STRAIGHT._replace(fear=0.0)
TEMPERS = (
    EVASIVE._replace(whim=0.006),
    PATIENT._replace(loot=0.15, whim=0.006),
    STRAIGHT._replace(whim=0.006),
    DASHING._replace(whim=0.006),
    DASHING._replace(whim=0.012),
    DASHING._replace(shun=0.03, whim=0.008),
    DASHING._replace(shun=0.08, crowd=0.02, whim=0.008),
    STRAIGHT._replace(step=0.003, fear=0.2, whim=0.02),
    STRAIGHT._replace(step=0.005, loot=0.1, fear=0.3, whim=0.05),
)
STRAY = 0.03  # how often any of them sails just anywhere
TURNCOAT = 0.03  # how often he is thought to change his kind
SURE = 0.98  # that he does, or does not, load: never more
SLIGHT = 0.05  # kinds as unlikely as this are not looked at when looking ahead
UNREADY = 2  # the turn in which the Navy first answers him; before its end he cannot load
LOWEST = -500.0  # exponents that are not yet nought


class Scene(NamedTuple):
    """What a Pirate of any kind looks at when he is about to sail."""

    ships: tuple[Square, ...]
    public: Public
    threats: tuple[Array, Array]  # of the next ship, and of the one after
    guess: Array  # by square: what a mate would believe, where the next ship can sail to


class SailingCourse(NamedTuple):
    """How a kind sails: how it likes every square, and by start what that comes to."""

    ends: Array
    liking: Array
    choices: Array
    loads: Array  # by square: how likely he loads there

    def sailed(self, here: Array) -> Belief:
        load = here * self.loads
        sails = here - load
        wanted = self.liking * ((sails / self.choices) @ self.ends)
        strayed = (self.liking > 0) * ((sails / self.ends.sum(axis=1)) @ self.ends)
        return Belief((1 - STRAY) * wanted + STRAY * strayed, load)


class Blend(NamedTuple):
    """What each kind would make one believe, and how far each is believed."""

    weights: Array
    beliefs: tuple[Belief, ...]
    public: Public

    @property
    def anywhere(self) -> Array:
        weighed = zip(self.weights, self.beliefs, strict=True)
        return sum((w * belief.anywhere for w, belief in weighed), np.zeros(1))


class PirateReckoning:
    """A blend that follows one game; the turns it has read it does not read again."""

    def __init__(self, options: Options, tempers: Sequence[PirateStyle] = TEMPERS) -> None:
        self.mate, self.tempers = Filter(options, HEADS_FOR_TREASURE), tuple(tempers)
        self.tables = square_tables(waters(options.map), options.telescope)
        self.known, self.rule = self.tables.known, options.telescope
        self.read: list[Record] = []
        self.found: list[Blend] = []  # at the end of each of them
        self.last: tuple[Record, Blend] | None = None  # and what was asked since

    def follow(self, buried: Squares, records: Sequence[Record], record: Record) -> Blend:
        """The blend now, from all turns before this one and what it has shown so far."""
        if self.read != list(records[: len(self.read)]):
            self.read, self.found, self.last = [], [], None
        if self.last and len(self.read) == len(records) and self.last[0] == record:
            return self.last[1]
        self.mate.follow(buried, records, record)
        for each in records[len(self.read) :]:
            self.found.append(self.after(buried, each))
            self.read.append(each)
        self.last = record, self.after(buried, record)
        return self.last[1]

    def after(self, buried: Squares, record: Record) -> Blend:
        """What is believed once one more turn has been recorded."""
        if not self.found:
            kinds = len(self.tempers)
            start = belief_at_departure(self.known, record)
            return Blend(np.full(kinds, 1 / kinds), (start,) * kinds, Public(1, -1, buried, 0, ()))
        before = self.found[-1]
        scene = self.scene(record, before.public)
        moved = zip(self.tempers, before.beliefs, strict=True)
        shown = [self.shown(scene, style, each, record) for style, each in moved]
        return blend_models(before.weights, shown, scene.public)

    def shown(self, scene: Scene, style: PirateStyle, before: Belief, record: Record) -> Belief:
        """What is left of one kind; what is missing from one, it did not foretell."""
        here, public = before.idle, self.found[-1].public
        if record.missed is not None:
            near = np.maximum(1, sites(self.known, public.chests))
            here = before.laden * self.known.beside[record.missed] / near
        sailed = self.course(scene, style).sailed(here)
        return what_sightings_leave(
            self.known, self.mate.landed(sailed, record, scene.public), record
        )

    # How he sails

    def scene(self, record: Record, before: Public) -> Scene:
        public = before.after(record)
        thought = self.mate.found[len(self.found) - 1][0].anywhere
        return self.seen_by_him(record.ships, public, thought)

    def seen_by_him(self, ships: tuple[Square, ...], public: Public, thought: Array) -> Scene:
        after = (public.ship + 1) % box.SHIPS
        steps = self.known.steps[self.known.places[ships[public.ship]]]
        threats = self.threat(ships, public.ship), self.threat(ships, after)
        return Scene(ships, public, threats, thought * (steps < len(box.DIE)))

    def threat(self, ships: tuple[Square, ...], ship: int) -> Array:
        if ships[ship] == box.SUNK:
            return no_threat(self.known.sea)
        return threat(self.known.sea, self.rule, ships[ship], without(ships, ship))

    def course(self, scene: Scene, style: PirateStyle) -> SailingCourse:
        """The better a square the likelier, as he chooses; he never ends on a ship's."""
        risk = self.risk(scene, style)
        worth = -risk - style.step * self.far(scene, style).min(axis=0)
        sailing = self.sailing(scene, style, worth)
        loads = self.loads(scene, style, worth.max() + risk, sailing.choices)
        return sailing._replace(loads=loads)

    def course_on(self, scene: Scene, style: PirateStyle) -> SailingCourse:
        """By the chest that he has just loaded: how he sails on, to another or to a harbour."""
        goal = self.far_on(scene, style)
        return self.sailing(scene, style, -self.risk(scene, style) - style.step * goal)

    def sailing(self, scene: Scene, style: PirateStyle, worth: Array) -> SailingCourse:
        """By what the squares are worth to him; nothing is loaded."""
        best, held = worth.max(axis=-1, keepdims=True), self.tables.places(scene.ships)
        liking = np.exp(np.maximum((worth - best) / style.whim, LOWEST))
        liking[..., [place for place in held if place != box.SUNK]] = 0
        ends = reachable_squares(self.known.sea, fleet(scene.ships) & self.known.sea.no_passing)
        choices = np.maximum(liking @ ends.T, TINY)
        return SailingCourse(ends, liking, choices, no_threat(self.known.sea))

    def loads(self, scene: Scene, style: PirateStyle, against: Array, choices: Array) -> Array:
        """How likely he loads, wherever there is a chest beside him."""
        chests = sites(self.known, scene.public.chests)
        if scene.public.turn <= UNREADY or scene.public.stolen >= box.ENOUGH:
            return 0 * chests
        pull = np.exp(np.clip((style.loot - against) / style.whim, LOWEST, -LOWEST)) * chests
        likely: Array = np.clip(pull / (pull + choices), 1 - SURE, SURE) * (chests > 0)
        return likely

    def risk(self, scene: Scene, style: PirateStyle) -> Array:
        """By square: what he sees to fear in it."""
        now, later = scene.threats
        risk = style.fear * now + style.later * later + style.guessed * scene.guess
        held, ship = self.tables.places(scene.ships), scene.public.ship
        shunned = self.tables.shunned(held, ship, style.shun, style.crowd)
        return risk + style.trap * self.tables.traps + shunned

    def far(self, scene: Scene, style: PirateStyle) -> Array:
        """By goal and square: how far it seems."""
        public = scene.public
        goals = (
            open_harbours(self.known, public.closed)
            if public.stolen >= box.ENOUGH
            else grid.list_squares(public.chests)
        )
        return self.tables.afar(goals, self.tables.places(scene.ships), style.guarded)

    def far_on(self, scene: Scene, style: PirateStyle) -> Array:
        """By chest and square: how far what he makes for seems, once he has that chest."""
        if scene.public.stolen + 1 >= box.ENOUGH:
            laden = scene._replace(public=scene.public._replace(stolen=box.ENOUGH))
            harbour: Array = self.far(laden, style).min(axis=0)
            return harbour
        far = self.far(scene, style)
        nearest, second = np.sort(far, axis=0)[:2]
        another: Array = np.where(far == nearest, second, nearest)
        return another

    # Looking ahead

    def future(self, blend: Blend, ships: tuple[Square, ...], turns: int) -> Array:
        """Where he will be so many turns on, the ships lying where they lie."""
        kinds = zip(blend.weights, blend.beliefs, self.tempers, strict=True)
        likely = [kind for kind in kinds if kind[0] > SLIGHT]
        scenes = self.scenes(blend, ships, turns)
        ends = (weight * self.onward(belief, style, scenes) for weight, belief, style in likely)
        return sum(ends, np.zeros(1))

    def scenes(self, blend: Blend, ships: tuple[Square, ...], turns: int) -> list[Scene]:
        """What he will look at; of the ship that moves now he is not thought to know."""
        found, public, unknown = [], blend.public, no_threat(self.known.sea)
        for turn in range(turns):
            public = public._replace(ship=next_afloat(public.ship, ships))
            scene = self.seen_by_him(ships, public, unknown)
            last = turn == turns - 1
            found.append(scene._replace(threats=(unknown, scene.threats[1])) if last else scene)
        return found

    def onward(self, belief: Belief, style: PirateStyle, scenes: Sequence[Scene]) -> Array:
        """Where one kind will be: who has loaded a chest makes for the next one."""
        beside = self.tables.beside[self.tables.rows(grid.list_squares(scenes[0].public.chests))]
        loaded = beside / np.maximum(1, beside.sum(axis=0))  # by chest: that it is this one
        here, gone_on = belief.idle, belief.laden * loaded
        for scene in scenes:
            sailed = self.course(scene, style).sailed(here)
            gone_on = self.course_on(scene, style).sailed(gone_on).idle + sailed.laden * loaded
            here = sailed.idle
        end: Array = here + gone_on.sum(axis=0)
        return end


def blend_models(weights: Array, shown: Sequence[Belief], public: Public) -> Blend:
    """Every kind is believed the more, the more of it is left."""
    foretold = np.array([belief.anywhere.sum() for belief in shown])
    mixed = ((1 - TURNCOAT) * weights + TURNCOAT / len(weights)) * foretold
    parts = zip(shown, np.maximum(foretold, TINY), strict=True)
    beliefs = tuple(Belief(belief.idle / part, belief.laden / part) for belief, part in parts)
    return Blend(mixed / max(TINY, mixed.sum()), beliefs, public)
