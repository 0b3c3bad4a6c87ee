"""Numbers of one's own box on the page: typed or from a file, checked, shown with their status."""

import pytest
from playwright.sync_api import Page, expect

SHEET = "#sheet-components"


@pytest.fixture
def form(page: Page) -> Page:
    """The form for a table against two bots, with numbers of one's own."""
    page.goto("/new?game=dorra")
    for place in (1, 2):
        page.check(f"[name=seat{place}][value=bot]")
    page.check("[name=components][value=true]")
    return page


def test_the_page_starts_from_the_numbers_we_have(form: Page):
    with form.expect_download() as download:
        form.click(".sheet a[download]")

    assert download.value.suggested_filename == "components.toml"
    assert form.input_value(SHEET) == download.value.path().read_text("utf-8")


def test_a_box_of_ones_own_is_played_and_its_numbers_are_shown_as_ones_own(form: Page, tmp_path):
    own = tmp_path / "mine.toml"
    own.write_text(form.input_value(SHEET).replace("chest = 15", "chest = 17"), "utf-8")

    form.set_input_files(f"{SHEET}-file", own)
    expect(form.locator(SHEET)).to_have_value(own.read_text("utf-8"))  # a file is read in its time
    form.click("#open")
    form.wait_for_selector(".strait")
    form.get_by_role("button", name="Rules").click()
    form.click(".sources summary")

    expect(form.locator(".ledger tbody th").first).to_contain_text("17")
    expect(form.locator(".sources li").first).to_contain_text("17 ducats (yours)")


def test_a_bad_table_is_refused_at_the_field_and_nothing_is_lost(form: Page, watch, photograph):
    typed = form.input_value(SHEET).replace("min_crew = 2", "min_crew = 1", 1)
    form.fill(SHEET, typed)
    form.check("[name=memory][value=aided]")

    form.click("#open")

    expect(form.locator(f"{SHEET}-no")).to_contain_text("a crew of 1")
    expect(form.locator(f"{SHEET}-no")).to_contain_text("line ")
    expect(form.locator(f"{SHEET}-no")).to_be_in_viewport()
    expect(form.locator("[name=memory][value=aided]")).to_be_checked()
    assert form.input_value(SHEET) == typed
    photograph(form, "new-bad-box-1280")
    watch.forgive(form, "422")
