"""Several servers are one house: what is done at one is seen at the others."""

from contextlib import closing

from tests.server.running import Guest, eventually, is_absent, is_over
from tests.server.several_servers import look, play_some, sit_down


def test_a_move_at_one_server_is_seen_at_the_other_with_its_news(pair):
    anne, mary = pair
    table = sit_down(anne, mary)
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        seen = [look(talk, table) for talk in (hers, his)]
        mover, other = (hers, his) if seen[0]["actions"] else (his, hers)
        shown = mover.shown[table]

        assert mover.play(shown)["tell"] == "done"

        told = other.wait_for(lambda each: each["tell"] == "shown" and each["seq"] > shown["seq"])
        assert {piece["seq"] for piece in told["news"]} == {shown["seq"] + 1}


def test_a_whole_game_is_played_across_two_servers(pair):
    anne, mary = pair
    table = sit_down(anne, mary)
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        for talk in (hers, his):
            look(talk, table)
        for _ in range(40):
            mover = hers if hers.shown[table]["actions"] else his
            assert mover.play(mover.shown[table])["tell"] == "done"
            seq = mover.shown[table]["seq"]
            for talk in (hers, his):
                while talk.shown[table]["seq"] < seq:
                    talk.hear()


def test_a_line_of_talk_is_heard_once_at_either_server(pair):
    anne, mary = pair
    table = sit_down(anne, mary)
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        for talk in (hers, his):
            look(talk, table)
        for speaker, text in ((hers, "Ahoy"), (his, "Ahoy yourself")):
            assert speaker.say("chat", table=table, text=text)["tell"] == "done"

        heard = [[next_line(talk) for _ in range(2)] for talk in (hers, his)]

    assert heard == [["Ahoy", "Ahoy yourself"]] * 2


def next_line(talk):
    return talk.wait_for(lambda letter: letter["tell"] == "heard")["text"]


def test_who_is_there_is_seen_at_either_server_until_they_leave(pair):
    anne, mary = pair
    table = sit_down(anne, mary)
    with closing(anne.talk()) as hers:
        look(hers, table)
        with closing(mary.talk()) as his:
            if not look(his, table)["chairs"][0]["present"]:  # the other server may tell it later
                his.wait_for(lambda each: each["tell"] == "shown" and each["chairs"][0]["present"])
            hers.wait_for(lambda each: each["tell"] == "shown" and each["chairs"][1]["present"])
        hers.wait_for(is_absent(1))


def test_who_looks_on_is_named_at_the_other_server(pair, servers):
    anne, mary = pair
    table = sit_down(anne, mary)
    bess = Guest(servers[1].base, "Bess")
    with closing(anne.talk()) as hers, closing(bess.talk()) as watching:
        look(hers, table)
        watching.follow(table)
        told = hers.wait_for(lambda each: each["tell"] == "shown" and each["watchers"])
    bess.leave()

    assert told["watchers"] == ["Bess"]


def test_the_list_of_tables_changes_at_either_server(pair):
    anne, mary = pair
    with closing(mary.talk()) as his:
        his.say("follow-lobby")
        table = anne.open("me", "open")

        listed = his.wait_for(lambda each: each["tell"] == "lobby" and table in names(each))

    assert table in names(listed)


def names(lobby):
    return [each["table"] for each in lobby["tables"]]


def test_whoever_sits_there_hears_of_their_tables_at_another_server(pair, servers):
    anne, mary = pair
    elsewhere = Guest(servers[1].base, cookies=anne.web.cookies)
    with closing(elsewhere.talk()) as hers:
        hers.say("follow-own")
        table = sit_down(anne, mary)

        assert hers.wait_for(lambda each: each["tell"] == "own-moved")["table"] == table
        eventually(lambda: table in own_tables(elsewhere))
    elsewhere.leave()


def own_tables(guest):
    return [each["listing"]["table"] for each in guest.get("/api/me/tables").json()["playing"]]


def test_a_click_at_a_server_that_lags_behind_is_no_click_at_an_old_position(pair, servers):
    """Whoever has seen more than the server they come to is not told that they are late."""
    anne, mary = pair
    table = sit_down(anne, mary)
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        for talk in (hers, his):
            look(talk, table)
        mover = hers if hers.shown[table]["actions"] else his
        who = anne if mover is hers else mary
        other = Guest(servers[0 if who is mary else 1].base, cookies=who.web.cookies)
        with closing(other.talk()) as moved:
            while mover.shown[table]["actions"]:
                assert mover.play(mover.shown[table])["tell"] == "done"
                shown = mover.shown[table]
                if shown["actions"]:
                    assert moved.play(shown)["tell"] == "done"
                    mover.wait_for(lambda each, seq=shown["seq"]: each.get("seq", 0) > seq)
        other.leave()


def test_bots_move_once_whoever_looks_on_at_several_servers(pair):
    anne, mary = pair
    table = anne.open("mate", "mate", "mate")
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        for talk in (hers, his):
            talk.follow(table)
            if not is_over(talk.shown[table]):
                talk.wait_for(is_over)
        assert hers.shown[table]["seq"] == his.shown[table]["seq"]


def test_strict_memory_holds_at_every_server(servers):
    guests = [Guest(servers[n % 2].base, name) for n, name in enumerate(("Anne", "Mary", "Bess"))]
    table = guests[0].open("me", "open", "open", game="dorra", options={"memory": "strict"})
    for seat, guest in enumerate(guests[1:], start=1):
        assert guest.post(f"/api/tables/{table}/seats/{seat}").status_code == 201
    talks = [guest.talk() for guest in guests]
    for talk in talks:
        look(talk, table)
    elsewhere = Guest(servers[1].base, cookies=guests[0].web.cookies)
    with closing(elsewhere.talk()) as first:
        begun = first.follow(table)["seq"]
    play_some(table, talks, 6)

    with closing(elsewhere.talk()) as again:
        assert again.follow(table, seq=begun)["news"] == []
    for each in talks:
        each.close()
    for each in (*guests, elsewhere):
        each.leave()


def test_what_was_missed_under_strict_memory_is_told_once_at_another_server(servers):
    guests = [Guest(servers[0].base, name) for name in ("Anne", "Mary", "Bess")]
    table = guests[0].open("me", "open", "open", game="dorra", options={"memory": "strict"})
    for seat, guest in enumerate(guests[1:], start=1):
        assert guest.post(f"/api/tables/{table}/seats/{seat}").status_code == 201
    talks = [guest.talk() for guest in guests]
    for talk in talks:
        look(talk, table)
    play_some(table, talks, 2)
    away = next(talk for talk in talks if not talk.shown[table]["actions"])
    seen, others = away.shown[table]["seq"], [talk for talk in talks if talk is not away]
    away.close()
    for talk in others:
        talk.wait_for(is_absent(away.shown[table]["seat"]))
    play_some(table, others, 1)

    back = Guest(servers[1].base, cookies=guests[talks.index(away)].web.cookies)
    with closing(back.talk()) as hers:
        missed = hers.follow(table, seq=seen)["news"]
        again = hers.follow(table, seq=seen)["news"]
    for each in others:
        each.close()
    for each in (*guests, back):
        each.leave()

    assert ({piece["seq"] for piece in missed}, again) == ({seen + 1}, [])
