"""Does a table fit its window? Each thing that does not is told in a sentence."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

SIZES = (
    (1920, 1080),
    (1440, 800),
    (1366, 650),
    (1280, 720),
    (1024, 700),
    (820, 1180),
    (390, 844),
    (844, 390),
    (640, 450),
)
STAGE, BAR = ".stage", ".bar-dock"
KINDS = "button, a, [role=button]:not(.lookout), [role=switch], .reach"  # he is not pressed
PIECES = f"{STAGE} :is({KINDS})"
DEEDS = f"{BAR} :is(button, a)"
ROOM = 1.5  # pixels by which rounding may be off

SCRIPT = Path(__file__).with_suffix(".js").read_text("utf-8")
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def problems(page: Page) -> list[str]:
    """Everything that does not fit as the page stands."""
    found = page.evaluate(f"({SCRIPT}).problems", [PIECES, DEEDS, STAGE, BAR, ROOM])
    return [*found, *masthead(page)]


def masthead(page: Page) -> list[str]:
    """What of the tools and the title above any page does not."""
    return page.evaluate(f"({SCRIPT}).masthead", [ROOM])


def spilled(page: Page) -> list[str]:
    """What of a page that scrolls lies beside its panel, or cannot be read whole."""
    return page.evaluate(f"({SCRIPT}).spilled", [ROOM])


def boxes(page: Page) -> dict[str, tuple[list[float], bool]]:
    return {
        name: (box, on)
        for name, box, on in page.evaluate(f"({SCRIPT}).boxes", [PIECES, STAGE, BAR])
    }


def moved(page: Page, doing: Callable[[], object]) -> list[str]:
    """What has another place after something was done; what is pressed down may rise."""
    before = boxes(page)
    doing()
    after = boxes(page)
    both = [name for name in before if name in after and before[name][1] == after[name][1]]
    pairs = {name: zip(before[name][0], after[name][0], strict=True) for name in both}
    far = {name: max(abs(a - b) for a, b in pair) for name, pair in pairs.items()}
    return [f"moved by {by:.0f} px: {name}" for name, by in far.items() if by > ROOM]


def resize(page: Page, width: int, height: int) -> None:
    """Another window, drawn: sheets, observers and whatever they ask for have had their turn."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)


def misfits(page: Page) -> dict[tuple[int, int], list[str]]:
    """What does not fit as the table stands, by the window it does not fit."""
    found = {}
    for size in SIZES:
        resize(page, *size)
        found[size] = problems(page)
    return {size: some for size, some in found.items() if some}
