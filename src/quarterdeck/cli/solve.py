"""`quarterdeck solve`: exact values, of every card or of everything to do in one position.

What scores are worth is in solve_win.py.
"""

from typing import NamedTuple

from quarterdeck.bots.kapern.solved_tables import charts
from quarterdeck.bots.kapern.solver.card_payoffs import CardHand
from quarterdeck.bots.kapern.solver.expectations import Outlook, ValuedAction, card_outlook, rank
from quarterdeck.bots.kapern.solver.value_tables import Charts
from quarterdeck.cli import options as the
from quarterdeck.cli.output import Paper, figure_table, print_json
from quarterdeck.cli.solve_win import tell_chances
from quarterdeck.core import options as house
from quarterdeck.core.counts import Counts
from quarterdeck.core.errors import NotationError, QuarterdeckError, Unknown
from quarterdeck.core.game import AnyGame
from quarterdeck.games import find
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.notation import read_dice, write
from quarterdeck.games.kapern.rules import skulls_shown
from quarterdeck.games.kapern.scoring import is_magic
from quarterdeck.words import Words, words

SOLVED = ("kapern",)  # games small enough to be known exactly


def solve(
    game: the.Game,
    /,
    *,
    card: the.Card = None,
    dice: the.Dice = None,
    guardian: the.Guardian = "ready",
    win: the.Win = False,
    scores: the.Scores = None,
    fresh: the.Fresh = False,
    option: the.HouseRules = (),
    json: the.Json = False,
    language: the.Spoken = None,
) -> None:
    """Work out exact values: of cards, of a position, or of a score.

    For example:

        quarterdeck solve kapern
        quarterdeck solve kapern --card pirate --dice 1k3s1m1p2c
        quarterdeck solve kapern --option target=8000 --json
        quarterdeck solve kapern --win --scores 3000,4500
    """
    asked = Asked(card, dice, guardian, win, scores, fresh)
    played, position = solvable(find(game)), read_position(asked)
    rules, said = house.read(played.options, option), words(played, language or the.native())
    if win:
        tell_chances(rules, scores, fresh, said, json)
    elif position is None:
        tell_cards(charts(rules), said, json)
    else:
        tell_choices(charts(rules), position, said, json)


class Asked(NamedTuple):
    """A position, as typed; without card and dice, all cards."""

    card: str | None = None
    dice: str | None = None
    guardian: str = "ready"
    win: bool = False
    scores: str | None = None
    fresh: bool = False


class Position(NamedTuple):
    """Eight dice under a card, with something to decide."""

    hand: CardHand
    dice: Counts


def solvable(game: AnyGame) -> AnyGame:
    if game.name not in SOLVED:
        raise QuarterdeckError("no-solver", game=game.name, known=", ".join(SOLVED))
    return game


# What was asked


def read_position(asked: Asked) -> Position | None:
    """The position, if one was asked for and it leaves anything to decide."""
    if asked.guardian == "used" and asked.card != box.CARDS[box.GUARDIAN]:
        raise QuarterdeckError("kapern-solve-guardian")
    if not asked.win and (asked.scores or asked.fresh):
        raise QuarterdeckError("kapern-solve-win-first")
    if asked.card is None and asked.dice is None:
        return None
    if asked.win:
        raise QuarterdeckError("kapern-solve-win-alone")
    if asked.card is None or asked.dice is None:
        raise QuarterdeckError("kapern-solve-both")
    if asked.card not in box.CARDS:
        raise Unknown("card", asked.card, box.CARDS)
    hand = CardHand(box.CARDS.index(asked.card), lifted=asked.guardian == "used")
    return require_undecided(Position(hand, eight_dice(asked.dice)))


def eight_dice(text: str) -> Counts:
    try:
        dice = read_dice(text)
    except NotationError:
        letters = ", ".join(box.LETTERS)
        raise QuarterdeckError("kapern-solve-dice", text=text, letters=letters) from None
    if sum(dice) != box.DICE:
        raise QuarterdeckError("kapern-solve-eight", text=text, count=sum(dice))
    return dice


def require_undecided(position: Position) -> Position:
    """A position whose turn is not over yet."""
    (card, _), dice = position
    skulls = skulls_shown(card, dice)
    rescue = position.hand.guarded and skulls == box.DEADLY
    if skulls >= box.DEADLY and not rescue:
        raise QuarterdeckError("kapern-solve-skulls", skulls=skulls)
    if is_magic(card, dice):
        raise QuarterdeckError("kapern-solve-magic")
    return position


# What is told


def tell_cards(solved: Charts, said: Words, json: bool) -> None:
    cards = [card_outlook(chart) for hand, chart in sorted(solved.items()) if not hand.lifted]
    if json:
        print_json(cards)
    else:
        print_cards(cards, said)


def print_cards(cards: list[Outlook], said: Words) -> None:
    table = figure_table(said.text("kapern-solve-title"), said.text("kapern-solve-foot"))
    table.add_column(said.text("kapern-solve-card"))
    for key in ("expected", "bust", "stop", "skull-island", "rolls"):
        table.add_column(said.text(f"kapern-solve-{key}"), justify="right")
    for each in cards:
        odds = (f"{p:.1%}" for p in (each.bust, each.stop, each.skull_island))
        name = said.text("kapern-card", card=each.card)
        table.add_row(name, f"{each.expected:.2f}", *odds, f"{each.rolls:.2f}")
    Paper().print(table)


def tell_choices(solved: Charts, position: Position, said: Words, json: bool) -> None:
    choices = rank(solved[position.hand], position.dice)
    if json:
        told = [
            {"action": write(each.action), "value": each.value, "bust": each.bust}
            for each in choices
        ]
        print_json({"value": choices[0].value, "options": told})
    else:
        print_choices(choices, position, said)


def print_choices(choices: list[ValuedAction], position: Position, said: Words) -> None:
    title = said.text("kapern-card", card=box.CARDS[position.hand.card])
    table = figure_table(title, said.text("kapern-solve-ranked"))
    table.add_column(said.text("kapern-solve-action"))
    for key in ("expected", "bust", "risk"):
        table.add_column(said.text(f"kapern-solve-{key}"), justify="right")
    for each in choices:
        odds = (f"{p:.1%}" for p in (each.bust, each.risk))
        table.add_row(write(each.action), f"{each.value:.2f}", *odds)
    Paper().print(table)
