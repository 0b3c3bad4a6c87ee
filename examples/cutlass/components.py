"""What is in the box."""

from quarterdeck.core.counts import Counts

MOST_SEATS = 4

DICE = 5
SKULL, SABRE, COIN, GEM = range(4)
KINDS = 4
LETTERS = "kxcg"  # one for each face, in notation
DIE: Counts = (1, 2, 2, 1)  # sides showing each kind
NO_DICE: Counts = (0,) * KINDS

COIN_WORTH, GEM_WORTH = 100, 200
TOLL = 100

CREW_KINDS = 3
WEAKEST = 2  # the strength of the first kind; each further kind is one stronger
CREW_BAG: Counts = (4, 4, 4)
NO_CREW: Counts = (0,) * CREW_KINDS
HAND = 2
ROUNDS = 50
