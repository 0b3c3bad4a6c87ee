"""What the strongest bots do, as docs/learned tells it: counted right, and told as it was found."""

import re

import pytest

from quarterdeck.core import logbook
from quarterdeck.core.table import LiveTable
from quarterdeck.games import find
from quarterdeck.games.dorra import actions as do
from quarterdeck.games.piracy import grid
from tools.learned import dorra_games, kapern_games, kept_matches, piracy_games
from tools.learned.findings import NotFound, largest, require
from tools.learned.kept_matches import KeptGame, pages_of, turned
from tools.learned.piracy_set_ups import SetUp, SetUpGame, set_up_games
from tools.learned.tallies import Figure, Key, Tally
from tools.learned_pages import DOCS, PAGES, written_files


def square(name):
    found = grid.square_of(name)
    assert found is not None
    return found


def first_of_its_menu(game, seats, options):
    """A game in which everyone does the last thing that may be done."""
    book = logbook.record(
        game, seats, options, LiveTable(1), lambda state: game.legal_actions(state)[-1]
    )
    pages = pages_of(game.name, logbook.write(book))
    shares = game.payoffs(pages[-1].state)
    return KeptGame(0, ("admiral", *["captain"] * (seats - 1)), shares, pages)


# Counting


def test_a_figure_is_a_sum_over_a_count():
    tally = Tally(20)
    for block in range(20):
        tally.add(block, Key("admiral", "boards"), 1)
        tally.add(block, Key("admiral", "boards"), block % 2)

    figure = tally.figure("admiral", "boards")

    assert (figure.mean, figure.cases) == (0.75, 40)
    assert figure.low < 0.75 < figure.high


def test_of_too_few_cases_nothing_is_told():
    tally = Tally(2)
    tally.add(0, Key("admiral", "boards"), 1)

    assert tally.figure("admiral", "boards") is None


def test_two_who_do_the_same_are_not_apart():
    tally = Tally(30)
    for block in range(30):
        for who in ("admiral", "captain"):
            tally.add(block, Key(who, "crew"), block)

    assert tally.gap("admiral", "captain", "crew") == Figure(0, 0, 0, 30)


def test_a_block_is_drawn_whole():
    """Games that share their luck say no more than one of them."""
    once, often = Tally(40), Tally(40)
    for block in range(40):
        for tally, games in ((once, 1), (often, 50)):
            for _ in range(games):
                tally.add(block, Key("captain", "won"), block % 4 == 0)

    one, other = (tally.figure("captain", "won") for tally in (once, often))

    assert (one.low, one.high) == (other.low, other.high)


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("%", "25 % (−5 to 50)"),
        ("=%", "25 %"),
        ("+%", "+25 % (−5 to +50)"),
        (".1", "0.2 (−0.1 to 0.5)"),
    ],
)
def test_a_figure_is_told_with_its_interval(spec, told):
    assert format(Figure(0.25, -0.05, 0.5, 40), spec) == told


# What a page may say


def test_a_page_says_nothing_that_could_be_chance():
    told = {
        "crew": {"more": Figure(-1, -2, -0.5, 40)},
        "wages": {"more": Figure(5, -1, 9, 40)},
    }

    require(told, ["-crew"])
    for claim in ("crew", "wages", "-wages"):
        with pytest.raises(NotFound):
            require(told, [claim])
    assert largest(told, ["wages", "crew"], 6) == ["crew"]


def test_pages_and_pictures_are_what_was_found():
    for file, text in written_files().items():
        assert file.read_text("utf-8") == text, file


@pytest.mark.parametrize("name", PAGES)
def test_a_page_says_which_games(name):
    found, text = PAGES[name], (DOCS / "learned" / f"{name}.md").read_text("utf-8")

    assert f"`make learned GAME={name}`" in text
    assert re.search(r"on \d{4}-\d\d-\d\d", text)
    assert re.search(r"seed \d+, (\d+ )?games", text)
    assert all(f"(../pictures/{file})" in text for file in found.pictures())


# Games


def test_blocks_are_played_once(tmp_path, monkeypatch):
    monkeypatch.setattr(kept_matches, "KEPT", tmp_path)
    match = kapern_games.MATCH._replace(bots=("mate", "deckhand"))

    first = [game.payoffs for game in kept_matches.kept_games(match, 1)]
    monkeypatch.setattr(kept_matches, "play_block", None)
    again = list(kept_matches.kept_games(match, 1))

    assert [game.payoffs for game in again] == first
    assert [game.bots for game in again] == [("mate", "deckhand"), ("deckhand", "mate")]


def test_by_bot_is_turned_to_by_seat():
    assert turned(("a", "b", "c"), 1) == ("c", "a", "b")


def test_boardings_of_buccaneer_are_counted():
    game = first_of_its_menu(find("dorra"), 3, dorra_games.MATCH.options)
    boards = [step for step in dorra_games.steps_of(game) if isinstance(step.action, do.Board)]

    said = list(dorra_games.of_game(game))
    steps = [each for step in boards for each in dorra_games.of_boarding(step)]

    assert sum(each.value for each in said if each.what == "boardings") == len(boards) == 15
    assert sum(each.value for each in said if each.what == "won") == pytest.approx(1)
    assert all(value >= 2 for what, value in steps if what == "crew")


def test_money_of_buccaneer_adds_up():
    game = first_of_its_menu(find("dorra"), 3, dorra_games.MATCH.options)

    found = dorra_games.sources(game)
    purses = game.pages[-1].state.purses

    assert [10 + sum(each) for each in zip(*found.values(), strict=True)] == list(purses)


def test_a_captain_gives_nothing_away_where_both_do_the_same():
    game = first_of_its_menu(find("kapern"), 2, kapern_games.OPTIONS)

    _, choice = next(kapern_games.choices_of(game))

    same = choice.captain == choice.best.action
    assert choice.loss == 0 if same else choice.loss >= 0
    assert {what for what, _ in kapern_games.of_choice(choice)} >= {"differs far from the end"}


def test_chests_are_laid_as_it_was_agreed(tmp_path, monkeypatch):
    monkeypatch.setattr(kept_matches, "KEPT", tmp_path)

    (suggested,) = set_up_games(SetUp("suggested"), 1, seed=3)
    (anywhere,) = set_up_games(SetUp("anywhere", "anywhere"), 1, seed=3)

    assert piracy_games.islands_with_two(suggested.chests) == 0
    assert len(anywhere.chests) == 10
    assert set(anywhere.stolen) <= set(anywhere.chests)


def test_how_chests_lie_is_measured():
    near, far = square("D4"), square("L7")
    laid = SetUpGame((near, far), (near,), square("H14"), 30, True)

    assert piracy_games.islands_with_two((near, square("C4"))) == 1
    assert piracy_games.steps_between((near, far)) == piracy_games.steps(near, far) > 3
    assert dict(piracy_games.of_laying(laid))["stolen"] == 1
    assert piracy_games.gap(near, far) == 11
