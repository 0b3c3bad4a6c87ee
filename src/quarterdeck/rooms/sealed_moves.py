"""Decisions that not everyone may know are sealed where they are made, and opened at the end."""

from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Any

from msgspec.structs import replace

from quarterdeck.core.commitments import SECRET, move_seal
from quarterdeck.core.game import AnyGame
from quarterdeck.rooms.entries import Acted
from quarterdeck.rooms.requests import action_of
from quarterdeck.rooms.room import Room, Step


def is_sealed(game: AnyGame, state: Any, action: Any) -> bool:
    """By moment and kind, never by what is done: that a decision is sealed tells nothing."""
    return (type(state.awaiting), type(action)) in game.sealed


def seal_moves(room: Room, steps: list[Step]) -> list[Step]:
    """Steps after a room, with seals where a choice is settled; one for all of its picks."""
    if room.dice is None or not room.game.sealed:
        return steps
    sealed, words = list[Step](), list[str]()
    for step in steps:
        if isinstance(step.entry, Acted):
            words.append(step.entry.word)
            if step.room.decisions != room.decisions:
                step = seal_decision(room, step, words)  # noqa: PLW2901  as it is told
                words = []
        sealed.append(step)
        room = step.room
    return sealed


def seal_decision(before: Room, step: Step, words: Sequence[str]) -> Step:
    entry, dice = step.entry, before.dice
    assert isinstance(entry, Acted) and dice is not None
    if not is_sealed(before.game, before.state, action_of(before.game, entry.word)):
        return step._replace(entry=replace(entry, salt="")) if entry.salt else step
    salt, place = entry.salt or token_hex(SECRET), (step.room.decisions, entry.seat)
    seal = move_seal(dice.terms, place, bytes.fromhex(salt), words)
    return step._replace(entry=replace(entry, salt=salt, seal=seal.hex()))


def with_salt(ask: Callable[[Room], list[Step]], salt: str) -> Callable[[Room], list[Step]]:
    """What a person does, with the salt that their device has drawn for it; where nothing is ever
    sealed it is dropped, or the proof would hold a salt without a seal."""
    if not salt:
        return ask

    def asked(room: Room) -> list[Step]:
        steps = ask(room)
        entry = steps[-1].entry
        if room.dice is not None and room.game.sealed and isinstance(entry, Acted):
            steps[-1] = steps[-1]._replace(entry=replace(entry, salt=salt))
        return steps

    return asked
