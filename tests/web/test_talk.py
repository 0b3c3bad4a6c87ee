"""What was said stands where it was said, also for those who come back."""

from playwright.sync_api import Page, expect

from tests.web import sailing


def test_after_a_reload_talk_stands_before_what_happened_later(page: Page):
    sailing.practise(page)
    sailing.wait_for_turn(page)
    page.fill("#say", "here goes")
    page.press("#say", "Enter")
    expect(page.locator(".log li.say")).to_be_visible()
    page.locator("#say").blur()
    sailing.press_and_see(page, sailing.ROLL)

    page.reload()

    expect(page.locator(".log li.say ~ li").first).to_be_visible()
