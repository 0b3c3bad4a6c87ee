"""`quarterdeck admin`: accounts of a house, for whoever hosts it."""

import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from quarterdeck.cli import options as the
from quarterdeck.cli.output import Paper, figure_table
from quarterdeck.cli.serve import every_module
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.words import Words, words

WANTED = {"rename": 2, "ban": 1, "unban": 1, "delete": 1, "reset": 1, "settle": 1}


def admin(
    deed: the.HostDeed,
    /,
    *names: the.HostNamed,
    yes: the.Sure = False,
    data: the.Data = None,
    language: the.Spoken = None,
) -> None:
    """List, rename, ban, delete or reset accounts; read reports and what was done.

    A server may run meanwhile: within seconds it does what was said here. Before an account is
    deleted, it is asked whether that is meant.

    For example:

        quarterdeck admin list
        quarterdeck admin rename Anne "Anne Bonny"
        quarterdeck admin ban Bart
        quarterdeck admin reset Mary
        quarterdeck admin reports
        quarterdeck admin settle 3
        quarterdeck admin audit
    """
    said = words(None, language or the.native())
    if len(names) != WANTED.get(deed, 0):
        raise QuarterdeckError("admin-names", deed=deed, count=WANTED.get(deed, 0))
    with every_module():
        from quarterdeck.server.accounts import host_deeds
    with host_deeds.house_at(data) as engine:
        print_house(data, said)
        if deed == "delete" and not yes:
            require_yes(host_deeds, engine, said, *names)
        DEEDS[deed](host_deeds, engine, said, *names)


def print_house(data: str | None, said: Words) -> None:
    """Whoever has several sees which one this is."""
    from quarterdeck.server.database import call_house

    print_done(said, "admin-house", where=call_house(data))


def require_yes(house: Any, engine: Any, said: Words, name: str) -> None:
    """What cannot be undone is asked about; nobody at the keyboard means no."""
    house.require_account(engine, name)
    sys.stdout.write(said.text("admin-sure", name=name) + " ")
    sys.stdout.flush()
    yes = said.text("admin-yes")
    if sys.stdin.readline().strip().casefold() != yes:
        raise QuarterdeckError("admin-unsure", name=name, yes=yes)


def print_done(said: Words, key: str, **about: Any) -> None:
    sys.stdout.write(said.text(key, **about) + "\n")


def print_accounts(house: Any, engine: Any, said: Words) -> None:
    table = figure_table(said.text("admin-accounts"), "")
    for key in ("admin-name", "admin-since", "admin-seen", "admin-state"):
        table.add_column(said.text(key))
    for each in house.list_accounts(engine):
        state = said.text("admin-banned") if each.banned else ""
        table.add_row(each.name, write_moment(each.made_at), write_moment(each.seen_at), state)
    Paper().print(table)


def print_reports(house: Any, engine: Any, said: Words) -> None:
    table = figure_table(said.text("admin-reports"), "")
    heads = ("number", "when", "by", "about", "table", "reason", "words")
    for key in heads:
        table.add_column(said.text(f"admin-{key}"))
    for number, at, *rest in house.list_reports(engine):
        table.add_row(str(number), write_moment(at), *map(str, rest))
    Paper().print(table)


def print_audit(house: Any, engine: Any, said: Words) -> None:
    table = figure_table(said.text("admin-audit"), "")
    for key in ("when", "deed", "about", "by", "note"):
        table.add_column(said.text(f"admin-{key}"))
    for each in house.read_audit(engine):
        table.add_row(write_moment(each.at), each.deed, each.who, each.agent, each.note)
    Paper().print(table)


def write_moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def rename_as_told(house: Any, engine: Any, said: Words, name: str, other: str) -> None:
    house.rename_by_host(engine, name, other)
    print_done(said, "admin-renamed", name=name, called=other)


def ban_as_told(house: Any, engine: Any, said: Words, name: str) -> None:
    house.ban_by_host(engine, name)
    print_done(said, "admin-has-banned", name=name)


def lift_ban(house: Any, engine: Any, said: Words, name: str) -> None:
    house.ban_by_host(engine, name, lift=True)
    print_done(said, "admin-has-unbanned", name=name)


def delete_as_told(house: Any, engine: Any, said: Words, name: str) -> None:
    house.remove_account(engine, name)
    print_done(said, "admin-deleted", name=name)


def reset_as_told(house: Any, engine: Any, said: Words, name: str) -> None:
    codes = house.reset_by_host(engine, name)
    print_done(said, "admin-reset", name=name, codes="\n".join(codes))


def settle_as_told(house: Any, engine: Any, said: Words, number: str) -> None:
    if not number.isdecimal():
        raise QuarterdeckError("admin-no-report", number=number)
    house.settle_report(engine, int(number))
    print_done(said, "admin-settled", number=number)


DEEDS: Mapping[str, Callable[..., None]] = {
    "list": print_accounts,
    "rename": rename_as_told,
    "ban": ban_as_told,
    "unban": lift_ban,
    "delete": delete_as_told,
    "reset": reset_as_told,
    "reports": print_reports,
    "settle": settle_as_told,
    "audit": print_audit,
}
