"""Draws docs/pictures anew: pages of a house of its own, in a real browser, and the terminal.

python -m tools.pictures docs/pictures

Shown are positions to think about and pages of rules, which are the same every time. A browser has
its own way to write WebP, so nothing else is needed.
"""

import base64
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tools.served_house import serve

PROGRAM = "chromium-headless-shell"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]
DESK, PHONE = (1280, 800), (390, 844)
QUALITY = 0.82
# What a browser makes of a picture: the same, as wide as it is wanted.
SMALLER = """async ([png, width, quality]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(width, Math.round((picture.height * width) / picture.width));
  const brush = canvas.getContext("2d");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""));
}"""


class Shot(NamedTuple):
    """What is to be seen on a picture, and how large it is kept."""

    name: str
    address: str
    shows: str  # the part of the page that is kept
    width: int
    window: tuple[int, int] = DESK
    night: bool = False


BOARD, WHOLE, TURN = ".stage", "body", "#turn"
SHOTS = (
    Shot("kapern", "/puzzle/kapern/5", BOARD, 640),
    Shot("dorra", "/puzzle/dorra/7", BOARD, 640),
    Shot("waddingtons", "/puzzle/waddingtons/5", BOARD, 640),
    Shot("piracy", "/puzzle/piracy/4", BOARD, 640),
    *(
        Shot(f"{game}_turn", f"/rules/{game}", TURN, 960)
        for game in ("kapern", "dorra", "waddingtons", "piracy")
    ),
    Shot("front", "/", WHOLE, 960),
    Shot("puzzle", "/puzzle/kapern/5", WHOLE, 960),
    Shot("learn", "/learn/dorra/first", WHOLE, 960),
    Shot("night", "/puzzle/waddingtons/5", WHOLE, 960, night=True),
    Shot("phone", "/puzzle/kapern/5", WHOLE, 390, PHONE),
)


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    ours = (sys.executable, "-m", "quarterdeck")
    with (
        TemporaryDirectory() as data,
        serve(ours, Path(data)) as base,
        sync_playwright() as playwright,
    ):
        program = shutil.which(PROGRAM)
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for shot in SHOTS:
            take(browser, base, shot, folder)
    subprocess.run([sys.executable, "-m", "tests.terminal.picture"], check=True)


def take(browser: Browser, base: str, shot: Shot, folder: Path) -> None:
    width, height = shot.window
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.night else "light",
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="block",
    )
    context.add_init_script("Math.random = () => 0.4")  # guests are called by a number
    page = context.new_page()
    page.goto(base + shot.address, wait_until="networkidle")
    expect(page.locator(shot.shows).first).to_be_visible()
    page.evaluate("document.fonts.ready")
    (folder / f"{shot.name}.webp").write_bytes(as_webp(page, shot))
    context.close()


def as_webp(page: Page, shot: Shot) -> bytes:
    png = page.locator(shot.shows).first.screenshot()
    asked = [base64.b64encode(png).decode(), shot.width, QUALITY]
    return base64.b64decode(page.evaluate(SMALLER, asked))


if __name__ == "__main__":
    main()
