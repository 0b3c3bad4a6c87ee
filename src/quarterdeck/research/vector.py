"""Many games at once, as Gymnasium knows vector environments: in this process, or in several."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from quarterdeck.research.arrays import own_arrays
from quarterdeck.research.batch import Batch, BatchPlan
from quarterdeck.research.gymnasium import learner_space
from quarterdeck.research.numbering import number_game
from quarterdeck.research.seeds import any_seed
from quarterdeck.research.workers import Workers

Told = dict[str, Any]


class GameBatch(VectorEnv[Told, Any, Any]):
    """Without opponents every seat is the learner's: the numbers are those of whoever is to move,
    `seat` in the infos says who that is, and `returns` what every seat of an ended game got."""

    metadata: Told = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, plan: BatchPlan, games: int, processes: int = 0) -> None:
        self.num_envs = games
        self.single_observation_space = learner_space(plan.numbering)
        self.single_action_space = Discrete(len(plan.numbering.ids))
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self.hands: Batch | Workers
        if processes:
            self.hands = Workers(plan, games, processes)
        else:
            self.hands = Batch(plan, own_arrays(plan.numbering, games))
        self.arrays = self.hands.arrays
        self.dealing = np.random.default_rng(any_seed())

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
        arrays = self.arrays
        arrays.actions[:] = actions
        self.hands.step()
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
        if isinstance(self.hands, Workers):
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
    return GameBatch(BatchPlan(numbering, tuple(opponents), seat), num_envs, processes)
