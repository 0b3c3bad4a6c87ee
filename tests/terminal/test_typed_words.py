"""What people type is understood, however they spell it."""

import pytest

from quarterdeck.core.table import QuietTable
from quarterdeck.games import GAMES
from quarterdeck.games.dorra import GAME as DORRA
from quarterdeck.games.kapern import GAME as KAPERN
from quarterdeck.games.kapern.state import ToPlace
from quarterdeck.games.piracy import GAME as PIRACY
from quarterdeck.games.piracy.state import ToEngage
from quarterdeck.games.waddingtons import GAME as WADDINGTONS
from quarterdeck.terminal.typed_words import Typist, sayings
from quarterdeck.words import words
from tests.games.dorra import positions as dorra
from tests.games.kapern import positions as kapern
from tests.games.piracy import positions as piracy
from tests.terminal.fleet import at_desk, at_sea
from tests.terminal.typist import NAMES, Typing, session_at

DICE = kapern.at("1k2s1m1p2c1d")
SHORE = kapern.at("1k1s1m3c2d", "treasure_island", moment=ToPlace)
SHIPS = "M5 K5 B2 F9 E3"


def meant(game, state, line, language="en"):
    session = session_at(game, state)
    session.lift_curtain()
    return Typist(session, words(game, language).at_table(NAMES)).words_in(line)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("REROLL 2s1m", "reroll 2s1m"),
        ("  Reroll   2S1M ", "reroll 2s1m"),
        ("roll 2s", "reroll 2s"),
        ("roll 2 s 1 m", "reroll 2s1m"),
        ("roll ssm", "reroll 2s1m"),
        ("roll two", "roll two"),
        ("throw monkey, parrot", "reroll 1m1p"),
        ("roll 2 sabres and 1 monkey", "reroll 2s1m"),
        ("re-roll 2 sabres", "reroll 2s"),
        ("keep 2c", "reroll 2s1m1p1d"),
        ("keep 2 coins and the diamond", "reroll 2s1m1p"),
        ("keep 2 coins and 1 diamond", "reroll 2s1m1p"),
        ("keep 2s1m1p2c1d", "stop"),
        ("st", "stop"),
    ],
)
def test_dice_are_named_in_letters_or_in_words(line, word):
    assert meant(KAPERN, DICE, line) == sayings(word)


def test_dice_have_their_names_in_every_language():
    assert meant(KAPERN, DICE, "roll 2 Säbel und 1 Affe", "de") == ["reroll 2s1m"]
    assert meant(KAPERN, DICE, "roll 2 sabres et 1 singe", "fr") == ["reroll 2s1m"]


def test_of_a_line_that_cannot_be_made_out_nothing_is_played():
    anne = Typing(session_at(KAPERN, DICE))

    told = anne.types("keep 2c and dance")

    assert told.startswith("“dance” names no action.")
    assert anne.played == []


def test_before_the_first_throw_there_is_nothing_to_keep():
    dealt = KAPERN.deal(2, KAPERN.options(first=1), QuietTable(1))
    anne = Typing(session_at(KAPERN, dealt))

    assert anne.types("keep 3c").startswith("“keep 3c” names no action. Write for example: roll.")


def test_what_is_kept_on_treasure_island_is_put_there_first():
    assert meant(KAPERN, SHORE, "keep 3c2d") == ["place 3c2d", "reroll 1s1m"]


def test_dice_that_are_not_there_cannot_be_kept():
    anne = Typing(session_at(KAPERN, DICE))

    told = anne.types("keep 3p")

    assert told.startswith("Not all of these are there to be kept. The dice are 1 skull, 2 sabres")
    assert anne.played == []


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("Move 3 B2", "move 3 b2"),
        ("move my 3 on blue 2", "move 3 b2"),
        ("move 3 onto Bart's 2", "move 3 b2"),
        ("move ? blue ?", "move ? b?"),
        ("move3b2", "move 3 b2"),
    ],
)
def test_discs_go_by_colour_or_by_who_plays_them(line, word):
    state = dorra.at()

    assert meant(DORRA, state, line) == [word]


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("Sail NE 3", "sail ne 3"),
        ("sail north-east 3", "sail ne 3"),
        ("sail 3 north east", "sail ne 3"),
        ("sail 10,16", "sail e 2"),
        ("sail to 8,20", "sail n 4"),
        ("turn South", "turn s"),
    ],
)
def test_ships_sail_by_heading_or_to_a_square(line, word):
    assert meant(WADDINGTONS, at_sea(), line) == [word]


@pytest.mark.parametrize(
    ("line", "word"), [("offer red 3", "offer r3"), ("Take Black 3", "take b3")]
)
def test_crew_goes_by_its_colour(line, word):
    assert meant(WADDINGTONS, at_desk(), line) == [word]


def test_a_place_no_line_leads_to_is_told_so():
    anne = Typing(session_at(WADDINGTONS, at_sea()))

    told = anne.types("sail to 9,19")

    assert told.startswith("No straight line leads from your ship to 9,19.")


def test_a_verb_holds_for_all_that_follows_it():
    typist = Typist(session_at(WADDINGTONS, at_desk()), words(WADDINGTONS))

    assert typist.words_in("gold", verb="take") == ["take gold"]


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("sail k11-l11", "sail K11-L11"),
        ("sail M11 L11", "sail M11-L11"),
        ("sail K11", "sail L11-K11"),
        ("sail to k11", "sail L11-K11"),
    ],
)
def test_a_pirate_sails_by_the_shortest_way_where_only_its_end_is_named(line, word):
    typed = meant(PIRACY, piracy.at("M11"), line)

    assert [each.upper() for each in typed] == [word.upper()]


@pytest.mark.parametrize("line", ["choose london", "choose lon", "Choose-Port London", "london"])
def test_every_part_of_a_word_may_be_cut_short(line):
    state = WADDINGTONS.deal(2, WADDINGTONS.options(), QuietTable(1))

    assert meant(WADDINGTONS, state, line) == ["choose-port london"]


def test_who_wrote_nothing_that_there_is_hears_what_may_be_written():
    anne = Typing(
        session_at(WADDINGTONS, WADDINGTONS.deal(2, WADDINGTONS.options(), QuietTable(1)))
    )

    assert "Write for example: choose-port london, choose-port cadiz" in anne.types("dance")


def test_a_direction_may_be_cut_short():
    state = piracy.aboard(ToEngage, 0, "K11", SHIPS, roll=3)

    assert meant(PIRACY, state, "fire n") == ["fire north"]


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("offer r2, take ruby; done", ["offer r2", "take ruby", "done"]),
        ("offer r2 and take ruby", ["offer r2", "take ruby"]),
        ("drift 8,16", ["drift 8,16"]),
        (" ; , ", []),
    ],
)
def test_a_line_says_one_thing_or_several(line, parts):
    assert sayings(line) == parts


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_word_that_may_be_played_can_be_typed_in_capitals_and_small_letters(game):
    session = Typing(session_of(game)).session
    typist = Typist(session, words(game).at_table(session.names))

    for word in session.legal_words():
        assert [game.read(each) for each in typist.words_in(word.upper())] == [game.read(word)]
        assert [game.read(each) for each in typist.words_in(f"  {word.lower()} ")] == [
            game.read(word)
        ]


def session_of(game):
    states = {
        "kapern": DICE,
        "dorra": dorra.at(),
        "waddingtons": at_sea(),
        "piracy": piracy.at("M11"),
    }
    return session_at(game, states[game.name])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_the_coach_says_can_be_typed_as_it_stands(game):
    anne = Typing(session_of(game))
    anne.session.lift_curtain()
    advice = anne.session.advise()
    first = ", ".join(filter(None, (advice.options[0].action, advice.options[0].then)))

    assert f"\n{first}: " in anne.types("coach")
    anne.types(first)

    assert anne.played[0] == advice.options[0].action
