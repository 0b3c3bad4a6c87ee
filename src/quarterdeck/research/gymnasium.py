"""Games for a single learner, as Gymnasium knows environments; importing this registers them.

gymnasium.make("quarterdeck/Kapern-v1", opponents=("mate",))
gymnasium.make_vec("quarterdeck/Kapern-v1", num_envs=64)
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from quarterdeck.games import GAMES
from quarterdeck.numbering import Numbering, number_game
from quarterdeck.numbering.layout import HIGHEST, LOWEST
from quarterdeck.research.opponents import OneSeat
from quarterdeck.research.pictures import draw_observation, tell_position

RENDER_MODES = ("ansi", "rgb_array")
Told = dict[str, Any]


def learner_space(numbering: Numbering) -> Dict:
    """The numbers, and a mask."""
    return Dict(
        {
            "observation": Box(LOWEST, HIGHEST, (numbering.layout.size,), np.float32),
            "action_mask": Box(0, 1, (len(numbering.ids),), np.int8),
        }
    )


class AgainstBots(gymnasium.Env[Told, Any]):
    """The learner sits in `seat`, bots on its left. What is not offered loses the game at once."""

    metadata: Told = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        opponents: Sequence[str] = (),
        house_rules: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        numbering = number_game(game, seats, *house_rules)
        self.core = OneSeat(numbering, seat, opponents or ("random",) * (numbering.seats - 1))
        self.observation_space = learner_space(numbering)
        self.action_space = Discrete(len(numbering.ids))
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Told, Told]:
        super().reset(seed=seed)
        self.core.reset(int(self.np_random.integers(2**63)))
        while self.core.seat is None:  # the bots have won before the learner was asked
            self.core.reset(int(self.np_random.integers(2**63)))
        return self.observe(), self.told()

    def step(self, action: Any) -> tuple[Told, float, bool, bool, Told]:
        core = self.core
        if action not in core.ids.legal(core.menu, core.own):
            return self.observe(), -1.0, True, False, self.told()
        core.step(int(action))
        return self.observe(), core.returns()[core.own], core.over, False, self.told()

    def observe(self) -> Told:
        core = self.core
        return {"observation": core.observe(core.own).copy(), "action_mask": core.mask()}

    def told(self) -> Told:
        return {"scores": self.core.scores()}

    def action_masks(self) -> Any:
        """As some libraries ask for them."""
        return self.core.mask().astype(bool)

    def render(self) -> Any:
        seen = self.core.game.view(self.core.state, self.core.own)
        if self.render_mode == "rgb_array":
            return draw_observation(self.core.layout, seen)
        return tell_position(self.core.game, seen)


def environment_id(game: str) -> str:
    """`quarterdeck/Kapern-v1`."""
    return f"quarterdeck/{game.capitalize()}-v1"


def register_with_gymnasium() -> None:
    """Every game we know, plug-ins included, under its name."""
    for game in GAMES:
        if environment_id(game) not in gymnasium.registry:
            gymnasium.register(
                environment_id(game),
                entry_point="quarterdeck.research.gymnasium:AgainstBots",
                vector_entry_point="quarterdeck.research.vector:make_batch",
                kwargs={"game": game},
            )


register_with_gymnasium()
