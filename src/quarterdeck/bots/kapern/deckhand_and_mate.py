"""Rules of thumb, as people play: which dice to take up again, from those that lie there.

No dice taken up means to stop. Nobody here looks ahead.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from quarterdeck.core.counts import Counts, minus, put
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.scoring import bounty, chest_is_possible, symbols
from quarterdeck.games.kapern.state import ToDecide, ToPlace, ToRescue
from quarterdeck.games.kapern.view import View

# Points one is content with, by skulls on the table: the more there are, the sooner.
Enough = tuple[int, int, int]
ENOUGH: Enough = (900, 600, 400)
CAUTIOUS: Enough = (600, 400, 200)
BOLD: Enough = (1400, 1000, 700)
STUBBORN: Enough = (800, 800, 800)


def deckhand(seen: View, random: Callable[[], float]) -> do.AnyAction:
    """Keep the largest set; stop when a coin flip says so, and always with two skulls."""
    if type(seen.awaiting) not in CARRY_OUT:
        return do.ROLL
    tired = random() < 0.5
    taken = box.NO_DICE if tired else deckhand_takes(seen.card, seen.dice)
    return CARRY_OUT[type(seen.awaiting)](seen.dice, taken)


def mate(seen: View, enough: Enough = ENOUGH) -> do.AnyAction:
    """Keep the largest set and the treasure; fight ships for sabres; stop when it is enough."""
    if type(seen.awaiting) not in CARRY_OUT:
        return do.ROLL
    taken = mate_takes(seen.options, seen.card, seen.lifted, seen.dice, enough)
    return CARRY_OUT[type(seen.awaiting)](seen.dice, taken)


@cache  # cards and ways eight dice can lie
def deckhand_takes(card: int, dice: Counts) -> Counts:
    taken = put(minus(dice, largest_set(card, dice)), box.SKULL, 0)
    timid = dice[box.SKULL] + box.SKULLS_ON[card] >= 2
    return box.NO_DICE if timid or sum(taken) < 2 else taken


@lru_cache(maxsize=50_000)  # cards and ways eight dice can lie, under some house rules
def mate_takes(options: Options, card: int, lifted: bool, dice: Counts, enough: Enough) -> Counts:
    guarded = card == box.GUARDIAN and not lifted
    skulls = dice[box.SKULL] + box.SKULLS_ON[card] - guarded
    points, _ = bounty(card, dice, chest_is_possible(options, card, lifted))
    if content(card, points, enough[max(0, skulls)]):
        return box.NO_DICE
    _, *loose = minus(dice, mate_keeps(options, card, dice))
    lifts = guarded and skulls > 0
    return (int(lifts), *loose) if lifts or sum(loose) >= 2 else box.NO_DICE


def content(card: int, points: int, enough: int) -> bool:
    """A ship beaten is enough; the Pirate doubles what is."""
    if box.SABRES_ON[card]:
        return points > 0
    return points >= enough * (2 if card == box.PIRATE else 1)


def mate_keeps(options: Options, card: int, dice: Counts) -> Counts:
    """Sabres for a ship; else the largest set, every coin and every diamond."""
    sabres = dice[box.SABRE]
    if box.SABRES_ON[card] and (sabres or not options.keep_one):
        return put(box.NO_DICE, box.SABRE, sabres)
    return tuple(map(max, largest_set(card, dice), (0, 0, 0, 0, *dice[box.COIN :])))


def largest_set(card: int, dice: Counts) -> Counts:
    """The most dice that count as one symbol; treasure before the rest."""
    _, *shown = symbols(card, dice)
    most = max(shown)
    kind = len(shown) - shown[::-1].index(most)
    animals = card == box.ANIMALS and kind == box.MONKEY
    kinds = (box.MONKEY, box.PARROT) if animals else (kind,)
    return tuple(n if face in kinds else 0 for face, n in enumerate(dice))


# What taking dice up means at each moment


def decide(_: Counts, taken: Counts) -> do.AnyAction:
    if taken == box.NO_DICE:
        return do.STOP
    return do.RESCUES[taken] if taken[box.SKULL] else do.REROLLS[taken]


def place_what_is_kept(dice: Counts, taken: Counts) -> do.AnyAction:
    """Whatever is kept."""
    return do.PLACES[put(minus(dice, taken), box.SKULL, 0)]


def try_to_rescue(_: Counts, taken: Counts) -> do.AnyAction:
    """Always: it costs nothing to try."""
    return do.RESCUES[put(taken, box.SKULL, 1)]


CARRY_OUT: Mapping[type, Callable[[Counts, Counts], do.AnyAction]] = {
    ToPlace: place_what_is_kept,
    ToDecide: decide,
    ToRescue: try_to_rescue,
}
