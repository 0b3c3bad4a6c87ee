"""A table of numbers as text: whatever is wrong with it is a sentence, soon."""

import pytest

from quarterdeck.core.errors import BoxError
from quarterdeck.core.options import number_tables
from quarterdeck.core.own_numbers import DEEPEST, LONGEST, read_toml
from quarterdeck.games import GAMES

TABLES = [table for game in GAMES.values() for table in number_tables(game.options).values()]
WRONG = {
    "lists without end": "x = " + "[" * 3000 + "]" * 3000,
    "tables without end": "x = " + "{a=" * 2000 + "1" + "}" * 2000,
    "dots without end": "[meta" + ".a" * 2000 + "]",
    "one too deep": "x = " + "[" * DEEPEST + "]" * DEEPEST,
    "digits without end": "x = " + "9" * 5000,
    "many digits": "ship = [{ prey = " + "9" * 4300 + " }]",
    "many digits below nought": "name = -" + "9" * 4300,
    "too long": "# " + "x" * LONGEST,
    "no sense": "=",
    "half a letter": 'name = "\ud800"',
    "no letter": "\x00",
}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.__name__)
@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_a_table_is_refused_in_a_sentence(table, wrong):
    with pytest.raises(BoxError) as no:
        table.read(WRONG[wrong], "mine")

    assert len(str(no.value)) < 1000


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.__name__)
def test_a_template_can_be_read(table):
    assert table.read(table.template(), "mine")


def test_as_deep_as_a_box_needs_is_not_too_deep():
    inside = DEEPEST - 1

    assert read_toml("x = " + "[" * inside + "]" * inside)
