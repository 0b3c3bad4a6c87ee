"""An example as the rules work it out, for whoever reads them."""

import msgspec

from quarterdeck.core.sentence import Sentence

LONGEST_EXAMPLE = 60  # letters, in the notation of its game


class Example(msgspec.Struct, frozen=True, gc=False):
    """What everyone concerned gains or loses by it, and what for."""

    gains: tuple[int, ...]
    lines: tuple[Sentence, ...]
