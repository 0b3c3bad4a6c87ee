"""House rules from text."""

import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.options import choices, read
from quarterdeck.games.kapern.options import Options
from quarterdeck.words import words


def test_options_are_read_by_name_and_the_rest_is_the_rulebooks():
    assert read(Options, ["target=5000", "keep_one = TRUE"]) == Options(target=5000, keep_one=True)
    assert read(Options, []) == Options()


def test_every_option_tells_the_values_it_can_have():
    assert choices(Options)["target"] == (5000, 6000, 8000)
    assert choices(Options)["floor_zero"] == (False, True)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("target", "“target” sets no option. Write name=value, with one of target, guardian_chest"),
        ("tarqet=5000", "There is no option “tarqet”."),
        ("tarqet=5000", "Did you mean target?"),
        ("target=7000", "The option target cannot be “7000”. It can be 5000, 6000, 8000."),
        ("keep_one=maybe", "The option keep_one cannot be “maybe”. It can be false, true."),
    ],
)
def test_a_wrong_option_is_answered_with_what_would_be_right(text, says):
    with pytest.raises(QuarterdeckError) as no:
        read(Options, [text])

    assert says in words().say(no.value.sentence)
