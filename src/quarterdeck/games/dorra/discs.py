"""Every disc by a number of its own: each seat's hand in turn, by face."""

from . import components as box

NUMBERS = {
    (seat, face): seat * box.HAND + face
    for seat in range(box.MOST_SEATS)
    for face in range(box.HAND)
}
HANDS = {seat: slice(seat * box.HAND, (seat + 1) * box.HAND) for seat in range(box.MOST_SEATS)}


def disc_number(seat: int, face: int) -> int:
    """The disc of a seat with a face; there is no other, so wrong numbers are found out."""
    return NUMBERS[seat, face]


# Where a seat's discs stand among all. Asked for at every turn, so it is the look-up itself.
hand = HANDS.__getitem__


def discs_of(seat: int) -> range:
    return range(HANDS[seat].start, HANDS[seat].stop)
