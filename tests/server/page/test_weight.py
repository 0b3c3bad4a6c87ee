"""What a browser that was never here is sent: as `make page-speed` counts it, without a browser."""

import re

import pytest

from quarterdeck.server.page.edition import WEB

GAMES = sorted(path.parent.name for path in (WEB / "games").glob("*/about.json"))
LINKED = re.compile(r'(?:href|src)="(/page/[^"]+)"')
OF_ALL = ("/api/games", "/games/pages.json", "/api/words/en/frame.ftl")
FONTS = [f"/fonts/{path.name}" for path in (WEB / "fonts").glob("*.woff2")]
GROUNDS = ("paper", "rhumb", "waves", "isle")
MOST_FRONT, MOST_TABLE = 160_000, 220_000  # bytes
HEADERS = 700  # bytes of them with every answer, and of what is asked with it


def weight(guest, page, *more):
    drawn = [f"/art/{name}.svg" for name in ("frame", *GROUNDS)]
    named = LINKED.findall(guest.get(page).text)
    return sum(size(guest, each) for each in (page, *named, *OF_ALL, *FONTS, *drawn, *more))


def size(guest, address):
    with guest.web.stream("GET", address, headers={"accept-encoding": "gzip"}) as answer:
        return HEADERS + sum(map(len, answer.iter_raw()))


def test_the_front_page_is_light(anne):
    chosen_by = ("/art/vignettes.svg", "/api/words/en/games.ftl")

    assert weight(anne, "/", *chosen_by) <= MOST_FRONT


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_any_game_is_light(anne, game):
    own = (f"/art/{game}.svg", f"/api/words/en/{game}.ftl")

    assert weight(anne, f"/t/{game}-1", *own) <= MOST_TABLE
