"""What a duel came to, for people: a table that fits eighty columns, and what bots did wrong."""

from collections.abc import Sequence
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

from quarterdeck.cli.output import Paper, figure_table
from quarterdeck.matches.report import PlayerLine, Report
from quarterdeck.words import Words

SCALE = 31  # columns of the drawing, nought to one
LONGEST_NAME = 24  # columns of a bot; what is longer goes on in the next line
LEAST_SCALE = 11


def print_report(found: Report, seed: int, said: Words) -> None:
    table = figure_table(duel_title(found, seed, said), duel_foot(found, said))
    names = [bot_name(found, line, said) for line in found.players]
    table.add_column(said.text("duel-bot"), style="bold", max_width=LONGEST_NAME, overflow="fold")
    for key in ("duel-share", "duel-interval"):
        table.add_column(said.text(key), justify="right", no_wrap=True)
    scale = scale_beside(names, found.players, said)
    table.add_column(said.text("duel-scale"), style="cyan", width=scale)
    table.add_column(said.text("duel-slow"), justify="right", no_wrap=True)
    for name, line in zip(names, found.players, strict=True):
        table.add_row(name, *player_cells(line, 1 / len(names), scale))
    Paper().print(table)
    print_faults(found, said)


def print_faults(found: Report, said: Words) -> None:
    for line in found.faults:
        Paper().print(said.text("duel-fault", games=line.games, fault=line.fault), style="red")
    if found.forfeits:
        Paper().print(said.text("duel-forfeits", games=found.forfeits))


def duel_title(found: Report, seed: int, said: Words) -> str:
    told = {"games": found.games, "blocks": found.blocks, "seed": seed}
    return said.text("duel-title", game=said.text(found.game), **told)


def duel_foot(found: Report, said: Words) -> str:
    told = manners(found.illegal, found.timeouts, said)
    if found.test is None:
        return told
    figures = {"null": found.test.null, "other": found.test.other, "ratio": found.test.ratio}
    return f"{told}\n{said.text('duel-sprt', accepted=found.test.accepted, **figures)}"


def manners(illegal: int, timeouts: int, said: Words) -> str:
    """What bots did wrong, and how much room they took."""
    return said.text("duel-foot", illegal=illegal, timeouts=timeouts, memory=memory())


def memory() -> int:
    """Megabytes that this process, or the greediest of its workers, had at most."""
    most = max(getrusage(who).ru_maxrss for who in (RUSAGE_SELF, RUSAGE_CHILDREN))
    return most // 1024


def bot_name(found: Report, line: PlayerLine, said: Words) -> str:
    """A bot's level, and its role where there are any."""
    if not line.role:
        return line.bot
    return said.text("duel-role", bot=line.bot, role=said.text(f"{found.game}-role-{line.role}"))


def scale_beside(names: Sequence[str], lines: Sequence[PlayerLine], said: Words) -> int:
    """Columns of the drawing: what names and figures leave, as long as it says something."""
    heads = [said.text(key) for key in ("duel-bot", "duel-share", "duel-interval", "duel-slow")]
    cells = [(name[:LONGEST_NAME], *figures(line)) for name, line in zip(names, lines, strict=True)]
    taken = sum(max(map(len, column)) for column in zip(heads, *cells, strict=True))
    edges = 3 * (len(heads) + 1) + 1
    return max(LEAST_SCALE, min(SCALE, Paper().width - taken - edges))


def player_cells(line: PlayerLine, fair: float, scale: int) -> tuple[str, ...]:
    share, between, slow = figures(line)
    return share, between, draw_interval(line, fair, scale), slow


def figures(line: PlayerLine) -> tuple[str, str, str]:
    return f"{line.share:.3f}", f"{line.low:.3f}–{line.high:.3f}", f"{line.p95_ms:.3f}"


def draw_interval(line: PlayerLine, fair: float, scale: int = SCALE) -> str:
    """The interval on a line from nought to one, with a mark at the fair share."""
    low, share, high, mark = (
        round(x * (scale - 1)) for x in (line.low, line.share, line.high, fair)
    )
    drawn = ["─" if low <= at <= high else " " for at in range(scale)]
    drawn[mark] = "┼" if low <= mark <= high else "│"
    drawn[share] = "●"
    return "".join(drawn)
