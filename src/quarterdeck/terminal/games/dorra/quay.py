"""The ships in sight and the crews on the quay, drawn in text. It knows colours, not rules."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from quarterdeck.core.counts import Counts
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.ships import KINDS, ship_columns
from quarterdeck.games.dorra.view import Disc, SeenPile, View
from quarterdeck.terminal import palette
from quarterdeck.terminal.games.dorra.hand import Hand
from quarterdeck.words import Words

# Of the discs, dark enough to carry a light letter; the letter tells them apart too.
COLOURS = ("#a92d28", "#2f6fb5", "#8f6209", "#1c1c1c", "#357049")
CARD = 24  # columns of a ship
SHIP_KEYS = "xyz"  # of the ships in sight, left to right
NAME = 13
QUIET = Style(color=palette.FOAM)
LIT = Style(color=palette.INK, bgcolor=palette.BRASS_LIGHT, bold=True)
POINTED = Style(color=palette.INK, bgcolor=palette.BRASS, bold=True, underline=True)
PARCHMENT = Style(color=palette.INK, bgcolor=palette.PARCHMENT)


class Quay(NamedTuple):
    """All that a drawing depends on."""

    seen: View
    hand: Hand | None  # of whoever is to decide at this screen
    names: Sequence[str]
    words: Words

    @property
    def goals(self) -> tuple[str, ...]:
        """What the crew pointed at can do, by the last word of each."""
        return tuple(word.split()[-1] for word in self.hand.targets) if self.hand else ()

    def style(self, goal: str, plain: Style) -> Style:
        """How something is lit: pointed at, possible, or neither."""
        if goal not in self.goals or self.hand is None:
            return plain
        return POINTED if self.hand.word.split()[-1] == goal else LIT

    # Ships

    def ships(self) -> Text:
        """Three cards beside each other."""
        keyed = zip(self.seen.open, SHIP_KEYS, strict=False)
        cards = [self.card(ship, key) for ship, key in keyed]
        return Text("\n").join(Text("  ").join(row) for row in zip(*cards, strict=True))

    def card(self, ship: int, key: str) -> list[Text]:
        numbers, goal = ship_columns(self.seen.options.components), str(ship + 1)
        icons = (self.words.text("dorra-icon", kind=KINDS[kind]) for kind in numbers.icons[ship])
        pay = numbers.wages[ship][box.QUESTION]
        name = self.words.text("dorra-card-ship", ship=ship + 1, ducats=numbers.ducats[ship])
        lines = (
            f"{key} {name}",
            f"  {self.words.text('dorra-card-crew', crew=numbers.crews[ship], pay=pay)}",
            f"  {' + '.join(icons)}",
        )
        head = self.style(goal, PARCHMENT) + click(goal)
        return [fit(line, CARD, head if not at else PARCHMENT) for at, line in enumerate(lines)]

    # Crews

    def rows(self) -> Text:
        return Text("\n").join(self.row(seat) for seat in range(len(self.seen.purses)))

    def row(self, seat: int) -> Text:
        """A seat's name, its discs and crews, and its booty."""
        flag = Text(f" {box.LETTERS[seat].upper()} ", disc_style(seat))
        name = fit(f" {self.names[seat]}", NAME, Style(color=palette.LAMPLIGHT))
        own = [self.pile(pile) for pile in self.seen.piles if pile[0].seat == seat]
        booty = Text(self.holds(seat), Style(color=palette.BRASS_LIGHT))
        return Text("  ").join([Text.assemble(flag, name), *own, booty])

    def pile(self, pile: SeenPile) -> Text:
        """The captain's disc with its face, the colours under it, and how many they are."""
        goal = disc_name(pile[0])
        face = Text(f" {goal[1]} ", self.top_style(goal, pile[0].seat) + click(goal))
        under = (Text(covered_disc(disc), disc_style(disc.seat)) for disc in pile[1:])
        height = Text(f"×{len(pile)}" if len(pile) > 1 else "", QUIET)
        return Text.assemble(face, *under, height)

    def top_style(self, goal: str, seat: int) -> Style:
        """One's own crew shows whether it is pointed at, another's whether it can be captured."""
        usual = disc_style(seat)
        if self.hand is None or seat != self.seen.seat:
            return self.style(goal, usual)
        pointed = self.hand.crews[self.hand.crew] == goal[1]
        return POINTED if pointed else usual + Style(underline=goal[1] in self.hand.crews)

    def holds(self, seat: int) -> str:
        """`c2 d1*`: pieces by kind; a star where nobody has more."""
        kinds = range(len(KINDS))
        return " ".join(self.held(kind, seat) for kind in kinds if self.seen.booty[seat][kind])

    def held(self, kind: int, seat: int) -> str:
        each: Counts = tuple(booty[kind] for booty in self.seen.booty)
        letter = self.words.text("dorra-letter", kind=KINDS[kind])
        return f"{letter}{each[seat]}{'*' if each[seat] == max(each) else ''}"


def fit(text: str, width: int, style: Style) -> Text:
    line = Text(text, style)
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def disc_style(seat: int) -> Style:
    return Style(color=palette.BONE, bgcolor=COLOURS[seat], bold=True)


def disc_name(disc: Disc) -> str:
    return box.LETTERS[disc.seat] + box.FACES[disc.face or 0]


def covered_disc(disc: Disc) -> str:
    """Its letter; its face too where the screen remembers."""
    return box.LETTERS[disc.seat] + ("" if disc.face is None else box.FACES[disc.face])


def click(goal: str) -> Style:
    """What a click here points at."""
    return Style(meta={"goal": goal})
