"""Where a game of Piraten Kapern stands, in words."""

from quarterdeck.core.counts import Counts
from quarterdeck.core.sentence import Sentence, sentence
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.notation import write_dice
from quarterdeck.games.kapern.state import Final, Reply, Sudden
from quarterdeck.games.kapern.view import View
from quarterdeck.words import Words
from quarterdeck.words.positions.position_text import PositionText, all_scores


def lines(seen: View, words: Words) -> list[str]:
    card = box.CARDS[seen.card]
    told = [words.text("kapern-position-card", card=card)]
    if any(seen.dice):
        told += [dice_line("kapern-position-dice", seen.dice, words)]
        told += [words.text("kapern-position-skulls", skulls=skulls(seen))]
    if any(seen.island):
        told += [dice_line("kapern-position-island", seen.island, words)]
    return told


def dice_line(key: str, dice: Counts, words: Words) -> str:
    """Dice as words and as notation."""
    return words.text(key, dice=write_dice(dice))


def skulls(seen: View) -> int:
    """Those of the dice and those of the card."""
    return seen.dice[box.SKULL] + box.SKULLS_ON[seen.card]


def target(seen: View) -> int:
    return seen.options.target


def stage(seen: View) -> Sentence | None:
    match seen.stage:
        case Final(starter):
            return sentence("kapern-stage-final", seat=starter)
        case Reply(starter):
            return sentence("kapern-stage-reply", seat=starter)
        case Sudden():
            return sentence("kapern-stage-sudden")
    return None


def phrase(word: str, words: Words) -> str:
    """`reroll 2s1m` as "Roll 2 sabres and 1 monkey"."""
    verb, _, dice = word.partition(" ")
    return words.text("kapern-phrase", verb=verb, dice=dice or "-")


TEXT = PositionText(lines, target, stage, phrase, all_scores)
