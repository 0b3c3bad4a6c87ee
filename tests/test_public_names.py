"""What `import quarterdeck` gives, and what the referee at its door refuses."""

import doctest
import pickle
import subprocess
import sys

import pytest

import quarterdeck
from quarterdeck.core.errors import OptionsError, SeatsError
from quarterdeck.games import GAMES

ERRORS = [name for name in quarterdeck.__all__ if name.endswith("Error")]


def test_every_public_name_is_there_and_says_what_it_is():
    assert quarterdeck.__all__ == sorted(quarterdeck.__all__)
    for name in set(quarterdeck.__all__) - {"__version__"}:
        assert getattr(quarterdeck, name).__doc__, name


def test_no_other_name_is():
    with pytest.raises(AttributeError, match="parrot"):
        _ = quarterdeck.parrot


def test_what_its_docstring_shows_is_true():
    assert doctest.testmod(quarterdeck) == (0, 10)


def test_importing_it_loads_nothing():
    loads = "import sys, quarterdeck; print({'msgspec', 'numpy', 'fluent'} & set(sys.modules))"

    done = subprocess.run([sys.executable, "-c", loads], capture_output=True, text=True, check=True)

    assert done.stdout == "set()\n"


def test_the_referee_refuses_too_many_seats(game):
    with pytest.raises(SeatsError, match="9 seats"):
        quarterdeck.deal(game, 9, game.options(), quarterdeck.QuietTable(1))


@pytest.mark.parametrize("target", [1, 0, -6000, "6000", None, 6000.0])
def test_the_referee_refuses_a_house_rule_with_a_value_that_it_cannot_have(target):
    kapern = quarterdeck.find("kapern")

    with pytest.raises(OptionsError, match=r"The option target cannot be .* It can be 5000, 6000"):
        quarterdeck.deal(kapern, 2, kapern.options(target=target), quarterdeck.QuietTable(1))


def test_the_referee_refuses_the_house_rules_of_another_game():
    kapern, dorra = map(quarterdeck.find, ("kapern", "dorra"))

    with pytest.raises(OptionsError, match="another game"):
        quarterdeck.deal(kapern, 2, dorra.options(), quarterdeck.QuietTable(1))


def test_every_error_reads_as_a_sentence_and_cites_its_clause(game):
    table = quarterdeck.QuietTable(1)
    state = quarterdeck.deal(game, game.seats[0], game.options(), table)
    seat, legal = game.to_move(state), set(game.legal_actions(state))
    forbidden = next(each for each in game.all_actions(game.options()) if each not in legal)

    with pytest.raises(quarterdeck.IllegalAction) as no:
        quarterdeck.play(game, state, seat, forbidden, table)

    assert no.value.clause.number in str(no.value)
    if game.name in GAMES:
        assert "Nearest: " in str(no.value)


def test_an_error_is_the_same_in_another_process():
    with pytest.raises(quarterdeck.Unknown) as no:
        quarterdeck.find("chess")

    again = pickle.loads(pickle.dumps(no.value))

    assert (type(again), str(again)) == (quarterdeck.Unknown, str(no.value))


def test_a_game_travels_by_name(game):
    assert pickle.loads(pickle.dumps(game)) is game
