"""Any game in cycles: every seat is asked, and who is not to move can only wait.

So a game of turns fits learners that expect all agents to act at once. The last id is to wait.
Whoever is to move and says something that is not offered plays what a clock would play for them.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from quarterdeck.numbering import Numbering
from quarterdeck.numbering.layout import HIGHEST, LOWEST
from quarterdeck.research.environment import Environment
from quarterdeck.research.seeds import any_seed

Told = dict[str, Any]


class AllAsked(ParallelEnv[str, Any, Any]):
    """A cycle is one decision of the game; with `max_cycles` it is broken off after so many."""

    metadata: dict[str, Any] = {"render_modes": [], "name": "quarterdeck_cycles_v1"}

    def __init__(self, numbering: Numbering, max_cycles: int | None) -> None:
        self.numbering, self.max_cycles = numbering, max_cycles
        self.render_mode = None
        self.core = Environment(numbering)
        self.possible_agents = [f"seat_{seat}" for seat in range(numbering.seats)]
        self.wait = len(numbering.ids)
        space = Dict(
            {
                "observation": Box(LOWEST, HIGHEST, (numbering.layout.size,), np.float32),
                "action_mask": Box(0, 1, (self.wait + 1,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}
        self.dealing = np.random.default_rng(any_seed())

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Told | None = None) -> tuple[Told, Told]:
        if seed is not None:
            self.dealing = np.random.default_rng(seed)
        self.core.reset(int(self.dealing.integers(2**63)))
        self.agents = self.possible_agents.copy()
        self.cycles = 0
        return self.observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Told) -> tuple[Told, Told, Told, Told, Told]:
        core, agents = self.core, self.agents
        core.step(self.wanted(actions))
        self.cycles += 1
        over, late = core.seat is None, self.cycles == self.max_cycles
        rewards = dict(zip(self.possible_agents, core.returns(), strict=True))
        told = self.observations()
        self.agents = [] if over or late else agents
        ended, broken_off = dict.fromkeys(agents, over), dict.fromkeys(agents, late and not over)
        return told, rewards, ended, broken_off, {agent: {} for agent in agents}

    def wanted(self, actions: Told) -> int:
        """What the seat to move says, or the first thing it is offered."""
        core = self.core
        seat = core.seat or 0
        legal = core.ids.legal(core.menu, seat)
        said = actions.get(self.possible_agents[seat], self.wait)
        return int(said) if said in legal else int(legal[0])

    def observations(self) -> Told:
        return {
            agent: {"observation": self.core.observe(seat), "action_mask": self.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def mask(self, seat: int) -> NDArray[np.int8]:
        offered = np.zeros(self.wait + 1, np.int8)
        if seat == self.core.seat:
            offered[: self.wait] = self.core.mask()
        else:
            offered[self.wait] = 1
        return offered
