"""Who knows which colours: what is state, because a view has no history.

Backs are open, so everyone knows how many 1s, 2s and 3s a hand holds. For each hand, each seat and
the public have a count of crew they know to be in it, colour included: so many at least.

  a card comes in sight of some     they know one more
  a card leaves in sight of some    one less of that colour, for them
  a card leaves unseen              one less of either colour: it may have been any of that value

Counts are always true of the hand, and for one hand taken alone they keep all that can be known.
What is forgotten is how an unseen card binds two places: whoever knew a red and a black 2, and saw
one of them go face down to another hand, knows that the two places differ; we keep neither. Worlds
that are imagined from less are more, and the real one is always among them.
"""

from quarterdeck.core.counts import Counts, bump

from . import components as box

Known = tuple[Counts, ...]  # by seat, then the public


def nobody_knows(seats: int) -> Known:
    return (box.NO_CREW,) * (seats + 1)


def everyone(seats: int) -> int:
    """All seats and the public, as bits."""
    return (1 << seats + 1) - 1


def learn_colour(known: Known, crew: int, who: int) -> Known:
    """A card has come into the hand, and these know its colour."""
    if not who:
        return known
    return tuple(
        bump(counts, crew, +1) if who >> seat & 1 else counts for seat, counts in enumerate(known)
    )


def forgotten(known: Known, crew: int, who: int) -> Known:
    """A card has left the hand, and these know its colour."""
    red = crew & ~1
    return tuple(
        one_less(counts, crew) if who >> seat & 1 else one_less(one_less(counts, red), red + 1)
        for seat, counts in enumerate(known)
    )


def one_less(counts: Counts, crew: int) -> Counts:
    return bump(counts, crew, -1) if counts[crew] else counts


def sure(known: Known, hand: Counts, crew: int) -> int:
    """Who need not see a card: they know that all of its value in the hand are of its colour."""
    red = crew & ~1
    alike = hand[red] + hand[red + 1]
    return sum(1 << seat for seat, counts in enumerate(known) if counts[crew] == alike)


def shown_to(known: Known, hand: Counts, seat: int) -> Known:
    """A seat has looked at the whole hand."""
    return known[:seat] + (hand,) + known[seat + 1 :]
