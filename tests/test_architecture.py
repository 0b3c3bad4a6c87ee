"""Budgets: modules and functions stay small, names say what they are."""

import ast
import re
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
MODULES = sorted(SRC.rglob("*.py"))
TESTS = Path(__file__).parent
LONGEST_MODULE, LONGEST_FUNCTION, MOST_ARGUMENTS = 300, 25, 5
VAGUE = {"get", "process", "handle", "manager", "helper", "util", "utils", "impl", "misc"}
GIVEN = {"handle_exit", "handle_websocket_upgrade"}  # names that a library asks for


def functions(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def test_no_test_module_is_longer_than_one_of_the_product():
    long = [path for path in TESTS.rglob("*.py") if lines(path) > LONGEST_MODULE]

    assert long == []


def lines(path):
    return len(path.read_text("utf-8").splitlines())


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SRC)))
def test_a_module_stays_small_and_says_what_it_is(path):
    text = path.read_text("utf-8")

    assert len(text.splitlines()) <= LONGEST_MODULE
    assert ast.get_docstring(ast.parse(text)), "a module opens with one sentence on what it is"
    assert path.stem not in VAGUE


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SRC)))
def test_functions_stay_small_and_are_well_named(path):
    for function in functions(path):
        arguments = [arg for arg in function.args.args if arg.arg not in ("self", "cls")]

        # of the body: the signature of a command is a list of what can be said to it
        assert function.end_lineno - function.body[0].lineno < LONGEST_FUNCTION, function.name
        assert len(arguments) <= MOST_ARGUMENTS, function.name
        vague = set(function.name.split("_")) & VAGUE
        assert not vague or function.name in GIVEN, function.name


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SRC)))
def test_a_cache_is_bounded_or_says_why_it_needs_no_bound(path):
    for line in path.read_text("utf-8").splitlines():
        if line.strip().startswith("@cache") and not line.strip().startswith("@cached_property"):
            assert re.fullmatch(r" *@cache  # .+", line), line
        assert "maxsize=None" not in line
