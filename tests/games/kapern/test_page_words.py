"""What a die on the page is called contains what is written on it, for those who say it aloud."""

import pytest

from quarterdeck.games.kapern import GAME
from quarterdeck.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("state", "tag"), [("picked", "roll"), ("lift", "lift")])
def test_the_name_of_a_picked_die_contains_its_tag(language, state, tag):
    said = Words(GAME, language)
    name = said.text("kapern-page-die", state=state, place=3, face="skull")

    assert said.text(f"kapern-page-tag-{tag}") in name.lower()
