"""Memory of covered values: what was seen is known, and what is not certain is not."""

from collections import Counter

from quarterdeck.bots.dorra.memory import Remembering, recollect
from quarterdeck.bots.player import Simple
from quarterdeck.core import logbook
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.view import SHOWN
from tests.games.dorra.positions import RED, at, disc
from tests.strategies import bot_game, voyages


def seen_at(*piles):
    return GAME.view(at(*piles), RED)


def text(pile):
    """`r5b2y.`: a disc whose value nobody knows has a dot."""
    return "".join(
        box.LETTERS[each.seat] + ("." if each.face is None else box.FACES[each.face])
        for each in pile
    )


def recollected(then, now, top):
    """A pile as somebody remembers it who saw one position, then the other."""
    known = recollect(seen_at(*now), recollect(seen_at(*then), None))
    (found,) = (pile for pile in known.piles if pile[0] == SHOWN[disc(top)])
    return text(found)


def test_what_could_be_one_disc_or_another_is_not_known_but_all_else_is():
    now = ["r5b2", "r3b4", "y3k2"]

    assert recollected([], now, "r5") == "r5b."
    assert recollected([], now, "y3") == "y3k2"


def test_a_disc_may_have_come_home_and_been_covered_again():
    assert recollected(["y2b5k2"], ["r?y2", "b3k3y4", "b4k4"], "r?") == "r?y."


def test_what_was_seen_on_top_is_known_under_a_pile():
    assert recollected(["b3k2"], ["r5b3k2"], "r5") == "r5b3k."
    assert recollected([], ["r5b3"], "r5") == "r5b3"


def test_what_was_paid_is_forgotten():
    assert recollected(["r5b3k2", "b2b4b5b?"], ["r5", "b2b4b5b?"], "r5") == "r5"


def strict_games():
    books = [*voyages(GAME), *(bot_game(GAME, seed) for seed in range(4))]
    for book in books:
        states = [page.state for page in logbook.replay(GAME, book, logbook.trust)]
        if states[0].options.memory == "strict":
            yield [state for state in states if GAME.to_move(state) is not None]


def test_nothing_is_remembered_that_is_not_so_and_much_is():
    found = Counter()
    for states in strict_games():
        notes = {}
        for state in states:
            seat = GAME.to_move(state)
            notes[seat] = recollect(GAME.view(state, seat), notes.get(seat))
            found += compare(state, notes[seat].piles)

    assert found["wrong"] == 0
    assert found["right"] > found["unknown"] / 4


def compare(state, piles):
    """How many covered discs somebody knows rightly, wrongly or not."""
    covered = [
        (known, SHOWN[true])
        for pile, truth in zip(piles, filter(None, state.piles), strict=True)
        for known, true in zip(pile[1:], truth[1:], strict=True)
    ]
    return Counter(
        "unknown" if known.face is None else "right" if known == true else "wrong"
        for known, true in covered
    )


def test_a_player_who_remembers_decides_by_what_it_saw():
    views = []
    player = Remembering(Simple(lambda seen: views.append(seen) or do.OBEY))

    player.choose(seen_at("b3k2", "b2b4b5b?"))
    player.choose(seen_at("r5b3k2", "b2b4b5b?"))

    assert [text(pile) for pile in views[-1].piles if len(pile) == 3] == ["r5b3k."]
