"""What people say of dice, as words: `roll 2 monkeys`, `keep 3c`, `place c c c`."""

import re
from collections.abc import Sequence

from quarterdeck.core.counts import Counts
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.notation import write_dice
from quarterdeck.games.kapern.state import ToPlace
from quarterdeck.games.kapern.view import View
from quarterdeck.words import Words

AGAIN = ("roll", "reroll", "re-roll", "throw")
BETWEEN = re.compile(r"\b(?:and|the|my|et|les?|la|und|die|den)\b|[,+]")
DIE = re.compile(r"(\d*)\s*([^\W\d_]+)")


def understand(said: str, seen: View, _: Sequence[str], words: Words) -> str:
    verb, _, rest = said.partition(" ")
    dice = read_spoken_dice(BETWEEN.sub(" ", rest), words)
    if dice is None or not any(dice):
        return said
    if verb == "keep" and any(seen.dice):
        return roll_all_but(seen, dice)
    return f"{'reroll' if verb in AGAIN else verb} {write_dice(dice)}"


def count_thrown_away(word: str) -> int:
    """Coins and diamonds that are rolled again; for what they are good is no secret."""
    verb, _, dice = word.partition(" ")
    return sum(map(int, re.findall(r"(\d)[cd]", dice))) if verb in AGAIN else 0


def roll_all_but(seen: View, kept: Counts) -> str:
    """Everything else is rolled again, but for skulls and what lies on the island."""
    if any(map(int.__gt__, kept, seen.dice)):
        raise QuarterdeckError("kapern-keep-missing", dice=write_dice(seen.dice))
    again = tuple(map(dice_again, seen.dice, seen.island, kept))
    word = f"reroll {write_dice((0, *again[1:]))}" if any(again[1:]) else "stop"
    placing = isinstance(seen.awaiting, ToPlace)
    return f"place {write_dice(kept)}; {word}" if placing else word


def dice_again(lying: int, ashore: int, kept: int) -> int:
    return max(0, lying - max(ashore, kept))


def read_spoken_dice(text: str, words: Words) -> Counts | None:
    """`2m 1 parrot c` as counts; nothing where a word is no die."""
    if DIE.sub("", text).strip():
        return None
    names = face_names(words)
    each = [(count, names.get(name, name)) for count, name in DIE.findall(text)]
    if not all(set(faces) <= set(box.LETTERS) for _, faces in each):
        return None
    counted = "".join(faces[0] * int(count or 1) + faces[1:] for count, faces in each)
    return tuple(counted.count(letter) for letter in box.LETTERS)


def face_names(words: Words) -> dict[str, str]:
    """Every face by its name, of one and of several, in whichever case."""
    said = (
        (words.text(f"kapern-thing-{letter}", count=count, role=role), letter)
        for letter in box.LETTERS
        for count in (1, 2)
        for role in ("subject", "object")
    )
    return {text.partition(" ")[2].casefold(): letter for text, letter in said}
