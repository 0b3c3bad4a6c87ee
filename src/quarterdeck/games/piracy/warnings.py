"""What whoever decides is warned of first, from what he sees."""

from . import actions as do
from .book import BOOK
from .view import View


@BOOK.rule("P16")
def ship_run_into(seen: View, action: do.AnyAction) -> int | None:
    """The ship on whose square the Pirate would end his move, if there is one."""
    match action:
        case do.Sail((*_, end)) | do.SailAndLand((*_, end), _) if end in seen.ships:
            return seen.ships.index(end)
    return None
