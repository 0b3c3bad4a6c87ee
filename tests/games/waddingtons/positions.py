"""Short builders: `at(ship("london", "8,14", "se", "r3 b2", hold="ruby"), ship("cadiz"))`.

Things are written by their names: r1 b1 r2 b2 r3 b3, diamond ruby gold pearl rum, silver doubloons
eight chart25 chart26. What is not mentioned lies where it does in the box: crew on the Pirate
Island pile, treasure on Treasure Island, Chance cards in their pack. Seats own ships in the order
they are written.
"""

from collections import Counter

from msgspec.structs import replace

from quarterdeck.core.counts import minus, plus
from quarterdeck.core.table import LoadedTable
from quarterdeck.games.waddingtons import GAME, sea
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.knowledge import nobody_knows
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.state import NOBODY, Returned, Ship, State

A, B, C, D = range(4)


def things(text=""):
    """`r3 r3 ruby` as the rules count things in docks."""
    counts = Counter(text.split())
    assert set(counts) <= set(box.THINGS), text
    return tuple(counts[name] for name in box.THINGS)


def crew(text=""):
    return things(text)[: box.CREW]


def treasure(text=""):
    return things(text)[box.TREASURE : box.CARDS]


def cards(text=""):
    return things(text)[box.CARDS :]


def square(text):
    """`9,13`, or a harbour by its name."""
    return sea.NAMES.index(text)


def heading(text):
    return sea.HEADINGS.index(text)


def port(text):
    return box.PORTS.index(text)


def ship(home, where=None, bows="n", hand="r1", **more):
    """A ship; in its home port unless said otherwise."""
    return Ship(
        owner=more.get("owner", NOBODY),
        home=port(home),
        square=square(where or home),
        heading=heading(bows),
        hand=crew(hand),
        hold=treasure(more.get("hold", "")),
        cards=cards(more.get("cards", "")),
        chest=treasure(more.get("chest", "")),
        known=(),
        free=more.get("free", False),
    )


def owned(ships):
    seats = range(len(ships))
    each = [
        each if each.owner != NOBODY else replace(each, owner=seat)
        for seat, each in zip(seats, ships, strict=True)
    ]
    return each, 1 + max(ship.owner for ship in each)


def at(*ships, docks=None, flat="", beneath="", pile=None, shown=(), **more):
    """These ships on the chart, the first to move; the rest of the box where it belongs."""
    ships, seats = owned(ships)
    ships = tuple(replace(each, known=nobody_knows(seats)) for each in ships)
    lying = [things((docks or {}).get(name, "")) for name in box.PORTS]
    under = tuple(Returned(box.CREWS.index(name), 0) for name in beneath.split())
    used = things(flat)
    for counts in (*lying, *(s.hand + plus(s.hold, s.chest) + s.cards for s in ships)):
        used = plus(used, counts)
    left = minus(box.PACK, plus(used[: box.CREW], crew(beneath)))
    kept = {number for number, n in zip(box.KEPT_NUMBERS, used[box.CARDS :], strict=True) if n}
    first = left if pile is None else crew(pile)
    state = State(
        options=Options(),
        seats=seats,
        homes=tuple(each.home for each in ships),
        turn=1,
        ships=ships,
        docks=tuple(lying),
        island=minus(box.HOARD, used[box.TREASURE : box.CARDS]),
        flat=things(flat),
        pile=first,
        top=top_of(first, under),
        beneath=under,
        chance=tuple(int(card + 1 not in kept and card + 1 not in shown) for card in range(28)),
        shown=tuple(shown),
        gone=(),
        sailing=0,
        fleeing=NOBODY,
        headed=False,
        fight=(),
        winner=NOBODY,
        sailed=(0, 0),
        awaiting=to.Sail(ships[0].owner, 0),
    )
    return replace(state, **more)


def top_of(pile, under):
    """The smallest value there is, so that scripts can count on it."""
    if any(pile):
        return next(box.VALUE[kind] for kind, n in enumerate(pile) if n)
    return box.VALUE[under[0].crew] if under else 0


def play(state, *words, chance=()):
    """Play some words with this luck. The state, and the table at which it happened."""
    table = LoadedTable(*chance)
    for word in words:
        action = GAME.read(word)
        assert GAME.why_not(state, action) is None, (word, listed(state))
        state = GAME.apply(state, action, table)
    assert not table.script, table.script
    return state, table


def listed(state):
    """What may be done, in notation."""
    return [GAME.write(action) for action in GAME.legal_actions(state)]


def heard(table, kind, seat=None):
    """What a seat heard of one kind of event."""
    return [event for event in table.heard_by(seat) if isinstance(event, kind)]


def draw(number):
    """A Chance card as the table draws it."""
    return number - 1


RED, BLACK = 0, 1  # the colour of a crew card as the table draws it
TOP_1, TOP_2, TOP_3 = range(3)  # the value that comes on top


def meeting(attacker="r3 r3", attacked="r1 b1", **more):
    """A ship two squares from another, with a third looking on."""
    holds = {key: more.pop(key, "") for key in ("mine", "theirs")}
    return at(
        ship("london", "8,15", "e", attacker, hold=holds["mine"]),
        ship("cadiz", "10,15", "n", attacked, hold=holds["theirs"]),
        ship("genoa", "3,3", "n", "b2"),
        **more,
    )
