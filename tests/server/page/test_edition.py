"""The page as an edition: few files, kept for ever, under addresses that say what is in them."""

import re

import httpx
import pytest

from quarterdeck.server.page import edition as editions
from quarterdeck.server.page.edition import WEB, edition, house_mark, publish
from quarterdeck.server.page.modules import module_mark
from quarterdeck.server.page.styles import join_styles
from quarterdeck.server.static_files import FOR_EVER

GAMES = sorted(path.parent.name for path in (WEB / "games").glob("*/about.json"))
NAMED = re.compile(r'"(/(?:page|art|fonts)\.?[^"]*\.[a-z0-9]+)"')


def test_all_that_the_page_names_is_there_and_kept_for_ever(anne):
    named = {where for game in GAMES for where in NAMED.findall(anne.get(f"/t/{game}-1").text)}

    answers = {where: anne.get(where) for where in named}

    # a script, a handbook and a style each; of frame, front, table, luck and pages; and icons
    assert len(named) == len(GAMES) * 3 + 8
    assert {answer.status_code for answer in answers.values()} == {200}
    assert {answer.headers["cache-control"] for answer in answers.values()} == {FOR_EVER}


def test_a_table_names_what_its_game_needs_before_it_is_asked_for(anne):
    head = anne.get("/t/dorra-1").text.partition("</head>")[0]

    assert re.search(r'modulepreload" href="/page/dorra\.', head)
    assert re.search(r'stylesheet" href="/page/dorra\.', head)
    assert not re.search(r'href="/page/kapern\.', head)


def test_a_handbook_comes_with_the_rules_alone(anne):
    script = find_printed_text(anne, "dorra-handbook")

    assert 'from "games/dorra"' in script  # it draws with the pieces of the board
    assert "/games/dorra/handbook" not in find_printed_text(anne, "dorra")
    assert not re.search(r'href="/page/dorra-handbook', anne.get("/t/dorra-1").text)


def find_printed_text(anne, name):
    where = re.search(rf'"(/page/{name}\.[0-9a-f]+\.js)"', anne.get("/rules/dorra").text)
    return anne.get(where[1]).text


@pytest.mark.parametrize(
    ("path", "scripts"),
    [
        ("/", ["front"]),
        ("/nowhere", []),
        ("/t/other-1", ["table"]),
        ("/t/dorra-1", ["table", "dorra"]),
        ("/replay/dorra-1", ["table", "pages", "dorra"]),
        ("/learn/dorra", ["table", "pages", "dorra"]),
        ("/new", ["table", "pages"]),
        ("/rules", ["table", "pages"]),
    ],
)
def test_an_address_names_the_scripts_it_will_want(anne, path, scripts):
    assert re.findall(r'modulepreload" href="/page/([a-z]+)\.', anne.get(path).text) == scripts


@pytest.mark.parametrize(
    ("name", "holds", "leaves"),
    [
        ("app", "app/app.js", "pages/front.js"),
        ("front", "pages/front.js", "pages/table.js"),
        ("table", "pages/table.js", "pages/front.js"),
        ("table", "pages/table.js", "pages/rules.js"),
        ("table", "components/bar.js", "pages/end.js"),
        ("pages", "pages/rules.js", "components/bar.js"),
    ],
)
def test_nobody_waits_for_the_script_of_another_page(name, holds, leaves):
    script = printed(name)

    assert defines(script, holds)
    assert not defines(script, leaves)


def printed(name):
    (script,) = (
        body
        for where, body in edition().files.items()
        if where.startswith(f"/page/{name}.") and where.endswith(".js")
    )
    return script.decode()


def defines(script, path):
    return f"const {module_mark(path)} =" in script


@pytest.mark.parametrize("game", GAMES)
def test_no_module_is_in_two_scripts_that_meet(game):
    scripts = [printed(name) for name in ("app", "table", game, "pages", f"{game}-handbook")]

    made = [mark for script in scripts for mark in re.findall(r"^const (\$\w+) = \(", script, re.M)]

    assert sorted(made) == sorted(set(made))


def test_every_module_of_the_page_is_in_a_script():
    joined = b"".join(edition().files.values()).decode()
    found = (path.relative_to(WEB) for path in WEB.rglob("*.js") if "vendor" not in path.parts)
    ours = (path for path in found if path.name != "sw.js")  # which is a worker of its own

    assert not [path for path in ours if f"const {module_mark(path.as_posix())} =" not in joined]


def test_what_changes_gets_another_address_and_the_rest_keeps_its_own():
    sources, folders = editions.read_sources(), editions.read_folders()
    before = set(publish(sources, folders).files)
    changed = sources | {"games/dorra/game.js": sources["games/dorra/game.js"] + "\nconst now = 1;"}

    after = set(publish(changed, folders).files)

    assert [where.split(".")[0] for where in after - before] == ["/page/dorra"]
    assert [where.split(".")[0] for where in before - after] == ["/page/dorra"]


def test_what_a_style_points_at_is_named_from_the_root():
    sheets = {
        "pages/a.css": "/* why */ a {\n  b: url(../art/x.svg)\n}",
        "b.css": "c { d: url(e.svg) }",
    }

    joined = join_styles(["pages/a.css", "b.css"], sheets)

    assert joined == "a {b: url(/art/x.svg)\n}c {d: url(/e.svg) }"


def test_who_can_unpack_is_sent_less(anne):
    packed = anne.web.get("/", headers={"accept-encoding": "gzip"})
    plain = anne.web.get("/", headers={"accept-encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text


@pytest.mark.parametrize(
    "path",
    ["/api/games", "/api/words/en/frame.ftl", "/api/words/de/games.ftl", "/games/pages.json"],
)
def test_what_the_house_says_in_this_edition_is_kept_and_no_longer(anne, path):
    kept = anne.get(f"{path}?edition={house_mark()}")
    old = anne.get(f"{path}?edition=another")

    assert kept.headers["cache-control"] == FOR_EVER
    assert old.headers.get("cache-control") != FOR_EVER
    assert f'data-edition="{house_mark()}"' in anne.get("/").text


@pytest.mark.parametrize("path", ["/api/me", "/api/tables/kapern-1", "/api/words/en/none.ftl", "/"])
def test_nothing_of_anybodys_and_no_refusal_is_kept(anne, path):
    answer = anne.get(f"{path}?edition={house_mark()}")

    assert answer.headers.get("cache-control") != FOR_EVER


def test_no_copy_that_is_kept_holds_a_cookie(server):
    page = httpx.get(f"{server.base}/")
    script = NAMED.search(page.text)[1]

    addresses = (script, f"/api/games?edition={house_mark()}")
    kept = [httpx.get(f"{server.base}{address}") for address in addresses]

    assert "set-cookie" in httpx.get(f"{server.base}/api/games").headers
    assert [answer.headers["cache-control"] for answer in kept] == [FOR_EVER] * 2
    assert not any("set-cookie" in answer.headers for answer in kept)
