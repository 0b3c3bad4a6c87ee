"""Who has won a game among people: whoever gave it up comes last, whatever was played for them."""

import msgspec
from msgspec.structs import replace

from quarterdeck.core.table import Seat
from quarterdeck.insight.turning_points import Course
from quarterdeck.rooms.room import Room, is_over


class FinalResult(msgspec.Struct, frozen=True):
    """What a game came to, once it is over."""

    winners: tuple[Seat, ...]  # nobody, where everyone gave up
    lost: tuple[Seat, ...]  # gave up or lost on time, in that order: the first comes last


def final_result(room: Room) -> FinalResult | None:
    return FinalResult(winners_of(room), room.lost) if is_over(room) else None


def winners_of(room: Room) -> tuple[Seat, ...]:
    """The best of those who did not give up; among people who all did, a bot's win is nobody's."""
    if not is_over(room):
        return ()
    parts = tuple(enumerate(room.game.payoffs(room.state)))
    if not room.lost:
        return tuple(seat for seat, part in parts if part)
    rest = {seat: part for seat, part in parts if seat not in room.lost}
    return tuple(seat for seat, part in rest.items() if part == max(rest.values()))


def course_to_result(course: Course, result: FinalResult) -> Course:
    """It ends with the house's winners: by the rules alone, whoever gave up may have won."""
    if not result.lost or not course.parts:
        return course
    end = tuple(part_of_the_win(part.seats, result.winners) for part in course.parts)
    return replace(course, chances=(*course.chances[:-1], end))


def part_of_the_win(seats: tuple[Seat, ...], winners: tuple[Seat, ...]) -> float:
    """What some seats have of the win."""
    return len(set(seats) & set(winners)) / max(1, len(winners))
