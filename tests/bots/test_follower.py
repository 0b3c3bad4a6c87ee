"""Who follows the coach: it is told what its seat was shown, and once is enough."""

from quarterdeck.bots.follower import Follower
from quarterdeck.bots.record import Advice, Option
from quarterdeck.core.sentence import sentence
from quarterdeck.games.dorra import GAME
from tests.bots.dorra.test_memory import seen_at, text


def test_the_coach_of_a_follower_remembers_what_lies_covered():
    asked = []

    def advise(seen, _):
        asked.append(seen)
        return Advice("win", (Option("obey", 1, 0, 0, sentence("dorra-coach-obey")),))

    follower = Follower(GAME, advise, None)
    follower.choose(seen_at("b3k2", "b2b4b5b?"))
    follower.choose(seen_at("r5b3k2", "b2b4b5b?"))

    assert [text(pile) for pile in asked[-1].piles if len(pile) == 3] == ["r5b3k."]
