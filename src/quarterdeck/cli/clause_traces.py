"""Which tests show which clause, read from the tests' own marks.

    @pytest.mark.clause("K7", "K23")        on a test or a class of tests
    pytestmark = pytest.mark.clause("K7")   for a whole file or class

Nothing is imported or run: a checkout's tests are read as text.
"""

import ast
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import NamedTuple

import quarterdeck
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import AnyGame, package_of


class Trace(NamedTuple):
    """A clause, the code that carries it out and the tests that show it."""

    clause: str
    code: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def complete(self) -> bool:
        return bool(self.code and self.tests)


class NoCheckout(QuarterdeckError):
    """There are no tests beside this package."""


def traces(game: AnyGame) -> tuple[Trace, ...]:
    """Every clause of a game, in the order of its rulebook."""
    import_all(game)
    shown = sorted(set(marks_in(tests_of(game))))
    return tuple(
        Trace(
            number,
            tuple(sorted(set(game.rulebook.cited[number]))),
            tuple(test for clause, test in shown if clause == number),
        )
        for number in game.rulebook.clauses
    )


def import_all(game: AnyGame) -> None:
    """What cites a clause does so once it is imported, and not every file is by playing."""
    package = package_of(game)
    folder = import_module(package).__path__
    for module in walk_packages(folder, f"{package}."):
        import_module(module.name)


def tests_of(game: AnyGame) -> Path:
    """The folder of a game's tests, which lies beside the sources of a checkout."""
    folder = Path(quarterdeck.__file__).parents[2] / "tests" / "games" / game.name
    if not folder.is_dir():
        raise NoCheckout("rules-no-checkout", folder=str(folder))
    return folder


def marks_in(folder: Path) -> Iterator[tuple[str, str]]:
    """Clause and test, for every mark in a folder of tests."""
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"), str(file))
        yield from marks_among(tree.body, file.stem, ())


def marks_among(
    body: list[ast.stmt], place: str, around: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    """The marks of some statements, and of the classes among them."""
    around += clauses_in(each for each in body if is_pytestmark(each))
    for each in body:
        match each:
            case ast.ClassDef(name=name, body=inner, decorator_list=marks):
                yield from marks_among(inner, f"{place}.{name}", around + clauses_in(marks))
            case ast.FunctionDef(name=name, decorator_list=marks) if name.startswith("test"):
                yield from ((number, f"{place}.{name}") for number in around + clauses_in(marks))


def is_pytestmark(statement: ast.stmt) -> bool:
    match statement:
        case ast.Assign(targets=[ast.Name(id="pytestmark")]):
            return True
    return False


def clauses_in(nodes: Iterable[ast.AST]) -> tuple[str, ...]:
    """The numbers of every `pytest.mark.clause(...)` inside, rows of a table included."""
    return tuple(
        str(number.value)
        for node in nodes
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and is_clause_mark(call.func)
        for number in call.args
        if isinstance(number, ast.Constant)
    )


def is_clause_mark(function: ast.expr) -> bool:
    match function:
        case ast.Attribute(attr="clause", value=ast.Attribute(attr="mark")):
            return True
    return False
