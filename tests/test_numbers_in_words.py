"""Numbers of the box reach a sentence as arguments: change the box, and its sentences follow."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from quarterdeck.games import GAMES
from quarterdeck.words import LANGUAGES, Words, texts_of

DIGITS = re.compile(r"(?<!\w)(?!1\b)\d+(?!\w)")  # 1 is one of something, or where a count begins

# What else may stand in a text, by message.
ALLOWED = {
    "kapern-K11": "[3-7]",  # so many of a kind; what they are worth is filled in
    "kapern-solve-(scores|hundreds)": "3000|4500",  # an example of what to type
    "(dorra|piracy|waddingtons)-hint|dorra-key-crew": "[0-9]",  # keys to press
    "(dorra|waddingtons)-typing": "[0-9]+",  # examples of what to type
    "piracy-page-sureness-say": "0|100",  # the ends of a scale in percent
    "waddingtons-(thing|crew)(-[a-z])?": "[23]",  # "a red 2" is what the card is called
    "waddingtons-W25": "2|22",  # two Chance cards, by number
}


class Texts(Visitor):
    """What a message says for itself, without what is filled in or chosen by."""

    def __init__(self):
        self.said = []

    def visit_TextElement(self, node):  # noqa: N802  the visitor's own naming
        self.said.append(node.value)


def digits_in(entry):
    texts = Texts()
    texts.visit(entry)  # attributes as well: what we add to a clause is one
    found = DIGITS.findall(" ".join(texts.said))
    allowed = [each for key, each in ALLOWED.items() if re.fullmatch(key, entry.id.name)]
    return [digits for digits in found if not any(re.fullmatch(each, digits) for each in allowed)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_no_number_of_the_box_stands_in_a_sentence(game, language):
    entries = FluentParser().parse(texts_of(game, language)[-1]).body
    messages = [entry for entry in entries if isinstance(entry, ftl.Message)]

    found = {entry.id.name: digits for entry in messages if (digits := digits_in(entry))}

    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_says_the_numbers_of_the_box(language):
    said = Words(GAMES["kapern"], language).text("kapern-card-meaning", card="ship4")

    assert "1000" in said
    assert "4" in said


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_every_number_a_game_offers_is_spoken_of(game):
    spoken = set(re.findall(r"\$box_(\w+)", texts_of(game, "en")[-1]))

    assert spoken == set(game.numbers)
