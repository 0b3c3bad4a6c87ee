"""The cache of what took long to work out: there when it is good, never in the way."""

import pytest

from quarterdeck.bots import kept_tables
from quarterdeck.bots.kapern import solved_tables as solved
from quarterdeck.bots.kapern.solved_tables import table_key, what_stands
from quarterdeck.bots.kept_tables import (
    find_table,
    folder,
    remember,
    shipped_path,
    work_out_anew,
)
from quarterdeck.games.kapern.options import Options
from tools.shipped_tables import KEYS


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


@pytest.fixture
def shipped(tmp_path, monkeypatch):
    """A folder of tables that came with the bots: `thing` is one of them."""
    monkeypatch.setattr(kept_tables, "BOTS", tmp_path)
    monkeypatch.setenv("QUARTERDECK_CACHE", str(tmp_path / "thing" / "shipped"))
    remember("thing", work(b"gold"))
    monkeypatch.setenv("QUARTERDECK_CACHE", str(tmp_path / "cache"))


@pytest.mark.usefixtures("shipped")
def test_what_is_shipped_need_not_be_worked_out(kept):
    assert remember("thing", work(b"lead")) == b"gold"
    assert not kept.exists()


@pytest.mark.usefixtures("shipped")
def test_what_is_worked_out_anew_goes_before_what_is_shipped():
    assert work_out_anew("thing", work(b"silver")) == b"silver"
    assert remember("thing", work(b"lead")) == b"silver"


def test_what_is_known_is_known_without_work():
    assert find_table("thing") is None

    remember("thing", work(b"gold"))

    assert find_table("thing") == b"gold"


def test_without_a_word_from_the_environment_the_user_has_a_folder(monkeypatch):
    monkeypatch.delenv("QUARTERDECK_CACHE")

    assert folder().name == "quarterdeck"


def test_only_house_rules_that_matter_make_another_table():
    book = table_key(Options(), "points")

    assert table_key(Options(target=8000, floor_zero=True), "points") == book
    assert table_key(Options(keep_one=True), "points") != book


def test_a_score_is_worth_the_same_at_every_target_unless_there_is_a_floor():
    assert what_stands(Options(target=8000)) == what_stands(Options())
    assert what_stands(Options(floor_zero=True)) != what_stands(Options())
    assert what_stands(Options(target=8000, floor_zero=True)) != what_stands(
        Options(floor_zero=True)
    )


def test_nobody_waits_for_the_scores_of_a_house_whose_rules_were_never_solved():
    solved.standings_at_hand.cache_clear()

    house, book = (solved.standings_at_hand(each) for each in (Options(keep_one=True), Options()))

    assert house is book


def test_what_the_book_is_worth_is_shipped():
    """Where a number of the box has changed, it is not: `make tables` works it out anew."""
    home = shipped_path(KEYS[0]).parent

    assert {path.stem for path in home.glob("*.table")} == set(KEYS)
    assert all(find_table(key) for key in KEYS)


def test_another_number_in_the_box_makes_another_table(monkeypatch):
    book = table_key(Options(), "points")

    monkeypatch.setattr(solved, "BOX", "other")

    assert table_key(Options(), "points") != book
