"""A copy is taken while people play, and a house made of it goes on where it was."""

import sqlite3

import pytest

from quarterdeck.cli import main
from quarterdeck.server import database
from quarterdeck.server.backup import AT_ONCE
from quarterdeck.server.database_schema import METADATA
from quarterdeck.words import LANGUAGES
from tests.server.postgres import postgres
from tests.server.running import Guest, running, settings


@pytest.fixture(scope="module")
def postgres_address():
    with postgres() as address:
        yield address


@pytest.fixture(scope="module")
def lived_in(tmp_path_factory):
    """A house where a game runs and somebody talked, copied while it is open; and what was seen."""
    folder = tmp_path_factory.mktemp("house")
    with running(settings(folder)) as server:
        anne = Guest(server.base)
        table = anne.open("me", "mate")
        talk = anne.talk()
        shown = talk.follow(table)
        talk.say("chat", table=table, text="Ahoy")
        copy = folder / "copy.sqlite"
        assert main(["backup", str(copy), "--data", server.settings.data]) == 0
        talk.close()
        cookies = dict(anne.web.cookies)
        anne.leave()
    return copy, cookies, table, shown


def seen_in(data, cookies, table):
    with running(settings(data.parent, data=str(data))) as server:
        anne = Guest(server.base, cookies=cookies)
        talk = anne.talk()
        shown = talk.follow(table)
        talk.close()
        anne.leave()
    return shown


def test_a_copy_is_a_house_where_everyone_keeps_their_seat(lived_in):
    copy, cookies, table, before = lived_in

    shown = seen_in(copy, cookies, table)

    assert (shown["seat"], shown["chairs"]) == (before["seat"], before["chairs"])
    assert shown["seq"] >= before["seq"]
    assert copy.stat().st_mode & 0o077 == 0


def rows_in(where):
    """All that is kept, but for numbers that a database gives out itself."""
    with database.looking_at(where) as house:
        return {table.name: rows_of(table, house) for table in METADATA.sorted_tables}


def rows_of(table, house):
    names = [column.name for column in table.columns if column.autoincrement is not True]
    rows = house.execute(table.select()).mappings()
    return sorted([str(row[name]) for name in names] for row in rows)


def test_a_copy_is_put_into_postgresql_and_comes_back_the_same(
    lived_in, postgres_address, tmp_path
):
    copy, again = str(lived_in[0]), str(tmp_path / "again.sqlite")

    assert main(["restore", copy, "--data", postgres_address]) == 0
    assert main(["backup", again, "--data", postgres_address]) == 0

    assert rows_in(copy) == rows_in(postgres_address) == rows_in(again)


def test_a_copy_is_taken_while_somebody_writes(lived_in, tmp_path):
    copy, *_ = lived_in
    with sqlite3.connect(copy, isolation_level=None) as writing:
        writing.execute("BEGIN IMMEDIATE")
        writing.execute("DELETE FROM chat")

        assert main(["backup", str(tmp_path / "copy.sqlite"), "--data", str(copy)]) == 0

        writing.execute("ROLLBACK")
    assert len(rows_in(str(tmp_path / "copy.sqlite"))["chat"]) == 1


def test_more_rows_than_are_held_at_once_are_all_there(lived_in, tmp_path):
    house = tmp_path / "house.sqlite"
    main(["backup", str(house), "--data", str(lived_in[0])])
    with sqlite3.connect(house) as writing:
        names = [(f"guest-{n}", "Anne") for n in range(2 * AT_ONCE + 1)]
        writing.executemany("INSERT INTO guests (id, name) VALUES (?, ?)", names)

    main(["backup", str(tmp_path / "copy.sqlite"), "--data", str(house)])

    assert rows_in(str(tmp_path / "copy.sqlite")) == rows_in(str(house))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_copy_is_told_as_such(tmp_path, capsys, language):
    junk, other = tmp_path / "junk.sqlite", tmp_path / "other.sqlite"
    junk.write_text("no database at all, though it is as long as one may be\n" * 9)
    with sqlite3.connect(other) as writing:
        writing.execute("CREATE TABLE songs (name TEXT)")

    for wrong in (junk, other):
        house = str(tmp_path / "new.sqlite")
        status = main(["restore", str(wrong), "--data", house, "--language", language])

        told = capsys.readouterr().err
        assert (status, told.count("\n")) == (2, 1)
        assert told.startswith(str(wrong)), "not the house, which may be as good as any"
        assert "quarterdeck backup" in told
        assert not (tmp_path / "new.sqlite").exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["backup", "{copy}", "--data", "{copy}"], "is there already"),
        (["restore", "{copy}.not", "--data", "{new}"], "There is no copy"),
        (["restore", "{copy}", "--data", "{copy}"], "Somebody has been in this house"),
        (["backup", "{new}", "--data", "postgresql://127.0.0.1:1/nobody"], "cannot be kept"),
    ],
)
def test_what_would_lose_something_is_refused_in_a_sentence(
    lived_in, tmp_path, capsys, words, says
):
    places = {"copy": lived_in[0], "new": tmp_path / "new.sqlite"}

    status = main([each.format(**places) for each in words])

    printed = capsys.readouterr().err
    assert (status, printed.count("\n")) == (2, 1)
    assert says in printed
