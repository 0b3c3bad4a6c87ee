"""Many games at once, as Gymnasium knows vector environments: in this process, or in several."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from quarterdeck.numbering import Numbering, number_game
from quarterdeck.research.arrays import Arrays, own_arrays
from quarterdeck.research.batch import Batch, BatchPlan
from quarterdeck.research.gymnasium import learner_space
from quarterdeck.research.seeds import any_seed
from quarterdeck.research.workers import Workers

Told = dict[str, Any]


class Hands(Protocol):
    """Whoever moves the games: a row of the arrays is a game, and one that ends is dealt anew."""

    @property
    def arrays(self) -> Arrays: ...
    def reset(self, seeds: Sequence[int]) -> None: ...
    def step(self) -> None: ...
    def close(self) -> None: ...


class GameBatch(VectorEnv[Told, Any, Any]):
    """Without opponents every seat is the learner's: the numbers are those of whoever is to move,
    `seat` in the infos says who that is, and `returns` what every seat of an ended game got."""

    metadata: Told = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, numbering: Numbering, hands: Hands) -> None:
        self.hands = hands
        self.num_envs = games = len(hands.arrays.actions)
        self.single_observation_space = learner_space(numbering)
        self.single_action_space = Discrete(len(numbering.ids))
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self.dealing = np.random.default_rng(any_seed())

    @property
    def arrays(self) -> Arrays:
        return self.hands.arrays

    def reset(self, *, seed: Any = None, options: Told | None = None) -> tuple[Told, Told]:
        """A seed for all, or one for each game."""
        self.hands.reset(self.seeds(seed))
        return self.observations(), {"seat": self.arrays.seat.copy()}

    def seeds(self, seed: Any) -> list[int]:
        if isinstance(seed, Sequence):
            return [int(each) for each in seed]
        if seed is not None:
            self.dealing = np.random.default_rng(seed)
        drawn: list[int] = self.dealing.integers(2**53, size=self.num_envs).tolist()
        return drawn

    def step(self, actions: Any) -> tuple[Told, Any, Any, Any, Told]:
        self.arrays.actions[:] = actions
        self.hands.step()
        arrays = self.arrays
        ended = arrays.ended.copy()
        broken_off = np.zeros(self.num_envs, np.bool_)
        return self.observations(), arrays.reward.copy(), ended, broken_off, self.told(ended)

    def told(self, ended: Any) -> Told:
        """Who is to move, who decided; of games that ended, what they came to."""
        arrays = self.arrays
        seats: Told = {"seat": arrays.seat.copy(), "decided": arrays.decided.copy()}
        if not ended.any():
            return seats
        last = {"observation": arrays.last.copy(), "action_mask": np.zeros_like(arrays.mask)}
        final = {"final_obs": last, "_final_obs": ended}
        return {**seats, "returns": arrays.returns.copy(), "_returns": ended, **final}

    def observations(self) -> Told:
        arrays = self.arrays
        return {"observation": arrays.observation.copy(), "action_mask": arrays.mask.copy()}

    def close_extras(self, **_: Any) -> None:
        self.hands.close()


def make_batch(
    num_envs: int,
    game: str,
    seats: int | None = None,
    *,
    processes: int = 0,
    opponents: Sequence[str] = (),
    seat: int = 0,
    house_rules: Sequence[str] = (),
) -> GameBatch:
    """So many games by name, in this process or spread over some."""
    numbering = number_game(game, seats, *house_rules)
    plan = BatchPlan(numbering, tuple(opponents), seat)
    if processes:
        return GameBatch(numbering, Workers(plan, num_envs, processes))
    return GameBatch(numbering, Batch(plan, own_arrays(numbering, num_envs)))
