"""A sheet of parchment to draw on: what every picture of figures has in common, as SVG."""

from xml.sax.saxutils import escape

PARCHMENT, INK, FAINT, RULE = "#f4e8cd", "#2a2018", "#5b4934", "#a98f63"
SEA, BRASS, WINE = "#153b4a", "#e3b955", "#8a2429"
FONT = "'IM Fell English SC', 'Palatino Linotype', Palatino, Georgia, serif"

WIDTH, LEFT, RIGHT = 720, 150, 620  # of a sheet, and where its scale begins and ends

TITLE = f'font-size="27" fill="{INK}"'
SUBTITLE = f'font-size="15" fill="{FAINT}"'
TICK = f'font-size="13" fill="{FAINT}" text-anchor="middle"'
KEY = f'font-size="14" fill="{FAINT}"'


def sheet(height: int, title: str) -> list[str]:
    """Parchment, with the double frame of an old chart."""
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img" font-family="{FONT}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PARCHMENT}"/>',
        plot_frame(7, height, f'stroke="{SEA}" stroke-width="3"'),
        plot_frame(13, height, f'stroke="{RULE}"'),
    ]


def plot_frame(inset: int, height: int, stroke: str) -> str:
    size = f'width="{WIDTH - 2 * inset}" height="{height - 2 * inset}"'
    return f'<rect x="{inset}" y="{inset}" {size} fill="none" {stroke}/>'


def svg_line(x1: float, y1: float, x2: float, y2: float, stroke: str) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" {stroke}/>'


def text(at: float, y: float, says: str, style: str) -> str:
    return f'<text x="{at}" y="{y}" {style}>{escape(says)}</text>'
