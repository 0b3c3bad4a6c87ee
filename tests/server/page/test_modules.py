"""Modules joined into one script: every way to import and export that the page uses."""

import pytest

from quarterdeck.server.page.modules import Circle, join, read_module

BORROWED = {"preact": "/vendor/preact.mjs"}


def read(**texts):
    """Modules of a small page, by name."""
    return {
        f"app/{name}.js": read_module(f"app/{name}.js", text, BORROWED)
        for name, text in texts.items()
    }


@pytest.mark.parametrize(
    ("text", "body"),
    [
        ('import { a } from "./b.js";', "const { a } = $app_b;"),
        ('import { a, b as c } from "./b.js";', "const { a, b: c } = $app_b;"),
        ('import {\n  a,\n  b,\n} from "../net/b.js";', "const { a, b } = $net_b;"),
        ('import * as b from "./b.js";', "const b = $app_b;"),
        ('import b from "./b.js";', "const b = $app_b.default;"),
        ('import{a as n}from"preact";var t', "const { a: n } = $vendor_preact;var t"),
        ('import "./b.js";', ""),
    ],
)
def test_what_is_imported_is_taken_from_the_module_that_gives_it(text, body):
    assert read(a=text)["app/a.js"].body == body


@pytest.mark.parametrize(
    ("text", "gives", "body"),
    [
        ("export const A = 1;", ("A",), "const A = 1;"),
        ("export function a() {}", ("a",), "function a() {}"),
        ("export async function a() {}", ("a",), "async function a() {}"),
        ("export class A {}", ("A",), "class A {}"),
        ("export const [A, B] = [1, 2];", ("A", "B"), "const [A, B] = [1, 2];"),
        ("export default { a: 1 };", ("default: $default",), "const $default = { a: 1 };"),
        ("var x=1;export{x as a,x as b};", ("a: x", "b: x"), "var x=1;"),
        ('export * from "./b.js";', ("...$app_b",), ""),
        ('export { a, c as d } from "./b.js";', ("a: $app_b.a", "d: $app_b.c"), ""),
    ],
)
def test_what_is_exported_is_given(text, gives, body):
    module = read(a=text)["app/a.js"]

    assert (module.gives, module.body) == (gives, body)


def test_remarks_are_left_out_and_what_is_said_stays():
    text = '// Why.\n/** @type {X} */\nconst a = /** @type {Y} */ ("// not a remark");'

    assert read(a=text)["app/a.js"].body == 'const a = ("// not a remark");'


def test_a_module_comes_after_all_that_it_needs_and_once():
    page = read(
        a='import "./b.js"; // first\nimport "./c.js";',
        b='import "./c.js";',
        c="export const C = 1;",
    )

    script = join("app", "app/a.js", page).text

    places = [script.index(f"const $app_{name} =") for name in "cba"]
    assert places == sorted(places)
    assert script.count("const $app_c =") == 1
    assert script.endswith("export { $app_c, $app_b, $app_a };\n")


def test_a_script_built_upon_another_takes_from_it_what_that_has():
    page = read(
        app='import { C } from "./c.js";',
        c="export const C = 1;",
        game='import { C } from "./c.js";\nimport { D } from "./d.js";\nexport default C + D;',
        d="export const D = 2;",
        more='import { D } from "./d.js";',
    )

    app = join("app", "app/app.js", page)
    more = join("more", "app/more.js", page, [app])
    script = join("game", "app/game.js", page, [app, more]).text

    taken = 'import { $app_c } from "app";\nimport { $app_d } from "more";\n'
    assert script.startswith(taken)
    assert "const $app_d =" in more.text
    assert not any(f"const $app_{name} =" in script for name in "cd")
    assert script.endswith("export { $app_game };\nexport default $app_game.default;\n")


def test_modules_that_need_each_other_are_refused():
    page = read(a='import "./b.js";', b='import "./a.js";')

    with pytest.raises(Circle, match=r"app/a\.js -> app/b\.js -> app/a\.js"):
        join("app", "app/a.js", page)


def test_remarks_are_left_out_and_what_looks_like_one_in_a_text_stays():
    text = '// why\nconst a = 1; // one\nconst b = "x, // y"; // it\'s kept\nconst c = `d; // e`;\n'

    assert read_module("app/a.js", text, {}).body.splitlines() == [
        "const a = 1;",
        'const b = "x, // y"; // it\'s kept',
        "const c = `d; // e`;",
    ]
