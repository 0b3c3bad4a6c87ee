"""Buccaneer or Piracy learned from nothing, thousands of games at once, by PPO against itself.

    pip install 'quarterdeck[research,jax]'
    python examples/fleet_train.py dorra --seats 3 4 5 --batch 4096 --minutes 30 --curve curve.svg
    cd examples && quarterdeck duel dorra fleet_train:Learned mate mate mate --games 400

The games are those of `quarterdeck.fleet`: play and learning are one compiled program, on whatever
device JAX finds. One network learns every number of seats, and each role. In part of the games a
past self sits at some of the seats, so that what was once learned is not forgotten. All of it is
kept in one file every so often, and goes on from there when it is started again. Meanwhile other
processes look how it does against mates. `Learned` plays by numpy alone, and sees a view like any
bot; in Dorra's Buccaneer it remembers which discs went under, as the rules allow. What the admiral
of Buccaneer goes by was learned so: `--weights` writes such a file.
"""

import argparse
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import quarterdeck
from quarterdeck import QuietTable, bots, find, fleet
from quarterdeck.bots.dorra import learned as dorra
from quarterdeck.bots.kept_tables import keep_table, recall
from quarterdeck.bots.network import (
    Layer,
    Network,
    network_key,
    pack_layers,
    shipped_layers,
    unpack_layers,
)
from quarterdeck.fleet.lookup import choose
from quarterdeck.numbering import Numbering
from quarterdeck.numbering.reading import Reading
from quarterdeck.research.learning_curve import LearningCurve, draw_curve

QUARTERDECK_PLUGIN = 1
HERE = Path(__file__).parent
WIDTH, LAYERS = 256, 2
STEPS, EPOCHS, PARTS = 64, 2, 16  # of every game before something is learned; rounds, minibatches
RATE, CLIP, LAMBDA, ENTROPY, VALUE = 5e-4, 0.2, 0.95, 0.01, 0.5
LEAST = 0.1  # of rate and entropy, which fall as time runs out
LEAGUE = 12  # past selves, one more every so often; the oldest but one makes room
OLD_GAMES, OLD_SEATS = 0.3, 0.5  # where a past self sits, and at how many of the seats
MASKED = -1e9
CHEST = 0.05  # what a stolen one counts in Piracy at first: nobody wins by chance there

PIRACY = find("piracy")


class Lesson(NamedTuple):
    """What is read of a game, by which house rules it is learned, and how a world is shown then."""

    reading: Reading
    options: Any
    show: Callable[[Any, int], Any]


LESSONS = {
    "dorra": Lesson(dorra.READING, dorra.AS_LEARNED, dorra.show_as_learned),
    # What is long past is only there to be told apart; what follows from it stands elsewhere too.
    "piracy": Lesson(
        Reading(most=2, left_out=frozenset({"records", "legs"})),
        PIRACY.options(pirate=1),
        PIRACY.view,
    ),
}


# What the network reads


def terms_of(game, seats):
    return fleet.FleetTerms(game, seats, LESSONS[game].options)


@lru_cache(maxsize=16)
def numbering_of(terms):
    return Numbering(find(terms.game), terms.seats, terms.options)


@lru_cache(maxsize=16)
def places_read(terms):
    return LESSONS[terms.game].reading.places(numbering_of(terms))


def reading(terms, seen):
    padded = jnp.concatenate([seen, jnp.zeros((*seen.shape[:-1], 1), seen.dtype)], -1)
    return padded[..., places_read(terms)]


# The network: an id's odds, and what the position is worth to whoever looks at it


def begin(terms, seed):
    """Weights that prefer nothing yet."""
    random = np.random.default_rng(seed)
    sizes = (len(places_read(terms)), *[WIDTH] * LAYERS, len(numbering_of(terms).ids) + 1)
    weights = [random.normal(0, sqrt(2 / n), (n, m)).astype(np.float32) for n, m in pairwise(sizes)]
    weights[-1] *= 0.01
    return [(each, np.zeros(each.shape[1], np.float32)) for each in weights]


def judge(weights, read, mask):
    """Wishes for the ids that are offered, and the worth; `bots/network.py` does it by numpy."""
    x, last = read, len(weights) - 1
    for at, (layer, shift) in enumerate(weights):
        x = multiply(x, layer) + shift
        x = jnp.maximum(x, 0) if at < last else x
    return jnp.where(mask, x[..., :-1], MASKED), jnp.tanh(x[..., -1])


def multiply(x, layer):
    """In narrow numbers, where the device has a unit for them."""
    return jnp.dot(x.astype(narrow()), layer.astype(narrow()), preferred_element_type=jnp.float32)


def narrow():
    return jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16


# Play


class Step(NamedTuple):
    """What a decision of every game saw and did, and what came of it."""

    read: jax.Array
    mask: jax.Array
    action: jax.Array
    odds: jax.Array
    worth: jax.Array
    seat: jax.Array
    own: jax.Array  # whether the learner decided, and not a past self
    ended: jax.Array
    returns: jax.Array  # of every seat
    bonus: jax.Array  # likewise, for what leads there


def deal(terms, batch, key):
    return jax.vmap(lambda each: fleet.init(each, terms))(jax.random.split(key, batch))


def decide(weights, old, guests, states, key):
    """Whoever is to move decides, the learner or a past self."""
    read = reading(states.terms, jax.vmap(fleet.observe)(states, states.seat)).astype(narrow())
    mask = jax.vmap(fleet.legal)(states)
    own = ~jnp.take_along_axis(guests, states.seat[:, None].astype(jnp.int32), 1)[:, 0]
    wishes, worth = judge(weights, read, mask)
    others, _ = judge(old, read, mask)
    action = jax.random.categorical(key, jnp.where(own[:, None], wishes, others))
    odds = jnp.take_along_axis(jax.nn.log_softmax(wishes), action[:, None], 1)[:, 0]
    return read, mask, action.astype(jnp.int32), odds, worth, states.seat, own


def advance(weights, old, guests, states, key):
    """One decision of every game; what is over is dealt anew."""
    to_decide, to_step, to_deal = jax.random.split(key, 3)
    decided = decide(weights, old, guests, states, to_decide)
    batch = len(decided[2])
    after = jax.vmap(fleet.step)(states, decided[2], jax.random.split(to_step, batch))
    ended, returns = jax.vmap(fleet.game_over)(after), jax.vmap(fleet.returns)(after)
    dealt = deal(states.terms, batch, to_deal)
    bonus = head_start(after) - head_start(states)
    return jax.vmap(choose)(ended, dealt, after), Step(*decided, ended, returns, bonus)


def head_start(states):
    """What every seat has come to that is no win yet, but leads there."""
    if states.terms.game != "piracy":
        return jnp.zeros((len(states.seat), states.terms.seats))
    pirate = jnp.arange(states.terms.seats) == states.terms.options.pirate - 1
    stolen = (states.stolen > 0).sum(axis=1)
    return CHEST * stolen[:, None] * jnp.where(pirate, 1, -1)


def seats_of_guests(key, games, seats):
    """Where a past self sits."""
    which, where = jax.random.split(key)
    old_games = jax.random.uniform(which, (games, 1)) < OLD_GAMES
    return old_games & (jax.random.uniform(where, (games, seats)) < OLD_SEATS)


def worth_to_all(weights, states):
    """What every game is worth to each of its seats."""
    look = jax.vmap(fleet.observe, (None, 0))
    seen = jax.vmap(look, (0, None))(states, jnp.arange(states.terms.seats))
    return judge(weights, reading(states.terms, seen), True)[1]


def surprises(played, worths, left):
    """How much better every decision came out than it seemed (GAE, seat by seat).

    A seat's next position is that of its own next decision, or the end.
    """
    rows = jnp.arange(len(worths))

    def back(ahead, step):
        worths, gains = ahead
        worths = jnp.where(step.ended[:, None], step.returns, worths) + left * step.bonus
        gains = jnp.where(step.ended[:, None], 0.0, gains)
        seat = step.seat.astype(jnp.int32)
        gain = worths[rows, seat] - step.worth + LAMBDA * gains[rows, seat]
        ahead = worths.at[rows, seat].set(step.worth), gains.at[rows, seat].set(gain)
        return ahead, gain

    return lax.scan(back, (worths, jnp.zeros_like(worths)), played, reverse=True)[1]


# Learning


def loss(weights, some, left):
    """PPO's: better decisions likelier, but not by much at once."""
    read, mask, action, odds, gain, aim, counts = some
    wishes, worth = judge(weights, read, mask)
    all_odds = jax.nn.log_softmax(wishes)
    ratio = jnp.exp(jnp.take_along_axis(all_odds, action[:, None], 1)[:, 0] - odds)
    gained = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    doubt = -jnp.where(mask, jnp.exp(all_odds) * all_odds, 0).sum(1)
    lost = VALUE * (worth - aim) ** 2 - gained - ENTROPY * left * doubt
    return (lost * counts).sum() / jnp.maximum(counts.sum(), 1)


def adam(weights, moments, slopes, rate):
    first, second, count = moments
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slopes)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, slopes)
    rate = rate * jnp.sqrt(1 - 0.999 ** (count + 1)) / (1 - 0.9 ** (count + 1))
    step = jax.tree.map(lambda m, v: rate * m / (jnp.sqrt(v) + 1e-7), first, second)
    return jax.tree.map(jnp.subtract, weights, step), (first, second, count + 1)


def lessons(played, gains):
    """A row for every decision; those of past selves count nothing."""
    spread = jnp.where(played.own, gains, 0)
    gain = (gains - spread.mean()) / (spread.std() + 1e-6)
    several = played.mask.sum(-1) > 1
    columns = (*played[:4], gain, gains + played.worth, played.own & several)
    return [each.reshape(-1, *each.shape[2:]) for each in columns]


def improve(weights, moments, rows, key, left):
    """A few times through all of it, each time in another order."""

    def learn(now, part):
        slopes = jax.grad(loss)(now[0], [each[part] for each in rows], left)
        return adam(*now, slopes, RATE * left), None

    count = len(rows[0])
    orders = jax.vmap(lambda each: jax.random.permutation(each, count))(
        jax.random.split(key, EPOCHS)
    )
    return lax.scan(learn, (weights, moments), orders.reshape(EPOCHS * PARTS, -1))[0]


@partial(jax.jit, donate_argnums=(0, 2))
def one_round(learner, old, tables, key, left):
    """Some steps of every game at tables of every size, and what is learned from them."""
    weights, moments = learner
    to_learn, *to_play = jax.random.split(key, 1 + len(tables))
    played = [play_on(weights, old, *each, left) for each in zip(tables, to_play, strict=True)]
    rows = [jnp.concatenate(each) for each in zip(*(rows for _, rows in played), strict=True)]
    return improve(weights, moments, rows, to_learn, left), [states for states, _ in played]


def play_on(weights, old, states, key, left):
    to_seat, to_play = jax.random.split(key)
    guests = seats_of_guests(to_seat, len(states.seat), states.terms.seats)
    step = partial(advance, weights, old, guests)
    states, played = lax.scan(step, states, jax.random.split(to_play, STEPS))
    return states, lessons(played, surprises(played, worth_to_all(weights, states), left))


# What is kept


class Progress(NamedTuple):
    """All that training needs to go on."""

    weights: list
    moments: tuple
    league: list  # past selves
    rounds: int
    decisions: int
    minutes: float
    curve: list  # decisions; share won, by seat


def begin_anew(terms, seed):
    weights = begin(terms, seed)
    nothing = jax.tree.map(np.zeros_like, weights)
    return Progress(weights, (nothing, nothing, 0), [weights], 0, 0, 0.0, [])


def keep(progress, file):
    """Under another name first: whoever is stopped in between has the last one still."""
    spare = file.with_suffix(".new.npz")
    leaves = dict(enumerate(map(np.asarray, jax.tree.leaves(progress))))
    sizes = {"league": len(progress.league), "points": len(progress.curve)}
    np.savez(spare, **{f"leaf{at}": leaf for at, leaf in leaves.items()}, **sizes)
    spare.replace(file)


def take_up(terms, file):
    """As it was kept."""
    begun = begin_anew(terms, 0)
    with np.load(file) as kept:
        league, points = begun.league * int(kept["league"]), int(kept["points"])
        names = [f"leaf{at}" for at in range(len(kept) - 2)]
        leaves = [each if each.ndim else each.item() for each in map(kept.get, names)]
    bare = begun._replace(league=league, curve=[])
    each = (len(leaves) - len(jax.tree.leaves(bare))) // max(1, points)
    curve = [(0,) * each] * points
    return jax.tree.unflatten(jax.tree.structure(bare._replace(curve=curve)), leaves)


# How good it is


class Learned:
    """What training has come to, as a bot: `fleet_train:Learned`. It does what it likes best."""

    def __init__(self, options, seed, budget, weights=None):
        self.game = find(type(options).__module__.split(".")[2])
        self.lesson, self.table = LESSONS[self.game.name], QuietTable(seed)
        self.layers = latest(self.game) if weights is None else layers_of(weights)
        self.network = self.known = None

    def choose(self, seen):
        self.known = bots.of(self.game).recollect(seen, self.known)
        world = self.game.imagine(self.known, self.table)
        if self.network is None:  # how many sit there is seen with the first view
            self.network = self.look_up(len(self.game.scores(world)))
        menu = self.game.legal_actions(world)
        likings = self.network.likings(self.lesson.show(world, seen.seat), menu)
        return menu[int(likings.argmax())]

    def look_up(self, seats):
        numbering = Numbering(self.game, seats, self.lesson.options)
        return Network(self.layers, self.lesson.reading, numbering)


def file_of(game):
    return HERE / f"fleet_{game}.npz"


def latest(game):
    """What was learned here; else what was learned on one H200 (docs/fleet.md)."""
    own = file_of(game.name)
    if own.exists():
        return layers_of(take_up(terms_of(game.name, game.seats[0]), own).weights)
    beside = recall(HERE / "learned" / f"{network_key(game)}.table")
    return unpack_layers(beside) if beside else shipped_layers(game)


def layers_of(weights):
    return [Layer(*map(np.asarray, each)) for each in weights]


def shares_won(terms, weights, bot, games, seed):
    """Against bots at all other seats: games sitting where, and what of them was won."""
    game = find(terms.game)
    found = np.zeros((terms.seats, 2))
    for number in range(seed, seed + games):
        own, table = number % terms.seats, QuietTable(number)
        players = [quarterdeck.sit(game, bot, terms.options, number) for _ in range(terms.seats)]
        players[own] = Learned(terms.options, number, None, weights)
        state = game.deal(terms.seats, terms.options, table)
        while (seat := game.to_move(state)) is not None:
            action = players[seat].choose(game.view(state, seat))
            state = quarterdeck.play(game, state, seat, action, table)
        found[own] += 1, game.payoffs(state)[own]
    return found


class Lookout:
    """Games against mates, played by other processes while learning goes on."""

    def __init__(self, pool, terms, told):
        self.pool, self.terms, self.told, self.looks = pool, terms, told, []

    def begin(self, decisions, weights):
        own, seeds = jax.tree.map(np.array, weights), range(0, self.told.games, 10)
        games = [
            self.pool.submit(shares_won, self.terms, own, "mate", 10, self.told.seed + seed)
            for seed in seeds
        ]
        self.looks.append((decisions, games))

    def found(self, wait=False):
        """What has been seen since: decisions, and the share won by seat."""
        while self.looks and (wait or all(game.done() for game in self.looks[0][1])):
            decisions, games = self.looks.pop(0)
            played, won = sum(game.result() for game in games).T
            yield decisions, *(float(share) for share in won / np.maximum(played, 1))


def stay_off_the_device():
    jax.config.update("jax_platforms", "cpu")
    os.environ["OMP_NUM_THREADS"] = "1"


def draw(curve, terms, file):
    """What is won among mates, by decisions; the goal is what each of them would win."""
    points = [(x, sum(shares) / len(shares)) for x, *shares in curve]
    title, even = f"{terms.game.title()}, {terms.seats} seats", 1 / terms.seats
    axes = ("decisions learned from", "won against mates")
    drawn = LearningCurve(title, *axes, even, f"as a mate would: {even:.2f}", points)
    file.write_text(draw_curve(drawn), "utf-8")


# The run


class Training:
    """Tables that are being played at, by whoever has learned so far."""

    def __init__(self, progress, tables, told):
        self.told, self.key = told, jax.random.fold_in(jax.random.key(told.seed), progress.rounds)
        self.states = [jax.jit(partial(deal, terms, told.batch))(self.key) for terms in tables]
        self.decisions = len(tables) * told.batch * STEPS
        self.earlier, self.begun = progress.minutes, monotonic()

    def go_on(self, progress):
        """One round more."""
        self.key, own = jax.random.split(self.key)
        old = progress.league[np.random.default_rng(progress.rounds).integers(len(progress.league))]
        left = max(LEAST, 1 - progress.minutes / self.told.minutes)
        learner = progress.weights, progress.moments
        (weights, moments), self.states = one_round(learner, old, self.states, own, left)
        jax.block_until_ready(weights)
        return progress._replace(
            weights=weights,
            moments=moments,
            rounds=progress.rounds + 1,
            decisions=progress.decisions + self.decisions,
            minutes=self.earlier + (monotonic() - self.begun) / 60,
        )


def with_past_self(progress):
    """One more; where there are too many, the oldest but the very first goes."""
    league = [*progress.league, jax.tree.map(np.array, progress.weights)]
    return progress._replace(league=league if len(league) <= LEAGUE else league[:1] + league[2:])


def report(progress, looks):
    """What was seen of it, said and added to the curve."""
    for decisions, *shares in looks:
        told = " ".join(f"{share:.3f}" for share in shares)
        print(f"{decisions:15,} decisions  {progress.minutes:5.1f} min  {told}", flush=True)  # noqa: T201
        progress.curve.append((decisions, *shares))


def run(told):
    tables = [terms_of(told.game, seats) for seats in told.seats or find(told.game).seats[:1]]
    first = tables[len(tables) // 2]
    file = told.keep or file_of(told.game)
    progress = take_up(first, file) if file.exists() else begin_anew(first, told.seed)
    with ProcessPoolExecutor(told.processes, get_context("spawn"), stay_off_the_device) as pool:
        progress = learn(progress, tables, told, file, Lookout(pool, first, told))
    if told.curve:
        draw(progress.curve, first, told.curve)
    if told.weights:
        keep_table(told.weights, pack_layers(layers_of(progress.weights)))


def learn(progress, tables, told, file, lookout):
    """Until time is up; looked at and kept every so often."""
    training, next_look = Training(progress, tables, told), progress.minutes
    while progress.minutes < told.minutes:
        progress = training.go_on(progress)
        if progress.minutes >= min(next_look, told.minutes):
            next_look = progress.minutes + told.every
            progress = with_past_self(progress)
            lookout.begin(progress.decisions, progress.weights)
            report(progress, lookout.found())
            keep(progress, file)
    report(progress, lookout.found(wait=True))
    keep(progress, file)
    return progress


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game", choices=("dorra", "piracy"))
    asked.add_argument("--seats", type=int, nargs="+")
    asked.add_argument("--batch", type=int, default=1024, help="games at once, for each of --seats")
    asked.add_argument("--minutes", type=float, default=20, help="in all, some may have passed")
    asked.add_argument("--every", type=float, default=1, help="minutes between two looks at it")
    asked.add_argument("--games", type=int, default=100, help="against mates, at every look")
    asked.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--keep", type=Path, help="what it is kept in and taken up from")
    asked.add_argument("--curve", type=Path)
    asked.add_argument("--weights", type=Path, help="what a player needs of it, as it is shipped")
    run(asked.parse_args())
