"""Languages, where trying costs more than the words: the longest always, the others slowly."""

import pytest

from quarterdeck.words import LANGUAGES

LONGEST = "de"
SPOKEN = [
    pytest.param(each, marks=() if each == LONGEST else pytest.mark.slow) for each in LANGUAGES
]
