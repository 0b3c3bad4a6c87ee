"""Games to study over REST: listed, leafed through, reckoned, and played on."""

import pytest

from quarterdeck.games import GAMES
from quarterdeck.lessons.studies import find_study, studies_of
from quarterdeck.words import LANGUAGES

GAME = GAMES["kapern"]
NAME = studies_of(GAME)[0]
PLACE = f"/api/games/kapern/studies/{NAME}"


def test_every_study_is_listed_with_what_it_is_about(anne):
    listed = anne.get("/api/studies").json()

    assert [(each["game"], each["name"]) for each in listed] == [
        (game.name, name) for game in GAMES.values() for name in studies_of(game)
    ]
    assert all(set(each["about"]) == set(LANGUAGES) for each in listed)
    assert all(text for each in listed for text in each["about"].values())


def test_a_study_is_leafed_through_with_its_remarks(anne):
    told = anne.get(f"{PLACE}/replay").json()

    book = find_study(GAME, NAME).book
    assert len(told["frames"]) == len(book.entries)
    assert [(each["frame"], each["language"], each["text"]) for each in told["comments"]] == [
        tuple(remark) for remark in book.remarks
    ]
    assert {chair["kind"] for chair in told["chairs"]} == {"bot"}


def test_a_study_is_reckoned_like_any_finished_game(anne):
    told = anne.get(f"{PLACE}/course").json()

    assert len(told["chances"]) == len(find_study(GAME, NAME).book.entries)


def test_a_study_is_played_on_from_any_position(anne):
    seq = anne.get(f"{PLACE}/replay").json()["frames"][4]["seq"]

    opened = anne.post(f"{PLACE}/fork", seq=seq).json()

    listing = anne.get(f"/api/tables/{opened['table']}").json()
    assert sorted(chair["kind"] for chair in listing["chairs"]) == ["bot", "person"]


@pytest.mark.parametrize("what", ["replay", "course"])
def test_a_study_that_is_not_there_is_told_in_a_sentence(anne, what):
    answer = anne.get(f"/api/games/kapern/studies/nothing/{what}")

    assert answer.status_code == 404
    assert "nothing" in answer.json()["text"]


def test_nobody_plays_on_from_the_end_of_a_study(anne):
    last = anne.get(f"{PLACE}/replay").json()["frames"][-1]["seq"]

    answer = anne.post(f"{PLACE}/fork", seq=last)

    assert answer.status_code == 404
    assert "position" in answer.json()["text"]


def frames_of(guest, study):
    game, name = study.split("/")
    frames = guest.get(f"/api/games/{game}/studies/{name}/replay").json()["frames"]
    return [frame["view"] for frame in frames], [each for frame in frames for each in frame["news"]]


def test_in_a_study_every_crew_lies_face_up(anne):
    views, news = frames_of(anne, "waddingtons/adrift")

    assert all(sum(ship["hand"]) == sum(ship["values"]) for view in views for ship in view["ships"])
    told = {piece["event"]["event"] for piece in news}
    assert {"hired", "hands-shown"} <= told
    assert "hired-unseen" not in told


def test_in_a_study_no_disc_is_covered_and_no_purse_is_closed(anne):
    views, _ = frames_of(anne, "dorra/mutiny")

    faces = [disc["face"] for view in views for pile in view["piles"] for disc in pile]
    assert None not in faces
    assert None not in [purse for view in views for purse in view["purses"]]


def test_in_a_study_the_pirates_log_lies_open_as_far_as_he_has_come(anne):
    views, _ = frames_of(anne, "piracy/hunted")

    legs = [len(view["voyage"]["legs"]) for view in views if view["voyage"]]
    assert legs[0] == 0
    assert sorted(legs) == legs
    assert legs[-1] > len(set(legs)) / 2
