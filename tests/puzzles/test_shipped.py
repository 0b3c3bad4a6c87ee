"""Every puzzle that is shipped: it replays, lists all that is legal, holds no secret, and is so."""

from importlib.resources import files

import msgspec
import pytest
from msgspec.structs import replace

from quarterdeck.core import logbook
from quarterdeck.core.game import package_of
from quarterdeck.core.table import QuietTable
from quarterdeck.games import GAMES
from quarterdeck.puzzles.judging import LONG, USUAL, is_right, weigh_options, weighing_of
from quarterdeck.puzzles.position import options_of, set_up
from quarterdeck.puzzles.puzzle import FILE, find_puzzle, games_with_puzzles, puzzles_of
from quarterdeck.server.api.puzzles import show_position
from quarterdeck.words import LANGUAGES, words

FEWEST = 60
LARGEST = 170_000  # bytes of a game's file
SAMPLE = (1, 31)  # re-solved in every run
FRESH = 90_210  # a seed that found none of them
NOISE = 3.0  # standard errors within which a shorter look may be off
GIVEN = [GAMES[name] for name in games_with_puzzles()]
each_game = pytest.mark.parametrize("game", GIVEN, ids=lambda game: game.name)


def last_state(game, number):
    book = logbook.read(find_puzzle(game, number).book)
    *_, last = logbook.replay(game, book)
    return last.state


def weigh_anew(game, number, stage):
    """Every option by its word, as its seat sees it, in worlds that nobody has looked at yet."""
    state = last_state(game, number)
    seen = game.view(state, game.to_move(state))
    found = weigh_options(game, seen, stage, len(game.legal_actions(state)), FRESH)
    return {game.write(each.action): each for each in found}


def require_same_best(game, number, stage):
    """What is right is no worse than the best found anew by more than noise."""
    puzzle, found = find_puzzle(game, number), weigh_anew(game, number, stage)
    right = [found[word] for word in puzzle.values if puzzle.is_right(word)]
    assert any(is_right(each) or each.behind <= NOISE * each.error for each in right), number


def test_all_four_games_have_puzzles():
    assert set(games_with_puzzles()) == set(GAMES)


@each_game
def test_there_are_enough_and_they_weigh_little(game):
    assert len(puzzles_of(game)) >= FEWEST
    assert len((files(package_of(game)) / FILE).read_bytes()) <= LARGEST


@each_game
def test_no_puzzle_comes_twice(game):
    assert len({puzzle.book for puzzle in puzzles_of(game)}) == len(puzzles_of(game))


@each_game
def test_every_puzzle_replays_and_lists_exactly_what_is_legal(game):
    moments = weighing_of(game).moments
    for number, puzzle in enumerate(puzzles_of(game), start=1):
        state = last_state(game, number)

        assert isinstance(state.awaiting, moments), number
        assert set(puzzle.values) == set(map(game.write, game.legal_actions(state))), number


@each_game
def test_in_every_puzzle_something_is_right_and_all_else_clearly_behind(game):
    for number, puzzle in enumerate(puzzles_of(game), start=1):
        wrong = [puzzle.values[word] for word in puzzle.values if not puzzle.is_right(word)]

        assert puzzle.best - max(wrong) >= 0.029, number  # the margin, rounded
        assert 3 * (len(puzzle.values) - len(wrong)) <= max(3, len(puzzle.values)), number


@each_game
@pytest.mark.parametrize("number", SAMPLE)
def test_a_sample_is_solved_again(game, number):
    require_same_best(game, number, USUAL)


@pytest.mark.parametrize("number", SAMPLE)
def test_kapern_is_solved_again_exactly(number):
    kapern = GAMES["kapern"]

    found = weigh_anew(kapern, number, USUAL)

    assert find_puzzle(kapern, number).values == {
        word: round(each.share, 3) for word, each in found.items()
    }


@pytest.mark.slow
@each_game
def test_every_puzzle_is_solved_again_ten_times_as_hard(game):
    for number in range(1, len(puzzles_of(game)) + 1):
        require_same_best(game, number, LONG)


# What goes to the page


@each_game
@pytest.mark.parametrize("number", SAMPLE)
def test_a_letter_says_nothing_that_its_seat_cannot_know(game, number):
    position = set_up(game, number)
    seen = game.view(position.room.state, position.seat)

    for seed in range(3):
        world = game.imagine(seen, QuietTable(seed))
        other = position._replace(room=replace(position.room, state=world))
        assert letter(other) == letter(position)
        told = options_of(game, find_puzzle(game, number), other.room, position.seat)
        assert told == position.options


def letter(position):
    return msgspec.json.encode(show_position(position))


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_sentence_in_every_language(game, language):
    said = words(game, language).at_table(tuple("ABCDEF"))

    for number in SAMPLE:
        for option in set_up(game, number).options:
            assert said.say(option.reason).strip()
