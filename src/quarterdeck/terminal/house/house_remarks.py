"""What is told at a house's table besides its game: talk, who comes and goes, what time does."""

from collections.abc import Sequence

from quarterdeck.core.sentence import Argument, Sentence
from quarterdeck.core.table import Seat
from quarterdeck.rooms.seats import Chair
from quarterdeck.terminal.house.clock_face import ClockRead
from quarterdeck.terminal.house.letters import NewsPiece, TalkLetter
from quarterdeck.terminal.house.own_shares import LuckRead
from quarterdeck.terminal.house.trouble import HouseRefusal
from quarterdeck.terminal.house_remark import HouseRemark
from quarterdeck.terminal.table_session import News


def remark(key: str, seat: Seat | None = None, **arguments: Argument) -> HouseRemark:
    return HouseRemark(seat, Sentence(f"terminal-house-{key}", arguments))


def sentence_in(piece: NewsPiece) -> HouseRemark:
    """Only to be told: a board cannot act what it has not seen the beginning of."""
    return HouseRemark(None, HouseRefusal("other-version", piece.say).sentence)


def remark_of_talk(letter: TalkLetter) -> HouseRemark:
    """What somebody said, as it stands in the log."""
    team = "team" if letter.team else "all"
    return remark("said", letter.seat, speaker=letter.name, text=letter.text, to=team)


# Who


def who_came_and_went(before: Sequence[Chair], after: Sequence[Chair]) -> News:
    told: News = []
    for seat, (was, now) in enumerate(zip(before, after, strict=True)):
        if now.kind == "person" and (was.level, was.why) != (now.level, now.why):
            told.append(change_of_hands(seat, now))
        elif now.kind == "person" and was.present != now.present and not now.yours:
            told.append(remark("came" if now.present else "went", seat, sailor=now.name))
    return told


def change_of_hands(seat: Seat, chair: Chair) -> HouseRemark:
    """A bot plays for somebody now, and why; or no longer."""
    if chair.level is None:
        return remark("reclaimed", seat, sailor=chair.name)
    if chair.yours:
        return remark("held-why", seat, why=chair.why)
    return remark("covered", seat, sailor=chair.name, why=chair.why)


# Luck


def luck_of_table(luck: LuckRead | None) -> News:
    """At a fair table: the letters that everyone there must see."""
    return [] if luck is None else [remark("luck-letters", letters=luck.letters)]


# Time


def what_time_does(before: ClockRead, after: ClockRead, names: Sequence[str]) -> News:
    """That it stands still or goes on, and who would have it so; whom the others wait for."""
    if before.paused != after.paused:
        return [remark("paused" if after.paused else "goes-on")]
    way = "would-go-on" if after.paused else "would-pause"
    asking = [(way, seat) for seat in after.pausing if seat not in before.pausing]
    asking += [("urges", seat) for seat in after.urging if seat not in before.urging]
    asking += [("waited-for", seat) for seat in after.awaited if seat not in before.awaited]
    return [remark(key, seat, sailor=names[seat]) for key, seat in asking]
