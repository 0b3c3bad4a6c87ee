"""Games to study: every one replays, is finished, and has something to say in every language."""

from collections import Counter

import pytest

from quarterdeck.core import logbook
from quarterdeck.core.errors import Unknown
from quarterdeck.games import GAMES
from quarterdeck.lessons.studies import find_study, read_study, steps_of_study, studies_of
from quarterdeck.rooms.room import is_over
from quarterdeck.words import LANGUAGES

STUDIES = [(game, name) for game in GAMES.values() for name in studies_of(game)]
FEWEST_REMARKS, LONGEST_REMARK = 6, 320


@pytest.fixture(params=STUDIES, ids=lambda study: f"{study[0].name}-{study[1]}")
def study(request):
    return find_study(*request.param)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_there_are_two_of_every_game(game):
    assert len(studies_of(game)) >= 2


def test_a_study_is_a_whole_game_by_todays_rules(study):
    *_, last = logbook.replay(study.game, study.book)

    assert study.book.scores == study.game.scores(last.state)
    assert study.game.to_move(last.state) is None


def test_a_study_is_a_tables_log(study):
    steps = steps_of_study(study)

    assert is_over(steps[-1].room)
    assert len(steps) == len(study.book.entries) + 1


def test_every_language_remarks_on_the_same_positions(study):
    said = {language: Counter() for language in LANGUAGES}
    for remark in study.book.remarks:
        said[remark.tag][remark.entry] += 1

    assert len({tuple(each.items()) for each in said.values()}) == 1
    assert said["en"][0] == 1  # what it is about
    assert len(said["en"]) >= FEWEST_REMARKS
    assert all(0 < len(remark.text) <= LONGEST_REMARK for remark in study.book.remarks)


def test_a_study_that_is_not_there_is_named():
    with pytest.raises(Unknown) as wrong:
        find_study(GAMES["kapern"], "nothing")

    assert wrong.value.sentence.key == "unknown-study"


def test_studies_that_are_looked_at_again_are_read_once(study):
    assert read_study(study.game, study.name) is read_study(study.game, study.name)
