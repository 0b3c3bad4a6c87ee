"""Where arrays and rules meet: the same games, actions and chance in both, held side by side."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

from quarterdeck import fleet
from quarterdeck.fleet.in_arrays import in_arrays
from quarterdeck.fleet.lookup import choose
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


def advance_one(terms, state, words, anew):
    """A random legal action; what it leads to, and a new game where that is the end."""
    game = in_arrays(terms)
    seen = jax.vmap(partial(fleet.observe, state))(jnp.arange(terms.seats))
    action, chance = game.pick(state, words[-1]), game.chance_from(words)
    after = game.apply(state, action, chance)
    dealt_by, dealt = deal_one(terms, anew)
    told = {
        "action": action,
        "chance": chance,
        "dealt_by": dealt_by,
        "legal": fleet.legal(state),
        "seen": seen,
        "after": after,
        "returns": fleet.returns(after),
        "last_seen": jax.vmap(partial(fleet.observe, after))(jnp.arange(terms.seats)),
        "last_legal": fleet.legal(after),
    }
    return choose(fleet.game_over(after), dealt, after), told


class Meeting:
    """Some games, in arrays and by the rules."""

    def __init__(self, terms, games, seed):
        self.terms, self.random = terms, np.random.default_rng(seed)
        self.games, self.game = games, find(terms.game)
        self.numbering = Numbering(self.game, terms.seats, terms.options)
        self.words = in_arrays(terms).words
        chance, self.states = jax.jit(jax.vmap(partial(deal_one, terms)))(self.draw())
        self.advance = jax.jit(jax.vmap(partial(advance_one, terms)))
        self.plain = [self.deal(numbers) for numbers in rows_of(chance)]
        self.ended = 0
        self.decisions = 0

    def draw(self):
        return self.random.integers(2**32, size=(self.games, self.words), dtype=np.uint32)

    def table(self, chance, dealing):
        return TABLES[self.terms.game](self.terms.options, chance, dealing)

    def deal(self, chance):
        return self.game.deal(self.terms.seats, self.terms.options, self.table(chance, True))

    def step(self):
        """One action in every game; then everything must be the same."""
        self.states, told = self.advance(self.states, self.draw(), self.draw())
        after = plain_states(told.pop("after"))
        chances, dealt_by = rows_of(told.pop("chance")), rows_of(told.pop("dealt_by"))
        told = {name: np.asarray(found) for name, found in told.items()}
        for row, state in enumerate(self.plain):
            here = {name: found[row] for name, found in told.items()}
            self.compare_decision(state, here["legal"], here["seen"])
            assert here["legal"][here["action"]], state
            action = self.numbering.ids.action(int(here["action"]), self.game.to_move(state))
            found = self.game.apply(state, action, self.table(chances[row], False))
            assert after[row] == found, (state, action, chances[row])
            assert tuple(here["returns"]) == tuple(
                np.float32(each) for each in self.numbering.returns(found)
            )
            if self.game.to_move(found) is None:
                self.compare_decision(found, here["last_legal"], here["last_seen"])
                found = self.deal(dealt_by[row])
                self.ended += 1
            self.plain[row] = found
        self.decisions += self.games

    def compare_decision(self, state, legal, seen):
        game, numbering = self.game, self.numbering
        ids = numbering.ids.legal(game.legal_actions(state), game.to_move(state) or 0)
        assert legal.sum() == len(ids) and legal[ids].all(), state
        for seat in range(self.terms.seats):
            written = numbering.layout.write(game.view(state, seat))
            assert seen[seat].tobytes() == written, differences(numbering, seen[seat], written)


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
    return meeting
