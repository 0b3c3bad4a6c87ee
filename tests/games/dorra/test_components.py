"""A box of one's own: read, checked, and kept by value."""

import msgspec
import pytest

from quarterdeck.core import logbook, options
from quarterdeck.core.errors import LogbookError, QuarterdeckError
from quarterdeck.core.table import LiveTable
from quarterdeck.core.wire import Wire
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.options import Options
from quarterdeck.games.dorra.ships import KINDS, BoxError
from quarterdeck.words import LANGUAGES, words

SHIP = """
[[ship]]
id = {id}
ducats = {ducats}
min_crew = {min_crew}
question_pay = {question_pay}
booty = [{booty}]
"""
USUAL = {"ducats": 20, "min_crew": 3, "question_pay": 4, "booty": '"chest", "dagger"'}
BOOTY = "[booty]\nchest = 15\nbarrel = 12\ncandlestick = 9\ndagger = 6\n"


def ship(number, **other):
    return SHIP.format(id=number, **USUAL | other)


def written(values=BOOTY, **other):
    """A table of fifteen ships, the fourth of them like this."""
    return values + "".join(ship(n, **(other if n == 4 else {})) for n in range(1, 16))


def read(text, tmp_path):
    file = tmp_path / "my.toml"
    file.write_text(text, "utf-8")
    return options.read(Options, [f"components={file}"])


# The standard box


@pytest.mark.clause("D2", "D14")
def test_the_standard_box_has_six_pictures_of_each_kind_and_the_example_card():
    pictures = [kind for each in box.STANDARD.ships for kind in each.booty]
    example = box.STANDARD.ships[10]

    assert [pictures.count(kind) for kind in KINDS] == [6, 6, 6, 6]
    assert sorted(len(each.booty) for each in box.STANDARD.ships) == [1] * 6 + [2] * 9
    assert (example.ducats, example.min_crew, example.question_pay) == (22, 5, 4)
    assert len(example.booty) == 2
    assert box.COINS == 417


@pytest.mark.clause("D14")
def test_every_number_says_where_it_comes_from():
    known = {(each.ship, each.field): each.status for each in box.known_about(box.STANDARD)}

    assert known[0, "chest"] == known[11, "ducats"] == known[15, "min_crew"] == "found"
    assert known[0, "barrel"] == known[11, "booty"] == known[1, "ducats"] == "reconstructed"
    assert len(known) == 4 + 15 * 4


@pytest.mark.clause("D14")
def test_the_numbers_of_another_box_are_its_owners():
    own = msgspec.structs.replace(box.STANDARD, booty=box.Booty(15, 12, 9, 5))

    assert {each.status for each in box.known_about(own)} == {"own"}


@pytest.mark.clause("D14")
def test_where_the_numbers_come_from_can_be_told_in_every_language():
    told = options.sources(Options())

    assert len(told) == 4 + 15
    assert words(GAME).say(told[14]) == (
        "Ship 11: 22 ducats (found), crew of 5 (found), “?” 4 (found), "
        "1 chest and 1 candlestick (reconstructed)."
    )
    assert all(words(GAME, language).say(each) for language in LANGUAGES for each in told)


# Reading one


@pytest.mark.clause("D14")
def test_a_box_of_ones_own_is_read_and_kept_by_value(tmp_path):
    agreed = read(written(min_crew=9), tmp_path)

    book = logbook.begin(GAME, 3, agreed, LiveTable(1))[1]

    assert agreed.components.ships[3].min_crew == 9
    assert msgspec.json.decode(book.options, type=Options) == agreed
    assert b"my.toml" not in book.options


def test_our_own_file_can_be_copied_and_read(tmp_path):
    standard = box.Path(box.__file__).with_suffix(".toml").read_text("utf-8")

    assert read(standard, tmp_path) == Options()


@pytest.mark.clause("D2", "D6", "D14", "D15", "D17", "D27")
@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        (written(min_crew=1), 31, "Ship 4 asks for a crew of 1; a crew is 2 to 9 pirates. (D14)"),
        (written(min_crew=10), 31, "Ship 4 asks for a crew of 10; a crew is 2 to 9"),
        (written(question_pay=-1), 32, "Ship 4 pays a “?” -1 ducats; it cannot be less"),
        (written(ducats=-5), 30, "Ship 4 holds -5 ducats; it cannot be less than none. (D17)"),
        (written(ducats='"ten"'), 30, "Ship 4: ducats has to be a whole number, not “ten”."),
        (written(ducats="true"), 30, "Ship 4: ducats has to be a whole number, not “True”."),
        (written(booty='"parrot"'), 33, "Ship 4 shows “parrot”; booty is chest, barrel, cand"),
        (written(booty=""), 33, "Ship 4 shows 0 pieces of booty; a ship shows one or two. (D15)"),
        (written(booty='"chest", "chest", "chest"'), 33, "Ship 4 shows 3 pieces of booty"),
        (written(booty='"chest"]\nsails = [3'), 34, "There is no “sails” here. Known are id,"),
        (BOOTY + "".join(map(ship, range(1, 15))), 103, "Ship 15 is missing; there are 15"),
        (BOOTY + "".join(map(ship, range(1, 17))), 113, "There is no ship 16; they are"),
        (written() + ship(3), 117, "Two of the 16 ships have the same id"),
        (written(BOOTY.replace("9", "0")), 4, "candlestick is worth 0; a kind of booty is"),
        (written(BOOTY.replace("dagger = 6", "")), 1, "dagger has to be a whole number, not “-”"),
        (written("[meta]\nstart_ducats = 20\n" + BOOTY), 1, "meta is the same in every box"),
        (written(BOOTY + "pieces_per_kind = 7\n"), 6, "pieces_per_kind is the same in every box"),
        ("ship = 5", 1, "Ships have to be sections: [[ship]] for each of the 15"),
        ("ship = [1]", 1, "Ships have to be sections: [[ship]] for each of the 15"),
        (BOOTY + "[ship]\nid = 1\n", 6, "Ships have to be sections: [[ship]] for each of the 15"),
        ("booty = 7\n" + written(""), 1, "booty has to be a section: [booty], and under it"),
        (written("[sails]\n" + BOOTY), 1, "There is no “sails” here. Known are meta, discs, coin"),
    ],
    ids=lambda each: each[:30] if isinstance(each, str) and "[" not in each else "",
)
def test_a_bad_table_is_refused_with_its_line_and_its_rule(text, line, says, tmp_path):
    with pytest.raises(BoxError) as no:
        read(text, tmp_path)

    told = words(GAME).say(no.value.sentence)
    assert f"my.toml, line {line}: {says}" in told
    assert all(words(GAME, language).say(no.value.sentence) for language in LANGUAGES)


def test_what_is_no_toml_is_told_with_the_place(tmp_path):
    with pytest.raises(BoxError) as no:
        read("[booty]\nchest = = 3", tmp_path)

    assert "is no TOML file: Invalid value (at line 2" in words(GAME).say(no.value.sentence)


@pytest.mark.parametrize("text", ["", "  \n", "# mine\n"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_says_nothing_is_told_what_is_wanted(tmp_path, text, language):
    with pytest.raises(BoxError) as no:
        read(text, tmp_path)

    told = words(GAME, language).say(no.value.sentence)
    assert all(each in told for each in ("my.toml", "[booty]", "[[ship]]", "15", "(D14)"))
    assert "chest" not in told, "no field is to blame"


def test_what_is_no_text_is_told_so(tmp_path):
    (tmp_path / "my.toml").write_bytes(b"\xff\xfe\x00")

    with pytest.raises(BoxError) as no:
        options.read(Options, [f"components={tmp_path / 'my.toml'}"])

    assert "is not text" in words(GAME).say(no.value.sentence)


@pytest.mark.clause("D14")
def test_unusual_pictures_are_only_wondered_at(tmp_path):
    wondered = options.doubts(read(written(), tmp_path))

    assert not options.doubts(Options())
    assert words(GAME).say(wondered[0]) == (
        "Chests: pictured 15 times, where 6 are usual. The game can be played like that."
    )


# From elsewhere


@pytest.mark.clause("D14")
def test_a_bad_table_does_not_come_in_by_the_wire_either():
    good = Wire(GAME).options.write(Options())

    with pytest.raises(msgspec.ValidationError) as no:
        Wire(GAME).options.read(good.replace(b'"min_crew":6', b'"min_crew":1'))

    assert "D14" in str(no.value)


@pytest.mark.clause("D6")
def test_a_logbook_with_a_bad_table_is_refused():
    book = logbook.begin(GAME, 3, Options(), LiveTable(1))[1]
    bad = book._replace(options=book.options.replace(b'"question_pay":6', b'"question_pay":-6'))

    with pytest.raises(LogbookError) as no:
        list(logbook.replay(GAME, bad))

    assert "D17" in words(GAME).say(no.value.sentence)


def test_an_option_without_a_file_is_answered_like_any_other():
    with pytest.raises(QuarterdeckError) as no:
        options.read(Options, ["component=x"])

    assert words(GAME).say(no.value.sentence).endswith("Did you mean components?")
