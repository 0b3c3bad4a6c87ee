"""Any game as an OpenSpiel game; importing this registers them.

    pyspiel.load_game("python_quarterdeck_dorra")
    pyspiel.load_game("python_quarterdeck_kapern(chance=explicit,longest=200)")

Where chance is explicit, every fork lists all its outcomes. Where it is sampled, a fork has so many
answers instead, drawn from the true odds: so usually in Piraten Kapern, whose eight dice fall in
1,287 ways. House rules are typed as everywhere, one after the other with `;` in between.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from quarterdeck.core.errors import Unknown
from quarterdeck.core.game import AnyGame
from quarterdeck.games import GAMES
from quarterdeck.numbering import Numbering, learnable_of, number_game
from quarterdeck.numbering.layout import Vector
from quarterdeck.research.unfolding import LONGEST, TreeTerms, Unfolding

MOST_OUTCOMES = 2_048  # of one fork; eight dice have 1,287
PREFIX = "python_quarterdeck_"
DEFAULTS: dict[str, Any] = {
    "seats": 0,  # the fewest
    "chance": "",  # `explicit` or `sampled`; what is usual in the game
    "samples": 32,
    "longest": LONGEST,
    "house_rules": "",
}

write_view = msgspec.json.Encoder().encode


def short_name(game: str) -> str:
    return PREFIX + game


def type_of(record: AnyGame) -> Any:
    """What OpenSpiel wants to know of every game before one is loaded."""
    kinds = pyspiel.GameType
    zero_sum = not record.roles.names or record.seats[-1] == 2
    return kinds(
        short_name=short_name(record.name),
        long_name=f"Quarterdeck {record.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=record.seats[-1],
        min_num_players=record.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


class QuarterdeckGame(pyspiel.Game):
    """A game with its seats and house rules; a subclass for each says which."""

    record: AnyGame

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        agreed = {**DEFAULTS, **(params or {})}
        rules = [rule for rule in agreed["house_rules"].split(";") if rule]
        self.numbering = number_game(self.record, agreed["seats"] or None, *rules)
        samples = agreed["samples"] if is_sampled(self.numbering, agreed["chance"]) else 0
        self.terms = TreeTerms(self.numbering, samples, agreed["longest"])
        super().__init__(type_of(self.record), info_of(self.terms), params or {})

    def new_initial_state(self) -> "QuarterdeckState":
        return QuarterdeckState(self, Unfolding(self.terms))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.numbering, recalls)


def is_sampled(numbering: Numbering, chance: str) -> bool:
    if chance not in ("", "explicit", "sampled"):
        raise Unknown("chance", chance, ("explicit", "sampled"))
    return chance == "sampled" or (not chance and learnable_of(numbering.game).sampled)


def info_of(terms: TreeTerms) -> Any:
    numbering = terms.numbering
    return pyspiel.GameInfo(
        num_distinct_actions=len(numbering.ids),
        max_chance_outcomes=terms.samples or MOST_OUTCOMES,
        num_players=numbering.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None if numbering.game.roles.names else 0.0,
        max_game_length=terms.longest,
    )


class QuarterdeckState(pyspiel.State):
    """Where a game stands, chance being a player."""

    def __init__(self, game: QuarterdeckGame, unfolding: Unfolding) -> None:
        super().__init__(game)
        self.unfolding = unfolding

    def current_player(self) -> int:
        if self.unfolding.at_chance:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.unfolding.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.unfolding.legal() if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.unfolding.odds()

    def _apply_action(self, action: int) -> None:
        if self.unfolding.at_chance:
            self.unfolding.answer(action)
        else:
            self.unfolding.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        unfolding = self.unfolding
        if player >= 0:
            return unfolding.game.write(unfolding.numbering.ids.action(action, player))
        if unfolding.samples or action >= len(unfolding.outcomes):
            return f"chance {action}"
        return f"chance {unfolding.outcomes[action][1]}"

    def is_terminal(self) -> bool:
        return not self.unfolding.at_chance and self.unfolding.seat is None

    def returns(self) -> list[float]:
        unfolding = self.unfolding
        if unfolding.at_chance:
            return [0.0] * unfolding.numbering.seats
        return list(unfolding.numbering.returns(unfolding.state))

    def resample_from_infostate(self, player: int, sampler: Any) -> "QuarterdeckState":
        """The same to this player, and all that it cannot know dealt anew."""
        other: QuarterdeckState = self.clone()
        other.unfolding = self.unfolding.imagine(player, int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        unfolding = self.unfolding
        if unfolding.at_chance:
            return f"{unfolding.game.name}: chance is asked, after {list(unfolding.script)}"
        return write_view(unfolding.state).decode()


class Observer:
    """What a player sees as numbers and text; as an information state, all it ever saw and did."""

    def __init__(self, numbering: Numbering, recalls: bool) -> None:
        self.numbering, self.recalls = numbering, recalls
        self.tensor: Vector = np.zeros(numbering.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: QuarterdeckState, player: int) -> None:
        unfolding = state.unfolding
        if unfolding.state is None:
            self.tensor.fill(0)
        else:
            seen = unfolding.game.view(unfolding.state, player)
            self.tensor[:] = self.numbering.observe(seen)

    def string_from(self, state: QuarterdeckState, player: int) -> str:
        unfolding = state.unfolding
        if self.recalls:
            return b"\n".join(unfolding.memories.seats[player].history()).decode()
        if unfolding.state is None:
            return ""
        return write_view(unfolding.game.view(unfolding.state, player)).decode()


def register_with_openspiel(*records: AnyGame) -> None:
    """So that `load_game` knows them; a game of one's own need not be a plug-in for that."""
    known = {each.short_name for each in pyspiel.registered_games()}
    for record in records:
        if short_name(record.name) not in known:
            name = f"Quarterdeck{record.name.capitalize()}"
            kind = type(name, (QuarterdeckGame,), {"record": record})
            pyspiel.register_game(type_of(record), kind)


register_with_openspiel(*GAMES.values())
