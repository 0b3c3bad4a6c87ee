"""Who sits at a table twice does not pass for two."""

from playwright.sync_api import Page, expect

from tests.web.test_tables import open_table

NAMED = "same device as"


def test_who_plays_from_one_device_is_linked_for_all_to_see(page: Page, other: Page, faults):
    open_table(page, "here", "open", "none")
    host = page.locator(".waiting__crew .seat__name").first.inner_text()
    linked = page.locator(".waiting__crew .linked")

    expect(linked).to_have_count(1)
    expect(linked).to_have_attribute("title", f"{NAMED} {host}")
    assert faults(page, "linked-waiting") == []

    other.goto(page.url)
    other.fill("#called", "Mary Read")
    other.press("#called", "Enter")

    for each in (page, other):
        mark = each.locator(".race__row .linked")
        expect(mark).to_have_count(1)
        expect(mark).to_have_attribute("title", f"{NAMED} {host}")
    assert faults(other, "linked") == []
    other.set_viewport_size({"width": 390, "height": 844})
    assert faults(other, "linked") == []
