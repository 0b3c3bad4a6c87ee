"""The page calls what was drawn as the games do."""

import msgspec

from quarterdeck.games import GAMES
from tests.games.test_drawn import all_of
from tests.rooms.test_proofs import played


def test_every_draw_has_the_same_name_on_the_page(run_tests):
    cases = {
        name: [
            msgspec.to_builtins((each, GAMES[name].drawn(each)))
            for each in all_of(played(name).proof)
        ]
        for name in GAMES
    }
    assert all(cases.values())

    run_tests("drawn.test.mjs", cases)
