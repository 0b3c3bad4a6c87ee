"""A game that a house keeps, without a screen: over real lines, to a real server."""

import time

import pytest

from quarterdeck.bots.levels import sit
from quarterdeck.core.errors import IllegalAction, NotYourTurn, QuarterdeckError
from quarterdeck.core.table import TurnBegan
from quarterdeck.games import GAMES
from quarterdeck.terminal.house.line import HouseLine
from quarterdeck.terminal.house.trouble import HouseRefusal
from quarterdeck.terminal.house_remark import HouseRemark
from tests.server.running import is_over
from tests.terminal.house_guests import hear_until, my_turn, seated, session_at, visiting

CAREFUL = ("stop", "roll")
pytestmark = pytest.mark.usefixtures("own_folder")


def careful(words):
    """One throw, and home."""
    return next((word for word in CAREFUL if word in words), words[0])


def pair_up(visit, mary, game, seats, **more):
    """Anne by this terminal, Mary by a socket, bots on all other chairs."""
    table = seated(visit, "me", "open", *["random"] * (seats - 2), game=game, **more)
    mary.post(f"/api/tables/{table}/seats/1")
    talk = mary.talk()
    talk.follow(table)
    return session_at(visit, table), talk


def take_turns(session, talk, choose, moves):
    """Whoever is to move does something; what the terminal heard meanwhile."""
    heard = [*session.past]
    for _ in range(moves):
        heard += session.hear_all()
        if session.over:
            break
        if session.legal_words():
            heard += session.play(choose(session.legal_words()))
        elif session.to_move == 1:
            shown = talk.follow(session.table)
            if shown["actions"]:
                talk.play(shown, choose(shown["actions"]))
        else:
            time.sleep(0.01)
    return heard


def test_a_terminal_and_a_browser_play_to_the_end(house, mary):
    with visiting(house) as anne:
        options = {"target": 5000}
        session, talk = pair_up(anne, mary, "kapern", 2, options=options)

        heard = take_turns(session, talk, careful, 100_000)

        last = talk.follow(session.table)
        assert is_over(last)
        assert session.over
        assert list(session.winners) == last["view"]["awaiting"]["winners"]
        turns = [event.turn for event in heard if isinstance(event, TurnBegan)]
        assert turns == [*range(1, len(turns) + 1)]
        told = [piece["event"]["event"] for piece in last["news"]]  # the last of it
        kinds = [event.__struct_config__.tag for event in heard]
        assert [kind for kind in kinds if kind != "remark"][-len(told) :] == told
        talk.close()


@pytest.mark.parametrize("game", [name for name in GAMES if name != "kapern"])
def test_every_game_is_played_from_a_terminal(house, mary, game):
    with visiting(house) as anne:
        seats = GAMES[game].seats[0]
        session, talk = pair_up(anne, mary, game, seats)

        take_turns(session, talk, lambda words: words[len(words) // 2], 60)

        hear_until(session, lambda: session.shown.seq >= talk.follow(session.table)["seq"])
        assert session.shown.seq > 5
        assert GAMES[game].view(session.state, session.seat) == session.seen
        talk.close()


def test_a_refusal_of_the_rules_comes_with_its_clause(house):
    with visiting(house) as anne:
        session = session_at(anne, seated(anne, "me", "random"))
        hear_until(session, my_turn(session))
        before = session.shown

        with pytest.raises(HouseRefusal) as no:
            session.play("reroll 8c")

        assert no.value.sentence.key == "illegal-action"
        assert session.shown == before
        assert isinstance(session.refusal("reroll 8c"), IllegalAction)


def test_whoever_is_late_is_told_so_and_shown_the_table(house):
    with visiting(house) as anne:
        session = session_at(anne, seated(anne, "me", "random"))
        hear_until(session, my_turn(session))
        old, elsewhere = session.shown, other_device(anne)
        elsewhere.done("play", table=old.table, seat=0, seq=old.seq, action="roll")

        with pytest.raises(HouseRefusal) as no:
            session.play("roll")
        elsewhere.close()

        assert no.value.code == "stale"
        assert session.hear_all()
        assert session.shown.seq > old.seq  # a bot may have gone on already


def other_device(visit):
    """The same person at another machine."""
    line = HouseLine(visit.base, visit.door.cookie_header, lambda _: None)
    line.open()
    return line


def test_nobody_plays_out_of_turn(house, mary):
    with visiting(house) as anne:
        session, talk = pair_up(anne, mary, "kapern", 2)
        while session.legal_words():
            session.play(careful(session.legal_words()))

        assert isinstance(session.refusal("roll"), NotYourTurn)
        with pytest.raises(HouseRefusal) as no:
            session.play("roll")

        assert no.value.sentence.key == "not-your-turn"
        talk.close()


def test_an_onlooker_sees_and_cannot_act(house, mary):
    table = mary.open("me", "random")
    with visiting(house, "Wil") as onlooker:
        session = session_at(onlooker, table)

        assert session.seat is None
        assert session.seen.awaiting is not None
        with pytest.raises(QuarterdeckError) as no:
            session.play("roll")
        assert no.value.sentence.key == "denied-not-seated"


def test_talk_is_heard_once_and_who_comes_and_goes_is_told(house, mary):
    with visiting(house) as anne:
        table = seated(anne, "me", "open")
        mary.post(f"/api/tables/{table}/seats/1")
        session = session_at(anne, table)
        talk = mary.talk()
        talk.follow(table)
        heard = hear_until(session, lambda: session.shown.chairs[1].present)
        talk.say("chat", table=table, text="ahoy <b>")
        session.say("aye")
        talk.close()
        heard += hear_until(session, lambda: not session.shown.chairs[1].present)

        told = [each.sentence for each in heard if isinstance(each, HouseRemark)]
        assert [each.arguments["text"] for each in told if "text" in each.arguments] == [
            "ahoy <b>",
            "aye",
        ]
        assert (told[0].key, told[-1].key) == ("terminal-house-came", "terminal-house-went")


def test_the_coach_is_asked_where_the_house_allows_it(house):
    with visiting(house) as anne:
        session = session_at(anne, seated(anne, "me", "random", coach=True))
        hear_until(session, my_turn(session))

        advice = session.advise()

        assert advice.options[0].action in session.legal_words()
        assert len(advice.chances) == 2


def test_picks_that_are_not_settled_can_be_taken_back(house):
    game = GAMES["waddingtons"]
    with visiting(house) as anne:
        seats = ("me", *["random"] * (game.seats[0] - 1))
        session = session_at(anne, seated(anne, *seats, game=game.name))
        trader = sit(game, "deckhand", session.seen.options, 1)
        while not session.draft and not session.over:
            hear_until(session, my_turn(session))
            session.play(game.write(trader.choose(session.seen)))
        picked = session.draft

        session.take_back()

        assert picked
        assert session.draft == picked[:-1]


def test_a_cookie_is_kept_for_its_house_and_for_nobody_else(house, own_folder):
    with visiting(house) as anne:
        table = seated(anne, "me", "random")

    (kept,) = (own_folder / "quarterdeck" / "houses").iterdir()
    assert kept.stat().st_mode & 0o777 == 0o600
    with visiting(house, None) as again:
        own = again.own_tables().playing
        assert again.name == "Anne"
        assert [each.listing.table for each in own] == [table]
