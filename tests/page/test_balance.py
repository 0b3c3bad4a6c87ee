"""Waddingtons' scale tilts before anything is told to the server; it tilts as the rules would."""

import random
from itertools import count, product

from msgspec import to_builtins

from quarterdeck.core.counts import bump
from quarterdeck.core.options import choices
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import trading
from quarterdeck.games.waddingtons.options import Options
from tests.games.waddingtons.positions import at, listed, play, ship

ONE = box.CREWS.index("r1")  # a pirate worth one
ALL = len(box.THINGS)
CHARTS = Options(chart_value_3=True)


def test_the_scale_and_the_desk_follow_the_rules(run_tests):
    chance = random.Random(7)
    run_tests(
        "balance.test.mjs",
        {
            "bargains": [bargain_case(chance) for _ in range(3000)],
            "holds": [hold_case(chance) for _ in range(500)],
            "goods": [goods_case(chance, options) for options in house_rules()],
            "desks": list(desk_cases(chance)),
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
    room = box.HOLD - len(hold) + sum(given[box.TREASURE : box.CARDS])
    over = next(n for n in count() if trading.fits(room + n, taken))
    held = [hold.count(kind) for kind in range(len(box.KINDS))]
    return {"hold": held, "given": given, "taken": taken, "over": over}


def goods_case(chance, options):
    """All sixteen things, of which the rules offer some."""
    things = tuple(chance.randint(1, 3) for _ in box.THINGS)
    offers, _ = trading.offers(things, box.NOTHING, options.chart_value_3)
    offered = {action.thing for action in offers}
    tradable = [count if thing in offered else 0 for thing, count in enumerate(things)]
    return {"things": things, "options": to_builtins(options), "tradable": tradable}


def desk_cases(chance):
    """From any desk to any bargain: on from there if that leads to it, else anew."""
    desks = dict(desks_in_venice())
    settled = [words for words, (_, settles) in desks.items() if settles]
    for wanted in chance.choices(settled, k=600):
        for now in (part_of(wanted, chance), forgetful(wanted, chance), chance.choice([*desks])):
            if now in desks:
                words = wanted[len(now) :] if wanted[: len(now)] == now else ("cancel", *wanted)
                yield desk_case(desks[now][0], desks[wanted][0], words)


def desk_case(now, wanted, words):
    return {"now": now, "wanted": wanted, "words": [*words, "settle"]}


def part_of(words, chance):
    return words[: chance.randint(0, len(words))]


def forgetful(words, chance):
    """All but one of them: it may be too late to say that one."""
    missing = chance.randrange(len(words))
    return words[:missing] + words[missing + 1 :]


def desks_in_venice():
    """Every desk that the rules let one lay out there, by the words that lead to it."""
    me = ship("london", "1,7", "w", "r3 b1 r2", hold="ruby pearl", cards="eight chart25")
    docks = {"venice": "r1 b2 gold rum silver"}
    sailing = at(me, ship("genoa", "5,5", "n", "b2"), docks=docks, options=CHARTS)
    todo = [((), play(sailing, "sail w 1")[0])]
    while todo:
        words, state = todo.pop()
        lying = {"given": state.awaiting.given, "taken": state.awaiting.taken}
        yield words, (lying, "settle" in listed(state))
        more = [word for word in listed(state) if word.startswith(("offer", "take"))]
        todo += [((*words, word), play(state, word)[0]) for word in more]


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
