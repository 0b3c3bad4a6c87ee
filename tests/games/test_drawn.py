"""Whatever chance answers in a game has a name there, in every language and in every program."""

import pytest
from msgspec.structs import replace

from quarterdeck.cli import main
from quarterdeck.core.drawn import Drawn, all_drawn
from quarterdeck.games import GAMES
from quarterdeck.rooms.proof_files import digest_of, write_proof
from quarterdeck.words import LANGUAGES, words
from tests.rooms.test_proofs import changed, played

CALLED = {
    "kapern": (Drawn("draw", (4,) * 11, 4), "Guardian"),
    "dorra": (Drawn("take", (1,) * 15, 4), "ship 5"),
    "waddingtons": (Drawn("draw", (1,) * 28, 4), "A wind for home"),
    "piracy": (Drawn("draw", (0, 1, 1, 1, 1, 1, 1), 4), "die: 4"),
}


def all_of(proof):
    """Every answer of chance in a game, kind by kind."""
    for each in proof.decisions:
        for throw in each.throws:
            yield from all_drawn(throw.ask, throw.of, throw.got, each.number == 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_all_that_was_drawn_in_a_game_has_a_name(name, language):
    said, game = words(GAMES[name], language), GAMES[name]

    assert all(said.say(game.drawn(each)) for each in all_of(played(name).proof))


@pytest.mark.parametrize("name", CALLED)
def test_a_draw_is_called_by_the_name_of_the_thing(name):
    drawn, called = CALLED[name]

    assert words(GAMES[name], "en").say(GAMES[name].drawn(drawn)) == called


def other_draw(proof):
    """The first draw of one thing among many came otherwise."""
    number, throw = next(
        (each.number, each.throws[0])
        for each in proof.decisions[1:]
        if each.throws and each.throws[0].ask == "draw" and sum(map(bool, each.throws[0].of)) > 5
    )
    got = next(kind for kind, left in enumerate(throw.of) if left and kind != throw.got)
    rest = proof.decisions[number].throws[1:]
    lie = changed(proof, number, throws=(replace(throw, got=got), *rest))
    return replace(lie, digest=digest_of(lie)), throw.got, got


@pytest.mark.parametrize("name", ["kapern", "waddingtons"])
def test_verify_calls_what_came_otherwise_by_its_name(name, tmp_path, capsys):
    lie, *kinds = other_draw(played(name).proof)
    file = tmp_path / "lie.json"
    file.write_bytes(write_proof(lie))

    status = main(["verify", str(file), "--language", "en"])

    said, told = words(GAMES[name], "en"), capsys.readouterr().out
    bag = (1,) * (11 if name == "kapern" else 28)
    expected, found = (said.say(GAMES[name].drawn(Drawn("draw", bag, kind))) for kind in kinds)
    assert f"expected {expected}, found {found}" in told
    assert status == 1
