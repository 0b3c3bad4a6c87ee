"""The law can fail: a fault in any table is found out within some games."""

import jax
import numpy as np
import pytest

from quarterdeck import fleet
from quarterdeck.fleet.dorra import observing as dorra_observing
from quarterdeck.fleet.dorra import tables as dorra_tables
from quarterdeck.fleet.kapern import observing, tables
from quarterdeck.fleet.piracy import observing as piracy_observing
from quarterdeck.fleet.piracy import tables as piracy_tables
from tests.fleet.meeting import meet

# Where dice that are common lie in the tables: faults there do not wait for long.
KAPERN = {
    "THROWS": (4, slice(0, 40)),
    "NUMBER": slice(1_000, 9_000),
    "SUM": slice(200, 800),
    "FACES": slice(200, 800),
    "SKULLS": slice(200, 800),
    "SAVED": slice(100, 700),
    "KIND": slice(1_288, 1_289),
    "TAKEN": slice(1_289, 1_500),
    "TAKEN_SUM": slice(1_289, 1_500),
    "IS_MAGIC": (0, slice(200, 800)),
}


@pytest.fixture
def kapern():
    return fleet.agree_on("kapern", 2)


def is_found_out(terms, ends=60):
    jax.clear_caches()
    try:
        with pytest.raises((AssertionError, KeyError, IndexError)):
            meet(terms, ends, batch=64)
    finally:
        jax.clear_caches()
    return True


@pytest.mark.slow
@pytest.mark.parametrize("name", KAPERN)
def test_a_fault_in_a_table_of_kapern_is_found_out(name, kapern, monkeypatch):
    wrong = getattr(tables, name).copy()
    wrong[KAPERN[name]] ^= wrong.dtype.type(1)
    monkeypatch.setattr(tables, name, wrong)

    assert is_found_out(kapern)


@pytest.mark.slow
@pytest.mark.parametrize("part", ["ids", "first", "bits"])
def test_a_fault_in_the_menus_of_kapern_is_found_out(part, kapern, monkeypatch):
    menus = tables.menus(False)
    wrong = getattr(menus, part).copy()
    wrong[tables.FIRST_DICE + tables.WAYS :] += 1
    monkeypatch.setattr(tables, "menus", lambda _: menus._replace(**{part: wrong}))

    assert is_found_out(kapern)


@pytest.mark.slow
@pytest.mark.parametrize("field", ["seat", "scores", "stage", "turn", "card", "dice", "awaiting"])
def test_a_fault_in_what_is_observed_of_kapern_is_found_out(field, kapern, monkeypatch):
    rows = observing.written_rows(kapern)
    wrong = {**rows, field: np.roll(rows[field], 1, axis=0)}
    monkeypatch.setattr(observing, "written_rows", lambda _: wrong)

    assert is_found_out(kapern)


def test_a_fault_in_what_stopping_brings_is_found_out(kapern, monkeypatch):
    bounties = tables.bounties(kapern.options)
    monkeypatch.setattr(tables, "bounties", lambda _: bounties + tables.UNIT)

    assert is_found_out(kapern)


# Buccaneer

DORRA = {
    "KIND": slice(204, 205),
    "MOVED": slice(0, 30),
    "ONTO": slice(5, 20),
    "BOARDED": slice(125, 200),
    "TAKEN": slice(200, 204),
    "IN_SET": slice(0, None),
    "COUNT": slice(0, None),
    "NTH": slice(0, None),
}


@pytest.fixture
def dorra():
    return fleet.agree_on("dorra", 3)


@pytest.mark.slow
@pytest.mark.parametrize("name", DORRA)
def test_a_fault_in_a_table_of_dorra_is_found_out(name, dorra, monkeypatch):
    wrong = getattr(dorra_tables, name).copy()
    wrong[DORRA[name]] ^= wrong.dtype.type(1)
    monkeypatch.setattr(dorra_tables, name, wrong)

    assert is_found_out(dorra)


@pytest.mark.slow
@pytest.mark.parametrize("column", ["ducats", "crews", "least_crew", "wages", "icons", "worth"])
def test_a_fault_in_the_ships_of_dorra_is_found_out(column, dorra, monkeypatch):
    ships = dorra_tables.ships(dorra.options.components)
    wrong = ships._replace(**{column: getattr(ships, column) ^ 1})
    monkeypatch.setattr(dorra_tables, "ships", lambda _: wrong)

    assert is_found_out(dorra)


@pytest.mark.slow
@pytest.mark.parametrize("field", ["seat", "turn", "under", "ships", "purses", "stock", "pieces"])
def test_a_fault_in_what_is_observed_of_dorra_is_found_out(field, dorra, monkeypatch):
    rows = dorra_observing.written_rows(dorra)
    wrong = {**rows, field: np.roll(rows[field], 1, axis=0)}
    monkeypatch.setattr(dorra_observing, "written_rows", lambda _: wrong)

    assert is_found_out(dorra)


# Piracy

PIRACY = {
    "WATER": slice(None),
    "BIT": slice(20, 100),
    "STRAIT": slice(None),
    "COAST": slice(None),
    "SITES_BY": slice(None),
    "DEAD_ENDS": slice(None),
    "FALLS": slice(None),
    "NEAR_STRAIT": slice(None),
    "ROUTE_ENDS": slice(None),
    "SITE_OF": slice(None),
    "SQUARE_OF": slice(None),
    "HARBOUR_OF": slice(None),
    "DIRECTION": slice(None),
    "PATH": slice(None),
    "END": slice(None),
    "ENTERED": slice(None),
    "COURSES": slice(None),
    "WAYS": slice(None),
    "STATIONS_FOLLOWING": slice(None),
}


@pytest.fixture
def piracy():
    return fleet.agree_on("piracy", 2, "badge=true")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["SHUT", "SHORE_BY_SITE"])
def test_squares_that_are_turned_round_are_found_out(name, piracy, monkeypatch):
    """One square in thirty-two may be land wherever it would matter; so it is all of them."""
    monkeypatch.setattr(piracy_tables, name, ~getattr(piracy_tables, name))

    assert is_found_out(piracy)


@pytest.mark.slow
@pytest.mark.parametrize("name", PIRACY)
def test_a_fault_in_a_table_of_piracy_is_found_out(name, piracy, monkeypatch):
    wrong = getattr(piracy_tables, name).copy()
    wrong[PIRACY[name]] ^= wrong.dtype.type(1)
    monkeypatch.setattr(piracy_tables, name, wrong)

    assert is_found_out(piracy)


@pytest.mark.slow
def test_a_fault_in_which_harbours_are_near_is_found_out(piracy, monkeypatch):
    """It matters to a Pirate with chests enough alone: few games come to that soon."""
    monkeypatch.setattr(piracy_tables, "HARBOURS_BY", ~piracy_tables.HARBOURS_BY)

    assert is_found_out(piracy, ends=600)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["OVERLOOKED_BITS", "SIGHT_BITS"])
def test_a_fault_in_what_a_last_ship_would_overlook_is_found_out(name, monkeypatch):
    """With more Captains than one each ship is put down by itself, in every game."""
    wrong = getattr(piracy_tables, name) ^ np.uint32(1)
    monkeypatch.setattr(piracy_tables, name, wrong)

    assert is_found_out(fleet.agree_on("piracy", 3))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sights", "shadows"])
def test_a_fault_in_what_a_telescope_of_piracy_sees_is_found_out(name, piracy, monkeypatch):
    sound = getattr(piracy_tables, name)
    monkeypatch.setattr(piracy_tables, name, lambda rule: sound(rule) ^ np.uint32(8))

    assert is_found_out(piracy)


@pytest.mark.slow
@pytest.mark.parametrize("field", ["fixed", "garrisons", "turn"])
def test_a_fault_in_what_is_observed_of_piracy_is_found_out(field, piracy, monkeypatch):
    rows = piracy_observing.written_rows(piracy)
    wrong = {**rows, field: np.roll(rows[field], 1, axis=0)}
    monkeypatch.setattr(piracy_observing, "written_rows", lambda _: wrong)

    assert is_found_out(piracy)
