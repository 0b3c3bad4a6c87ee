"""docs/learned/piracy.md: where to lay chests, where to begin, how a Navy that learned hunts."""

from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.waters import place_on
from quarterdeck.insight.svg_sheet import SEA as SEA_BLUE
from quarterdeck.insight.svg_sheet import WINE

from .findings import Findings, Told, keep, kept, largest, require, sum_up, template, today
from .pictures import Mark, draw_chart
from .piracy_games import (
    CAPTAINS,
    DUEL_SEED,
    HUNTS,
    LAID,
    LEARNED,
    MATES,
    SEA,
    SEED,
    count_departures,
    count_hunts,
    count_layings,
    count_sites,
    count_ways_to_lie,
)
from .piracy_set_ups import ANYWHERE, OPTIONS, SUGGESTED
from .tallies import Figure, Tally

LAYERS = {
    CAPTAINS: "a captain",
    LEARNED: "the network",
    MATES: "a mate",
    SUGGESTED: "the chart, as it suggests",
    ANYWHERE: "chance",
}
WAYS = {
    "squares to load from": ("squares to load a chest from", ".1"),
    "squares that see it": ("squares that look on those", ".1"),
    "steps to a harbour": ("steps to the nearest harbour", ".1"),
    "steps between": ("steps from a chest to the next", ".1"),
    "islands with two": ("islands with two chests", ".1"),
}
HABITS = {
    "looks first": ("of its turns, those in which it looks first and then moves", "%"),
    "sees": ("of its turns, those in which what it does first sees him", "%"),
    "stays": ("stays where it is, having seen nothing", "%"),
    "fires": ("fires, having seen him", "%"),
    "nearest ship": ("squares from him to the nearest ship", ".1"),
    "ships within six": ("ships within six squares of him", ".1"),
    "ships apart": ("squares from ship to ship", ".1"),
    "ships in straits": ("ships in NO PASSING squares", ".1"),
    "chests watched": ("of the chests that still lie, those a ship overlooks", "%"),
    "squares he can be on": ("squares he can be on, for all it knows", ".1"),
}
CLAIMS = ("caught", "looks first", "-nearest ship", "-ships apart", "chests watched")
MOST_STOLEN, LEAST_STOLEN = 0.85, 0.35  # how strongly a site is coloured: fully, hardly


class PiracyFindings(Findings, frozen=True, kw_only=True):
    """By what was tried; `told` is of the two Navies."""

    layings: dict[str, dict[str, Figure]]  # by who laid the chests
    sites: Told  # by site
    laid_well: dict[str, Figure]  # by who plays: what a captain's laying takes from the Pirate
    ways: Told  # by how chests lie together
    begun: dict[str, dict[str, Figure]]  # by who begins


def gather() -> None:
    hunts, sites, ways, layings = count_hunts(), count_sites(), count_ways_to_lie(), count_layings()
    keep(
        "piracy",
        PiracyFindings(
            day=today(),
            seed=SEED,
            games=HUNTS,
            told=sum_up(hunts, LEARNED, CAPTAINS),
            layings=by_who(layings, tuple(LAID)),
            laid_well=laid_well(layings),
            sites=sum_up(sites, "with", "without"),
            ways=sum_up(ways, "greatest", "least"),
            begun=by_who(count_departures(), (CAPTAINS, ANYWHERE)),
        ),
    )


def laid_well(layings: Tally) -> dict[str, Figure]:
    found = {
        players: layings.gap(ANYWHERE, CAPTAINS, f"pirate won, {players}s")
        for players in (CAPTAINS, MATES)
    }
    return {players: figure for players, figure in found.items() if figure}


def by_who(tally: Tally, who: tuple[str, ...]) -> dict[str, dict[str, Figure]]:
    return {
        each: {what: figure for what in tally.names() if (figure := tally.figure(each, what))}
        for each in who
    }


# The page


def page() -> str:
    found = kept("piracy", PiracyFindings)
    require(found.told, CLAIMS)
    return template("piracy").format(
        found.told,
        games=found.games,
        seed=found.seed,
        duel_seed=DUEL_SEED,
        day=found.day,
        begun_games=found.begun[ANYWHERE]["pirate won"].cases,
        layings=table_of_layings(found),
        ways=table_of_ways(found),
        laid_games=told_of_games(found),
        safest=told_of_sites(found)[0],
        dearest=told_of_sites(found)[1],
        begun=found.begun,
        laid_well=found.laid_well,
        harbours=told_of_harbours(found),
        habits=table_of_habits(found),
    )


def table_of_layings(found: PiracyFindings) -> str:
    rows = ["| laid by | among captains | among mates |", "|---|---:|---:|"]
    for who, says in LAYERS.items():
        each = [found.layings[who].get(f"pirate won, {players}s") for players in (CAPTAINS, MATES)]
        rows.append(f"| {says} | {' | '.join(f'{won:%}' if won else '' for won in each)} |")
    return "\n".join(rows)


def table_of_ways(found: PiracyFindings) -> str:
    """A dot where it may be chance, as on the page of house rules."""
    rows = ["| | least | greatest | difference |", "|---|---:|---:|---:|"]
    for what, (says, unit) in WAYS.items():
        won, measured = found.ways[what], found.ways[f"{what} is"]
        low, high = (f"{measured[which]:={unit}}" for which in ("least", "greatest"))
        ends = f"{won['least']:=%} | {won['greatest']:=%}"
        more = f"{won['more']:+%}" if won["more"].is_certain else "·"
        rows.append(f"| {low} or {high} {says} | {ends} | {more} |")
    return "\n".join(rows)


def told_of_games(found: PiracyFindings) -> str:
    """In how many games who laid the chests."""
    for_captains, for_mates = (
        found.layings[who][f"pirate won, {players}s"].cases
        for who, players in ((CAPTAINS, CAPTAINS), (CAPTAINS, MATES))
    )
    by_chance = found.layings[ANYWHERE][f"pirate won, {CAPTAINS}s"].cases
    return (
        f"{for_captains} games a row among captains, {by_chance} by chance, {for_mates} among mates"
    )


def told_of_sites(found: PiracyFindings) -> tuple[str, str]:
    """The three from which least and most is stolen."""
    stolen = {site: found.sites[f"stolen {site}"]["with"] for site in SEA.sites}
    ordered = sorted(stolen, key=lambda site: stolen[site].mean)
    told = [
        f"{place_on(OPTIONS.map, site)} {grid.name_of(site)} ({stolen[site]:=%})"
        for site in ordered
    ]
    return ", ".join(told[:3]), ", ".join(told[:-4:-1])


def told_of_harbours(found: PiracyFindings) -> str:
    """Where captains begin most often."""
    begun = {each: found.begun[CAPTAINS][f"begins {each}"] for each in SEA.harbours}
    ordered = sorted(begun, key=lambda harbour: -begun[harbour].mean)
    return ", ".join(f"{place_on(OPTIONS.map, each)} ({begun[each]:=%})" for each in ordered[:3])


def table_of_habits(found: PiracyFindings) -> str:
    rows = ["| | learned | a captain | difference |", "|---|---:|---:|---:|"]
    for name in largest(found.told, list(HABITS), 7):
        (says, unit), sides = HABITS[name], found.told[name]
        both = f"{sides[LEARNED]:={unit}} | {sides[CAPTAINS]:={unit}}"
        rows.append(f"| {says} | {both} | {sides['more']:+{unit}} |")
    return "\n".join(rows)


# The picture


def pictures() -> dict[str, str]:
    found = kept("piracy", PiracyFindings)
    key = (
        "Red: of a hundred chests that lay there, so many were stolen.",
        "Blue: of a hundred captains, so many began in this harbour.",
    )
    marks = {**site_marks(found), **harbour_marks(found)}
    return {
        "learned_piracy_chests.svg": draw_chart(
            "Chests and harbours of The Ten Keys", OPTIONS.map.rows, marks, key
        )
    }


def site_marks(found: PiracyFindings) -> dict[tuple[int, int], Mark]:
    marks = {}
    for site in SEA.sites:
        stolen = found.sites[f"stolen {site}"]["with"].mean
        strength = (stolen - LEAST_STOLEN) / (MOST_STOLEN - LEAST_STOLEN)
        shade = min(1.0, max(0.08, strength))
        marks[divmod(site, grid.STRIDE)] = Mark(f"{100 * stolen:.0f}", shade, WINE)
    return marks


def harbour_marks(found: PiracyFindings) -> dict[tuple[int, int], Mark]:
    marks = {}
    for harbour in SEA.harbours:
        begun = found.begun[CAPTAINS][f"begins {harbour}"].mean
        marks[divmod(harbour, grid.STRIDE)] = Mark(f"{100 * begun:.0f}", 1.0, SEA_BLUE)
    return marks
