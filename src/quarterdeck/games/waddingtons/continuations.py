"""What follows an answer: a value in the moment that asks, so that any position can be taken up."""

import msgspec


class Then(msgspec.Struct, frozen=True, gc=False, tag_field="follows"):
    """Base of the union; never made itself."""


class RestOfCard(Then, frozen=True, tag="rest-of-card"):
    """The Chance card that a ship drew, from this part on; then the ship comes to rest."""

    ship: int
    card: int
    part: int


class FreeMove(Then, frozen=True, tag="free-move"):
    """The ship that was beaten flees."""

    ship: int


class NewHeading(Then, frozen=True, tag="new-heading"):
    """Nothing is left of the stop but to set the bows."""

    ship: int


AnyThen = RestOfCard | FreeMove | NewHeading


def card_shown(then: AnyThen) -> int:
    """The Chance card that an answer belongs to; nought in a fight."""
    return then.card if isinstance(then, RestOfCard) else 0
