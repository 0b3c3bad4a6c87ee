"""A bot of somebody else, let in by `serve --bot`: offered, sat down, and at its turn it plays."""

from contextlib import closing
from pathlib import Path

import pytest

from quarterdeck.bots.guest_process import BotFault
from quarterdeck.cli import main
from quarterdeck.server.bot_work import Stumbled, told_plainly
from quarterdeck.server.page.edition import house_mark
from tests.server.running import Guest, is_over, running, settings

EXAMPLES = Path(__file__).parents[2] / "examples"
CAUTIOUS = "my_first_bot:Cautious"


@pytest.fixture
def anne(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(EXAMPLES))
    with running(settings(tmp_path, bots=(f"kapern={CAUTIOUS}",))) as server:
        guest = Guest(server.base)
        yield guest
        guest.leave()


def test_a_bot_that_is_let_in_is_offered_and_plays_to_the_end(anne):
    (kapern,) = [game for game in anne.get("/api/games").json() if game["name"] == "kapern"]
    table = anne.open(CAUTIOUS, CAUTIOUS)
    anne.watch(table)

    with closing(anne.talk()) as talk:
        shown = talk.follow(table)

    assert CAUTIOUS in kapern["levels"]
    assert [chair["level"] for chair in shown["chairs"]] == [CAUTIOUS, CAUTIOUS]
    assert is_over(shown)


def test_who_kept_the_list_of_a_house_without_it_asks_again(anne):
    page = anne.get("/").text

    assert 'data-edition="' in page
    assert f'data-edition="{house_mark()}"' not in page, "here nobody was let in"


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (
            "kapern=nix:Nix",
            "The bot nix:Nix reports an error: There is no module nix in ",
        ),
        ("kapern=exec:/nowhere/mybot", "The bot exec:/nowhere/mybot cannot be started"),
    ],
)
def test_a_bot_that_cannot_begin_keeps_the_house_closed(bot, says, tmp_path, capsys):
    data = ["--data", str(tmp_path / "house.sqlite")]

    assert main(["serve", "--port", "0", "--bot", bot, "--language", "en", *data]) == 2
    assert says in capsys.readouterr().err


def test_what_a_bot_did_wrong_is_a_sentence_in_the_log():
    with pytest.raises(Stumbled, match=r"^The bot nix:Nix has ended in the middle of a game"):
        told_plainly(stumble)


def stumble():
    raise BotFault("bot-fault-gone", bot="nix:Nix", status=3)


def test_nobody_else_is(anne):
    seats = [{"kind": "me"}, {"kind": "bot", "level": "my_first_bot:Other"}]
    told = anne.post("/api/tables", game="kapern", seats=seats)

    assert told.status_code == 422
    assert "my_first_bot:Other" in told.text
