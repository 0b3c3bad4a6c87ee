"""Ids mean the same to every seat, and say so by a digest."""

import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import OURS, find
from quarterdeck.numbering import number_game

# Whoever changes what an id means changes this, and every policy that was stored with the old.
DIGESTS = {
    "dorra": "153a6b281a4d03df",
    "kapern": "72a00d5c4dcb785d",
    "piracy": "2452834b25d9026f",
    "waddingtons": "0b3b657c1d456223",
}


@pytest.mark.parametrize("game", OURS)
def test_ids_mean_what_they_meant(game):
    ids = number_game(game).ids

    assert ids.digest == DIGESTS[game]
    assert ids.version == f"{game}-{find(game).version}-{DIGESTS[game]}"


def test_an_id_speaks_of_the_seat_to_the_left_whoever_says_it():
    dorra = find("dorra")
    ids = number_game("dorra", 4).ids
    left = ids.words.index("move 5 b2")

    said = [dorra.write(ids.action(left, seat)) for seat in range(4)]

    assert said == ["move 5 b2", "move 5 y2", "move 5 k2", "move 5 r2"]


def test_an_id_that_is_none_is_refused():
    with pytest.raises(QuarterdeckError, match="ids go from 0 to 205"):
        number_game("dorra").ids.action(206, 0)


def test_a_number_says_what_it_means():
    layout = number_game("kapern").layout

    assert str(layout.meaning(layout.spans()["card"][0])) == "35: card coin (1 if so)"
    with pytest.raises(QuarterdeckError, match="they go from 0 to 76"):
        layout.meaning(77)
