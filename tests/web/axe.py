"""What axe finds wrong with a page, for whoever sees, hears or points otherwise."""

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = (Path(__file__).parent / "vendor" / "axe.min.js").read_text("utf-8")
# Pages come by day, and so they are left; night changes nothing but colours.
THEMES: dict[str, dict[str, object]] = {"night": {"runOnly": ["color-contrast"]}, "day": {}}
# Axe gives up on lines that were scrolled out of a box which is itself out of sight.
SCROLL_BACK = "() => document.querySelectorAll('*').forEach((each) => (each.scrollTop = 0))"
SHINE = "(theme) => void (document.documentElement.dataset.theme = theme)"


def shine(page: Page, theme: str) -> None:
    """The other light, without asking for the page again."""
    page.evaluate(SHINE, theme)


def violations(page: Page, **options: object) -> list[str]:
    """One line a rule that is broken, and one a rule that could not be tried."""
    page.evaluate(SCRIPT)
    page.evaluate(SCROLL_BACK)
    how = {**options, "resultTypes": ["violations", "incomplete"]}
    found = page.evaluate("(how) => axe.run(document, how)", how)
    broken = [f"{each['id']}: {_places(each)}" for each in found["violations"]]
    return broken + [
        f"{each['id']}: {each['error']}" for each in found["incomplete"] if "error" in each
    ]


def _places(rule: dict) -> list[list[str]]:
    return [node["target"] for node in rule["nodes"]][:3]
