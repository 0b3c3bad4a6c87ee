"""Two people who came to two servers of one house, and what they do there."""


def sit_down(anne, mary, **more):
    table = anne.open("me", "open", **more)
    assert mary.post(f"/api/tables/{table}/seats/1").status_code == 201
    return table


def dealt(letter):
    return letter["tell"] == "shown" and letter["view"] is not None


def look(talk, table):
    """The table once it is dealt."""
    shown = talk.follow(table)
    return shown if shown["view"] else talk.wait_for(dealt)


def play_some(table, talks, moves):
    """So many, each seen by all before the next."""
    for _ in range(moves):
        mover = next(talk for talk in talks if talk.shown[table]["actions"])
        seq = mover.shown[table]["seq"]
        assert mover.play(mover.shown[table])["tell"] == "done"
        for talk in talks:
            while talk.shown[table]["seq"] <= seq:
                talk.hear()
