"""A duel as a picture: a bar a player, its interval, and the share that would be fair.

captain  ▇▇▇▇▇▇▇▇▇▇▇▇┊▇▇▇▇▇▇├─┤        0.724
mate     ▇▇▇▇▇▇▇├─┤  ┊                 0.276
"""

from quarterdeck.insight.svg_sheet import (
    BRASS,
    INK,
    KEY,
    LEFT,
    RIGHT,
    RULE,
    SEA,
    SUBTITLE,
    TICK,
    TITLE,
    WINE,
    sheet,
    svg_line,
    text,
)
from quarterdeck.matches.report import PlayerLine, Report
from quarterdeck.words import Words

TOP, ROW, BAR, FOOT = 104, 52, 26, 76

NAME = f'font-size="18" fill="{INK}" text-anchor="end"'
SHARE = f'font-size="17" fill="{INK}"'
FAIR = f'font-size="13" fill="{WINE}" text-anchor="middle"'


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
