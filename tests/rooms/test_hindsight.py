"""A finished game lies open; one that is still played never does."""

from pathlib import Path

import pytest

import quarterdeck
from quarterdeck.core.secret import secrets_in
from quarterdeck.core.table import QuietTable
from quarterdeck.games import GAMES
from quarterdeck.rooms.hindsight import heard_by_all, look_back, seen_by_all
from tests.rooms.test_forks import among_bots, code, voyage
from tests.strategies import deep_positions

HOUSE = Path(quarterdeck.__file__).parent
OURS = pytest.mark.parametrize("game", GAMES.values(), ids=str)
WHO_KNOWS = ".known"  # of a card: not where it lies


@OURS
def test_nothing_that_is_still_played_is_looked_back_at(game):
    steps = voyage(game, among_bots)

    assert [*look_back(steps)]
    assert {code(look_back, steps[:end]) for end in range(len(steps))} == {"not-over"}


def test_what_was_hidden_is_asked_of_a_game_through_one_door():
    asking = {
        path.relative_to(HOUSE).as_posix()
        for path in HOUSE.rglob("*.py")
        if "open_view" in path.read_text("utf-8") or "seen_by_all" in path.read_text("utf-8")
    }

    own = {path for path in asking if path.startswith("games/")}
    assert asking - own == {"core/game.py", "rooms/hindsight.py"}


@OURS
def test_in_hindsight_no_two_worlds_look_alike(game):
    table, compared = QuietTable(7), 0
    for state in deep_positions(game):
        world = game.imagine(game.view(state, None), table)
        if hidden(state) != hidden(world):
            compared += 1
            assert seen_by_all(game, state) != seen_by_all(game, world)

    assert compared or game.open_view is None


def hidden(state):
    return [held for name, held in secrets_in(state) if not name.endswith(WHO_KNOWS)]


def test_what_several_were_whispered_is_told_once():
    told = [(None, "attack", None), (0, "hands", None), (1, "hands", None), (None, "attack", None)]

    assert heard_by_all(told) == ("attack", "hands", "attack")


def test_what_a_seat_alone_was_told_is_told_in_full():
    assert heard_by_all([(2, "a red three", "a three")]) == ("a red three",)
