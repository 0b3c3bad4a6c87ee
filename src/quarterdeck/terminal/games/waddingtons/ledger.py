"""Beside the sea: the race to twenty, crews and holds, docks, and the list of what may be done."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.widgets import Static

from quarterdeck.core.counts import Counts, minus
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons.view import SeenShip, View
from quarterdeck.terminal import palette
from quarterdeck.terminal.games.waddingtons.drawing import initials
from quarterdeck.terminal.games.waddingtons.helm import Helm
from quarterdeck.terminal.widgets.flag import lettering
from quarterdeck.words import Words
from quarterdeck.words.positions.waddingtons import (
    asked_line,
    card_line,
    desk_line,
    fight_line,
    fights,
    phrase_here,
    points_at_home,
    sails,
)

if TYPE_CHECKING:
    from quarterdeck.terminal.games.waddingtons.board import WaddingtonsBoard

NAME, LANE = 12, 10
LETTERS = "DRGPUSOEKL"  # treasure and kept cards
QUIET = Style(color="#b9a988")
ASKED = Style(color=palette.BRASS_LIGHT)
RED = Style(color=palette.BONE, bgcolor="#a92d28")
BLACK = Style(color=palette.BONE, bgcolor="#1c1c1c")
BACK = Style(color=palette.INK, bgcolor=palette.SAND)
GOODS = Style(color=palette.BRASS_LIGHT, bold=True)
POINTED = Style(color=palette.INK, bgcolor=palette.BRASS, bold=True)


class Ledger(Static):
    """The part of the board that is written, not drawn; its list can be clicked."""

    SCOPED_CSS = False  # the coach takes its place
    DEFAULT_CSS = """
    Ledger { height: auto; background: $surface; padding: 0 1; }
    .-coached Ledger { display: none; }
    """

    def __init__(self, board: "WaddingtonsBoard") -> None:
        super().__init__()
        self.board = board

    def on_click(self, event: Click) -> None:
        place = event.style.meta.get("place")
        if place is not None:
            self.board.pick(self.board.helm._replace(at=place))


class LedgerPage(NamedTuple):
    """All that the ledger depends on."""

    seen: View
    helm: Helm
    names: Sequence[str]
    colours: Sequence[str]
    words: Words

    def ships(self, brief: bool) -> Iterator[Text]:
        """Two lines each: the race, then crew and hold; in brief of one's own ships only."""
        for place, ship in enumerate(self.seen.ships):
            yield self.racer(place, ship)
            if ship.hand is not None or not brief:
                yield self.crew(ship)

    def racer(self, place: int, ship: SeenShip) -> Text:
        """`▸ L  Anne        ██████····  12`"""
        mine = place == getattr(self.seen.awaiting, "ship", None)
        weight = Style(color=palette.BRASS_LIGHT if mine else palette.LAMPLIGHT, bold=mine)
        badge = Text(f" {initials(self.words, ship.home)} ", lettering(self.colours[ship.owner]))
        name = Text(f" {self.names[ship.owner]}", weight)
        name.truncate(NAME, overflow="ellipsis", pad=True)
        points = points_at_home(self.seen, ship)
        done = min(LANE, points * LANE // box.GOAL)
        lane = Text("█" * done + "·" * (LANE - done), Style(color=palette.BRASS))
        mark = Text("▸" if mine else " ", weight)
        return Text.assemble(mark, badge, name, lane, (f"{points:>4}", weight))

    def crew(self, ship: SeenShip) -> Text:
        """Colours where one knows them, else backs; how far and how well; what is aboard."""
        strength = self.words.text(
            "waddingtons-ledger-strength", sails=sails(ship), fights=fights(ship)
        )
        hold = Text(goods((*ship.hold, *ship.cards)), GOODS)
        cards = [*cards_of(ship.known), *backs_of(minus(ship.values, box.values(ship.known)))]
        return Text.assemble(" ", Text(" ").join([*cards, Text(strength, QUIET), hold]))

    def docks(self) -> Iterator[Text]:
        """Every port: what lies in its docks, then what is in the chest."""
        for port, things in enumerate(self.seen.docks):
            chests = [ship.chest for ship in self.seen.ships if ship.home == port]
            lying = Text(goods(things[box.CREW :]), GOODS)
            chest = Text(f"[{goods(chests[0])}]" if chests and any(chests[0]) else "", ASKED)
            head = Text(f" {initials(self.words, port)}", QUIET)
            yield Text(" ").join([head, *cards_of(things[: box.CREW]), lying, chest])

    def flat(self) -> Iterator[Text]:
        """What is washed up on Flat Island, if anything."""
        if any(self.seen.flat):
            crew, things = self.seen.flat[: box.CREW], self.seen.flat[box.CREW :]
            head = Text(f" {self.words.text('waddingtons-isle', isle='flat')}", QUIET)
            yield Text(" ").join([head, *cards_of(crew), Text(goods(things), GOODS)])

    def about(self) -> Iterator[Text]:
        """The fight, the desk, the card, and what is asked."""
        for told in (fight_line, desk_line, card_line, asked_line):
            if line := told(self.seen, self.words):
                yield Text(line, ASKED)

    def choices(self, most: int) -> Iterator[Text]:
        """A window on the list, around what is pointed at."""
        helm = self.helm
        first = max(0, min(helm.at - most // 2, len(helm.words) - most))
        for place in range(first, min(first + most, len(helm.words))):
            style = POINTED if place == helm.at else Style()
            mark = "▸" if place == helm.at else edge(place, first, most, len(helm.words))
            told = f"{mark} {phrase_here(self.seen, helm.words[place], self.words)}"
            yield Text(told, style + Style(meta={"place": place}))


def edge(place: int, first: int, most: int, count: int) -> str:
    """Whether the list goes on above or below."""
    if place == first and first:
        return "↑"
    return "↓" if place == first + most - 1 and place < count - 1 else " "


def cards_of(crew: Counts) -> Iterator[Text]:
    """`r3 b1×2`, each on its colour."""
    for kind, count in enumerate(crew):
        if count:
            yield heap(box.CREWS[kind], count, RED if box.SIGN[kind] > 0 else BLACK)


def backs_of(values: Counts) -> Iterator[Text]:
    for value, count in zip(box.VALUES, values, strict=True):
        if count:
            yield heap(f"{value}?", count, BACK)


def heap(card: str, count: int, style: Style) -> Text:
    return Text.assemble((card, style), (f"×{count}" if count > 1 else "", QUIET))


def goods(things: Counts) -> str:
    """`DDR`: a letter a piece."""
    return "".join(letter * count for letter, count in zip(LETTERS, things, strict=False))


def rows(lines: Sequence[Text], width: int) -> int:
    """How many rows some lines take when they are wrapped."""
    return sum(max(1, len(textwrap.wrap(line.plain, width))) for line in lines)
