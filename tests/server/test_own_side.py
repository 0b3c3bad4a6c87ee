"""Talk among one's own side: the Captains of Piracy, and nothing of it for the Pirate."""

from quarterdeck.core.table import LiveTable
from quarterdeck.games.piracy import GAME
from tests.server.running import eventually


def sit(guests, **options):
    """A table of Piracy, the first guest the Pirate, everyone looking on."""
    first, *others = guests
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    form = {"game": "piracy", "seats": seats, "options": {"pirate": 1, **options}}
    table = first.post("/api/tables", **form).json()["table"]
    for seat, guest in enumerate(others, start=1):
        assert guest.post(f"/api/tables/{table}/seats/{seat}").status_code == 201
    eventually(lambda: first.get(f"/api/tables/{table}").json()["stage"] == "playing")
    talks = [guest.talk() for guest in guests]
    for talk in talks:
        talk.follow(table)
    return table, talks


def lines(talk):
    return [letter["text"] for letter in talk.pushes if letter["tell"] == "heard"]


def test_captains_hear_each_other_and_the_pirate_does_not(anne, mary, guest):
    table, (pirate, one, two) = sit((anne, mary, guest("Jack")))

    one.say("chat", table=table, text="he is near C4", team=True)
    one.say("chat", table=table, text="nice weather")
    captain, aloud = (talk.wait_for(lambda each: each["tell"] == "heard") for talk in (two, pirate))

    assert (captain["text"], captain["team"]) == ("he is near C4", True)
    assert (aloud["text"], aloud["team"]) == ("nice weather", False)
    for talk in (pirate, one, two):
        talk.close()


def test_who_comes_back_is_told_what_was_said_to_their_side_alone(anne, mary, guest):
    table, talks = sit((anne, mary, guest("Jack")))
    talks[1].say("chat", table=table, text="he is near C4", team=True)

    again = [each.talk() for each in (anne, mary)]
    for talk in again:
        talk.follow(table)
        talk.say("why-not", table=table, seat=0, action="roll")

    assert [lines(talk) for talk in again] == [[], ["he is near C4"]]
    for talk in (*talks, *again):
        talk.close()


def test_the_pirate_has_nobody_to_whisper_to(anne, mary):
    table, (pirate, captain) = sit((anne, mary))

    no = pirate.say("chat", table=table, text="psst", team=True)

    assert no["code"] == "no-team"
    pirate.close(), captain.close()


def test_where_talk_is_open_nobody_whispers(anne, mary, guest):
    table, (pirate, one, two) = sit((anne, mary, guest("Jack")), talk="open")

    no = one.say("chat", table=table, text="psst", team=True)

    assert no["code"] == "no-team"
    for talk in (pirate, one, two):
        talk.close()


def test_in_a_rematch_the_role_passes_to_the_left():
    options = GAME.options(pirate=2)
    state = GAME.deal(3, options, LiveTable(1))

    assert GAME.again(state).pirate == 3
