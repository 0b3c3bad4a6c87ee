"""Examples over HTTP: worked out by the rules, by a table's own where one is named."""

from urllib.parse import urlencode


def ask(guest, game="kapern", **asked):
    return guest.get(f"/api/games/{game}/example?{urlencode(asked)}")


def house_table(guest):
    """A private table where the chest can be filled with a Skull card."""
    return guest.open("me", "deckhand", options={"skull_chest": True}, visibility="private")


def test_an_example_is_worked_out(anne):
    assert ask(anne, of="coin 4c3d1s").json()["gains"] == [1400]


def test_a_table_has_its_own_house_rules(anne):
    table = house_table(anne)

    assert ask(anne, of="skull1 4c4d", table=table).json()["gains"] == [1700]
    assert ask(anne, of="skull1 4c4d").json()["gains"] == [1200]
    assert ask(anne, "dorra", of="count chest 2/1", table=table).json()["gains"] == [15, 1]


def test_house_rules_of_a_private_table_are_nobody_elses(anne, mary):
    assert ask(mary, of="coin 8c", table=house_table(anne)).status_code == 404


def test_what_is_no_example_is_refused_with_one(anne):
    answer = ask(anne, of="coin 9c")

    assert answer.status_code == 422
    assert "pirate 3c2d3m" in answer.json()["text"]
    assert ask(anne, of="c" * 100).status_code == 400


def test_a_game_without_examples_says_so(anne):
    answer = ask(anne, "piracy", of="x")

    assert answer.status_code == 404
    assert "kapern" in answer.json()["text"]


def test_a_handbook_has_words_of_its_own(anne):
    answer = anne.get("/api/words/en/kapern-handbook.ftl")

    assert "kapern-handbook-aim-1" in answer.text
    assert "kapern-handbook-aim-1" not in anne.get("/api/words/en/kapern.ftl").text
