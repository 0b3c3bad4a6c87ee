"""What every game's board answers to. A board knows pictures and keys, never rules."""

from typing import ClassVar

from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from quarterdeck.bots.record import Heat
from quarterdeck.core.table import Event
from quarterdeck.terminal import palette
from quarterdeck.terminal.games.offer import ActionOffer
from quarterdeck.terminal.pacing import Tempo
from quarterdeck.terminal.table_session import TableSession
from quarterdeck.words import Words as Language


class GameBoard(Widget, can_focus=True):
    """The part of the table that differs from game to game."""

    COLOURS: ClassVar[tuple[str, ...]] = palette.SEATS  # of the seats
    KEYS: ClassVar[tuple[tuple[str, str], ...]] = ()  # for the help: keys, message
    BESIDE: ClassVar[bool] = False  # a chart as high as the screen, with all else beside it

    live: reactive[bool] = reactive(False)  # a person is to decide

    session: TableSession
    language: Language
    tempo: Tempo
    panel: Widget | None = None  # a second part of it, above the log

    class Play(Message):
        """A person wants to play these words, one after the other."""

        def __init__(self, *words: str) -> None:
            super().__init__()
            self.words = words

    class Asked(Message):
        """A person tried to pick what cannot be played, and should be told why not."""

        def __init__(self, *words: str) -> None:
            super().__init__()
            self.words = words

    class Changed(Message):
        """What can be done is no longer the same."""

    def show(self, session: TableSession, language: Language) -> None:
        """Draw the viewer's view."""
        raise NotImplementedError

    def offers(self) -> tuple[ActionOffer, ...]:
        """What a person may do now; the first is what Enter plays."""
        raise NotImplementedError

    def hint(self) -> str:
        """Other keys that are of use now."""
        return ""

    def shade(self, heat: Heat) -> None:
        """Show how likely the coach thinks hidden things are where; nothing when it is asked."""

    async def perform(self, event: Event) -> None:
        """Let something be seen to happen; the view is shown after the last."""
