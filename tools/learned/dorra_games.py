"""What admirals and captains of Buccaneer do in the same games, counted.

a decision     what could be done, what was done, what the network likes first
a boarding     when, with which crew, and what it leaves
a game         where the ducats came from, and who won
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from quarterdeck.bots.dorra.learned import likings
from quarterdeck.bots.dorra.memory import recollect
from quarterdeck.core.logbook import Page
from quarterdeck.core.table import QuietTable
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.discs import disc_number
from quarterdeck.games.dorra.events import Consoled, Looted, Majority, Paid
from quarterdeck.games.dorra.options import Options
from quarterdeck.games.dorra.ships import ship_columns
from quarterdeck.games.dorra.state import Pile, State, ToAct, ToMutiny, ToTake
from quarterdeck.matches.arena import Match

from .kept_matches import KeptGame
from .tallies import Key, Tally

MATCH = Match("dorra", ("admiral", "captain", "captain", "captain"), Options(), 91191)
NUMBERS = ship_columns(Options().components)
LEFT_OVER = (-99, 1, 4, 7, 10)  # ducats that a boarding leaves: the least of each group
FIRST = (1, 5, 9)  # rounds in which a seat boards first: the first of each group
BLOCKS = 14
THIRDS = (0, 5, 10)  # ships that have gone: the beginning, the middle, the end


class Step(NamedTuple):
    """One decision: where the game stood, what was done, and where that led."""

    before: State
    action: do.AnyAction
    page: Page


class Said(NamedTuple):
    """Something to be counted of a seat."""

    seat: int
    what: str
    value: float


def count_games(games: Iterable[KeptGame], blocks: int) -> Tally:
    tally = Tally(blocks)
    for game in games:
        for seat, what, value in [*of_game(game), *of_decisions(game)]:
            tally.add(game.block, Key(game.bots[seat], what), value)
    return tally


def steps_of(game: KeptGame) -> Iterator[Step]:
    for last, page in zip(game.pages, game.pages[1:], strict=False):
        yield Step(last.state, GAME.read(page.entry.word), page)


# A game


def of_game(game: KeptGame) -> Iterator[Said]:
    """Who won, and where the money came from."""
    end = game.pages[-1].state
    for seat, share in enumerate(game.payoffs):
        yield Said(seat, "won", share)
        yield Said(seat, "purse", end.purses[seat])
    for source, ducats in sources(game).items():
        for seat, each in enumerate(ducats):
            yield Said(seat, source, each)
    yield from of_first_boardings(game)


def sources(game: KeptGame) -> dict[str, list[float]]:
    """Ducats by seat: what ships left their captain, what others paid, what booty came to."""
    found = {name: [0.0] * len(game.bots) for name in ("loot", "wages", "booty")}
    for page in game.pages:
        for event in page.table.heard_by(None):
            match event:
                case Looted(seat, ducats):
                    found["loot"][seat] += ducats
                case Paid(seat, other, _, ducats):
                    found["loot"][seat] -= ducats
                    found["wages"][other] += ducats
                case Majority(_, seats, ducats):
                    for each in seats:
                        found["booty"][each] += ducats
                case Consoled(_, seat, ducats):
                    found["booty"][seat] += ducats
    return found


def of_first_boardings(game: KeptGame) -> Iterator[Said]:
    """In which round each boards first, and what it wins then."""
    boarded: dict[int, list[int]] = {seat: [] for seat, _ in enumerate(game.bots)}
    for step in steps_of(game):
        if isinstance(step.action, do.Board):
            boarded[whose(step)].append(round_of(step.before))
    for seat, rounds in boarded.items():
        yield Said(seat, "boardings", len(rounds))
        if rounds:
            yield Said(seat, "first boarding", rounds[0])
            yield Said(seat, f"won first {group(FIRST, rounds[0])}", game.payoffs[seat])


def round_of(state: State) -> int:
    """Of turns round the table, from 1."""
    return (state.turn - 1) // len(state.purses) + 1


def group(least: tuple[int, ...], value: float) -> int:
    """The group a value is in, by the least of it."""
    return max(each for each in least if each <= value)


# A decision


def of_decisions(game: KeptGame) -> Iterator[Said]:
    """What was done, of what could be done."""
    known: dict[int, Any] = {}
    for step in steps_of(game):
        seat = whose(step)
        known[seat] = recollect(GAME.view(step.before, seat), known.get(seat))
        menu = GAME.legal_actions(step.before)
        if len(menu) > 1:
            liked = menu[int(likings(GAME.imagine(known[seat], QuietTable(0))).argmax())]
            yield Said(seat, "as the network likes", step.action == liked)
        for what, value in of_step(step):
            yield Said(seat, what, value)
    yield from of_crews(game)


def whose(step: Step) -> int:
    assert step.page.entry.seat is not None
    return step.page.entry.seat


def of_step(step: Step) -> Iterator[tuple[str, float]]:
    match step.before.awaiting, step.action:
        case ToMutiny(), action:
            yield "mutinies", isinstance(action, do.Mutiny)
        case ToTake(seat), do.Take(kind):
            yield from of_piece(step.before, seat, kind)
        case ToAct(_, ()), _:
            yield from of_chance(step)
    if isinstance(step.action, do.Board):
        yield from of_boarding(step)
    if isinstance(step.action, do.Move):
        yield from of_move(step)


def of_piece(state: State, seat: int, kind: int) -> Iterator[tuple[str, float]]:
    offered = [each.kind for each in GAME.legal_actions(state) if isinstance(each, do.Take)]
    if len(offered) > 1:
        worths = [NUMBERS.worth[each] for each in offered]
        yield "takes the dearer piece", NUMBERS.worth[kind] == max(worths)
        yield "takes a kind it has", state.booty[seat][kind] > 0


def of_chance(step: Step) -> Iterator[tuple[str, float]]:
    """Whether a seat that could board did."""
    menu, seat = GAME.legal_actions(step.before), whose(step)
    boards = [each for each in menu if isinstance(each, do.Board)]
    yield "can board", bool(boards)
    if boards:
        boarded = isinstance(step.action, do.Board)
        most = max(left_over(step.before, seat, each) for each in boards)
        yield "boards when it can", boarded
        yield f"boards for {group(LEFT_OVER, most)}", boarded
        yield f"boards in third {group(THIRDS, len(step.before.gone))}", boarded


def left_over(state: State, seat: int, board: do.Board) -> int:
    """The ducats a captain keeps of a ship."""
    pile = state.piles[disc_number(seat, board.face)]
    wages = NUMBERS.wages[board.ship]
    owed = sum(wages[box.FACE[disc]] for disc in pile if box.OWNER[disc] != seat)
    return NUMBERS.ducats[board.ship] - owed


def of_boarding(step: Step) -> Iterator[tuple[str, float]]:
    """The crew that boards, and what it leaves."""
    assert isinstance(step.action, do.Board)
    seat, ship = whose(step), step.action.ship
    pile = step.before.piles[disc_number(seat, step.action.face)]
    yield "crew", len(pile)
    yield "more than needed", len(pile) > NUMBERS.crews[ship]
    yield "own discs", sum(box.OWNER[disc] == seat for disc in pile) / len(pile)
    yield "left over", left_over(step.before, seat, step.action)
    yield "ducats of the ship", NUMBERS.ducats[ship]
    yield "dearest piece", max(NUMBERS.worth[kind] for kind in NUMBERS.icons[ship])


def of_move(step: Step) -> Iterator[tuple[str, float]]:
    """What is put on what."""
    assert isinstance(step.action, do.Move)
    state, seat, (face, onto) = step.before, whose(step), (step.action.face, step.action.onto)
    own, other = state.piles[disc_number(seat, face)], state.piles[onto]
    both, least = own + other, min(NUMBERS.crews[ship] for ship in state.open)
    yield "moves a crew", len(own) > 1
    yield "takes a crew over", len(other) > 1
    yield "takes over what could board", len(other) >= least
    yield "can board next", len(both) >= least
    yield "more than the least", len(both) > least
    yield "height", len(both)
    yield "? on top", face == box.QUESTION
    yield "5 on top", face == box.QUESTION - 1
    yield "2 on top", face == 0
    yield "covers the richest", is_richest(state, seat, box.OWNER[onto])
    yield "own disc below", seat in {box.OWNER[disc] for disc in other}


def is_richest(state: State, seat: int, other: int) -> bool:
    """Of all but oneself."""
    return state.purses[other] == max(p for each, p in enumerate(state.purses) if each != seat)


# A crew


def of_crews(game: KeptGame) -> Iterator[Said]:
    """Whether a crew that was made is still one's own when the next turn comes."""
    made: dict[int, Pile] = {}
    for step in steps_of(game):
        seat = whose(step)
        if isinstance(step.before.awaiting, ToAct) and seat in made:
            top = made.pop(seat)[0]
            yield Said(seat, "keeps its crew", bool(step.before.piles[top]))
        if isinstance(step.action, do.Move):
            top = disc_number(seat, step.action.face)
            made[seat] = step.page.state.piles[top] or (top,)
