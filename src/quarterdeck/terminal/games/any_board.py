"""The board of a game that has none of its own: a position in words, a list to choose from."""

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static

from quarterdeck.terminal.games.board import GameBoard
from quarterdeck.terminal.games.offer import ActionOffer
from quarterdeck.terminal.table_session import TableSession
from quarterdeck.words import Words as Language
from quarterdeck.words.positions import text_of


class AnyBoard(GameBoard, can_focus=False):
    """Whatever the rules list can be played, so any game can be, the day it is written."""

    DEFAULT_CSS = """
    AnyBoard {
        layout: horizontal; height: 12;
        VerticalScroll { width: 2fr; background: $sea; padding: 0 1; }
        OptionList { width: 1fr; height: 100%; background: $surface; border: none; }
    }
    """
    KEYS = (("↑ ↓", "terminal-key-move"), ("enter", "terminal-key-choose"))

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            yield Static(id="position", markup=False)
        yield OptionList(markup=False)

    def show(self, session: TableSession, language: Language) -> None:
        self.session, self.language = session, language
        told = text_of(session.game).lines(session.seen, language)
        self.query_one("#position", Static).update("\n".join(told))
        self.offer_words()

    def watch_live(self) -> None:
        self.offer_words()

    def offer_words(self) -> None:
        listed = self.query_one(OptionList)
        listed.clear_options()
        if self.live:
            listed.add_options(self.session.legal_words())
            listed.highlighted = 0
        self.post_message(self.Changed())

    def offers(self) -> tuple[ActionOffer, ...]:
        at = self.query_one(OptionList).highlighted
        if not self.live or at is None:
            return ()
        word = self.session.legal_words()[at]
        key, name = (self.language.text(f"terminal-{each}") for each in ("cap-enter", "key-choose"))
        return (ActionOffer(key, word, name, (word,)),)

    def on_option_list_option_highlighted(self) -> None:
        self.post_message(self.Changed())

    def on_option_list_option_selected(self, message: OptionList.OptionSelected) -> None:
        self.post_message(self.Play(str(message.option.prompt)))
