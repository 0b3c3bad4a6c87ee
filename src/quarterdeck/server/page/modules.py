"""Many modules joined into one script: what a bundler would do, and no more.

Each module becomes a function that is called once and gives what it exports:

    const $app_html = (() => { const { h } = $vendor_preact_preact; …; return { html, Art }; })();

Only the ways to import and export that the page and what it borrows use are understood. Modules
that need each other in a circle are refused: no order would do for them.
"""

import posixpath
import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

IMPORT = re.compile(
    r"^import\s*(?:(?P<what>[^\"';]+?)\s*from\s*)?[\"'](?P<where>[^\"']+)[\"'];?", re.MULTILINE
)
PASSED_ON = re.compile(
    r"^export\s*(?P<what>\*|\{[^}]*\})\s*from\s*[\"'](?P<where>[^\"']+)[\"'];?", re.MULTILINE
)
LISTED = re.compile(r"(?:^|(?<=[;}]))export\s*\{(?P<what>[^}]*)\};?", re.MULTILINE)
NAMED = re.compile(
    r"^export\s+(?P<deed>(?:async\s+)?(?:const|class|function)\*?\s+)"
    r"(?P<what>[\w$]+|\[[^\]]*\])",
    re.MULTILINE,
)
DEFAULT = re.compile(r"(?:^|(?<=[;}]))export\s+default\b\s*", re.MULTILINE)
REMARK = re.compile(r"^\s*//.*\n|/\*\*(?:[^*]|\*(?!/))*\*/\s*", re.MULTILINE)
INDENT = re.compile(r"^[ \t]+", re.MULTILINE)  # nothing that is shown begins a line


class Circle(ValueError):
    """Modules that need each other."""


class Module(NamedTuple):
    """One module, made ready to be called."""

    body: str
    needs: tuple[str, ...]  # in the order in which they are named
    gives: tuple[str, ...]  # `name`, `name: value` or `...everything`


def mark(path: str) -> str:
    """What a module is called among the others."""
    return "$" + re.sub(r"\W", "_", path.rpartition(".")[0])


def where_is(name: str, path: str, borrowed: Mapping[str, str]) -> str:
    """The place of a module that another one names."""
    if name in borrowed:
        return borrowed[name].lstrip("/")
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name))


def pairs(text: str) -> list[tuple[str, str]]:
    """`{ a, b as c }` as pairs: what it is there, and what it is called here."""
    parts = [part.split() for part in text.strip("{} \n").split(",") if part.strip()]
    return [(part[0], part[-1]) for part in parts]


# Reading one


def read_module(path: str, text: str, borrowed: Mapping[str, str]) -> Module:
    """A module without its remarks, its imports and exports taken apart."""
    needs: list[str] = []
    gives: list[str] = []

    def take(found: re.Match[str]) -> str:
        needs.append(where_is(found["where"], path, borrowed))
        return bindings(found["what"] or "", mark(needs[-1]))

    def pass_on(found: re.Match[str]) -> str:
        needs.append(where_is(found["where"], path, borrowed))
        gives.extend(passed_on(found["what"], mark(needs[-1])))
        return ""

    def give_listed(found: re.Match[str]) -> str:
        gives.extend(f"{there}: {here}" for here, there in pairs(found["what"]))
        return ""

    def give_named(found: re.Match[str]) -> str:
        gives.extend(re.findall(r"[\w$]+", found["what"]))
        return found["deed"] + found["what"]

    def give_default(_: re.Match[str]) -> str:
        gives.append("default: $default")
        return "const $default = "

    body = REMARK.sub("", text)
    for way, carry_out in (
        (IMPORT, take),
        (PASSED_ON, pass_on),
        (LISTED, give_listed),
        (DEFAULT, give_default),
        (NAMED, give_named),
    ):
        body = way.sub(carry_out, body)
    return Module(INDENT.sub("", body).strip(), tuple(needs), tuple(gives))


def bindings(what: str, module: str) -> str:
    """What an import calls things, as declarations."""
    if what.startswith("*"):
        return f"const {what.rsplit(maxsplit=1)[-1]} = {module};"
    if what.startswith("{"):
        names = (here if here == there else f"{there}: {here}" for there, here in pairs(what))
        return f"const {{ {', '.join(names)} }} = {module};"
    return f"const {what} = {module}.default;" if what else ""


def passed_on(what: str, module: str) -> Iterable[str]:
    if what == "*":
        return (f"...{module}",)
    return (f"{here}: {module}.{there}" for there, here in pairs(what))


# Joining many


def in_order(entry: str, modules: Mapping[str, Module], known: Iterable[str] = ()) -> list[str]:
    """A module after all that it needs, apart from those that are known already."""
    done, under_way = list(known), list[str]()

    def visit(path: str) -> None:
        if path in under_way:
            raise Circle(" -> ".join((*under_way, path)))
        if path not in done:
            under_way.append(path)
            for each in modules[path].needs:
                visit(each)
            done.append(under_way.pop())

    first = len(done)
    visit(entry)
    return done[first:]


def called_once(path: str, module: Module) -> str:
    gives = ", ".join(module.gives)
    return f"const {mark(path)} = (() => {{\n{module.body}\nreturn {{ {gives} }};\n}})();\n"


def join(entry: str, modules: Mapping[str, Module]) -> str:
    """One script of a module and all it needs, for others to build upon."""
    paths = in_order(entry, modules)
    script = "".join(called_once(path, modules[path]) for path in paths)
    return script + f"export {{ {', '.join(map(mark, paths))} }};\n"


def join_upon(entry: str, modules: Mapping[str, Module], base: str, name: str) -> str:
    """One script of a module and what it needs beside that of another script, which has a name."""
    known = in_order(base, modules)
    paths = in_order(entry, modules, known)
    used = {each for path in paths for each in modules[path].needs} & set(known)
    script = "".join(called_once(path, modules[path]) for path in paths)
    taken = f'import {{ {", ".join(sorted(map(mark, used)))} }} from "{name}";\n'
    return f"{taken}{script}export default {mark(entry)}.default;\n"
