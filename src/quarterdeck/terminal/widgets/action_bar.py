"""What the keys do now, and what comes of it; every offer is a button too."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Static

from quarterdeck.terminal.games.offer import ActionOffer

MOST = 3


class OfferButton(Static):
    """One offer: its key and name above, its outlook below."""

    DEFAULT_CSS = """
    OfferButton {
        width: auto; min-width: 20; max-width: 1fr; height: 2; padding: 0 2; margin: 0 1 0 0;
        background: $sea; color: $foreground; text-wrap: nowrap; text-overflow: ellipsis;
        &.-first { background: $brass; color: $ink; }
        &.-refused { background: $surface; color: $soft; }
        &:hover { text-style: bold; }
    }
    """

    class Pressed(Message):
        def __init__(self, offer: ActionOffer) -> None:
            super().__init__()
            self.offer = offer

    offer: ActionOffer | None = None

    def show(self, offer: ActionOffer | None) -> None:
        self.offer, self.display = offer, offer is not None
        if offer:
            self.set_class(not offer.allowed, "-refused")
            key = Style(reverse=True, bold=True)
            told = "\n".join(filter(None, (offer.title, offer.outlook)))
            self.update(Text.assemble((f" {offer.key} ", key), f" {told}"))

    def on_click(self) -> None:
        if self.offer:
            self.post_message(self.Pressed(self.offer))


class ActionBar(Horizontal):
    """Offers and a note: other keys, or what everyone is waiting for."""

    DEFAULT_CSS = """
    ActionBar {
        height: 2; padding: 0 1; background: $background;
        #note {
            width: 1fr; height: 2; color: $soft; text-wrap: nowrap; text-overflow: ellipsis;
        }
    }
    """

    def compose(self) -> ComposeResult:
        for place in range(MOST):
            yield OfferButton(classes="" if place else "-first")
        yield Static(id="note", markup=False)

    def show(self, offers: Sequence[ActionOffer], note: str) -> None:
        padded = [*offers, *[None] * MOST]
        for button, offer in zip(self.query(OfferButton), padded, strict=False):
            button.show(offer)
        self.query_one("#note", Static).update(note)
