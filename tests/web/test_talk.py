"""What was said stands where it was said, also for those who come back."""

from playwright.sync_api import Page, expect

from tests.web import hunting, sailing

UNSEEN = "\u200b"  # that has no width


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


def test_what_is_not_let_through_is_told_and_stands_there_again(page: Page):
    sailing.practise(page)
    sailing.wait_for_turn(page)
    page.fill("#say", UNSEEN)

    page.press("#say", "Enter")

    expect(page.get_by_text("There is nothing to be read in that.")).to_be_visible()
    expect(page.locator("#say")).to_have_value(UNSEEN)


def test_what_one_side_whispers_is_gone_when_the_curtain_falls(page: Page, other: Page):
    hunting.open_table(page, 1, "here", "open")  # the Pirate and a Captain share a device
    sailing.sit_down(other, page.url)
    other.wait_for_selector(".stage")
    whispered = page.locator(".log .say--team")
    other.fill("#say", "he likes the south")
    other.press("#say", "Enter")
    expect(whispered).to_be_visible()
    page.fill("#say", "so I will watch")

    sailing.take_turns_until((page, other), ".curtain", hunting.SAID, hunting.decide)
    page.click(".curtain button")

    expect(page.locator(".seachart")).to_be_visible()
    expect(whispered).to_have_count(0)
    expect(page.locator("#say")).to_have_value("")
