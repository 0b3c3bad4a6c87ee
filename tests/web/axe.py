"""What axe finds wrong with a page, for whoever sees, hears or points otherwise."""

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = (Path(__file__).parent / "vendor" / "axe.min.js").read_text("utf-8")
THEMES = ("night", "day")  # pages come by day, and so they are left
SHINE = "(theme) => void (document.documentElement.dataset.theme = theme)"


def shine(page: Page, theme: str) -> None:
    """The other light, without asking for the page again."""
    page.evaluate(SHINE, theme)


def violations(page: Page, **options: object) -> list[str]:
    """One line a rule."""
    page.evaluate(SCRIPT)
    how = {**options, "resultTypes": ["violations"]}
    found = page.evaluate("(how) => axe.run(document, how)", how)
    return [
        f"{each['id']}: {[node['target'] for node in each['nodes']][:3]}"
        for each in found["violations"]
    ]
