"""The ladder: who can sit down where, and how long they may think."""

import pytest

from quarterdeck.bots.budget import Budget, BudgetError, read_budget
from quarterdeck.bots.levels import levels, sit
from quarterdeck.core.errors import Unknown
from quarterdeck.games.kapern import GAME
from quarterdeck.words import words
from tests.games.kapern.positions import at


def test_the_bots_of_a_game_are_named_weakest_first():
    assert levels(GAME) == ("random", "deckhand", "mate", "captain", "admiral")


@pytest.mark.parametrize("level", levels(GAME))
def test_every_bot_chooses_a_legal_action_from_a_view(level):
    state = at("1k3s2m1c1d", "guardian")
    bot = sit(GAME, level, GAME.options(), seed=1)

    assert bot.choose(GAME.view(state, 0)) in GAME.legal_actions(state)


@pytest.mark.parametrize("level", levels(GAME))
def test_the_same_seed_makes_the_same_choice(level):
    seen = GAME.view(at("1k3s2m1c1d", "pirate"), 0)

    one, other = (sit(GAME, level, GAME.options(), seed=7).choose(seen) for _ in range(2))

    assert one == other


def test_a_bot_nobody_knows_is_answered_with_the_nearest():
    with pytest.raises(Unknown) as no:
        sit(GAME, "capten", GAME.options(), seed=1)

    assert words().say(no.value.sentence).endswith("Did you mean captain?")


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1s", Budget(seconds=1)),
        ("0.2s", Budget(seconds=0.2)),
        ("200i", Budget(iterations=200)),
    ],
)
def test_a_budget_is_seconds_or_a_count(text, budget):
    assert read_budget(text) == budget


@pytest.mark.parametrize("text", ["", "1", "s", "0s", "0i", "1.5i", "-1s", "1h", "1 s"])
def test_what_is_no_budget_is_refused(text):
    with pytest.raises(BudgetError):
        read_budget(text)
