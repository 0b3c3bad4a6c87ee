"""Waddingtons' scale tilts before anything is settled; it tilts as the rules would."""

import random
from itertools import count, product

from msgspec import to_builtins

from quarterdeck.core.counts import bump
from quarterdeck.core.options import choices
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import trading
from quarterdeck.games.waddingtons.crew import each_of
from quarterdeck.games.waddingtons.options import Options

ONE = box.CREWS.index("r1")  # a pirate worth one
ALL = len(box.THINGS)


def test_the_scale_and_the_desk_follow_the_rules(run_tests):
    chance = random.Random(7)
    run_tests(
        "balance.test.mjs",
        {
            "bargains": [bargain_case(chance) for _ in range(3000)],
            "holds": [hold_case(chance) for _ in range(500)],
            "goods": [goods_case(chance, options) for options in house_rules()],
            "desks": [desk_case(chance) for _ in range(500)],
            "hands": [hand_case(chance) for _ in range(200)],
        },
    )


def a_few(chance, kinds=ALL):
    """Up to four things."""
    things = [chance.randrange(kinds) for _ in range(chance.randint(0, 4))]
    return tuple(things.count(thing) for thing in range(len(box.THINGS)))


def house_rules():
    """Every table that can be agreed on."""
    names, values = zip(*choices(Options).items(), strict=True)
    return [Options(**dict(zip(names, each, strict=True))) for each in product(*values)]


def bargain_case(chance):
    given, taken = a_few(chance), a_few(chance)
    even = trading.can_level(given, taken)
    return {"given": given, "taken": taken, "even": even, "short": lacking(given, taken)}


def lacking(given, taken):
    """How few pirates worth one would level it, more of them paid, or taken (less than nought)."""
    if taken[box.SILVER] or not any(taken):
        return []  # he goes alone; and before anything is taken nothing can level
    for pirates in count():
        paid = trading.can_level(bump(given, ONE, pirates), taken)
        bought = trading.can_level(given, bump(taken, ONE, pirates))
        if paid or bought:
            return [pirates] * paid + [-pirates] * bought
    raise AssertionError


def hold_case(chance):
    hold = chance.choices(range(len(box.KINDS)), k=chance.randint(0, box.HOLD))
    given, taken = a_few(chance), a_few(chance)
    held = tuple(hold.count(kind) for kind in range(len(box.KINDS)))
    over = next(n for n in count() if trading.fits((*held, -n), given, taken))
    return {"hold": held, "given": given, "taken": taken, "over": over}


def goods_case(chance, options):
    """All sixteen things, of which the rules offer some."""
    things = tuple(chance.randint(1, 3) for _ in box.THINGS)
    tradable = trading.tradable(things, options.chart_value_3)
    return {"things": things, "options": to_builtins(options), "tradable": tradable}


def desk_case(chance):
    """A bargain, and all that has to be picked for it: the rules do not mind the order."""
    given, taken = a_few(chance), a_few(chance)
    words = (
        *(f"offer {box.THINGS[thing]}" for thing in each_of(given)),
        *(f"take {box.THINGS[thing]}" for thing in each_of(taken)),
    )
    return {"given": given, "taken": taken, "words": words}


def hand_case(chance):
    things = a_few(chance, box.CARDS)
    hand, treasure = things[: box.CREW], things[box.TREASURE : box.CARDS]
    signed = [n * sign for n, sign in zip(hand, box.SIGN, strict=True)]
    return {
        "hand": hand,
        "backs": box.values(hand),
        "red": sum(each for each in signed if each > 0),
        "black": -sum(each for each in signed if each < 0),
        "strength": box.strength(hand),
        "treasure": treasure,
        "points": box.points(treasure),
    }
