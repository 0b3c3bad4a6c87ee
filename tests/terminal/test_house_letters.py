"""What this terminal reads of the wire is what houses write, and nothing else is read into it."""

from typing import get_args, get_type_hints

import msgspec
import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server import messages as say
from quarterdeck.server.api import forms
from quarterdeck.server.clock_messages import Away, ClockFace
from quarterdeck.server.fair_messages import LuckFace, ShareFace
from quarterdeck.server.letters import LARGEST_LETTER
from quarterdeck.server.socket_requests import read_message
from quarterdeck.terminal.house import letters
from quarterdeck.terminal.house.address import read_address, read_table
from quarterdeck.terminal.house.clock_face import AwayRead, ClockRead
from quarterdeck.terminal.house.letters import LARGEST_READ, AnyLetter, TalkLetter, read_json
from quarterdeck.terminal.house.own_shares import LuckRead, ShareRead
from quarterdeck.terminal.house.trouble import HouseTrouble
from quarterdeck.words import words

WRITTEN = {kind.__struct_config__.tag: kind for kind in get_args(say.Letter)}
BY_SOCKET = get_args(AnyLetter)
BESIDE = [
    (letters.NewsPiece, say.Piece),
    (letters.AdvisedOption, say.Choice),
    (letters.ListedTable, say.Listing),
    (letters.GuestName, forms.Me),
    (letters.OpenedTable, forms.Opening),
    (letters.OwnListed, forms.OwnTable),
    (letters.OwnList, forms.OwnTables),
    (letters.NoAnswer, forms.Problem),
    (AwayRead, Away),
    (ClockRead, ClockFace),
    (ShareRead, ShareFace),
    (LuckRead, LuckFace),
]


def same(read, written):
    """Whether a field is read as what it is written as."""
    told = str(read)
    for ours, theirs in BESIDE:
        told = told.replace(name_of(ours), name_of(theirs))
    return read == written or told == str(written)


def name_of(kind):
    return f"{kind.__module__}.{kind.__qualname__}"


@pytest.mark.parametrize(
    ("read", "written"),
    [*((each, WRITTEN[each.__struct_config__.tag]) for each in BY_SOCKET), *BESIDE],
    ids=lambda kind: kind.__name__,
)
def test_every_field_that_is_read_is_written_so(read, written):
    wanted, given = get_type_hints(read), get_type_hints(written)

    assert wanted
    for name in wanted:
        assert same(wanted[name], given[name]), name


def test_no_letter_is_longer_than_what_is_read():
    assert LARGEST_READ == LARGEST_LETTER


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("follow", {"table": "t", "seq": -1}),
        ("unfollow", {"table": "t"}),
        ("play", {"table": "t", "seat": 0, "seq": 3, "action": "roll"}),
        ("draft", {"table": "t", "seat": 0, "seq": 3, "actions": ("take ruby",)}),
        ("advise", {"table": "t", "seat": 0}),
        ("agree-coach", {"table": "t", "seat": 0, "wanted": True}),
        ("chat", {"table": "t", "text": "ahoy", "team": False}),
        ("cover", {"table": "t", "seat": 1}),
        ("reclaim", {"table": "t", "seat": 0}),
        ("pause", {"table": "t", "seat": 0, "wanted": True}),
        ("urge", {"table": "t", "seat": 0}),
        ("wait-for", {"table": "t", "seat": 1}),
        ("resign", {"table": "t", "seat": 0}),
        ("follow-lobby", {}),
        ("unfollow-lobby", {}),
        ("follow-own", {}),
    ],
)
def test_a_house_understands_all_that_is_said(do, fields):
    said = read_message(msgspec.json.encode({"do": do, "id": 1, **fields}))

    assert said.__struct_config__.tag == do


def test_nothing_that_a_house_sends_moves_the_cursor():
    text = "a\x1b[2Jb\x07\x9bc\u202ed\nе\u00a0f"
    letter = say.Heard("t", 1, 2, 0, text, text, False)

    read = read_json(msgspec.json.encode(letter), AnyLetter)

    assert isinstance(read, TalkLetter)
    assert read.name == read.text == "a [2Jb  c d е\u00a0f"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"tell": "sung"}', '{"tell": "done"}', "[" * 5000, b"\xff"]
)
def test_a_letter_that_makes_no_sense_is_of_another_version(text):
    with pytest.raises(HouseTrouble) as no:
        read_json(text, AnyLetter)

    assert no.value.sentence.key == "terminal-house-other-version"


@pytest.mark.parametrize(
    ("typed", "base", "table"),
    [
        ("127.0.0.1:8000", "http://127.0.0.1:8000", None),
        (" https://house.example/ ", "https://house.example", None),
        ("http://house.example:81/t/kapern-1a", "http://house.example:81", "kapern-1a"),
        ("http://[::1]:8000/t/x/", "http://[::1]:8000", "x"),
        ("house.example/t/Not%20One", "http://house.example", None),
    ],
)
def test_an_address_is_read_as_people_paste_it(typed, base, table):
    assert read_address(typed) == (base, table)


@pytest.mark.parametrize(
    "typed", ["", "ftp://x", "http://", "http://a b", "http://x:99999", "http://x\x1b[2J"]
)
def test_what_is_no_address_is_said_to_be_none(typed):
    with pytest.raises(HouseTrouble) as no:
        read_address(typed)

    assert no.value.sentence.key == "terminal-house-bad-address"


@pytest.mark.parametrize("typed", ["", "Kapern!", "x" * 41])
def test_what_is_no_table_is_said_to_be_none(typed):
    with pytest.raises(QuarterdeckError):
        read_table(typed)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_trouble_can_be_said(language):
    said = words(None, language).say(HouseTrouble("none-there", house="x", status=200).sentence)

    assert "x" in said
