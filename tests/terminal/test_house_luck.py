"""A terminal at a fair table brings its share, says the letters, and does not play if wronged."""

from contextlib import closing

import pytest
from msgspec.structs import replace

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.rooms.seats import Chair
from quarterdeck.terminal.house.own_shares import LuckRead, OwnShares, ShareRead
from quarterdeck.terminal.house_remark import HouseRemark
from tests.fair_games import share_of
from tests.server.fair_devices import seal_of
from tests.terminal.house_guests import seated, session_at, visiting

CHAIRS = (Chair("person", "Anne", yours=True), Chair("person", "Mary"))
LUCK = LuckRead(1, "{}", "ab" * 32, "sealing")


def told_after(luck, shares=None):
    shares = shares or OwnShares()
    return shares, shares.hear("kapern-1", "kapern", CHAIRS, luck)


def mixed(own, **more):
    shown = ShareRead(0, own.seal, own.share.hex())
    return replace(LUCK, **{"stage": "mixed", "shares": (shown,), "used": (0,), **more})


def test_a_share_is_sealed_once_and_shown_when_all_have():
    shares, (do, sealed) = told_after(LUCK)
    _, again = told_after(LUCK, shares)
    own = shares.drawn["kapern-1"]
    opening = replace(LUCK, stage="opening", shares=(ShareRead(0, own.seal),))

    assert (do, sealed["seal"]) == ("seal-share", own.seal)
    assert again == (do, sealed)
    assert told_after(opening, shares)[1] == (
        "open-share",
        {"table": "kapern-1", "seat": 0, "share": own.share.hex()},
    )


def test_what_is_left_out_or_swapped_is_noticed():
    shares, _ = told_after(LUCK)
    own = shares.drawn["kapern-1"]
    stranger = (ShareRead(0, own.seal, "00" * 32),)
    for luck, wronged in (
        (mixed(own), False),
        (mixed(own, used=()), True),
        (mixed(own, house="cd" * 32), True),
        (mixed(own, shares=stranger), True),
    ):
        told_after(luck, shares)
        assert shares.is_wronged("kapern-1") is wronged


@pytest.mark.usefixtures("own_folder")
def test_a_table_with_a_terminal_need_not_wait(house, mary):
    with visiting(house) as anne, closing(mary.talk()) as his:
        table = seated(anne, "me", "open", fair=True)
        anne.follow(table)
        mary.post(f"/api/tables/{table}/seats/1")
        his.say("seal-share", table=table, seat=1, seal=seal_of(his.follow(table), 1))
        while his.shown[table]["luck"]["stage"] == "sealing":
            his.hear()
        his.say("open-share", table=table, seat=1, share=share_of(1).hex())
        session = session_at(anne, table)
        told = [said.sentence.key for said in session.past if isinstance(said, HouseRemark)]
        used = anne.line.shares.told[table].used
        anne.line.shares.told[table] = replace(anne.line.shares.told[table], used=())

        with pytest.raises(QuarterdeckError) as no:
            session.act("roll")

    assert used == (0, 1)
    assert told == ["terminal-house-luck-letters"]
    assert no.value.sentence.key == "terminal-house-luck-left-out"
