"""Games in arrays as Pgx has them: its learners, wrappers and `mctx` play on them as they are."""

from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import Array
from pgx._src.struct import dataclass  # what every state of Pgx is made with
from pgx.core import Env
from pgx.core import State as PgxState

from quarterdeck.fleet import agree_on, game_over, init, legal, observe, returns, step
from quarterdeck.fleet.chance import Key
from quarterdeck.fleet.in_arrays import AnyState
from quarterdeck.games import find

PIXELS = 4  # of a number in the picture of an observation


@dataclass
class TableState(PgxState):
    """What Pgx reads of a game, and the game itself."""

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    _table: AnyState

    @property
    def env_id(self) -> str:
        return env_id(self._table.terms.game)

    def to_svg(self, *, color_theme: Any = None, scale: Any = None) -> str:
        """The observation as a raster, a row for every game."""
        numbers = np.atleast_2d(np.asarray(self.observation))
        dots = (
            f'<path d="M{PIXELS * x} {PIXELS * y}h{PIXELS}v{PIXELS}h-{PIXELS}z"/>'
            for y, x in np.argwhere(numbers)
        )
        high, wide = (PIXELS * side for side in numbers.shape)
        box = f'viewBox="0 0 {wide} {high}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(dots)}</svg>'

    def save_svg(self, filename: str, *, color_theme: Any = None, scale: Any = None) -> None:
        """The same, into a file."""
        Path(filename).write_text(self.to_svg(), "utf-8")


def env_id(game: str) -> str:
    return f"quarterdeck_{game}"


class FleetEnv(Env):
    """One game with so many seats and house rules. Whoever steps brings a key: there is chance."""

    def __init__(self, game: str, seats: int | None = None, *house_rules: str) -> None:
        super().__init__()
        self.terms = agree_on(game, seats, *house_rules)

    def _init(self, key: Key) -> TableState:
        table = init(key, self.terms)
        return TableState(
            current_player=table.seat.astype(jnp.int32),
            observation=observe(table, table.seat),
            rewards=returns(table),
            terminated=game_over(table),
            truncated=jnp.bool_(False),
            legal_action_mask=legal(table),
            _step_count=jnp.int32(0),
            _table=table,
        )

    def _step(self, state: TableState, action: Array, key: Key) -> TableState:
        table = step(state._table, action, key)
        after: TableState = state.replace(
            current_player=table.seat.astype(jnp.int32),
            rewards=returns(table),
            terminated=game_over(table),
            legal_action_mask=legal(table),
            _table=table,
        )
        return after

    def _observe(self, state: TableState, player_id: Array) -> Array:
        return observe(state._table, player_id)

    @property
    def id(self) -> str:
        return env_id(self.terms.game)

    @property
    def version(self) -> str:
        return f"v{find(self.terms.game).version}"

    @property
    def num_players(self) -> int:
        return self.terms.seats
