"""What can be said on the command line, and how it is explained."""

import os
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter
from cyclopts.types import NonNegativeFloat, NonNegativeInt, PositiveFloat, PositiveInt
from cyclopts.validators import Number

# From its file, because importing the words would make --help wait.
SPOKEN = Path(__file__).parents[1] / "words" / "languages.toml"
LANGUAGES = tuple(tomllib.loads(SPOKEN.read_text("utf-8")))
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
PORTS = Number(gte=0, lte=65535)
CORES = os.cpu_count() or 1


def described_as(text: str, **more: Any) -> Parameter:
    return Parameter(help=text, **more)


def repeatable(text: str, name: str) -> Parameter:
    return described_as(f"{text} May be said again and again.", name=name, show_default=False)


# By their folders, because importing the games would make --help wait.
GAMES = sorted(
    rules.parent.name for rules in Path(__file__).parents[1].glob("games/*/rulebook.toml")
)
Game = Annotated[str, described_as(f"Which game: {', '.join(GAMES)}.")]
Played = Annotated[
    str | None, described_as(f"Which game: {', '.join(GAMES)}; kapern where none is named.")
]
LessonName = Annotated[
    str | None, described_as("Which lesson, where a game has several; the first without it.")
]
PuzzleCount = Annotated[PositiveInt, described_as("How many to find.")]
PuzzleFile = Annotated[
    Path | None, described_as("A file to write them to; without one they are printed.")
]
PuzzleGame = Annotated[
    str | None, described_as(f"Which game: {', '.join(GAMES)}; today’s where none is named.")
]
PuzzleNumber = Annotated[
    PositiveInt | None, described_as("Which position, from 1; today’s without it.")
]
Seats = Annotated[str, described_as("Who sits where: me, a name with a capital letter, or a bot.")]
Bots = Annotated[
    str,
    described_as(
        "One bot a seat: random, deckhand, mate, captain or admiral; or your own, as"
        " package.module:Bot or exec:./program."
    ),
]
LetIn = Annotated[
    tuple[str, ...],
    repeatable("A bot of your own to be met here: kapern=package.module:Bot.", "--bot"),
]
Program = Annotated[str, described_as("The program, with what it is told.", name="--exec")]
Against = Annotated[str, described_as("Who sits in all other seats.")]
Megabytes = Annotated[PositiveInt, described_as("Memory that the program may hold.")]
Patience = Annotated[PositiveFloat, described_as("Seconds it may take for a decision.")]
Compared = Annotated[str, described_as("A bot that is compared: any level or style.")]
Role = Annotated[str, described_as("For piracy: pirate or navy.", show_default=False)]
Judges = Annotated[
    bool, described_as("Against the judges of the other role, whom nothing was tuned on.")
]
Clause = Annotated[str | None, described_as("One clause, such as K7; all of them without it.")]
Spoken = Annotated[
    Language | None,
    described_as("Language of the text; the default is that of $LC_ALL or $LANG."),
]
HouseRules = Annotated[tuple[str, ...], repeatable("A house rule, name=value.", "--option")]
Box = Annotated[Path | None, described_as("A file with the numbers of your own box of dorra.")]
Json = Annotated[bool, described_as("Print JSON instead of text.", show_default=False)]
Plain = Annotated[
    bool, described_as("Typed words: for pipes and screen readers.", show_default=False)
]
Save = Annotated[Path | None, described_as("A new file for the logbook of a typed game.")]
Resume = Annotated[Path | None, described_as("A logbook to play on, by its own house rules.")]
PlayedHouse = Annotated[
    str | None,
    described_as("A house to play at: its address, or the link of a table there.", name="--house"),
]
Called = Annotated[str | None, described_as("What you are called at a house; asked for without.")]
Luck = Annotated[int | None, described_as("Repeatable luck; nobody can foretell it otherwise.")]
Seed = Annotated[int, described_as("Which luck: the same seed gives the same report.")]
Games = Annotated[PositiveInt, described_as("How many games; rounded up to whole blocks.")]
Processes = Annotated[PositiveInt, described_as("How many games at a time.")]
Thought = Annotated[str, described_as("How long a bot may think: 1s by the clock, 200i counted.")]
Keep = Annotated[Path | None, described_as("A folder to write the logbooks to, one file a game.")]
Plot = Annotated[
    Path | None, described_as("A file to draw the result in: SVG, or PNG where it ends so.")
]
Shell = Annotated[Literal["bash", "zsh", "fish"], described_as("Which shell.")]
Believed = Annotated[
    bool, described_as("For piracy: how well the Navy knew where he was.", show_default=False)
]
Foretold = Annotated[
    bool, described_as("How well the win bar foretold these games.", show_default=False)
]
Ledger = Annotated[
    Path | None, described_as("A file to write blocks to, and to take a match up from.")
]
OtherRules = Annotated[
    tuple[str, ...],
    repeatable("What it is compared with: default, or house rules as in --option.", "--against"),
]
Crew = Annotated[PositiveInt | None, described_as("How many play; a usual number without it.")]
Everyone = Annotated[str, described_as("The bot in every seat.")]
Ledgers = Annotated[Path, described_as("Ledgers that duels have written.")]
Sprt = Annotated[
    str | None, described_as("Play on until it is clear: the share to beat, and to show.")
]
Ray = Annotated[
    bool,
    described_as(
        "Play on the Ray cluster of RAY_ADDRESS, or on one of its own.", show_default=False
    ),
]
File = Annotated[Path, described_as("A logbook.")]
ProofFile = Annotated[Path, described_as("A proof, as a house exports it.")]
Speed = Annotated[bool, described_as("Also say how fast that was.", show_default=False)]
From = Annotated[NonNegativeInt, described_as("The turn to begin with.", name="--from")]
Quiet = Annotated[bool, described_as("Only how it ended.", show_default=False)]
Finish = Annotated[
    bool, described_as("Write the scores under a finished game.", show_default=False)
]
Course = Annotated[
    bool,
    described_as(
        "Only everyone's chance to win: what turned it, luck and play.", show_default=False
    ),
]
Annotate = Annotated[
    bool,
    described_as("Write what turned the game into the logbook, as remarks.", show_default=False),
]
Check = Annotated[
    bool, described_as("Print clause, code and tests; 1 where one is missing.", show_default=False)
]
Map = Annotated[
    bool,
    described_as("Draw the chart of piracy, or that of a file.", name="--map", show_default=False),
]
Card = Annotated[str | None, described_as("A card: coin, pirate, guardian, ship3 and so on.")]
Dice = Annotated[str | None, described_as("Eight dice, such as 1k3s1m1p2c.")]
Win = Annotated[bool, described_as("The chance to win a game of two.", show_default=False)]
Scores = Annotated[str | None, described_as("Whose turn it is and the other, such as 3000,4500.")]
Fresh = Annotated[bool, described_as("Work it out again, looking nothing up.", show_default=False)]
Guardian = Annotated[Literal["ready", "used"], described_as("Whether the Guardian is still there.")]
Hand = Annotated[str, described_as("Your crew, such as r3r2b1: colour and value.")]
Backs = Annotated[str, described_as("The backs of the other hand, such as 33211.")]
Known = Annotated[
    str, described_as("Crew you know: in that hand, or lying elsewhere.", show_default=False)
]
Level = Annotated[str | None, described_as("This bot in every seat, instead of random play.")]
Seconds = Annotated[PositiveFloat, described_as("CPU time to spend on a game.")]
Host = Annotated[str, described_as("The address to listen at; 0.0.0.0 lets the whole network in.")]
Port = Annotated[int, described_as("The port to listen at; 0 for any free one.", validator=PORTS)]
Data = Annotated[
    str | None, described_as("A file, or postgresql://...; the default is your data folder.")
]
Bus = Annotated[
    str | None,
    described_as("redis://...: how several servers on one PostgreSQL hear of each other."),
]
WithClock = Annotated[
    bool, described_as("At the server's tables everyone plays on time.", show_default=False)
]
WithFairDice = Annotated[
    bool,
    described_as(
        "At the server's tables people make the luck together; "
        "what they play, Kapern, has no moves to seal.",
        show_default=False,
    ),
]
Workers = Annotated[
    PositiveInt,
    described_as("Processes that serve; several need PostgreSQL and a bus."),
]
Pace = Annotated[NonNegativeFloat, described_as("Seconds between the moves of bots.")]
Browse = Annotated[
    bool, described_as("Open the page in a browser.", name="--open", show_default=False)
]
Apart = Annotated[
    bool,
    described_as("Send the page's files as they lie, for work on them.", show_default=False),
]
HostNames = Annotated[
    tuple[str, ...], repeatable("A name under which browsers find this house.", "--host-name")
]
Proxies = Annotated[
    tuple[str, ...], repeatable("A proxy to be believed about who asks: an address.", "--proxy")
]
Prune = Annotated[
    bool,
    described_as("Let go once a day of what `quarterdeck prune` would.", show_default=False),
]
Drain = Annotated[
    NonNegativeFloat,
    described_as("Seconds to go on while /readyz says that the house closes."),
]
LogLevel = Annotated[
    Literal["debug", "info", "warning", "error"], described_as("How much is written to the log.")
]
LogJson = Annotated[
    bool, described_as("Write the log as JSON, an object a line.", show_default=False)
]
AccessLog = Annotated[bool, described_as("Write down every request.", show_default=False)]
Days = NonNegativeFloat
LeftFor = Annotated[Days, described_as("Days after which a table that was left may go.")]
SaidBefore = Annotated[Days, described_as("Days after which talk of finished games may go.")]
GoneFor = Annotated[Days, described_as("Days after which guests without a game may go.")]
BotsAlone = Annotated[Days, described_as("Days after which tables of bots alone may go.")]
DryRun = Annotated[
    bool, described_as("Only say what would go.", name="--dry-run", show_default=False)
]
Rebuild = Annotated[
    bool,
    described_as("Work the ladder of a house out anew, from its log.", show_default=False),
]
HostDeed = Annotated[
    Literal["list", "rename", "ban", "unban", "delete", "reset", "reports", "settle", "audit"],
    described_as("What to do."),
]
Sure = Annotated[bool, described_as("Delete without asking, for scripts.", show_default=False)]
HostNamed = Annotated[str, described_as("Whose account; for rename also the new name.")]
PlainAccounts = Annotated[
    bool,
    described_as(
        "Let accounts be entered over plain HTTP from other machines: whoever is on the line can"
        " read passwords and take sessions over.",
        name="--allow-plain-accounts",
        show_default=False,
    ),
]
AuditFor = Annotated[Days, described_as("Days after which what was done to accounts may go.")]
Copy = Annotated[Path, described_as("The file of the copy.")]
PerAddress = Annotated[PositiveInt, described_as("Connections that one address may hold open.")]
Measured = Annotated[
    str | None, described_as("Which game, server, research or fleet; all games without it.")
]
OneGame = Annotated[str | None, described_as("For research and fleet: one game instead of all.")]
Batch = Annotated[
    PositiveInt | None,
    described_as("For fleet: how many games at once; as many as are fastest without it."),
]
Conforming = Annotated[str, described_as("Which games; all of them where none is named.")]
WorkerCounts = Annotated[
    str, described_as("For server: how many workers, one figure after the other.")
]
Tables = Annotated[
    str, described_as("For server: how many tables at once, one figure after the other.")
]


def native() -> Language:
    """What the surroundings speak, where it is ours; the first that says something counts."""
    wanted = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")[:2]
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def house(options: tuple[str, ...], components: Box) -> tuple[str, ...]:
    """`--components my.toml` is short for `--option components=my.toml`."""
    return (*options, f"components={components}") if components else options
