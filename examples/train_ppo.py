"""A policy for Piraten Kapern, learned from nothing by PPO against itself, with JAX on the CPU.

    pip install 'quarterdeck[research,jax]'
    python examples/train_ppo.py --curve curve.svg
    cd examples && quarterdeck duel kapern train_ppo:Learned mate --games 1000

Both seats are the learner's: what one wins the other loses, so a position is worth to whoever is to
move as much as it costs the other. The policy does not name its thousands of ids one by one: it
says how gladly it does each kind of thing and takes up so many dice of each face, and an id gets
the sum of what it is made of. `Learned` plays what the training has written to `kapern_ppo.npz`.
"""

import argparse
from itertools import pairwise
from math import sqrt
from pathlib import Path
from time import monotonic, process_time
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from quarterdeck.numbering import Numbering, number_game
from quarterdeck.research.learning_curve import LearningCurve, draw_curve
from quarterdeck.research.vector import make_batch

QUARTERDECK_PLUGIN = 1
POLICY = Path(__file__).with_name("kapern_ppo.npz")
KAPERN = number_game("kapern", 2)
SPANS = {field: slice(span.start, span.stop) for field, span in KAPERN.layout.spans().items()}
FACES, COUNTS = 6, 9  # of dice: none to all eight
KINDS = ("Roll", "Stop", "Sink", "Place", "Reroll")
WIDTH = 128

GAMES, STEPS = 128, 64  # at once, and of each before something is learned from them
EPOCHS, MINIBATCH = 3, 1024
RATE, CLIP, LAMBDA = 1e-3, 0.2, 0.95
ENTROPY, VALUE = 0.01, 0.5
SHAPED = 1.0  # what a lead of the whole target is worth beside the game
MASKED = -1e9
LONGEST_MENU = 144
ROWS = 100  # of games against a bot


# What ids are made of


def pieces_of(action):
    """Its kind and, where dice are meant, how many of each face; the last piece is nothing."""
    kind, dice = type(action).__name__, getattr(action, "dice", None)
    if dice is None:
        return [KINDS.index(kind)] + [NOTHING] * FACES
    start = len(KINDS) + (kind == "Reroll") * FACES * COUNTS
    return [KINDS.index(kind)] + [start + face * COUNTS + n for face, n in enumerate(dice)]


NOTHING = len(KINDS) + 2 * FACES * COUNTS
NO_ID = len(KAPERN.ids)
PIECES = np.array([*map(pieces_of, KAPERN.ids.catalogue), [NOTHING] * (1 + FACES)])


def offered_ids(mask):
    """Of every game the ids that are offered, one after the other, then no id."""
    rows, ids = np.divmod(np.flatnonzero(mask.view(np.bool_)), NO_ID)
    counts = np.bincount(rows, minlength=len(mask))
    places = np.arange(len(ids)) - np.repeat(counts.cumsum() - counts, counts)
    offered = np.full((len(mask), LONGEST_MENU), NO_ID, np.int32)
    offered[rows, places] = ids
    return offered


# The network: two layers, a wish for every piece, and what the position is worth


def begin(seed):
    """Weights of a policy that stops sooner or later."""
    random = np.random.default_rng(seed)
    sizes = (KAPERN.layout.size + FACES * COUNTS, WIDTH, WIDTH, NOTHING + 1)
    weights = [random.normal(0, sqrt(2 / n), (n, m)) for n, m in pairwise(sizes)]
    weights[-1] *= 0.01
    biases = [np.zeros(size) for size in sizes[1:]]
    biases[-1][KINDS.index("Stop")] = 2
    return [(np.float32(w), np.float32(b)) for w, b in zip(weights, biases, strict=True)]


@jax.jit
def judge(weights, seen, offered):
    """How likely every id that is offered is (as a logarithm), and what the position is worth."""
    *hidden, (last, bias) = weights
    dice = jnp.round(seen[:, SPANS["dice"]] * 8).astype(jnp.int32)
    x = jnp.concatenate([seen, jax.nn.one_hot(dice, COUNTS).reshape(len(seen), -1)], axis=1)
    for layer, shift in hidden:
        x = jax.nn.relu(x @ layer + shift)
    x = x @ last + bias
    wishes = x.at[:, NOTHING].set(0)
    pieces = jnp.asarray(PIECES)[offered].reshape(len(seen), -1)
    gladly = jnp.take_along_axis(wishes, pieces, 1).reshape(*offered.shape, -1).sum(2)
    return jax.nn.log_softmax(jnp.where(offered == NO_ID, MASKED, gladly)), jnp.tanh(x[:, NOTHING])


def decide(weights, seen, offered, random):
    """A place among what is offered by its odds, these odds, and what the position is worth."""
    odds, worth = map(np.asarray, judge(weights, seen, offered))
    drawn = random.random((len(seen), 1), np.float32)
    places = (np.exp(odds).cumsum(1) < drawn).sum(1).clip(0, (offered != NO_ID).sum(1) - 1)
    return places, odds[np.arange(len(seen)), places], worth


# Play


class Played(NamedTuple):
    """What a batch of games has seen and done; one row a step, then one column a game."""

    seen: np.ndarray
    offered: np.ndarray
    places: np.ndarray
    odds: np.ndarray
    worth: np.ndarray
    reward: np.ndarray
    passes: np.ndarray  # what the next position's worth counts: 1, -1 for the other seat's, or 0


def lead(seen):
    """How far ahead whoever looks on is, as a part of the target."""
    mine, theirs = seen[:, SPANS["scores"]].T
    return mine - theirs


def play(batch, now, weights, random):
    """Some steps of every game."""
    rows = []
    for _ in range(STEPS):
        seen, offered = now["observation"], offered_ids(now["action_mask"])
        places, odds, worth = decide(weights, seen, offered, random)
        now, reward, ended, _, told = batch.step(offered[np.arange(GAMES), places])
        passes = np.where(told["seat"] == told["decided"], 1, -1).astype(np.float32)
        after = passes * lead(now["observation"])
        if ended.any():
            after = np.where(ended, lead(told["final_obs"]["observation"]), after)
        reward = reward + SHAPED * (after - lead(seen))
        rows.append((seen, offered, places, odds, worth, reward, np.where(ended, 0, passes)))
    return now, Played(*(np.stack(column) for column in zip(*rows, strict=True)))


def advantages(played, last):
    """How much better every decision came out than it seemed (GAE, seats taking turns)."""
    better, ahead, worth = np.zeros_like(played.worth), 0.0, last
    for step in reversed(range(len(better))):
        passes = played.passes[step]
        surprise = played.reward[step] + passes * worth - played.worth[step]
        better[step] = ahead = surprise + LAMBDA * passes * ahead
        worth = played.worth[step]
    return better


# Learning


def loss(weights, some, care):
    """PPO's: better decisions likelier, but not by much at once."""
    seen, offered, places, odds, better, worth = some
    all_odds, guess = judge(weights, seen, offered)
    ratio = jnp.exp(jnp.take_along_axis(all_odds, places[:, None], 1)[:, 0] - odds)
    better = (better - better.mean()) / (better.std() + 1e-6)
    gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * better).mean()
    doubt = -(jnp.exp(all_odds) * all_odds).sum(1).mean()
    return VALUE * ((guess - worth) ** 2).mean() - gain - ENTROPY * care * doubt


@jax.jit
def learn(weights, moments, some, left):
    """One step of Adam; rate and doubt shrink with what is left to do."""
    slopes = jax.grad(loss)(weights, some, left)
    first, second, count = moments
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slopes)
    second = jax.tree.map(lambda v, g: 0.99 * v + 0.01 * g * g, second, slopes)
    rate = RATE * left * jnp.sqrt(1 - 0.99 ** (count + 1)) / (1 - 0.9 ** (count + 1))
    step = jax.tree.map(lambda m, v: rate * m / (jnp.sqrt(v) + 1e-6), first, second)
    weights = jax.tree.map(jnp.subtract, weights, step)
    return weights, (first, second, count + 1)


def lessons(played, worth):
    """Every decision that was one, a row each: what was seen and done, and how it came out."""
    better = advantages(played, worth)
    some = [as_rows(each) for each in (*played[:4], better, better + played.worth)]
    several = some[1][:, 1] != NO_ID
    return [each[several] for each in some]


def improve(weights, moments, some, left, random):
    """A few rounds through what was played, in another order each."""
    count = len(some[0]) // MINIBATCH * MINIBATCH
    for _ in range(EPOCHS):
        for part in random.permutation(len(some[0]))[:count].reshape(-1, MINIBATCH):
            weights, moments = learn(weights, moments, [each[part] for each in some], left)
    return weights, moments


def as_rows(array):
    return array.reshape(-1, *array.shape[2:])


def train(rounds, seed):
    """Yields how many decisions were learned from, and the weights then, round by round."""
    batch, random = make_batch(GAMES, "kapern", 2), np.random.default_rng(seed)
    now, _ = batch.reset(seed=seed)
    weights = begin(seed)
    nothing = jax.tree.map(np.zeros_like, weights)
    moments = nothing, nothing, 0
    for done in range(rounds):
        now, played = play(batch, now, weights, random)
        _, worth = judge(weights, now["observation"], offered_ids(now["action_mask"]))
        some = lessons(played, np.asarray(worth))
        weights, moments = improve(weights, moments, some, 1 - done / rounds, random)
        yield (done + 1) * GAMES * STEPS, weights


# How good it is


def share_won(weights, bot, games, seed):
    """What the policy wins against a bot, doing what it likes best; so many games in each row."""
    batch = make_batch(ROWS, "kapern", 2, opponents=(bot,))
    now, _ = batch.reset(seed=seed)
    won, over = np.zeros(ROWS), np.zeros(ROWS, int)
    while (over < games).any():
        seen, offered = now["observation"], offered_ids(now["action_mask"])
        liked = np.asarray(judge(weights, seen, offered)[0]).argmax(1)
        now, reward, ended, _, _ = batch.step(offered[np.arange(ROWS), liked])
        counted = ended & (over < games)
        won += counted * (reward + 1) / 2
        over += counted
    return won.sum() / over.sum()


def lower_bound(share, games):
    """Of the share that endless games would come to, with 95 % confidence (Wilson)."""
    z = 1.96
    middle, spread = share + z * z / (2 * games), share * (1 - share) + z * z / (4 * games)
    return (middle - z * sqrt(spread / games)) / (1 + z * z / games)


class Learned:
    """What the training has come to, as a bot: `train_ppo:Learned`."""

    def __init__(self, options, seed, budget):
        with np.load(POLICY) as kept:
            self.weights = [(kept[f"arr_{at}"], kept[f"arr_{at + 1}"]) for at in (0, 2, 4)]
        self.numbering = Numbering(KAPERN.game, 2, options)

    def choose(self, seen):
        state = KAPERN.game.imagine(seen, None)
        offered = offered_ids(self.numbering.mask(state)[None])
        odds, _ = judge(self.weights, self.numbering.observe(seen)[None], offered)
        return self.numbering.ids.action(int(offered[0, odds[0].argmax()]), seen.seat)


def draw(points, file):
    """The share of games won, by decisions."""
    axes = ("decisions learned from", "won against the mate")
    drawn = LearningCurve("Piraten Kapern, two seats", *axes, 0.5, "as a mate would: 0.50", points)
    Path(file).write_text(draw_curve(drawn), "utf-8")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=240)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--every", type=int, default=20, help="rounds between two looks at it")
    asked.add_argument("--games", type=int, default=1000, help="against the mate, at the end")
    asked.add_argument("--policy", default=POLICY)
    asked.add_argument("--curve", default="")
    told = asked.parse_args()
    begun, curve = monotonic(), [(0, share_won(begin(told.seed), "mate", 3, told.seed))]
    for number, (decisions, weights) in enumerate(train(told.rounds, told.seed), start=1):
        if number % told.every == 0 or number == told.rounds:
            share, cpu = share_won(weights, "mate", 3, decisions), process_time() / 60
            curve.append((decisions, share))
            clock = f"{(monotonic() - begun) / 60:4.1f} min ({cpu:.1f} of CPU time)"
            print(f"{decisions:9,} decisions  {clock}  {share:.3f}", flush=True)  # noqa: T201
    np.savez(told.policy, *jax.tree.leaves(weights))
    share = share_won(weights, "mate", told.games // ROWS, told.seed + 1_000_000)
    low = lower_bound(share, told.games // ROWS * ROWS)
    print(f"{share:.3f} of {told.games} games against the mate, at least {low:.3f}")  # noqa: T201
    if told.curve:
        draw(curve, told.curve)
