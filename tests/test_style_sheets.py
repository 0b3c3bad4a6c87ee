"""Style sheets stay small: a layer each, one home for a class, nothing that no script wears."""

import re
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

import pytest
import tinycss2

WEB = Path(__file__).parents[1] / "src" / "quarterdeck" / "web"
ORDER = ["tokens", "base", "components", "pages", "games"]
LONGEST_SHEET = 400
SHEETS = sorted(path for path in WEB.rglob("*.css") if "vendor" not in path.parts)
SCRIPTS = [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]
PAGE = (WEB / "index.html").read_text("utf-8")
TEXT = PAGE + "".join(path.read_text("utf-8") for path in SCRIPTS)
GAMES = sorted(path.parent.name for path in WEB.glob("games/*/game.js"))
GROUPS = {"media", "supports", "container", "layer"}


def named(path: Path) -> str:
    return path.relative_to(WEB).as_posix()


def layer_of(path: Path) -> str:
    """Where a sheet lies says which layer it is in."""
    folder = named(path).split("/")[0]
    return path.stem if folder == "style" else folder


# What is linked where


def linked_by_the_page() -> list[str]:
    return re.findall(r'<link rel="stylesheet" href="/([^"]+)"', PAGE)


def linked_by_pages() -> list[str]:
    """With the script of all pages but the first and a table."""
    return re.findall(r'"/([^"]+\.css)"', (WEB / "pages" / "index.js").read_text("utf-8"))


def linked_by(game: str, module: str = "game") -> list[str]:
    script = WEB / "games" / game / f"{module}.js"
    return re.findall(
        r'"/(games/[^"]+\.css)"', script.read_text("utf-8") if script.is_file() else ""
    )


def linked_by_handbooks() -> set[str]:
    """Upon the sheets of a game; one of them is for all handbooks."""
    return {sheet for game in GAMES for sheet in linked_by(game, "handbook")}


# Selectors


def parsed(path: Path) -> list:
    text = path.read_text("utf-8")
    return tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True)


def rules(nodes: list):
    """Every rule with a selector, whatever it is wrapped in; the steps of a motion have none."""
    for node in nodes:
        if node.type == "qualified-rule":
            yield node
        elif node.type == "at-rule" and node.lower_at_keyword in GROUPS and node.content:
            yield from rules(tinycss2.parse_rule_list(node.content, skip_whitespace=True))


def is_literal(token, signs: str) -> bool:
    return token.type == "literal" and token.value in signs


def alternatives(tokens: list) -> list[list]:
    """A list of selectors, split at its commas, without the space around each."""
    parts: list[list] = [[]]
    for token in tokens:
        if is_literal(token, ","):
            parts.append([])
        elif parts[-1] or token.type != "whitespace":
            parts[-1].append(token)
    return [part[:-1] if part and part[-1].type == "whitespace" else part for part in parts]


def subject(selector: list) -> list:
    """What a selector styles: the tokens after its last combinator."""
    places = [
        place
        for place, token in enumerate(selector)
        if token.type == "whitespace" or is_literal(token, ">+~")
    ]
    return selector[places[-1] + 1 :] if places else selector


def classes(tokens: list) -> set[str]:
    """The classes an element wears to fit: those of `:is`, not those of `:not` and `:has`."""
    found = {
        after.value
        for sign, after in pairwise(tokens)
        if is_literal(sign, ".") and after.type == "ident"
    }
    for token in tokens:
        if token.type == "function" and token.lower_name in ("is", "where"):
            for selector in alternatives(token.arguments):
                found |= classes(subject(selector))
    return found


def styled(path: Path) -> set[str]:
    selectors = [each for rule in rules(parsed(path)) for each in alternatives(rule.prelude)]
    return set().union(*(classes(subject(selector)) for selector in selectors))


def mentioned(path: Path) -> set[str]:
    """Every class a sheet names, as the one it styles or on the way there."""
    return set(re.findall(r"\.([A-Za-z][\w-]*)", "".join(preludes(path))))


def preludes(path: Path) -> list[str]:
    return [tinycss2.serialize(rule.prelude) for rule in rules(parsed(path))]


def ids_in(path: Path) -> set[str]:
    return set(re.findall(r"#([A-Za-z][\w-]*)", " ".join(preludes(path))))


# What scripts put on elements


QUOTED = re.findall(r'"([^"\n]*)"|class=\$\{`([^`]*)', TEXT)
WORN = {word for found in QUOTED for text in found for word in re.split(r"[^\w-]+", text)}
LISTED = re.findall(r"Object\.entries\(\{([^}]*)\}", TEXT)  # ({ lit, picked }), whichever is true
BEGUN = set(re.findall(r"([A-Za-z][\w-]*--)\$\{", TEXT))  # btn--${plate}


NAMED = tuple(re.findall(r"id=\$\{`([A-Za-z][\w-]*)\$\{", TEXT))  # id=${`side-${to}`}


def is_worn(name: str) -> bool:
    listed = any(name in re.split(r"\W+", names) for names in LISTED)
    return name in WORN or listed or any(name.startswith(stem) for stem in BEGUN)


@pytest.mark.parametrize("path", SHEETS, ids=named)
def test_a_sheet_stays_small_and_says_what_it_styles(path):
    text = path.read_text("utf-8")

    assert len(text.splitlines()) <= LONGEST_SHEET
    assert text.startswith("/* ")


@pytest.mark.parametrize("path", SHEETS, ids=named)
def test_a_sheet_is_in_the_layer_of_its_folder(path):
    blocks = [node for node in parsed(path) if node.type != "at-rule" or node.content is not None]

    assert [node.lower_at_keyword for node in blocks] == ["layer"]
    assert tinycss2.serialize(blocks[0].prelude).strip() == layer_of(path)
    assert layer_of(path) in ORDER


def test_the_first_sheet_says_which_layer_yields_to_which():
    first = parsed(WEB / linked_by_the_page()[0])[0]

    assert first.lower_at_keyword == "layer"
    assert [each.strip() for each in tinycss2.serialize(first.prelude).split(",")] == ORDER


def test_every_sheet_is_linked_once_and_nothing_else():
    games = (each for game in GAMES for each in linked_by(game))
    linked = [*linked_by_the_page(), *linked_by_pages(), *games, *linked_by_handbooks()]

    assert sorted(linked) == [named(path) for path in SHEETS]


@pytest.mark.parametrize("game", GAMES)
def test_a_class_is_styled_in_one_sheet_of_those_a_page_loads(game):
    """Two games may use one word: a table loads the sheets of one, and its rules two more."""
    homes = defaultdict(list)
    frame = [*linked_by_the_page(), *linked_by_pages()]
    for name in [*frame, *linked_by(game), *linked_by(game, "handbook")]:
        for each in styled(WEB / name):
            homes[each].append(name)

    assert {each: names for each, names in homes.items() if len(names) > 1} == {}


@pytest.mark.parametrize("path", SHEETS, ids=named)
def test_no_class_is_styled_that_nothing_wears(path):
    assert {each for each in mentioned(path) if not is_worn(each)} == set()


@pytest.mark.parametrize("path", SHEETS, ids=named)
def test_no_id_is_styled_that_nothing_bears(path):
    found = ids_in(path)

    assert {each for each in found if each not in WORN and not each.startswith(NAMED)} == set()
