"""Where a game of Waddingtons Buccaneer stands, in words."""

from collections.abc import Iterator

from quarterdeck.core.counts import Counts
from quarterdeck.core.moment import Over
from quarterdeck.core.sentence import Argument, Sentence, sentence
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.actions import SETTLE as SETTLING
from quarterdeck.games.waddingtons.crew import fighting_strength
from quarterdeck.games.waddingtons.narrate import any_things
from quarterdeck.games.waddingtons.notation import write
from quarterdeck.games.waddingtons.prices import prices
from quarterdeck.games.waddingtons.view import SeenShip, View
from quarterdeck.words import Words
from quarterdeck.words.positions.position_text import PositionText, all_scores

SETTLE = write(SETTLING)


def lines(seen: View, words: Words) -> list[str]:
    """Ships, docks, islands, what lies on the desk, the card, and what is asked."""
    told = [ship_line(seen, ship, words) for ship in seen.ships]
    told += [docks_line(seen, port, words) for port in range(len(box.PORTS)) if seen.ships]
    told += [islands_line(seen, words)] if seen.ships else []
    asked = (fight_line(seen, words), desk_line(seen, words), card_line(seen, words))
    return [*told, *filter(None, asked), *filter(None, [asked_line(seen, words)])]


def ship_line(seen: View, ship: SeenShip, words: Words) -> str:
    return words.text(
        "waddingtons-position-ship",
        port=box.PORTS[ship.home],
        seat=ship.owner,
        square=sea.NAMES[ship.square],
        heading=sea.HEADINGS[ship.heading],
        crew=hand_text(ship),
        sails=sails(ship),
        fights=fights(ship),
        hold=any_things(things_aboard(ship)),
        points=points_at_home(seen, ship),
    )


def sails(ship: SeenShip) -> int:
    return sum(map(int.__mul__, box.VALUES, ship.values))


def fights(ship: SeenShip) -> str:
    """Known of one's own crew, and of others only when every colour is."""
    return str(fighting_strength(ship.known)) if all_known(ship) else "?"


def all_known(ship: SeenShip) -> bool:
    return box.values(ship.known) == ship.values


def things_aboard(ship: SeenShip) -> Counts:
    """Treasure and kept cards, as things."""
    return (*box.NO_CREW, *ship.hold, *ship.cards)


def points_at_home(seen: View, ship: SeenShip) -> int:
    docks = seen.docks[ship.home]
    return box.points(docks[box.TREASURE : box.CARDS]) + box.points(ship.chest)


def docks_line(seen: View, port: int, words: Words) -> str:
    chests = [ship.chest for ship in seen.ships if ship.home == port]
    return words.text(
        "waddingtons-position-docks",
        port=box.PORTS[port],
        things=any_things(seen.docks[port]),
        chest=any_things((*box.NO_CREW, *(chests or [box.NO_TREASURE])[0], *box.NO_CARDS)),
        home="yes" if chests else "no",
    )


def islands_line(seen: View, words: Words) -> str:
    return words.text(
        "waddingtons-position-islands",
        treasure=any_things((*box.NO_CREW, *seen.island, *box.NO_CARDS)),
        flat=any_things(seen.flat),
        crew=sum(seen.pile) + len(seen.beneath),
        top=seen.top,
    )


def fight_line(seen: View, words: Words) -> str:
    """Both hands, as far as one may look."""
    if not seen.fight:
        return ""
    one, other = (seen.ships[ship] for ship in seen.fight)
    return words.text(
        "waddingtons-position-fight",
        port=box.PORTS[one.home],
        hand=hand_text(one),
        strength=fights(one),
        target=words.text("waddingtons-port", port=box.PORTS[other.home]),
        other_hand=hand_text(other),
        other_strength=fights(other),
    )


def hand_text(ship: SeenShip) -> str:
    """Faces where all of them are known, else backs."""
    return any_things(ship.known if all_known(ship) else ship.values)


def desk_line(seen: View, words: Words) -> str:
    """What is given for what, with the running totals; of other choices, what was picked."""
    match seen.awaiting:
        case to.Trade(_, _, given, taken) if given:
            return words.text(
                "waddingtons-position-desk",
                given=any_things(given),
                paid=worth_of_things(given),
                taken=any_things(taken),
                due=worth_of_things(taken),
            )
        case to.Trade():
            return ""
    deed = settling(seen, words)
    return words.text("waddingtons-position-settle", deed=deed) if deed else ""


def settling(seen: View, words: Words) -> str:
    """What settling would do, and what it would cost."""
    told = prices(seen).settle
    if told is None:
        return ""
    moment = str(type(seen.awaiting).__struct_config__.tag)
    sides = {"gained": told.gained, "lost": told.lost, "left": told.left}
    return words.text("waddingtons-settle", moment=moment, **sides)


def worth_of_things(things: Counts) -> int:
    return sum(map(int.__mul__, box.WORTH, things))


def card_line(seen: View, words: Words) -> str:
    """The Chance card that is being obeyed."""
    number = getattr(seen.awaiting, "card", 0)
    return card_text(number, words) if number else ""


def card_text(number: int, words: Words) -> str:
    title = words.text(f"waddingtons-chance-{number}")
    says = words.text(f"waddingtons-chance-{number}-says")
    return words.text("waddingtons-card", card=number, title=title, says=says)


def asked_line(seen: View, words: Words) -> str:
    """What is to be decided."""
    now = seen.awaiting
    if isinstance(now, Over):
        return ""
    moment = "leave" if is_in_port(seen) else str(type(now).__struct_config__.tag)
    return words.text("waddingtons-asked", moment=moment, **dict(asked_about(seen)))


def is_in_port(seen: View) -> bool:
    """Whether the ship whose turn it is lies in a harbour, where nobody turns."""
    now = seen.awaiting
    return isinstance(now, to.Sail) and seen.ships[now.ship].square >= sea.FIRST_HARBOUR


def asked_about(seen: View) -> Iterator[tuple[str, Argument]]:
    """The numbers of a moment, and the ship it turns on."""
    now = seen.awaiting
    yield from dict.fromkeys(("worth", "left", "excess"), prices(seen).more).items()
    ship = seen.sailing if isinstance(now, to.Call) else getattr(now, "ship", -1)
    yield "port", box.PORTS[seen.ships[ship].home] if 0 <= ship < len(seen.ships) else "none"


def target(_: View) -> int:
    return box.GOAL


def stage(seen: View) -> Sentence | None:
    """Somebody is near the goal, or a fight is on."""
    if seen.fight:
        one, other = (seen.ships[ship].owner for ship in seen.fight)
        return sentence("waddingtons-stage-fight", seat=one, other=other)
    rich = [ship for ship in seen.ships if points_at_home(seen, ship) >= box.GOAL - max(box.POINTS)]
    return sentence("waddingtons-stage-near", seat=rich[0].owner) if rich else None


def phrase_here(seen: View, word: str, words: Words) -> str:
    """The same where it is said: settling says what is settled."""
    return (settling(seen, words) if word == SETTLE else "") or phrase(word, words)


def phrase(word: str, words: Words) -> str:
    """`sail ne 7` as "Sail north-east, 7 squares"."""
    verb, *rest = word.split()
    about = rest[0] if rest else "none"
    number = int(rest[-1]) if rest and rest[-1].isdigit() else 0
    told = dict.fromkeys(("thing", "kind", "port", "heading", "square"), about)
    return words.text("waddingtons-phrase", verb=verb, count=number, **told)


TEXT = PositionText(lines, target, stage, phrase, all_scores)
