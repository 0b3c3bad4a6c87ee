"""Whole games, and beside each another that some eyes cannot tell from it.

A stretch begins with two positions that look alike, and with news that is not theirs to hear; from
there on the same seats decide, in the one as bots would and in the other whatever looks the same.
Where nothing does, the stretch is over and the next begins, with a twin imagined anew.
"""

from dataclasses import replace
from typing import Any, NamedTuple

from quarterdeck.bots.levels import levels, sit
from quarterdeck.core.table import LiveTable, QuietTable
from tests.strategies import picked

IMAGINED, LUCKS, OTHERS = 60, 30, 25  # how often a twin, its luck and another deed are tried
WHIMS = 0.15  # how often a bot does anything at all, so that odd positions come up


class Deed(NamedTuple):
    """All of one decision: words of which the last settles it, and the luck of each."""

    words: tuple[str, ...]
    seed: int


class Stretch(NamedTuple):
    """Two positions that look alike, and what is done in the one and in the other."""

    worlds: tuple[Any, Any]
    deeds: list[tuple[Deed, Deed]]


class Staged:
    """A game that can be dealt in any position, with any news: chance says in which world."""

    def __init__(self, game):
        self.worlds, self.rumours, self.played = (), ((), ()), game
        self.game = replace(game, deal=self.deal)

    def deal(self, _, __, table):
        number = table.draw((1,) * len(self.worlds))
        for event, to in self.rumours[number]:
            table.say(event) if to is None else table.whisper(event, to)
        return self.worlds[number]


# One game


def whole_game(game, seats, options, random):
    """Every position of a game that bots played, and what was done there."""
    names, state = levels(game)[1:3], game.deal(seats, options, LiveTable(random.getrandbits(32)))
    bots = [sit(game, names[seat % len(names)], options, seat) for seat in range(seats)]
    while (seat := game.to_move(state)) is not None:
        deed = decide(game, state, player(game, bots[seat], random), random)
        yield state, deed
        state, _ = carried_out(game, state, deed)


def player(game, bot, random):
    """What a bot does, or now and then anything."""

    def choose(state):
        if random.random() < WHIMS:
            return anything(game, state, random)
        return bot.choose(game.view(state, game.to_move(state)))

    return choose


def anything(game, state, random):
    return picked(game.legal_actions(state), (random.randrange(999), random.randrange(999)))


def decide(game, state, choose, random):
    """One pick after the other, until the choice is settled."""
    words, settled = [], False
    while not settled:
        action = choose(state)
        words.append(game.write(action))
        settled = not game.adds(state, action)
        state = state if settled else game.apply(state, action, QuietTable(0))
    return Deed(tuple(words), random.getrandbits(32))


def carried_out(game, state, deed, eyes=()):
    """Where a deed leads; and what each of these eyes then sees, and has heard."""
    heard = {eye: [] for eye in eyes}
    for word in deed.words:
        table = LiveTable(deed.seed)
        state = game.apply(state, game.read(word), table)
        for eye in eyes:
            heard[eye] += table.heard_by(eye)
    return state, [(game.view(state, eye), heard[eye]) for eye in eyes]


# And another


def stretch_of(game, played, twin, eyes, random):
    """The beginning of what was played, up to where its twin would be found out."""
    deeds = list(twin_deeds(game, played, twin, eyes, random))
    return Stretch((played[0][0], twin), deeds)


def rumours(game, played, to, random):
    """For each world something else that has happened once, for these to hear."""
    told = []
    for state, deed in random.choices(played, k=2):
        _, ((_, heard),) = carried_out(game, state, deed, [game.to_move(state)])
        told.append([(event, each) for each in to for event in heard])
    return tuple(told)


def twin_deeds(game, played, other, eyes, random):
    """Each deed with what looks the same in the other world, as long as anything does."""
    for state, deed in played:
        alike = twin_deed(game, (state, other), deed, eyes, random)
        if alike is None:
            return
        yield deed, alike
        other, _ = carried_out(game, other, alike)


def twin_of(game, state, eyes, random):
    """Another position that looks the same; or this one, where none is found."""
    seen, table = [game.view(state, eye) for eye in eyes], QuietTable(random.getrandbits(32))
    for _ in range(IMAGINED):
        world = game.imagine(seen[0], table)
        if world != state and [game.view(world, eye) for eye in eyes] == seen:
            return world
    return state


def twin_deed(game, worlds, deed, eyes, random):
    """What can be done in the other world so that it looks the same, if anything can."""
    state, other = worlds
    _, looks = carried_out(game, state, deed, eyes)
    for each in possible_deeds(game, other, deed, eyes, random):
        if carried_out(game, other, each, eyes)[1] == looks:
            return each
    return None


def possible_deeds(game, state, deed, eyes, random):
    """First anything else, where it is not theirs to decide; then the same, with any luck."""
    for _ in range(OTHERS if game.to_move(state) not in eyes else 0):
        another = decide(game, state, lambda now: anything(game, now, random), random)
        if another.words != deed.words:
            yield another._replace(seed=deed.seed)
    if is_allowed(game, state, deed):
        yield deed
        yield from (deed._replace(seed=random.getrandbits(32)) for _ in range(LUCKS))


def is_allowed(game, state, deed):
    """Whether every word of it may be said there."""
    for word in deed.words:
        action = game.read(word)
        if action not in game.legal_actions(state):
            return False
        state = game.apply(state, action, QuietTable(0)) if game.adds(state, action) else state
    return True
