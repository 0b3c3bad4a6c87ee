"""The page prices its buttons itself; it must never promise what the server would not pay."""

import json

from playwright.sync_api import Page

from quarterdeck.core.counts import splits
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.scoring import bounty, chest_is_possible, is_magic

BOUNTY = """async (views) => {
    const { bounty } = await import("/games/kapern/scoring.js");
    const price = (view) => { const { points, chest } = bounty(view); return [points, chest]; };
    return JSON.stringify(JSON.parse(views).map(price));
}"""


def test_the_page_and_the_rules_price_every_stop_alike(page: Page):
    page.goto("/")
    hands = [
        (card, dice, lifted)
        for card in range(len(box.CARDS))
        for dice in splits(box.DICE, 6)
        for lifted in (False, True)
        if dice[0] < 3 and not is_magic(card, dice)
    ]
    views = [
        {
            "options": {"guardian_chest": False, "skull_chest": False},
            "card": card,
            "dice": dice,
            "lifted": lifted,
        }
        for card, dice, lifted in hands
    ]

    told = json.loads(page.evaluate(BOUNTY, json.dumps(views)))

    right = [
        list(bounty(card, dice, chest_is_possible(Options(), card, lifted)))
        for card, dice, lifted in hands
    ]
    assert told == right
