"""Piracy in arrays."""

from quarterdeck.fleet.in_arrays import InArrays

from .menus import legal, pick
from .observing import observe
from .plain import rebuild
from .rules import WORDS, apply, chance_from
from .setup import deal
from .state import OVER

IN_ARRAYS = InArrays(
    words=WORDS,
    over=OVER,
    chance_from=chance_from,
    deal=deal,
    apply=apply,
    observe=observe,
    legal=legal,
    pick=pick,
    rebuild=rebuild,
)
