"""Rules have numbers, and code points at them."""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from quarterdeck.core.sentence import Argument, Sentence

F = TypeVar("F", bound=Callable[..., Any])
Tell = Callable[[Any, Any, Any], dict[str, Argument]]


def nothing_more(_: Any, __: Any, ___: Any) -> dict[str, Argument]:
    return {}


class Clause(msgspec.Struct, frozen=True):
    """One numbered sentence of a rulebook; its words are in the .ftl files."""

    game: str
    number: str
    chapter: str
    kind: Literal["rule", "ruling", "option"] = "rule"

    @property
    def key(self) -> str:
        return f"{self.game}-{self.number}"


class Refusal(NamedTuple):
    """A reason to say no, and the clause that gives it.

    Its sentence, `<game>-why-<name>`, tells the reason in this position; `tell` fills it in.
    """

    clause: Clause
    name: str
    applies: Callable[[Any, Any, Any], bool]
    tell: Tell

    def reason(self, state: Any, action: Any) -> Sentence:
        told = self.tell(state, state.awaiting, action)
        return Sentence(f"{self.clause.game}-why-{self.name}", told)


class Rulebook:
    """A game's clauses, and what in the code answers to each."""

    def __init__(self, clauses: Mapping[str, Clause]) -> None:
        self.clauses = clauses
        self.cited: dict[str, list[str]] = {number: [] for number in clauses}
        self.moments: dict[type, Refusal] = {}

    @classmethod
    def beside(cls, module_file: str) -> "Rulebook":
        """Read the rulebook.toml that lies beside a module."""
        raw = tomllib.loads(Path(module_file).with_name("rulebook.toml").read_text("utf-8"))
        return cls(
            {
                number: Clause(raw["game"], number, **about)
                for number, about in raw["clause"].items()
            }
        )

    def rule(self, *numbers: str) -> Callable[[F], F]:
        """This function carries out these clauses. Costs nothing when it runs."""

        def cite(function: F) -> F:
            for number in numbers:
                self.cited[number].append(place_of(function))
            return function

        return cite

    def forbids(
        self, number: str, tell: Tell = nothing_more
    ) -> Callable[[Callable[..., bool]], Refusal]:
        """Where this is true, this clause says no; `tell` knows the numbers of the case."""

        def refuse(applies: Callable[..., bool]) -> Refusal:
            self.cited[number].append(place_of(applies))
            name = applies.__name__.replace("_", "-")
            return Refusal(self.clauses[number], name, applies, tell)

        return refuse

    def moment(self, moment: type[Any], number: str) -> None:
        """This clause tells what the moment is for, and forbids whatever else one would do."""
        self.cited[number].append(place_of(moment))
        name = f"now-{moment.__struct_config__.tag}"
        self.moments[moment] = Refusal(self.clauses[number], name, at_any_time, nothing_more)


def at_any_time(_: Any, __: Any, ___: Any) -> bool:
    return True


def place_of(thing: Callable[..., Any]) -> str:
    """Where something is written: `rules.settle`."""
    return f"{thing.__module__.rpartition('.')[2]}.{thing.__name__}"
