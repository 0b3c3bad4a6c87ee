"""Where arrays and rules meet: the same games, actions and chance in both, held side by side."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

from quarterdeck import fleet
from quarterdeck.fleet.in_arrays import in_arrays
from quarterdeck.fleet.lookup import choose
from quarterdeck.fleet.piracy import tables as chart
from quarterdeck.fleet.plain import plain_states
from quarterdeck.games import find
from quarterdeck.numbering import Numbering
from tests.fleet.told_table import ToldTable


def kapern_table(options, chance, dealing):
    sides = [number // 6**die % 6 for number in chance["throw"] for die in range(4)]
    first = [chance["first"]] if dealing and options.first == "lot" else []
    return ToldTable(sides, *first, chance["lot"])


def dorra_table(options, chance, dealing):
    first = [chance["first"]] if dealing and options.first == "lot" else []
    return ToldTable((), *first, *chance["ships"])


def piracy_table(_options, chance, _dealing):
    return PiracyTable(chance)


class PiracyTable(ToldTable):
    """A die has no nought; tokens are drawn from a smaller bag."""

    def __init__(self, chance):
        super().__init__()
        self.chance = chance

    def draw(self, bag):
        self.lots = [self.chance["die" if len(bag) > 2 else "token"]]
        return super().draw(bag)


TABLES = {"kapern": kapern_table, "dorra": dorra_table, "piracy": piracy_table}


def deal_one(terms, words):
    game = in_arrays(terms)
    chance = game.chance_from(words)
    return chance, game.deal(terms, chance)


def advance_one(terms, state, words):
    """What there is to see; then a random legal action, or a new game where this one is over."""
    game = in_arrays(terms)
    chance, dealt = deal_one(terms, words)
    legal = fleet.legal(state)
    action = game.pick(state, words[-1])
    if terms.game == "piracy":
        action = jnp.where(words[-2] % 4 > 0, go_for_treasure(state, legal, action), action)
    told = {
        "action": action,
        "legal": legal,
        "seen": jax.vmap(partial(fleet.observe, state))(jnp.arange(terms.seats)),
        "returns": fleet.returns(state),
    }
    return choose(fleet.game_over(state), dealt, game.apply(state, action, chance)), chance, told


def go_for_treasure(state, legal, picked):
    """At random hardly a Pirate lands: this one loads or lands, or sails to where he could."""
    ends = (chart.KIND == chart.SAILS) & (chart.END >= 0)
    by_chests = (chart.SITES_BY[chart.END] & state.chests).any(axis=1)
    by_harbours = chart.HARBOURS_BY[chart.END].any(axis=1) & ((state.stolen > 0).sum() > 2)
    takes = np.isin(chart.KIND, (chart.LOADS, chart.LANDS))
    worth = legal * (2 * takes + 1 * (ends & (by_chests | by_harbours)))
    return jnp.where(worth.any(), worth.argmax(), picked)


class Meeting:
    """Some games, in arrays and by the rules."""

    def __init__(self, terms, games, seed):
        self.terms, self.random = terms, np.random.default_rng(seed)
        self.games, self.game = games, find(terms.game)
        self.numbering = Numbering(self.game, terms.seats, terms.options)
        self.words = in_arrays(terms).words
        chance, self.states = jax.jit(jax.vmap(partial(deal_one, terms)))(self.draw())
        self.advance = jax.jit(jax.vmap(partial(advance_one, terms)))
        self.plain = list(map(self.deal, rows_of(chance)))
        self.ended = 0
        self.decisions = 0

    def draw(self):
        return self.random.integers(2**32, size=(self.games, self.words), dtype=np.uint32)

    def table(self, chance, dealing):
        return TABLES[self.terms.game](self.terms.options, chance, dealing)

    def deal(self, chance):
        return self.game.deal(self.terms.seats, self.terms.options, self.table(chance, True))

    def step(self):
        """What there is to see of every game, and one action in it: all of it must be the same."""
        self.compare_states()
        self.states, chance, told = self.advance(self.states, self.draw())
        told = {name: np.asarray(found) for name, found in told.items()}
        self.compare_masks(told["legal"], told["action"])
        self.compare_seen(told["seen"])
        self.compare_returns(told["returns"])
        self.plain = list(map(self.follow, self.plain, told["action"].tolist(), rows_of(chance)))

    def follow(self, state, number, chance):
        seat = self.game.to_move(state)
        if seat is None:
            self.ended += 1
            return self.deal(chance)
        self.decisions += 1
        action = self.numbering.ids.action(number, seat)
        return self.game.apply(state, action, self.table(chance, False))

    def compare_states(self):
        for found, state in zip(plain_states(self.states), self.plain, strict=True):
            assert found == state

    def compare_masks(self, legal, actions):
        expected = np.zeros_like(legal)
        for row, state in enumerate(self.plain):
            seat, menu = self.game.to_move(state), self.game.legal_actions(state)
            expected[row, self.numbering.ids.legal(menu, seat or 0)] = True
            assert not menu or expected[row, actions[row]], state
        wrong = (legal != expected).any(axis=1)
        assert not wrong.any(), self.plain[wrong.argmax()]

    def compare_seen(self, seen):
        for state, by_seat in zip(self.plain, seen, strict=True):
            for seat, found in enumerate(by_seat):
                written = self.numbering.layout.write(self.game.view(state, seat))
                assert found.tobytes() == written, differences(self.numbering, found, written)

    def compare_returns(self, returns):
        expected = np.array(list(map(self.numbering.returns, self.plain)), np.float32)
        assert returns.tobytes() == expected.tobytes()


def differences(numbering, seen, written):
    plain = np.frombuffer(written, np.float32)
    if seen.shape != plain.shape:
        return seen.shape, plain.shape
    wrong = np.flatnonzero(seen != plain)
    return [(str(numbering.layout.meaning(at)), seen[at], plain[at]) for at in wrong[:10]]


def rows_of(chance):
    """A chance of a batch, as one dictionary of plain numbers a game."""
    columns = {name: np.asarray(found).tolist() for name, found in chance._asdict().items()}
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]


def meet(terms, ends, batch, seed=1):
    """Play until so many games are over."""
    meeting = Meeting(terms, batch, seed)
    while meeting.ended < ends:
        meeting.step()
    meeting.compare_states()
    return meeting
