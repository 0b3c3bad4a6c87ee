"""The cache of what took long to work out: there when it is good, never in the way."""

import pytest

from quarterdeck.bots.kapern_solved import name
from quarterdeck.bots.tables import folder, remember
from quarterdeck.games.kapern.options import Options


@pytest.fixture(autouse=True)
def kept(tmp_path, monkeypatch):
    """A cache of our own: its only file will be `thing.table`."""
    monkeypatch.setenv("QUARTERDECK_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "thing.table"


def work(content):
    return lambda: content


def test_what_was_worked_out_is_not_worked_out_again(kept):
    first = remember("thing", work(b"gold"))
    again = remember("thing", work(b"lead"))

    assert (first, again) == (b"gold", b"gold")
    assert list(kept.parent.iterdir()) == [kept]


def cut_short(content):
    return content[:-1]


def emptied(_):
    return b""


def written_over(content):
    return content[:-1] + b"?"


@pytest.mark.parametrize("spoil", [cut_short, emptied, written_over])
def test_a_spoilt_file_is_worked_out_again(kept, spoil):
    remember("thing", work(b"gold"))
    kept.write_bytes(spoil(kept.read_bytes()))

    assert remember("thing", work(b"silver")) == b"silver"
    assert remember("thing", work(b"lead")) == b"silver"


def test_a_file_of_another_name_is_foreign(kept):
    remember("other", work(b"lead"))
    (kept.parent / "other.table").rename(kept)

    assert remember("thing", work(b"gold")) == b"gold"


def test_where_no_folder_can_be_made_nothing_is_kept(kept):
    kept.parent.write_text("a file, not a folder")

    assert remember("thing", work(b"gold")) == b"gold"
    assert remember("thing", work(b"silver")) == b"silver"


def test_where_no_file_can_be_written_nothing_is_left_behind(kept):
    kept.mkdir(parents=True)

    assert remember("thing", work(b"gold")) == b"gold"
    assert list(kept.parent.iterdir()) == [kept]


def test_without_a_word_from_the_environment_the_user_has_a_folder(monkeypatch):
    monkeypatch.delenv("QUARTERDECK_CACHE")

    assert folder().name == "quarterdeck"


def test_only_house_rules_that_matter_make_another_table():
    book = name(Options(), "points")

    assert name(Options(target=8000, floor_zero=True), "points") == book
    assert name(Options(keep_one=True), "points") != book
