"""What is said at a table: kept, heard by those it is for, and nobody else's."""

from tests.server.running import eventually
from tests.server.test_playing import play_out, sit


def test_talk_is_kept_and_heard_as_plain_text(anne, mary):
    table, hers, marys = sit(anne, mary)

    hers.say("chat", table=table, text="<script>alert(1)</script>\u202e\x07 ahoy")
    heard = marys.wait_for(lambda letter: letter["tell"] == "heard")
    later = mary.talk()
    later.follow(table)
    again = later.wait_for(lambda letter: letter["tell"] == "heard")

    assert heard == again
    assert (heard["seat"], heard["name"]) == (0, "Anne")
    assert heard["text"] == "<script>alert(1)</script> ahoy"
    hers.close(), marys.close(), later.close()


def test_talk_is_told_with_the_move_it_was_said_after(anne, mary):
    table, hers, marys = sit(anne, mary)

    hers.say("chat", table=table, text="ahoy")
    heard = marys.wait_for(lambda letter: letter["tell"] == "heard")

    assert heard["seq"] == marys.shown[table]["seq"]
    hers.close(), marys.close()


def test_where_nobody_is_on_my_side_there_is_no_private_talk(anne, mary):
    table, hers, marys = sit(anne, mary)

    no = hers.say("chat", table=table, text="psst", team=True)

    assert (no["tell"], no["code"]) == ("refused", "no-team")
    hers.close(), marys.close()


def test_the_talk_of_a_private_game_is_not_shared_with_it(anne, mary):
    table = anne.open("me", "me", visibility="private")
    hers, marys = anne.talk(), mary.talk()
    eventually(lambda: hers.follow(table)["view"])
    hers.say("chat", table=table, text="Just between us.")
    play_out((hers,), table)

    told = marys.follow(table)
    said = marys.say("chat", table=table, text="May I?")

    assert (told["tell"], said["code"]) == ("shown", "not-seated")
    assert not [letter for letter in marys.pushes if letter["tell"] == "heard"]
    hers.close(), marys.close()
