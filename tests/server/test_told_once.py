"""Under strict memory nothing is told twice: not on a reload, by an old seq or a stale move."""

from tests.server.running import eventually

STRICT = {"game": "dorra", "options": {"memory": "strict"}}


def sit_down(anne, mary, bess):
    table = anne.open("me", "open", "open", **STRICT)
    for seat, guest in ((1, mary), (2, bess)):
        assert guest.post(f"/api/tables/{table}/seats/{seat}").status_code == 201
    talks = [each.talk() for each in (anne, mary, bess)]
    for talk in talks:
        eventually(lambda talk=talk: talk.follow(table)["view"])
    return table, talks


def play_some(table, talks, moves):
    """So many decisions; everyone hears of each."""
    for _ in range(moves):
        mover = talks[0].shown[table]["view"]["awaiting"]["seat"]
        talk = next(each for each in talks if each.shown[table]["seat"] == mover)
        assert talk.play(talk.shown[table])["tell"] == "done"
        seq = talk.shown[table]["seq"]
        for each in talks:
            while each.shown[table]["seq"] < seq:
                each.hear()


def test_nothing_is_told_twice_where_one_must_remember(anne, mary, guest):
    table, talks = sit_down(anne, mary, guest("Bess"))
    play_some(table, talks, 6)
    hers = talks[0]
    seq = hers.shown[table]["seq"]

    again = [hers.follow(table, seq=seen) for seen in (-1, 0, 1, seq - 1)]
    other = anne.talk()
    stale = {"table": table, "seat": 0, "seq": 1, "action": "pass"}

    assert [each["news"] for each in again] == [[]] * 4
    assert other.follow(table, seq=0)["news"] == []
    assert other.say("play", **stale)["tell"] == "refused"
    assert other.follow(table)["news"] == []
    for each in (*talks, other):
        each.close()


def test_what_was_missed_is_told_once_to_whoever_comes_back(anne, mary, guest):
    table, talks = sit_down(anne, mary, guest("Bess"))
    play_some(table, talks, 2)
    seen = talks[0].shown[table]["seq"]
    seat = talks[0].shown[table]["view"]["awaiting"]["seat"]
    away = next(each for each in talks if each.shown[table]["seat"] != seat)
    others = [each for each in talks if each is not away]
    away.say("unfollow", table=table)
    play_some(table, others, 1)

    back = away.follow(table, seq=seen)

    assert {piece["seq"] for piece in back["news"]} == {seen + 1}
    assert away.follow(table, seq=seen)["news"] == []
    for each in talks:
        each.close()
