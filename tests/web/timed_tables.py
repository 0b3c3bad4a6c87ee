"""Tables on a clock, or without one, where people meet people."""

from playwright.sync_api import Page

from tests.web import sailing

BRIEF = {"kind": "live", "base": 0, "delay": 1}
LONG = {"kind": "live", "base": 600, "delay": 30}
POST = {"kind": "post", "allowance": 86_400}
OPEN = """async (form) => {
  const token = document.cookie.match(/qd_csrf=([^;]+)/)[1];
  const headers = { "x-csrftoken": token, "content-type": "application/json" };
  const body = JSON.stringify(form);
  const answer = await fetch("/api/tables", { method: "POST", headers, body });
  return (await answer.json()).table;
}"""


def sit_together(page: Page, other: Page, clock: dict | None, at: str = "", seats: int = 2) -> None:
    """Two people at a table of Kapern, on that time."""
    page.goto(f"{at}/")
    page.wait_for_selector("#quick")
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    form = {"game": "kapern", "seats": chairs, "clock": clock, "visibility": "link"}
    page.goto(f"{at}/t/{page.evaluate(OPEN, form)}")
    sailing.sit_down(other, page.url)


def whose_turn(page: Page, other: Page) -> tuple[Page, Page]:
    mover = sailing.first_of((page, other), sailing.ROLL)
    return mover, other if mover is page else page
