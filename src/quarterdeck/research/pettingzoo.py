"""Any game as a PettingZoo environment: seats decide one after the other, or are asked in cycles.

    env("dorra", seats=4)            AEC: whoever is to move decides
    parallel_env("dorra", seats=4)   every seat is asked; who is not to move can only wait

An observation holds the seat's numbers and, for whoever is to move, a mask over action ids.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import parallel_to_aec

from quarterdeck.core.game import AnyGame
from quarterdeck.numbering import Numbering, number_game
from quarterdeck.numbering.action_ids import Mask
from quarterdeck.numbering.layout import HIGHEST, LOWEST
from quarterdeck.research.cycles import AllAsked
from quarterdeck.research.environment import Environment
from quarterdeck.research.pictures import draw_observation, tell_position
from quarterdeck.research.seeds import any_seed

RENDER_MODES = ("human", "ansi", "rgb_array")


def observation_of(numbering: Numbering) -> Dict:
    """The numbers, and a mask."""
    return Dict(
        {
            "observation": Box(LOWEST, HIGHEST, (numbering.layout.size,), np.float32),
            "action_mask": Box(0, 1, (len(numbering.ids),), np.int8),
        }
    )


def env(
    game: str | AnyGame,
    seats: int | None = None,
    *house_rules: str,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> "SeatByTurn":
    """A game by name, so many seats, and house rules as they are typed: `memory=aided`."""
    return SeatByTurn(number_game(game, seats, *house_rules), max_cycles, render_mode)


def parallel_env(
    game: str | AnyGame,
    seats: int | None = None,
    *house_rules: str,
    max_cycles: int | None = None,
) -> AllAsked:
    """The same game, every seat asked in every cycle."""
    return AllAsked(number_game(game, seats, *house_rules), max_cycles)


def cycle_env(
    game: str | AnyGame,
    seats: int | None = None,
    *house_rules: str,
    max_cycles: int | None = None,
) -> AECEnv[str, Any, Any]:
    """Those cycles seat by seat, for who wants an AEC environment."""
    return parallel_to_aec(parallel_env(game, seats, *house_rules, max_cycles=max_cycles))


class SeatByTurn(AECEnv[str, Any, Any]):
    """Whoever is to move decides. An id that is not offered loses the game for its seat at once.

    With `max_cycles` a game is broken off when some seat has decided so often.
    """

    metadata: dict[str, Any] = {
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, numbering: Numbering, max_cycles: int | None, render_mode: str | None
    ) -> None:
        super().__init__()
        self.numbering, self.max_cycles = numbering, max_cycles
        self.render_mode = render_mode
        self.core = Environment(numbering)
        self.metadata = {**SeatByTurn.metadata, "name": f"quarterdeck_{numbering.game.name}_v1"}
        self.possible_agents = [f"seat_{seat}" for seat in range(numbering.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space, actions = observation_of(numbering), len(numbering.ids)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.masked: Any = None
        self.nothing = self.kept = np.zeros(actions, np.int8)
        self.dealing = np.random.default_rng(any_seed())

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; without a seed, the next of the last one's."""
        if seed is not None:
            self.dealing = np.random.default_rng(seed)
        self.core.reset(int(self.dealing.integers(2**63)))
        self.agents = self.possible_agents.copy()
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decided = [0] * self.numbering.seats
        self.agent_selection = self.possible_agents[self.core.seat or 0]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        core, seat = self.core, self.core.seat or 0
        self._cumulative_rewards[agent] = 0.0
        if not self.is_offered(action):
            self.end({agent: -1.0})
            return
        core.step(int(action))
        self.decided[seat] += 1
        if core.seat is None:
            self.end(dict(zip(self.possible_agents, core.returns(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[core.seat]
            if self.max_cycles is not None and self.decided[seat] >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def mask(self) -> Mask:
        """What may be done now, kept until something is done."""
        if self.masked is not self.core.menu:
            self.masked, self.kept = self.core.menu, self.core.mask()
        return self.kept

    def is_offered(self, action: Any) -> bool:
        return 0 <= action < len(self.nothing) and bool(self.mask()[action])

    def end(self, returns: dict[str, float]) -> None:
        """The game is over for all, each with its return."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards.update(returns)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        core, seat = self.core, self.seat_of[agent]
        mask = self.mask() if seat == core.seat else self.nothing
        return {"observation": core.observe(seat), "action_mask": mask}

    def state(self) -> Any:
        """What all seats know together, one after the other."""
        return np.concatenate([self.core.observe(seat) for seat in range(self.numbering.seats)])

    def render(self) -> Any:
        """The seat to move looks on: in words, or as pixels."""
        seen = self.core.game.view(self.core.state, self.seat_of[self.agent_selection])
        if self.render_mode == "rgb_array":
            return draw_observation(self.core.layout, seen)
        told = tell_position(self.core.game, seen)
        if self.render_mode == "human":
            print(told)  # noqa: T201  this is what the mode is for
            return None
        return told

    def close(self) -> None:
        """Nothing is held open."""
