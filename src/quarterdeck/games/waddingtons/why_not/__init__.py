"""Every reason to refuse an action, one function a clause.

This is the rulebook read slowly; CHOICES in rules.py is the rulebook read fast. Neither borrows
from the other, and a law in the tests holds the two together.
"""

from quarterdeck.core.game import Refusals
from quarterdeck.core.moment import Over
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.book import BOOK

from .answers import ANSWERS
from .goods import GOODS
from .sailing import SAILING
from .spoils import SPOILS
from .trade import TRADE

# Which clause tells what a moment is for.
BOOK.moment(to.ChoosePort, "W1")
BOOK.moment(to.Sail, "W11")
BOOK.moment(to.Head, "W10")
BOOK.moment(to.Call, "W15")
BOOK.moment(to.Muster, "W31")
BOOK.moment(to.Spoil, "W34")
BOOK.moment(to.Keep, "W34")
BOOK.moment(to.Flee, "W35")
BOOK.moment(to.Trade, "W28")
BOOK.moment(to.Moor, "W30")
BOOK.moment(to.Salvage, "W27")
BOOK.moment(to.LandChart, "W25a")
BOOK.moment(to.TakeTreasure, "W18")
BOOK.moment(to.Give, "W25")
BOOK.moment(to.Discard, "W26")
BOOK.moment(to.Lose, "W25a")
BOOK.moment(to.Name, "W18")
BOOK.moment(to.Pick, "W25a")
BOOK.moment(to.Anchor, "W23")
BOOK.moment(to.Drift, "W22")
BOOK.moment(to.Challenge, "W40")
BOOK.moment(Over, "W39")

WHY_NOT: Refusals = {**SAILING, **SPOILS, **TRADE, **GOODS, **ANSWERS}
