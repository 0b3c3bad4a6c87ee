"""Tables: chance in, news out."""

from random import SystemRandom

import pytest

from quarterdeck.core.counts import handfuls, ladder, throws
from quarterdeck.core.errors import TableError
from quarterdeck.core.streams import StreamTable
from quarterdeck.core.table import (
    LiveTable,
    LoadedTable,
    QuietTable,
    TurnBegan,
    foretold_by_nobody,
    outcomes,
)

DIE = (1, 1, 1, 1, 1, 1)


def test_eight_dice_fall_in_1287_ways_whose_odds_add_up():
    results = throws(8, DIE)

    assert len(results) == 1287
    assert sum(odds for odds, _ in results) == pytest.approx(1)
    assert len(ladder(8, DIE)[0]) == 1286


def test_a_handful_has_the_odds_of_drawing_without_putting_back():
    odds = {taken: p for p, taken in handfuls((2, 1), 2)}

    assert odds == pytest.approx({(2, 0): 1 / 3, (1, 1): 2 / 3})


def test_outcomes_fork_the_same_code_at_every_chance():
    def play(table):
        return table.draw((1, 0, 3)), table.take((1, 1), 1), table.roll(1, (1, 1))

    results = {result: odds for odds, result in outcomes(play)}

    assert len(results) == 2 * 2 * 2
    assert results[2, (1, 0), (0, 1)] == pytest.approx(3 / 4 / 2 / 2)
    assert sum(results.values()) == pytest.approx(1)


def test_a_quiet_table_repeats_its_seed():
    first, again = QuietTable(7), QuietTable(7)

    assert [first.roll(8, DIE) for _ in range(9)] == [again.roll(8, DIE) for _ in range(9)]


def test_a_live_table_without_a_seed_cannot_be_foretold():
    assert LiveTable().take((50,) * 9, 200) != LiveTable().take((50,) * 9, 200)


def test_chance_without_a_seed_is_the_operating_systems():
    """Nothing that could be guessed goes into it: no name, no time, no earlier game."""
    assert LiveTable().random is foretold_by_nobody
    assert isinstance(foretold_by_nobody.__self__, SystemRandom)


def test_a_live_table_writes_down_what_chance_answered():
    table = LiveTable(3)

    rolled, drawn, taken = table.roll(5, DIE), table.draw((4, 4)), table.take((4, 4), 3)

    assert table.chance == [rolled, drawn, taken]
    table.clear()
    assert table.chance == []


def test_a_whisper_reaches_one_seat_and_the_others_hear_less():
    table = LiveTable(1)
    secret, aloud = TurnBegan(0, 7), TurnBegan(0, 0)

    table.whisper(secret, to=1, aloud=aloud)
    table.whisper(secret, to=2)

    assert table.heard_by(1) == [secret]
    assert table.heard_by(2) == [aloud, secret]
    assert table.heard_by(None) == [aloud]


def test_luck_belongs_to_the_turn_whatever_came_before():
    short, long = StreamTable(1), StreamTable(1)
    for _ in range(5):
        long.roll(8, DIE)
    for table in (short, long):
        table.say(TurnBegan(1, 9))

    assert [short.roll(8, DIE) for _ in range(5)] == [long.roll(8, DIE) for _ in range(5)]


def test_luck_differs_between_turns_seats_and_seeds():
    streams = set()
    for seed, seat, turn in [(1, 0, 1), (1, 0, 2), (1, 1, 1), (2, 0, 1)]:
        table = StreamTable(seed)
        table.say(TurnBegan(seat, turn))
        streams.add(tuple(table.random() for _ in range(3)))

    assert len(streams) == 4


@pytest.mark.parametrize(
    ("script", "ask", "key"),
    [
        ((), lambda table: table.draw((1,)), "script-too-short"),
        ((3,), lambda table: table.draw((1, 1)), "script-not-in-bag"),
        ((0,), lambda table: table.draw((0, 1)), "script-not-in-bag"),
        (((1, 0),), lambda table: table.draw((1, 1)), "script-not-in-bag"),
        ((2,), lambda table: table.roll(2, (1, 1)), "script-wrong-kinds"),
        (((1, 1, 0),), lambda table: table.roll(2, (1, 1)), "script-wrong-kinds"),
        (((1, 0),), lambda table: table.roll(2, (1, 1)), "script-wrong-total"),
        (((3, -1),), lambda table: table.roll(2, (1, 1)), "script-wrong-total"),
        (((1, 1),), lambda table: table.roll(2, (1, 0)), "script-no-such-face"),
        (((2, 0),), lambda table: table.take((1, 3), 2), "script-not-in-bag"),
    ],
)
def test_a_script_that_does_not_fit_is_refused(script, ask, key):
    with pytest.raises(TableError) as wrong:
        ask(LoadedTable(*script))

    assert wrong.value.sentence.key == key


def test_nothing_is_drawn_from_an_empty_bag():
    with pytest.raises(TableError):
        QuietTable(1).draw((0, 0))
