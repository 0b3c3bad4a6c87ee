"""The screens in their order: sit down, play, look at the end, and again."""

from textual.app import App

from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import LiveTable
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.pacing import PACE, tempo_of
from quarterdeck.terminal.palette import NIGHT_WATCH
from quarterdeck.terminal.screens.start import StartScreen
from quarterdeck.terminal.screens.table_screen import TableScreen
from quarterdeck.terminal.seating import TableTerms, seat_everyone
from quarterdeck.terminal.session import Session
from quarterdeck.terminal.widgets.size_notice import COLUMNS, ROWS


class Deck(App[None]):
    """How all of it looks; what is shown, one after the other, is its `voyage`."""

    TITLE = "quarterdeck"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [
        (0, "-tiny"),
        (COLUMNS, "-narrow"),
        (100, "-wide"),
    ]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (ROWS, "-short"), (28, "-tall")]

    def on_mount(self) -> None:
        self.register_theme(NIGHT_WATCH)
        self.theme = NIGHT_WATCH.name
        self.run_worker(self.voyage())

    async def voyage(self) -> None:
        raise NotImplementedError


class Quarterdeck(Deck):
    """One game after another, until someone has had enough."""

    def __init__(
        self,
        voice: Voice,
        agreed: TableTerms,
        table: LiveTable,
        ask: bool = False,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.voice, self.agreed, self.table, self.ask, self.pace = voice, agreed, table, ask, pace

    async def voyage(self) -> None:
        """Set up, play, and ask what now."""
        where = "new" if self.ask else "rematch"
        while where != "quit":
            if where == "new":
                agreed = await self.push_screen_wait(StartScreen(self.voice, self.agreed))
                if agreed is None:
                    break
                self.agreed = agreed
            table = self.sit_down()
            where = await self.push_screen_wait(table)
            if where == "rematch":
                again = self.voice.game.again(table.session.state)
                self.agreed = self.agreed._replace(options=again)
        self.exit()

    def sit_down(self) -> TableScreen:
        """A new deal at the same table."""
        self.table.clear()
        crew = seat_everyone(self.voice.game, self.agreed.seats)
        session = Session(self.voice.game, crew, self.agreed.options, self.table, self.agreed.seed)
        if self.agreed.book:
            session.take_up(self.agreed.book)
            self.agreed = self.agreed._replace(book=None)
        return TableScreen(session, self.voice, tempo_of(self, self.pace))


def run_full_screen(game: AnyGame, agreed: TableTerms, language: str, *, ask: bool = False) -> None:
    """Play on the whole screen; with `ask`, first settle who sits where."""
    Quarterdeck(Voice(game, language), agreed, LiveTable(agreed.seed), ask).run()
