"""A duel as a picture: a bar a player, its interval, and the share that would be fair.

captain  ▇▇▇▇▇▇▇▇▇▇▇▇┊▇▇▇▇▇▇├─┤        0.724
mate     ▇▇▇▇▇▇▇├─┤  ┊                 0.276
"""

from xml.sax.saxutils import escape

from quarterdeck.matches.report import PlayerLine, Report
from quarterdeck.words import Words

PARCHMENT, INK, FAINT, RULE = "#f4e8cd", "#2a2018", "#5b4934", "#a98f63"
SEA, BRASS, WINE = "#153b4a", "#e3b955", "#8a2429"
FONT = "'IM Fell English SC', 'Palatino Linotype', Palatino, Georgia, serif"

# Every measure of the picture; the scale runs from LEFT to RIGHT.
WIDTH, LEFT, RIGHT, TOP, ROW, BAR, FOOT = 720, 150, 620, 104, 52, 26, 76

TITLE = f'font-size="27" fill="{INK}"'
SUBTITLE = f'font-size="15" fill="{FAINT}"'
NAME = f'font-size="18" fill="{INK}" text-anchor="end"'
SHARE = f'font-size="17" fill="{INK}"'
TICK = f'font-size="13" fill="{FAINT}" text-anchor="middle"'
FAIR = f'font-size="13" fill="{WINE}" text-anchor="middle"'
KEY = f'font-size="14" fill="{FAINT}"'


def draw_report(report: Report, said: Words) -> str:
    """The whole picture as an SVG document."""
    bottom = TOP + ROW * len(report.players)
    parts = [
        *sheet(bottom + FOOT, said.text(report.game)),
        text(LEFT, 46, said.text(report.game), TITLE),
        text(LEFT, 70, said.text("duel-plot-games", games=report.games), SUBTITLE),
        *quarter_lines(bottom),
        *(part for row, player in enumerate(report.players) for part in share_bar(row, player)),
        *fair(share_x(1 / len(report.players)), bottom, said.text("duel-plot-fair")),
        *legend_of_shares(bottom + 52, said),
    ]
    return "\n".join([*parts, "</svg>\n"])


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


def quarter_lines(bottom: int) -> list[str]:
    """Quarters of the whole, faint, numbered below."""
    quarters = [quarter / 4 for quarter in range(5)]
    rules = [svg_line(share_x(at), TOP, share_x(at), bottom, f'stroke="{RULE}"') for at in quarters]
    return rules + [text(share_x(at), bottom + 19, f"{at:.2f}", TICK) for at in quarters]


def share_bar(row: int, player: PlayerLine) -> list[str]:
    """Deep sea for the share, brass for the interval around its end."""
    middle = TOP + ROW * row + ROW // 2
    low, high = share_x(player.low), share_x(player.high)
    brass = f'stroke="{BRASS}" stroke-width="3"'
    return [
        f'<rect x="{LEFT}" y="{middle - BAR // 2}" width="{share_x(player.share) - LEFT:.1f}" '
        f'height="{BAR}" rx="3" fill="{SEA}"/>',
        *(
            svg_line(end, middle - 8, end, middle + 8, f'stroke="{INK}" stroke-width="6"')
            for end in (low, high)
        ),
        svg_line(low, middle, high, middle, f'stroke="{INK}" stroke-width="6"'),
        *(svg_line(end, middle - 7, end, middle + 7, brass) for end in (low, high)),
        svg_line(low, middle, high, middle, brass),
        text(LEFT - 14, middle + 6, player.bot, NAME),
        text(RIGHT + 16, middle + 6, f"{player.share:.3f}", SHARE),
    ]


def fair(at: float, bottom: int, label: str) -> list[str]:
    """Where equal players would stand."""
    dashes = f'stroke="{WINE}" stroke-width="2" stroke-dasharray="6 4"'
    return [svg_line(at, TOP - 6, at, bottom, dashes), text(at, TOP - 12, label, FAIR)]


def legend_of_shares(y: int, said: Words) -> list[str]:
    """What the two colours of a bar are."""
    middle, brass = y - 5, f'stroke="{BRASS}" stroke-width="3"'
    ink = f'stroke="{INK}" stroke-width="6"'
    return [
        f'<rect x="{LEFT}" y="{y - 12}" width="22" height="14" fill="{SEA}"/>',
        text(LEFT + 30, y, said.text("duel-share"), KEY),
        *(svg_line(LEFT + 235, middle, LEFT + 259, middle, stroke) for stroke in (ink, brass)),
        text(LEFT + 268, y, said.text("duel-interval"), KEY),
    ]


def share_x(share: float) -> float:
    return round(LEFT + (RIGHT - LEFT) * share, 1)


def svg_line(x1: float, y1: float, x2: float, y2: float, stroke: str) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" {stroke}/>'


def text(at: float, y: float, says: str, style: str) -> str:
    return f'<text x="{at}" y="{y}" {style}>{escape(says)}</text>'
