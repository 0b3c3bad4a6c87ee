"""Devices at a fair table over real sockets: each seals a share, and shows it when all have."""

from quarterdeck.core.commitments import share_seal, terms_of
from tests.fair_games import share_of
from tests.server.running import is_over, my_turn

SALT = "cd" * 32  # pages send one with everything they do, sealed or not


def luck_of(talk, table):
    """How far the luck has come, as this device was last told."""
    return talk.shown[table]["luck"]


def seal_of(shown, seat):
    luck, seats = shown["luck"], len(shown["chairs"])
    terms = terms_of(
        shown["game"], luck["version"], luck["options"].encode(), shown["table"], seats
    )
    return share_seal(terms, bytes.fromhex(luck["house"]), seat, share_of(seat)).hex()


def seal_shares(talks, table):
    """By seat."""
    for seat, talk in enumerate(talks):
        shown = talk.follow(table)
        done = talk.say("seal-share", table=table, seat=seat, seal=seal_of(shown, seat))
        assert done["tell"] == "done", done


def show_shares(talks, table):
    """Once all are sealed; then the game is dealt."""
    for seat, talk in enumerate(talks):
        while luck_of(talk, table)["stage"] == "sealing":
            talk.hear()
        done = talk.say("open-share", table=table, seat=seat, share=share_of(seat).hex())
        assert done["tell"] == "done", done
    for talk in talks:
        while talk.shown[table]["view"] is None:
            talk.hear()


def play_out(talks, table):
    """Kapern to its end: whoever may stop does; each move is seen by all before the next."""
    while not is_over(talks[0].shown[table]):
        mover = next(talk for talk in talks if my_turn(talk.shown[table]))
        shown = mover.shown[table]
        word = "stop" if "stop" in shown["actions"] else shown["actions"][0]
        assert mover.play(shown, word, salt=SALT)["tell"] == "done"
        for talk in talks:
            while talk.shown[table]["seq"] <= shown["seq"]:
                talk.hear()
