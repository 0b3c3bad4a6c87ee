"""A table that plays with the numbers of one's own box, sent as text with the form."""

import pytest

BOT = {"kind": "bot", "level": "mate"}


def template(guest):
    """The standard numbers, as everyone can start from them."""
    dorra = next(each for each in guest.get("/api/games").json() if each["name"] == "dorra")
    (sheet,) = dorra["sheets"]
    return sheet["template"]


def opened(guest, text):
    form = {"game": "dorra", "seats": [{"kind": "me"}, BOT, BOT], "options": {"components": text}}
    return guest.post("/api/tables", **form)


def test_the_template_opens_a_table_with_the_standard_numbers(anne):
    done = opened(anne, template(anne))

    numbers = anne.get(f"/api/tables/{done.json()['table']}/numbers").json()

    assert done.status_code == 201
    assert len(numbers["sources"]) == 19  # four kinds and fifteen ships
    assert numbers["doubts"] == []


def test_a_table_keeps_the_numbers_it_was_opened_with(anne):
    own = template(anne).replace("chest = 15", "chest = 16")
    table = opened(anne, own).json()["table"]

    listing = anne.get(f"/api/tables/{table}").json()

    assert listing["options"]["components"]["booty"]["chest"] == 16


def test_a_bad_table_never_starts_and_its_line_is_named(anne):
    text = template(anne).replace("min_crew = 3", "min_crew = 1", 1)
    line = text[: text.index("min_crew = 1")].count("\n") + 1

    no = opened(anne, text)

    assert no.status_code == 422
    assert no.json()["code"] == "dorra-box-line"
    assert str(line) in no.json()["text"]


@pytest.mark.parametrize("text", ["ship = 5", "ship = [1]", "booty = 7"])
def test_a_table_whose_sections_are_none_is_refused_like_any_other(text, anne):
    no = opened(anne, text)

    assert (no.status_code, no.json()["code"]) == (422, "dorra-box-line")


def test_the_rules_page_tells_where_each_number_comes_from(anne):
    rules = anne.get("/api/games/dorra/rules").json()

    assert len(rules["sources"]) == 19
    assert anne.get("/api/games/kapern/rules").json()["sources"] == []
