"""A gauntlet: what one bot wins more than another, in the same place and with the same luck."""

import pytest

from quarterdeck import bots
from quarterdeck.bots.budget import DEFAULT
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import GAMES
from quarterdeck.matches.arena import Block, blocks_of
from quarterdeck.matches.gauntlet import Gauntlet, outcome, require_role


def over(game, *bots, role="", judges=False):
    return Gauntlet(game, bots, role, GAMES[game].options(), 7, DEFAULT, judges)


def won(*shares):
    """Blocks of one game each, in which the first seat won so much."""
    return [
        Block(((share, 1 - share),), (), illegal=1, timeouts=2, books=("",)) for share in shares
    ]


def test_where_all_seats_are_alike_everyone_sits_at_one_table():
    matches = over("dorra", "captain", "mate").matches()

    assert [match.bots for match in matches] == [
        ("captain", "miser", "collector", "spoiler"),
        ("mate", "miser", "collector", "spoiler"),
    ]


def test_a_role_meets_every_style_of_the_other():
    navies = over("piracy", "captain", "mate", role="navy").matches()
    pirates = over("piracy", "captain", "mate", role="pirate").matches()

    assert [match.bots for match in navies[:2]] == [("straight", "captain"), ("straight", "mate")]
    assert [match.bots[0] for match in pirates[::2]] == ["captain"] * 3
    assert {match.bots[1] for match in pirates} == {"sweeper", "tracker", "warden"}


@pytest.mark.parametrize(("role", "place", "other"), [("pirate", 0, "navy"), ("navy", 1, "pirate")])
def test_a_role_meets_every_judge_of_the_other(role, place, other):
    matches = over("piracy", "captain", "mate", role=role, judges=True).matches()

    assert [match.bots[place] for match in matches] == ["captain", "mate"] * 6
    assert [match.bots[1 - place] for match in matches[::2]] == [
        *bots.of(GAMES["piracy"]).judges[other]
    ]


def test_every_style_of_a_game_with_roles_has_one():
    for game in GAMES.values():
        record = bots.of(game)
        assert tuple(record.styles_of_role) == game.roles.names
        if game.roles.names:
            assert sum(record.styles_of_role.values(), ()) == tuple(record.styles)


def test_the_gain_is_the_mean_of_all_opponents_with_an_interval_around_it():
    gauntlet = over("piracy", "captain", "mate", role="pirate")
    always = won(1, 1, 1, 1)
    played = [won(1, 1, 1, 0), won(0, 1, 0, 0), won(1, 1, 0, 0), won(0, 1, 0, 0), always, always]

    found = outcome(gauntlet, played, 12)

    assert [leg.shares for leg in found.legs] == [(0.75, 0.25), (0.5, 0.25), (1.0, 1.0)]
    assert found.shares == (0.75, 0.5)
    assert found.gain == pytest.approx(0.25)
    assert -1 <= found.low < found.gain < found.high <= 1
    assert (found.illegal, found.timeouts) == (24, 48)


def test_whoever_is_compared_with_himself_gains_nothing():
    gauntlet = over("kapern", "deckhand", "deckhand")

    found = outcome(gauntlet, [list(blocks_of(match, 2, 1)) for match in gauntlet.matches()], 8)

    assert found.gain == 0
    assert found.low < 0 < found.high


@pytest.mark.parametrize(
    ("game", "role", "key"),
    [("kapern", "navy", "gauntlet-no-roles"), ("piracy", "", "gauntlet-roles")],
)
def test_a_wrong_role_is_refused(game, role, key):
    with pytest.raises(QuarterdeckError) as no:
        require_role(game, role)

    assert no.value.sentence.key == key
