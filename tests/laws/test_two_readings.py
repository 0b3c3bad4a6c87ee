"""The rules are read twice: refusals borrow nothing from the menus that they are held against."""

import ast
from importlib import import_module
from pathlib import Path

from quarterdeck.core.game import package_of


def refusing(package):
    """The modules that say why not, with their paths: one, or a folder of them."""
    folder = Path(import_module(package).__file__).parent
    yield from ((f"{package}.why_not", path) for path in folder.glob("why_not.py"))
    for path in folder.glob("why_not/*.py"):
        last = "" if path.stem == "__init__" else f".{path.stem}"
        yield f"{package}.why_not{last}", path


def imports(module, path):
    """Every module that is named in an import, and every name that might be one."""
    here = module if path.stem == "__init__" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(filter(None, (here if node.level else "", node.module)))
            yield base
            yield from (f"{base}.{name.name}" for name in node.names)


def test_refusals_import_no_module_that_lists_choices(game):
    package = package_of(game)
    listing = {choices.__module__ for choices in game.choices.values()} | {f"{package}.rules"}

    borrowed = {
        (module, name)
        for module, path in refusing(package)
        for name in imports(module, path)
        if name in listing
    }

    assert list(refusing(package))
    assert not borrowed
