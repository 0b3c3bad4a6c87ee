"""Every lesson can be played, says something at every step, and says it in every language."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import cutlass
from quarterdeck.core.errors import QuarterdeckError, Unknown
from quarterdeck.games import GAMES
from quarterdeck.lessons.lesson import find_lesson, lessons_of
from quarterdeck.lessons.texts import lesson_texts, lesson_words, step_key
from quarterdeck.rooms.requests import seat_drafts
from quarterdeck.words import LANGUAGES

LESSONS = [(game, name) for game in GAMES.values() for name in lessons_of(game)]
TAUGHT = [game for game in GAMES.values() if lessons_of(game)]
FEWEST, MOST = 6, 10  # moves that are guided
LONGEST = 4  # sentences of one step
each_lesson = pytest.mark.parametrize(
    ("game", "name"), LESSONS, ids=lambda each: getattr(each, "name", each)
)
each_taught = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)


def messages(game, language):
    parsed = FluentParser().parse(lesson_texts(game, language)).body
    assert not [each for each in parsed if isinstance(each, ftl.Junk)]
    return {each.id.name for each in parsed if isinstance(each, ftl.Message)}


def is_pick(lesson, step):
    """Part of a choice that another word settles."""
    return seat_drafts(step.room, lesson.seat, step.asks)


@each_lesson
def test_a_lesson_guides_a_few_moves_and_ends_with_a_word(game, name):
    lesson = find_lesson(game, name)

    moves = [step for step in lesson.steps if step.asks and not is_pick(lesson, step)]

    assert FEWEST <= len(moves) <= MOST
    assert lesson.steps[0].asks is None  # what it is about comes first
    assert lesson.steps[-1].asks is None


@each_lesson
def test_whoever_learns_is_asked_for_what_they_may_do(game, name):
    lesson = find_lesson(game, name)

    for step in lesson.steps:
        if step.asks:
            state = step.room.drafted or step.room.state
            assert game.to_move(state) == lesson.seat
            assert step.asks in map(game.write, game.legal_actions(state))


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_title_and_a_few_sentences(game, name, language):
    said = lesson_words(game, language)

    for step in find_lesson(game, name).steps:
        key = step_key(game, step.name)
        told = said.text(key)
        assert said.title(key)
        assert len(re.findall(r"[.!?](?:\s|$)", told)) <= LONGEST, told


@each_taught
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_at_no_step(game, language):
    steps = {step.name for name in lessons_of(game) for step in find_lesson(game, name).steps}

    assert messages(game, language) == {step_key(game, step) for step in steps}


@each_taught
def test_french_signs_are_never_torn_from_the_words_of_a_lesson(game):
    torn = re.findall(r"\S [:;!?»%]|« ", lesson_texts(game, "fr").replace(" = ", ""))

    assert torn == []


def test_a_lesson_that_is_none_is_told_with_those_there_are():
    with pytest.raises(Unknown, match="Lessons: first"):
        find_lesson(GAMES["kapern"], "second")


def test_a_game_without_lessons_says_so():
    with pytest.raises(QuarterdeckError) as no:
        find_lesson(cutlass.GAME, "first")

    assert str(no.value).startswith("This game has no lessons")
