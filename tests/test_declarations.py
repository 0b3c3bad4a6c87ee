"""What is written for the page says what Python says."""

from pathlib import Path

import pytest

from quarterdeck.games import GAMES
from tools import declarations
from tools.game_declarations import sealed_moves, tag_of

WEB = Path(__file__).parents[1] / "src" / "quarterdeck" / "web"


def test_nothing_written_for_the_page_has_drifted():
    assert list(declarations.drifted(WEB)) == []


def test_a_file_that_has_drifted_is_named(tmp_path):
    for name, text in declarations.files():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "games" / "kapern" / "numbers.js").write_text("export const DICE = 9;\n", "utf-8")

    assert list(declarations.drifted(tmp_path)) == [str(tmp_path / "games/kapern/numbers.js")]


@pytest.mark.parametrize("name", GAMES)
def test_the_page_knows_by_moment_and_first_word_what_is_sealed(name):
    """Whatever the rules let somebody do at a moment where something is sealed."""
    game, known = GAMES[name], sealed_moves().get(name, [])
    moments = {moment for moment, _ in game.sealed}
    words = [(type(each), game.write(each).split()[0]) for each in game.all_actions(game.options())]

    for moment in moments:
        for action, verb in {each for each in words if (moment, each[0]) in game.flow}:
            sealed = (moment, action) in game.sealed
            assert (f"{tag_of(moment)} {verb}" in known) == sealed, (moment, verb)
