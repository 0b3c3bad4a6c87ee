"""What others install beside us, found by entry points: tried, and named where it does not fit.

A plug-in says what it was written for: `QUARTERDECK_PLUGIN = 1` in the module it is found in.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple

from quarterdeck.core.errors import QuarterdeckError, quote

PLUGIN_VERSION = 1  # rises when what a plug-in may rely on changes


class PluginError(QuarterdeckError):
    """A plug-in that cannot be used; the sentence says which and why."""


class PluggedIn(NamedTuple):
    """What was found by its name; and what is wrong with the rest."""

    found: dict[str, Any]
    broken: dict[str, PluginError]


def load_plugins(group: str, check: Callable[[str, Any], None]) -> PluggedIn:
    """Every plug-in of a group; one that is broken costs nobody else anything."""
    plugged = PluggedIn({}, {})
    for entry in entry_points(group=group):
        try:
            found = load_plugin(entry)
            check(entry.name, found)
            plugged.found[entry.name] = found
        except PluginError as wrong:
            plugged.broken[entry.name] = wrong
    return plugged


def load_plugin(entry: EntryPoint) -> Any:
    """The object itself; whatever a stranger's module raises becomes a sentence."""
    told = {"plugin": entry.name, "place": entry.value}
    try:
        require_version(entry.module, **told)
        return entry.load()
    except PluginError:
        raise
    except (Exception, SystemExit) as wrong:
        said = quote(f"{type(wrong).__name__}: {wrong}")
        raise PluginError("plugin-import", said=said, **told) from wrong


def says_version(module: str) -> bool:
    return hasattr(import_module(module), "QUARTERDECK_PLUGIN")


def require_version(module: str, **told: str) -> None:
    """A plug-in for another quarterdeck is told so before anything of it is used."""
    version = getattr(import_module(module), "QUARTERDECK_PLUGIN", None)
    if version != PLUGIN_VERSION:
        given = "none" if version is None else quote(str(version))
        raise PluginError("plugin-version", given=given, wanted=PLUGIN_VERSION, **told)
