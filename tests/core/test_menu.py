"""Menus: what may be done, kind by kind."""

from collections import Counter

from quarterdeck.core.menu import Menu
from quarterdeck.core.table import QuietTable


def test_a_menu_knows_where_each_kind_begins():
    assert Menu((1, "a", "b", "c", 2.5)).kinds == ((0, 1), (1, 3), (4, 1))
    assert Menu().kinds == ()


def test_every_kind_is_picked_as_often_as_the_next():
    menu, random = Menu((1, "a", "b", "c")), QuietTable(1).random

    picked = Counter(type(menu.pick(random)) for _ in range(4000))

    assert 1800 < picked[int] < 2200
