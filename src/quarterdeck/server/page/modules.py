"""Many modules joined into one script: what a bundler would do, and no more.

Each module becomes a function that is called once and gives what it exports:

    const $app_html = (() => { const { h } = $vendor_preact_preact; …; return { html, Art }; })();

Only the ways to import and export that the page and what it borrows use are understood. Modules
that need each other in a circle are refused: no order would do for them.
"""

import posixpath
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
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
BESIDE = re.compile(r"(?<=[;,{}()\[\]])[ \t]+//[^\n\"'`]*$", re.MULTILINE)  # a remark, and no text
INDENT = re.compile(r"^[ \t]+", re.MULTILINE)  # nothing that is shown begins a line


class Circle(ValueError):
    """Modules that need each other."""


class Module(NamedTuple):
    """One module, made ready to be called."""

    body: str
    needs: tuple[str, ...]  # in the order in which they are named
    gives: tuple[str, ...]  # `name`, `name: value` or `...everything`


class Script(NamedTuple):
    """Some modules in one file, and the name by which other scripts import it."""

    name: str
    paths: tuple[str, ...]
    text: str


def module_mark(path: str) -> str:
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


class ModuleReader:
    """Takes one module's imports and exports apart."""

    def __init__(self, path: str, borrowed: Mapping[str, str]) -> None:
        self.path, self.borrowed = path, borrowed
        self.needs: list[str] = []
        self.gives: list[str] = []

    def read(self, text: str) -> Module:
        """Without its remarks, and without the room before its lines."""
        body = BESIDE.sub("", REMARK.sub("", text))
        for way, carry_out in (
            (IMPORT, self.take),
            (PASSED_ON, self.pass_on),
            (LISTED, self.give_listed),
            (DEFAULT, self.give_default),
            (NAMED, self.give_named),
        ):
            body = way.sub(carry_out, body)
        return Module(INDENT.sub("", body).strip(), tuple(self.needs), tuple(self.gives))

    def need(self, name: str) -> str:
        self.needs.append(where_is(name, self.path, self.borrowed))
        return module_mark(self.needs[-1])

    def take(self, match: re.Match[str]) -> str:
        return bindings(match["what"] or "", self.need(match["where"]))

    def pass_on(self, match: re.Match[str]) -> str:
        self.gives.extend(passed_on(match["what"], self.need(match["where"])))
        return ""

    def give_listed(self, match: re.Match[str]) -> str:
        self.gives.extend(f"{there}: {here}" for here, there in pairs(match["what"]))
        return ""

    def give_named(self, match: re.Match[str]) -> str:
        self.gives.extend(re.findall(r"[\w$]+", match["what"]))
        return match["deed"] + match["what"]

    def give_default(self, _: re.Match[str]) -> str:
        self.gives.append("default: $default")
        return "const $default = "


def read_module(path: str, text: str, borrowed: Mapping[str, str]) -> Module:
    return ModuleReader(path, borrowed).read(text)


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
    return f"const {module_mark(path)} = (() => {{\n{module.body}\nreturn {{ {gives} }};\n}})();\n"


def join(
    name: str, entry: str, modules: Mapping[str, Module], upon: Sequence[Script] = ()
) -> Script:
    """One script of a module and all it needs beside what is in those that it is built upon."""
    paths = in_order(entry, modules, [path for script in upon for path in script.paths])
    needs = {each for path in paths for each in modules[path].needs}
    taken = "".join(take_from(script, needs) for script in upon)
    text = "".join(called_once(path, modules[path]) for path in paths)
    given = f"export {{ {', '.join(map(module_mark, paths))} }};\n"
    return Script(name, tuple(paths), taken + text + given + as_default(entry, modules[entry]))


def take_from(script: Script, needs: Collection[str]) -> str:
    marks = [module_mark(path) for path in script.paths if path in needs]
    return f'import {{ {", ".join(marks)} }} from "{script.name}";\n' if marks else ""


def as_default(path: str, module: Module) -> str:
    """Whoever imports a script gets what its module gives."""
    main = any(each.startswith("default:") for each in module.gives)
    return f"export default {module_mark(path)}.default;\n" if main else ""
