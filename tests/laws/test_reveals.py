"""What a game says reveals nothing tells nobody which of two worlds they are in."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from quarterdeck.core.table import Generated, Listening, QuietTable
from quarterdeck.games.piracy.components import DIE
from tests.laws.test_secrecy import SEEDS
from tests.strategies import deep_positions, picked, positions


class TwinTable(Listening, Generated):
    """Of two worlds: dice fall the same in both, piles lie in an order of their own."""

    def __init__(self, dice, piles):
        Listening.__init__(self)
        Generated.__init__(self, Random(piles).random)
        self.dice = Generated(Random(dice).random)

    def roll(self, dice, weights):
        return self.dice.roll(dice, weights)

    def draw(self, bag):
        """Piracy's one die is drawn from by its faces."""
        return self.dice.draw(bag) if bag == DIE else super().draw(bag)


def twins(game, state, seed):
    """Each seat with a world that looks like this one to it.

    What another has picked of a choice is no secret of the game's, but half a decision.
    """
    for seat, _ in enumerate(game.scores(state)):
        world = game.imagine(game.view(state, seat), QuietTable(seed))
        if world.awaiting == state.awaiting:
            yield seat, world


def look_on(game, state, action, seat, table):
    """What a seat sees after an action, and whether anything it heard was hidden before."""
    after = game.apply(state, action, table)
    told = any(game.reveals(state, seat, event) for event in table.heard_by(seat))
    return game.view(after, seat), told


def gives_nothing_away(game, state, action, twin, seed):
    """Where both worlds allow an action they still look alike after it, or both tell something.

    What only one allows tells something, unless it looks like anything the other allows.
    """
    seat, world = twin
    here, told = look_on(game, state, action, seat, TwinTable(seed, seed))
    allowed = game.legal_actions(world)
    if action in allowed:
        there, also = look_on(game, world, action, seat, TwinTable(seed, seed + 1))
        return here == there or (told and also)
    alike = (look_on(game, world, each, seat, TwinTable(seed, seed)) for each in allowed)
    return told or any(here == there for there, _ in alike)


@given(data=st.data(), seed=SEEDS)
def test_worlds_that_look_alike_still_do_unless_something_is_revealed(game, data, seed):
    state = data.draw(positions(game))

    for twin in twins(game, state, seed):
        for action in game.legal_actions(state):
            assert gives_nothing_away(game, state, action, twin, seed)


@settings(max_examples=1)
@given(seed=SEEDS)
def test_they_do_in_every_recorded_game(game, seed):
    """Positions that play comes to seldom: a fight, a landing, ships that sail away."""
    random = Random(seed)
    for state in deep_positions(game):
        actions = game.legal_actions(state)
        for twin in twins(game, state, random.getrandbits(32)) if actions else ():
            action = picked(actions, (random.randrange(999), random.randrange(999)))
            assert gives_nothing_away(game, state, action, twin, random.getrandbits(32))
