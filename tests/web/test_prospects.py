"""The page reckons what boarding would bring; it must never promise what the mate would not."""

import msgspec
import pytest
from playwright.sync_api import Page

from quarterdeck.bots.dorra.boarding_value import Lookout
from quarterdeck.core.table import QuietTable
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.ending import shares
from quarterdeck.games.dorra.options import Options

LOOT = """async (views) => {
    const { captors, loot } = await import("/games/dorra/prospects.js");
    return views.map((view) => view.piles.map((discs) => ({
        money: view.open.map((ship) => loot(view, discs, view.options.components.ships[ship])),
        captors: captors(view.piles, discs, view.purses.length),
    })));
}"""
SHARES = """async (rows) => {
    const { shares } = await import("/games/dorra/prospects.js");
    return rows.map(([held, worth]) => shares(held, worth));
}"""


def views(memory, count):
    """What seats see in the course of random games."""
    for seed in range(count):
        table = QuietTable(seed)
        state = GAME.deal(3 + seed % 3, Options(memory=memory), table)
        for _ in range(10 + 7 * seed):
            if actions := GAME.legal_actions(state):
                state = GAME.apply(state, actions[int(table.random() * len(actions))], table)
        yield GAME.view(state, 0)


def reckoned(seen):
    lookout = Lookout(seen)
    return [
        {
            "money": [pytest.approx(list(lookout.loot(pile, ship).money)) for ship in seen.open],
            "captors": list(lookout.captors(pile)),
        }
        for pile in seen.piles
    ]


@pytest.mark.parametrize("memory", ["strict", "aided"])
def test_the_page_and_the_mate_reckon_alike(page: Page, memory: str):
    page.goto("/")
    seen = list(views(memory, 20))

    told = page.evaluate(LOOT, msgspec.to_builtins(seen))

    assert told == [reckoned(each) for each in seen]


def test_the_page_and_the_rules_share_booty_alike(page: Page):
    page.goto("/")
    rows = [
        ([a, b, c], worth)
        for a in range(7)
        for b in range(7)
        for c in range(7)
        for worth in (1, 6, 9, 12, 15)
        if a + b + c
    ]

    assert page.evaluate(SHARES, rows) == [list(shares(tuple(held), worth)) for held, worth in rows]
