"""Short builders: `at("1k3s1m1p2c", card="pirate")`."""

from msgspec.structs import replace

from quarterdeck.core.counts import bump
from quarterdeck.core.table import LoadedTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.notation import read_dice as dice
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import RACE, State, ToDecide, ToRoll

BOOK_RULES = Options()


def kind(card):
    """`pirate` as the rules count it."""
    return box.CARDS.index(card)


def at(lie, card="pirate", *, seat=0, scores=(0, 0), moment=ToDecide, **more):
    """These dice on the table, this card over them, this seat to decide."""
    card = kind(card)
    state = State(
        options=BOOK_RULES,
        scores=scores,
        stage=RACE,
        turn=1,
        pile=bump(box.DECK, card, -1),
        discards=(0,) * len(box.DECK),
        card=card,
        dice=dice(lie),
        island=box.NO_DICE,
        lifted=False,
        awaiting=moment(seat),
    )
    return replace(state, **more)


def turn(card="pirate", **more):
    """A card turned over, nothing rolled yet."""
    return at("-", card, moment=ToRoll, **more)


def play(state, *steps, card="coin"):
    """Words and what the dice answer: `play(state, ("roll", "8c"), "stop")`.

    A turn that ends turns over `card`. Returns the state, and what was heard.
    """
    heard = []
    for step in steps:
        word, *answers = (step,) if isinstance(step, str) else step
        script = [dice(answer) for answer in answers]
        table = LoadedTable(*script, kind(card))
        state = GAME.apply(state, GAME.read(word), table)
        heard += table.heard_by(None)
    return state, heard


def scores_after(state, *steps):
    return GAME.scores(play(state, *steps)[0])
