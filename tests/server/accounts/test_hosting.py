"""What a host does to accounts, what is written down, and what is let go."""

import asyncio
import io
import time
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import insert

from quarterdeck.cli import main
from quarterdeck.rooms.refusals import Denied
from quarterdeck.server.accounts.account_watch import AccountWatch
from quarterdeck.server.accounts.audit import Deed
from quarterdeck.server.accounts.house_accounts import HouseAccounts
from quarterdeck.server.accounts.sign_in_limits import COUNTED, SignInLimits
from quarterdeck.server.callers import Caller
from quarterdeck.server.database import address_of, connect, connect_writer
from quarterdeck.server.database_schema import AUDIT
from quarterdeck.server.hub import Hub
from quarterdeck.server.pruning import Ages, prune
from quarterdeck.server.store import Store


@asynccontextmanager
async def house(file):
    store = Store(connect(address_of(str(file))))
    await store.start()
    try:
        yield store, HouseAccounts(store.engine)
    finally:
        await store.stop()


def in_house(file, work):
    async def run():
        async with house(file) as (store, accounts):
            return await work(store, accounts)

    return asyncio.run(run())


@pytest.fixture
def file(tmp_path):
    """A house where Anne has kept her name."""

    async def work(store, accounts):
        await store.name_guest("anne", "Anne")
        await accounts.keep_name("anne", "Anne", "the parrot knows")

    in_house(tmp_path / "log.sqlite", work)
    return tmp_path / "log.sqlite"


def admin(file, *tokens):
    return main(["admin", *tokens, "--data", str(file), "--language", "en"])


def answer(monkeypatch, line):
    monkeypatch.setattr("sys.stdin", io.StringIO(line))


@pytest.mark.parametrize("line", ["", "\n", "no\n", "y\n"])
def test_an_account_is_deleted_by_a_plain_yes_alone(file, monkeypatch, capsys, line):
    answer(monkeypatch, line)

    assert admin(file, "delete", "Anne") == 2
    assert "The account Anne is still there." in capsys.readouterr().err
    assert admin(file, "ban", "Anne") == 0


@pytest.mark.parametrize(("line", "more"), [("yes\n", []), ("", ["--yes"])])
def test_an_account_is_deleted_by_yes_or_in_a_script(file, monkeypatch, line, more):
    answer(monkeypatch, line)

    assert admin(file, "delete", "Anne", *more) == 0
    assert admin(file, "ban", "Anne") == 2


def test_whom_nobody_knows_is_not_asked_about(file, monkeypatch, capsys):
    answer(monkeypatch, "yes\n")

    assert admin(file, "delete", "Bart") == 2
    assert "for good?" not in capsys.readouterr().out


def test_the_house_is_named_first(file, capsys):
    admin(file, "list")

    assert capsys.readouterr().out.startswith(f"House: {file}\n")


def test_stuffing_is_throttled_counted_and_told_once_a_minute(file):
    now = [0.0]

    async def work(_, accounts):
        limits = SignInLimits(accounts.audit, 10, lambda: now[0])
        refused = 0
        for _ in range(40):
            try:
                await limits.take("Anne", "203.0.113.9")
            except Denied:
                refused += 1
        now[0] += 61
        with pytest.raises(Denied):
            for _ in range(40):
                await limits.take("Bart", "203.0.113.9")
        return refused, limits.count, await accounts.audit.since(0)

    refused, count, deeds = in_house(file, work)

    told = [(each.agent, each.note) for each in deeds if each.deed == "refused"]
    assert (refused, count) == (30, 31)
    assert told == [("203.0.113.9", "1, Anne"), ("203.0.113.9", "30, Bart")]


def test_addresses_that_are_refused_do_not_pile_up(file):
    async def work(_, accounts):
        limits = SignInLimits(accounts.audit, 10, lambda: 0.0)
        for n in range(COUNTED + 5):
            limits.note_refused(f"address {n}")
        return len(limits.refused)

    assert in_house(file, work) == 5


def test_an_address_waits_whatever_names_it_tries(file):
    async def work(_, accounts):
        limits = SignInLimits(accounts.audit, 10, lambda: 0.0)
        for n in range(50):
            await limits.take(f"Name {n}", "203.0.113.9")
        with pytest.raises(Denied):
            await limits.take("One more", "203.0.113.9")
        await limits.take("One more", "203.0.113.10")

    in_house(file, work)


@pytest.mark.parametrize(
    ("caller", "may"),
    [
        (Caller("127.0.0.1", host="localhost:8000"), True),
        (Caller("::1", host="[::1]:8000"), True),
        (Caller("192.168.1.7", host="192.168.1.2:8000"), False),
        (Caller("127.0.0.1", host="pirates.example.org"), False),  # by a proxy that nobody named
        (Caller("192.168.1.7", host="pirates.example.org", safe=True), True),
    ],
)
def test_over_a_plain_line_nobody_enters(file, caller, may):
    async def work(store, accounts):
        return accounts.may_enter(caller), HouseAccounts(store.engine, True).may_enter(caller)

    assert in_house(file, work) == (may, True)


def test_a_host_lists_renames_and_bans(file, capsys):
    assert admin(file, "rename", "anne", "Anne Bonny") == 0
    assert admin(file, "ban", "Anne Bonny") == 0
    assert admin(file, "list") == 0
    listed = capsys.readouterr().out

    async def work(_, accounts):
        with pytest.raises(Denied) as no:
            await accounts.by_password("Anne Bonny", "the parrot knows", "")
        return no.value.sentence.key

    assert "Anne Bonny" in listed
    assert "banned" in listed
    assert in_house(file, work) == "denied-banned"
    assert admin(file, "unban", "anne bonny") == 0
    assert admin(file, "audit") == 0
    told = capsys.readouterr().out
    assert all(word in told for word in ("kept", "renamed", "banned", "unbanned", "host"))


def test_a_reset_leaves_codes_alone(file, capsys):
    assert admin(file, "reset", "Anne") == 0
    code = capsys.readouterr().out.splitlines()[2].strip()

    async def work(_, accounts):
        with pytest.raises(Denied):
            await accounts.by_password("Anne", "the parrot knows", "")
        return await accounts.by_code("Anne", code, "another sentence", "")

    assert in_house(file, work) == "anne"


def test_a_deleted_account_leaves_its_name_to_others(file, capsys):
    assert admin(file, "delete", "Anne", "--yes") == 0

    async def work(store, accounts):
        return await accounts.store.owner_of_name("Anne"), await store.guest_name("anne")

    assert in_house(file, work) == (None, None)
    assert "nobody’s name" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("tokens", "says"),
    [
        (("ban", "Nobody"), "Nobody has kept the name “Nobody” here."),
        (("ban",), "“ban” wants one name after it."),
        (("list", "Anne"), "“list” wants no name after it."),
        (("settle", "7"), "There is no open report with the number 7."),
        (("settle", "x"), "There is no open report with the number x."),
        (("sink", "Anne"), "DEED cannot be “sink”."),
    ],
)
def test_what_a_host_cannot_do_is_told(file, capsys, tokens, says):
    assert admin(file, *tokens) == 2
    assert says in capsys.readouterr().err


def test_old_deeds_go_and_accounts_stay(file):
    async def work(_, accounts):
        await accounts.audit.note(Deed("signed-in", "anne"))

    in_house(file, work)
    engine = connect_writer(connect(address_of(str(file))))
    prune(engine, Ages(guests=0, audit=1), time.time() + 3 * 24 * 3600)

    async def look(_, accounts):
        return await accounts.audit.since(0), await accounts.store.find("anne")

    deeds, anne = in_house(file, look)
    assert deeds == []
    assert anne.name == "Anne"


def test_a_deed_that_is_written_after_a_later_one_is_carried_out_too(file):
    """As two servers may: numbers are given in order, and written down in any."""

    class Door:
        sent = []

        def send_away(self, who, _):
            self.sent.append(who)

    async def work(store, _):
        watch = AccountWatch(Hub(store), Door())
        await watch.start()
        for number in (9, 8):
            row = {"id": number, "at": 0.0, "deed": "ended", "who": f"g{number}"}
            async with store.engine.begin() as connection:
                await connection.execute(insert(AUDIT).values(**row, agent="self", note=""))
            await watch.look()
        await watch.look()
        await watch.stop()

    in_house(file, work)

    assert Door.sent == ["g9", "g8"]
