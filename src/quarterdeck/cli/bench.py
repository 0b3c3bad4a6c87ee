"""`quarterdeck bench`: how fast games are played, beside a yardstick in the same process.

Seconds are CPU time. Machines differ and are busy, so trust the ratio, not the digits.
"""

from collections.abc import Callable
from time import process_time
from typing import Any, NamedTuple

from quarterdeck.bots.levels import sit
from quarterdeck.cli import options as the
from quarterdeck.cli.bench_belief import belief_ms
from quarterdeck.cli.output import Paper, figure_table, print_json
from quarterdeck.cli.yardstick import yardstick
from quarterdeck.core.game import AnyGame
from quarterdeck.core.table import QuietTable
from quarterdeck.games import GAMES, find
from quarterdeck.words import words

ROUNDS = 6  # of each kind, in turns; the best one counts, because only noise makes it slower

Play = Callable[[], int]  # one whole game; the number of its decisions


def bench(
    what: the.Measured = None,
    game: the.OneGame = None,
    /,
    *,
    bot: the.Level = None,
    tables: the.Tables = "10,100,500",
    workers: the.WorkerCounts = "1",
    data: the.Data = None,
    bus: the.Bus = None,
    clock: the.WithClock = False,
    fair: the.WithFairDice = False,
    batch: the.Batch = None,
    seconds: the.Seconds = 4.0,
    json: the.Json = False,
    language: the.Spoken = None,
) -> None:
    """Measure how fast games are, beside a yardstick; or how many tables a server bears.

    For example:

        quarterdeck bench kapern --bot captain --json
        quarterdeck bench server --tables 10,100 --seconds 10
        quarterdeck bench server --workers 1,2 --data postgresql:///trial --bus redis://localhost
        quarterdeck bench research dorra
        quarterdeck bench fleet kapern --batch 65536
    """
    if what == "server":
        measure, trials = server_bench(workers, data, bus, clock, fair)
        measure(tables, trials, seconds, json, language or the.native())
    elif what == "research":
        from quarterdeck.cli.bench_research import measure_research

        measure_research(game, seconds, json, language or the.native())
    elif what == "fleet":
        from quarterdeck.cli.bench_fleet import measure_fleets

        measure_fleets(game, batch, seconds, json, language or the.native())
    else:
        measure_games(what, bot, seconds, json, language or the.native())


def server_bench(workers: str, data: str | None, bus: str | None, clock: bool, fair: bool) -> Any:
    """The server is another process: what it needs is asked for before it is started."""
    from quarterdeck.cli.serve import import_server

    import_server()
    from quarterdeck.cli.bench_server import ServerTrial, counts, measure_server

    return measure_server, [ServerTrial(each, data, bus, clock, fair) for each in counts(workers)]


class Speed(NamedTuple):
    """What one round did in a second of CPU time."""

    decisions: float
    games: float


def measure_games(
    name: str | None, bot: str | None, seconds: float, json: bool, language: str
) -> None:
    """Measure one game, or all of them."""
    chosen = [find(name)] if name else list(GAMES.values())
    rows = [measure_game(game, bot, seconds, language) for game in chosen]
    if json:
        print_json(rows)
    else:
        print_speeds(rows, language)


def measure_game(
    game: AnyGame, bot: str | None, seconds: float, language: str
) -> dict[str, str | float]:
    play = bot_play(game, bot) if bot else random_play(game)
    Paper(stderr=True).print(
        words(game, language).text("bench-warming", game=game.name), style="dim"
    )
    speed_of(play, seconds / 10)
    speed, yardstick = measure_play(play, seconds / (2 * ROUNDS))
    return {
        "game": game.name,
        **({"bot": bot} if bot else {}),
        "decisions_per_s": round(speed.decisions),
        "games_per_s": round(speed.games, 1),
        "yardstick_per_s": round(yardstick),
        **({"belief_ms": round(belief_ms(), 4)} if game.name == "piracy" and not bot else {}),
    }


def measure_play(play: Play, slice_s: float) -> tuple[Speed, float]:
    """The best of some rounds of play and of the yardstick, turn by turn."""
    rounds = [(speed_of(play, slice_s), yardstick(slice_s)) for _ in range(ROUNDS)]
    speeds, yardsticks = zip(*rounds, strict=True)
    return max(speeds), max(yardsticks)


def speed_of(play: Play, slice_s: float) -> Speed:
    """Whole games for so long, at least one."""
    begun = process_time()
    decisions = games = 0
    while not games or process_time() - begun < slice_s:
        decisions += play()
        games += 1
    took = process_time() - begun
    return Speed(decisions / took, games / took)


def random_play(game: AnyGame) -> Play:
    """Any legal action: a kind first, then one of that kind; as few seats as there can be."""
    seats, options, table = game.seats[0], game.options(), QuietTable(1)
    legal_actions, apply, random = game.legal_actions, game.apply, table.random

    def play() -> int:
        state, decisions = game.deal(seats, options, table), 0
        while menu := legal_actions(state):
            state = apply(state, menu.pick(random), table)
            decisions += 1
        return decisions

    return play


def bot_play(game: AnyGame, level: str) -> Play:
    """The same bot in every seat, each given its own view."""
    seats, options, table = game.seats[0], game.options(), QuietTable(1)
    players = [sit(game, level, options, seat) for seat in range(seats)]

    def play() -> int:
        state, decisions = game.deal(seats, options, table), 0
        while (seat := game.to_move(state)) is not None:
            state = game.apply(state, players[seat].choose(game.view(state, seat)), table)
            decisions += 1
        return decisions

    return play


def print_speeds(rows: list[dict[str, Any]], language: str) -> None:
    said = words(None, language)
    table = figure_table(said.text("bench-title"), said.text("bench-foot"))
    for key in ("bench-game", "bench-player"):
        table.add_column(said.text(key))
    for key in ("bench-decisions", "bench-games", "bench-yardstick", "bench-ratio"):
        table.add_column(said.text(key), justify="right")
    for each in rows:
        ratio = each["decisions_per_s"] / each["yardstick_per_s"]
        numbers = (f"{each[f'{key}_per_s']:,.0f}" for key in ("decisions", "games", "yardstick"))
        table.add_row(each["game"], each.get("bot", "random"), *numbers, f"{ratio:.3f}")
    Paper().print(table)
    for each in rows:
        if "belief_ms" in each:
            Paper().print(said.text("bench-belief", ms=each["belief_ms"]))
