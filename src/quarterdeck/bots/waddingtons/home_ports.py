"""Which port to call home: they are alike.

In 400 games of three mates each port won between 32 and 35 of a hundred, in 600 of two between 49
and 52: no more apart than chance explains. So every port is a fair share of the win, and what can
be told is how far it is from Treasure Island and from those who have chosen already.
"""

from quarterdeck.bots.record import Option
from quarterdeck.core.sentence import Sentence, sentence
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.notation import write
from quarterdeck.games.waddingtons.view import View

from . import distances

ORDINARY = 10  # crew that is dealt, on average


def port_option(seen: View, action: do.ChoosePort) -> Option:
    return Option(write(action), 1 / seen.seats, 0.0, 0.0, about_home(seen, action.port))


def about_home(seen: View, port: int) -> Sentence:
    turns = turns_between(port, distances.COAST)
    if not seen.homes:
        return sentence("waddingtons-coach-home", turns=turns)
    near = min(turns_between(port, distances.port(home)) for home in seen.homes)
    return sentence("waddingtons-coach-home-among", turns=turns, near=near)


def turns_between(port: int, goal: distances.Goal) -> int:
    return distances.turns_to_goal(ORDINARY, goal, sea.harbour(port), None)
