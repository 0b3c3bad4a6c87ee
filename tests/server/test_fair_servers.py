"""A fair table of a house with several servers: whichever people come to, the luck is one."""

import json
from contextlib import closing

import pytest

from quarterdeck.rooms.proof_checks import check_proof
from tests.server.fair_devices import luck_of, play_out, seal_shares, show_shares
from tests.server.running import Guest, running
from tests.server.several_servers import sit_down
from tools import verify_standalone as alone

pytestmark = pytest.mark.slow


def proofs_of(guests, table):
    return {guest.get(f"/api/tables/{table}/proof").content for guest in guests}


def test_people_at_two_servers_make_one_luck_that_either_proves(pair):
    anne, mary = pair
    table = sit_down(anne, mary, fair=True)
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        seal_shares([hers, his], table)
        show_shares([hers, his], table)
        play_out([hers, his], table)
        (written,) = proofs_of(pair, table)

    assert [each["used"] for each in json.loads(written)["shares"]] == [True, True]
    assert check_proof(written)[:2] == alone.check(written)


def test_where_the_server_that_promised_is_killed_the_other_keeps_the_promise(shared_house):
    with running(shared_house) as here, running(shared_house) as there:
        anne, mary = Guest(here.base, "Anne"), Guest(there.base, "Mary")
        moved = Guest(there.base, cookies=anne.web.cookies)
        table = sit_down(anne, mary, fair=True)
        with closing(anne.talk()) as hers, closing(mary.talk()) as his:
            seal_shares([hers, his], table)
            promised = luck_of(hers, table)["house"]
            here.kill()
        with closing(moved.talk()) as hers, closing(mary.talk()) as his:
            for talk in (hers, his):
                talk.follow(table)
            show_shares([hers, his], table)
            play_out([hers, his], table)
        (written,) = proofs_of([moved, mary], table)
        for each in (anne, mary, moved):
            each.leave()

    assert json.loads(written)["house"] == promised
    assert [each["used"] for each in json.loads(written)["shares"]] == [True, True]
    assert check_proof(written)[:2] == alone.check(written)
