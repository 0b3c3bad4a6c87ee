"""What is in the box."""

from quarterdeck.core.counts import Counts

MOST_SEATS = 4

DICE = 5
SKULL, SABRE, COIN, GEM = range(4)
KINDS = 4
LETTERS = "kxcg"  # one for each face, in notation
DIE: Counts = (1, 2, 2, 1)  # sides showing each kind
NO_DICE: Counts = (0,) * KINDS

CREW_KINDS = 3  # a crew of kind k fights with strength k + 2
CREW_BAG: Counts = (4, 4, 4)
NO_CREW: Counts = (0,) * CREW_KINDS
HAND = 2
ROUNDS = 50
