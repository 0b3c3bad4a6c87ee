"""The coach of Piracy: whoever always follows it does as the captain would, in either role."""

import pytest

from quarterdeck.games.piracy.options import Options
from quarterdeck.matches.arena import Match, blocks_of
from quarterdeck.matches.report import report

PIRATE, NAVY = 0, 1


def least_share(bot, place):
    """The lower bound of what a bot wins against a mate in the other role."""
    line_up = (bot, "mate") if place == PIRATE else ("mate", bot)
    match = Match("piracy", line_up, Options(), seed=1)
    found = report(match, list(blocks_of(match, 200, processes=1)))
    assert found.illegal == 0
    return found.players[place].low


@pytest.mark.slow
@pytest.mark.parametrize("place", [PIRATE, NAVY])
def test_who_follows_the_coach_wins_as_much_as_a_captain_less_five_points_at_most(place):
    assert least_share("coach", place) >= least_share("captain", place) - 0.05
