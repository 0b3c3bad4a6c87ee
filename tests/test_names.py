"""One word, one thing: no public name stands for two, and functions are called by what they do."""

import ast
import re
from collections import defaultdict
from pathlib import Path

SRC = Path(__file__).parents[1] / "src" / "quarterdeck"
GAMES = sorted(path.parent.name for path in SRC.glob("games/*/rulebook.toml"))
ROOMS = "games|bots|terminal/games|words/positions|numbering/games|fleet"
OF_A_GAME = re.compile(rf"({ROOMS})/(?:{'|'.join(GAMES)})(?:/|\.py)")

# The words of the game protocol (house style): core or the frame says them, every game answers.
PROTOCOL = {"read", "write", "deal", "scores", "lines", "target", "no_target", "Options", "of"}
# Pgx's words, and ours beside them: the fleet says them, every game in arrays answers.
IN_ARRAYS = {"init", "step", "observe", "legal", "pick"}
# A command is named after what it does in its room.
COMMANDS = {path.stem for path in (SRC / "cli").glob("*.py")}
# Alembic's words for a step of the schema, and back.
MIGRATIONS = {"upgrade", "downgrade"}
# What a log of a table and the events of a game both tell, each in its own union.
TOLD_TWICE = {"Dealt"}
IRREGULAR = {
    *("told", "said", "found", "written", "drawn", "shown", "kept", "held", "made", "left"),
    *("known", "given", "sent", "heard", "spent", "understood", "thrown", "taken", "paid"),
}


def top_level(kinds):
    """Every definition of these kinds that stands by itself in a module, with where it is."""
    for path in sorted(SRC.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, kinds) and not node.name.startswith("_"):
                yield node.name, path.relative_to(SRC).as_posix()


def room_of(place):
    """A file; but what four games have in the same room is one thing."""
    inside = OF_A_GAME.match(place)
    return f"{inside[1]}/*" if inside else place


def answers(rooms):
    """Whether bots answer a question of insight."""
    return rooms <= {"bots/*", *(room for room in rooms if room.startswith("insight/"))}


def is_the_same_rule(rooms):
    """Whether a rule is written twice, plainly and in arrays: a law holds them together."""
    return rooms == {"games/*", "fleet/*"}


def test_no_name_stands_for_two_things():
    homes = defaultdict(set)
    for name, place in top_level(ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        homes[name].add(room_of(place))
    allowed = PROTOCOL | IN_ARRAYS | COMMANDS | MIGRATIONS | TOLD_TWICE

    twice = {
        name: rooms
        for name, rooms in homes.items()
        if len(rooms) > 1 and name not in allowed
        if not answers(rooms) and not is_the_same_rule(rooms)
    }

    assert not twice


def test_functions_are_called_by_what_they_do():
    """Not by what has been done: `write_chance`, never `written`."""
    functions = top_level(ast.FunctionDef | ast.AsyncFunctionDef)

    past = {f"{place}: {name}" for name, place in functions if is_past(name)}

    assert not past


def is_past(name):
    return "_" not in name and (name in IRREGULAR or (name.endswith("ed") and len(name) > 4))
