"""Names and talk as they are shown to others: nothing unseen, nothing over its neighbours."""

import pytest

from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.clean_text import clean, clean_name

JOINER = "\N{ZERO WIDTH JOINER}"
PIRATE_FLAG = f"\N{WAVING BLACK FLAG}{JOINER}\N{SKULL AND CROSSBONES}\N{VARIATION SELECTOR-16}"
COOK = f"\N{WOMAN}\N{EMOJI MODIFIER FITZPATRICK TYPE-5}{JOINER}\N{COOKING}"
STACK = "a" + "\N{COMBINING GRAVE ACCENT}" * 50


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Anne \t Bonny ", "Anne Bonny"),
        ("An\N{ZERO WIDTH SPACE}ne\N{RIGHT-TO-LEFT OVERRIDE}", "Anne"),
        ("Anne\N{HANGUL FILLER}\N{BRAILLE PATTERN BLANK}", "Anne"),
        ("e\N{COMBINING ACUTE ACCENT}", "é"),
        ("Nguy\N{LATIN SMALL LETTER E WITH CIRCUMFLEX AND TILDE}n", "Nguyễn"),
        (STACK, "à" + "\N{COMBINING GRAVE ACCENT}" * 2),
        ("\N{COMBINING GRAVE ACCENT}Anne", "Anne"),
        ("<b>Anne</b>", "<b>Anne</b>"),
        (PIRATE_FLAG, PIRATE_FLAG),
        (COOK, COOK),
        (f"{JOINER}{PIRATE_FLAG}{JOINER} An{JOINER}ne", f"{PIRATE_FLAG} Anne"),
        (f"\N{WAVING BLACK FLAG}{JOINER}{JOINER}\N{SKULL AND CROSSBONES}", "🏴☠"),
    ],
)
def test_what_cannot_be_seen_is_left_out(typed, shown):
    assert clean(typed) == shown


def test_no_two_names_differ_by_what_joins_pictures():
    assert clean_name(PIRATE_FLAG) == PIRATE_FLAG.replace(JOINER, "")


@pytest.mark.parametrize("typed", ["\N{HANGUL FILLER}", "\N{ZERO WIDTH JOINER} ", "x" * 41])
def test_a_name_that_shows_nothing_or_too_much_is_refused(typed):
    with pytest.raises(Denied):
        clean_name(typed)
