"""A table of Waddingtons Buccaneer that stands as a test likes it."""

from collections.abc import Sequence

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from quarterdeck.core.table import Event, QuietTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons.moments import NOTHING_PICKED
from quarterdeck.games.waddingtons.prices import prices
from quarterdeck.games.waddingtons.state import State
from quarterdeck.server.messages import Piece
from tests.web.charting import BOARD, PICKS_END, open_practice


class MadeUp:
    """The page's own line, but the game stands as we like: what is picked and played is ours.

    The rules are the real ones, and so is everything else that the server says.
    """

    def __init__(self, page: Page, state: State) -> None:
        self.state, self.draft, self.said = state, (), []
        self.letter: dict = {}
        self.moves = 1000  # more than were ever made at the table this is put upon
        page.route_web_socket("**/ws*", self.stand_between)
        open_practice(page, bots=state.seats - 1)
        page.wait_for_selector(f"{BOARD}[data-seq='{self.moves}']")

    def stand_between(self, line: WebSocketRoute) -> None:
        self.line, house = line, line.connect_to_server()
        house.on_message(self.hear)
        line.on_message(lambda asked: self.answer(msgspec.json.decode(asked)) or house.send(asked))

    def hear(self, told: str | bytes) -> None:
        """The table comes with our game on it."""
        letter = msgspec.json.decode(told)
        if letter["tell"] != "shown" or not letter["view"]:
            self.line.send(told)
        else:
            self.letter = letter
            self.show(letter["id"])

    def hear_of(self, *events: Event) -> None:
        """Something has happened, and everything stands as it did."""
        self.moves += 1
        self.show(news=events)

    def lay(self, *words: str) -> None:
        """So much is picked."""
        self.draft = words
        self.show()

    def answer(self, asked: dict) -> bool:
        """Whether it was for us."""
        if asked["do"] == "draft":
            self.draft = tuple(asked["actions"])
        elif asked["do"] == "play":
            self.play(asked["action"])
        else:
            return False
        self.show()
        self.line.send(as_text({"tell": "done", "id": asked["id"], "seq": self.moves}))
        return True

    def play(self, word: str) -> None:
        self.said.append(word)
        if word in PICKS_END:
            self.state, self.draft = after(self.state, *self.draft, word), ()
            self.moves += 1
        elif type(self.state.awaiting) in NOTHING_PICKED and word != "draw":
            self.draft = (*self.draft, word)
        else:
            self.state = after(self.state, word)
            self.moves += 1

    def show(self, answering: int | None = None, news: Sequence[Event] = ()) -> None:
        now = after(self.state, *self.draft)
        mine = GAME.to_move(now) == 0
        told = {
            "id": answering,
            "seq": self.moves,
            "draft": self.draft,
            "scores": GAME.scores(now),
            "news": [Piece(self.moves, event, GAME.narrate(event)) for event in news],
            "view": (seen := GAME.view(now, 0)),
            "prices": prices(seen),
            "actions": [GAME.write(each) for each in GAME.legal_actions(now)] if mine else [],
        }
        self.line.send(as_text({**self.letter, **told}))


def as_text(letter: dict) -> str:
    return msgspec.json.encode(letter).decode()


def after(state: State, *words: str) -> State:
    """The same chance for the same words."""
    for word in words:
        state = GAME.apply(state, GAME.read(word), QuietTable(0))
    return state
