"""From a form to the first entry of a table's log."""

from typing import Any

import msgspec
from msgspec.structs import replace

from quarterdeck.bots.levels import levels
from quarterdeck.core.errors import OptionsError, QuarterdeckError, SeatsError, Unknown
from quarterdeck.core.game import AnyGame
from quarterdeck.core.options import choices, number_tables, write_value
from quarterdeck.games import find
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.caretaking import USUAL
from quarterdeck.rooms.clocks import AnyControl, ByPost, Live, Timing
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.rated_results import TODAY
from quarterdeck.rooms.refusals import Denied
from quarterdeck.rooms.room import Room
from quarterdeck.server.api.forms import NewClock, NewPractice, NewSeat, NewTable, Options
from quarterdeck.server.clean_text import clean_name
from quarterdeck.server.ladder.rated_tables import check_rated_table

LONGEST = 40  # letters of a name or value that is none, said back


def new_table(form: NewTable, guest: str, name: str) -> Opened:
    game = find(form.game)
    if len(form.seats) not in game.seats:
        raise SeatsError(game.name, len(form.seats), game.seats)
    places = tuple(place_for(game, seat, guest, name) for seat in form.seats)
    if form.visibility == "private" and sitting.OPEN in places:
        raise Denied("private-with-open")
    options = read_house_rules(game, form.options)
    head = (game.name, game.version, options, places, guest)
    timing = read_timing(game, form)
    opened = Opened(*head, form.visibility, form.coach, timing=timing, fair=form.fair)
    return as_rated(opened) if form.rated else opened


def as_rated(opened: Opened) -> Opened:
    """It counts on the ladder, and nobody has to trust the house for that."""
    check_rated_table(opened)
    return replace(opened, ladder=TODAY, fair=True)


def read_timing(game: AnyGame, form: NewTable) -> Timing:
    control = None if form.clock is None else read_control(form.clock)
    caretaker = None if form.caretaker is None else known_level(game, form.caretaker)
    if form.on_time == "lost" and not isinstance(control, Live):
        raise Denied("lost-without-clock")
    return Timing(control, caretaker, form.on_time, form.rated)


def read_control(form: NewClock) -> AnyControl:
    """A clock that can be played by: what is said of the other kind is not heeded."""
    if form.kind == "post":
        if form.night and not form.night.length:
            raise Denied("night-without-end")
        return ByPost(form.allowance, form.night)
    if not (form.base or form.increment or form.delay):
        raise Denied("clock-without-time")
    return Live(form.base, form.increment, form.delay)


def new_practice(form: NewPractice, guest: str, name: str) -> Opened:
    seats = [NewSeat("me"), *(NewSeat("bot", level=level) for level in form.bots)]
    return new_table(NewTable(form.game, seats, form.options, "private", True), guest, name)


def rematch_of(room: Room) -> Opened:
    """The same people, bots and house rules once more; who was covered sits there again."""
    game = find(room.game.name)
    options = options_now(game, room.game.again(room.state))
    return same_people(game, room, options)


def same_people(game: AnyGame, room: Room, options: Any) -> Opened:
    """Those who sit at a table, at another; where a level has gone, its bot is a mate."""
    places = tuple(same_place(game, place) for place in room.places)
    head = (game.name, game.version, options, places, room.host)
    fair, timing = room.dice is not None, same_timing(game, room.timing)
    opened = Opened(*head, room.visibility, room.coached, timing=timing, fair=fair)
    return as_rated(opened) if room.ladder else opened


def same_timing(game: AnyGame, timing: Timing) -> Timing:
    gone = timing.caretaker is not None and timing.caretaker not in levels(game)
    return replace(timing, caretaker=None) if gone else timing


def same_place(game: AnyGame, place: sitting.AnyPlace) -> sitting.AnyPlace:
    if isinstance(place, sitting.Person):
        return sitting.Person(place.guest, place.name)
    if isinstance(place, sitting.Bot) and place.level not in levels(game):
        return sitting.Bot(USUAL)
    return place


def options_now(game: AnyGame, options: Any) -> Any:
    """House rules of an earlier game, as far as there still are such."""
    if isinstance(options, game.options):
        return options
    try:
        return msgspec.convert(options, game.options)
    except (msgspec.ValidationError, QuarterdeckError):
        return game.options()


def place_for(game: AnyGame, seat: NewSeat, guest: str, name: str) -> sitting.AnyPlace:
    if seat.kind == "bot":
        return sitting.Bot(known_level(game, seat.level or ""))
    if seat.kind == "me" or (seat.kind == "person" and seat.name):
        return sitting.Person(guest, clean_name(seat.name or name))
    return sitting.OPEN


def known_level(game: AnyGame, level: str) -> str:
    if level not in levels(game):
        raise Unknown("bot", level, levels(game))
    return level


def read_house_rules(game: AnyGame, given: Options) -> Any:
    """House rules from a form; the rest as in the rulebook."""
    return game.options(**{name: one(game, name, value) for name, value in given.items()})


def one(game: AnyGame, name: str, value: bool | int | str) -> Any:
    """A house rule: one of its values, or a table of numbers as text."""
    kind: type = game.options
    known, tables = choices(kind), number_tables(kind)
    if name in tables:
        return tables[name].read(str(value), name)
    if name not in known:
        raise Unknown("option", name[:LONGEST], (*known, *tables))
    if (type(value), value) not in [(type(each), each) for each in known[name]]:
        allowed = ", ".join(map(write_value, known[name]))
        raise OptionsError("option-value", name=name, value=str(value)[:LONGEST], allowed=allowed)
    return value
