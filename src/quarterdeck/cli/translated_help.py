"""What --help prints to somebody who does not read English.

Texts stand in English beside what they explain. `help_texts/` has the others by the English one,
and is read only when somebody asks, so that --help answers at once.
"""

import tomllib
from pathlib import Path
from typing import Any

from attrs import evolve
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel, InlineText
from rich.console import Console, ConsoleOptions
from rich.text import Text

from quarterdeck.cli.options import GAMES

TEXTS = Path(__file__).parent / "help_texts"
LISTED = ", ".join(GAMES)  # as it stands in a text


class TranslatedHelp:
    """The library's own pages, each of its texts put into another language."""

    def __init__(self, language: str) -> None:
        self.texts: dict[str, str] = tomllib.loads((TEXTS / f"{language}.toml").read_text("utf-8"))
        self.pages = DefaultFormatter()

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [self.translate_entry(each) for each in panel.entries]
        self.pages(console, options, panel.copy(title=self.say(panel.title), entries=entries))

    def render_usage(self, console: Console, _: ConsoleOptions, usage: Any) -> None:
        console.print(Text(f"{self.say('Usage:')} {usage}", style="bold"))

    def render_description(self, console: Console, _: ConsoleOptions, description: Any) -> None:
        paragraphs = words_of(description).split("\n\n")
        console.print(Text("\n\n".join(map(self.say, paragraphs)) + "\n"))

    def translate_entry(self, entry: HelpEntry) -> HelpEntry:
        """What the library would add in English is added here."""
        told = " ".join([self.say(words_of(entry.description)), *self.facts_of(entry)])
        return evolve(
            entry, description=InlineText(Text(told)), required=False, default=None, choices=None
        )

    def facts_of(self, entry: HelpEntry) -> list[str]:
        facts = {"choices:": ", ".join(entry.choices or ()), "default:": entry.default}
        told = [f"[{self.say(name)} {value}]" for name, value in facts.items() if value]
        return [*told, f"[{self.say('required')}]"] if entry.required else told

    def say(self, text: Any) -> str:
        """English where nobody has put it into words yet, as for a plug-in's own."""
        key = " ".join(str(text).split()).replace(LISTED, "{games}")
        return self.texts.get(key, str(text)).replace("{games}", LISTED)


def words_of(text: Any) -> str:
    """The words of a text, without how they look."""
    inside = getattr(text, "primary_renderable", text)
    return getattr(inside, "plain", str(inside or ""))
