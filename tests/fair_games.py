"""Fair games as logs: people bring shares, and whoever is to move does anything that is allowed."""

from hashlib import sha256
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from quarterdeck.core.commitments import house_seal, share_seal
from quarterdeck.rooms import joint_dice, requests, share_requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms.entries import Closed, Opened, ShareOpened, ShareSealed
from quarterdeck.rooms.proof_files import Proof, proof_of, write_proof
from quarterdeck.rooms.room import Room
from quarterdeck.rooms.seats import Person
from quarterdeck.server.asking import ask_room
from tests.strategies import picked

LONGEST = 1000  # decisions, then the game is closed


class FairGame(NamedTuple):
    """What a house would have."""

    room: Room
    entries: list
    secret: bytes

    @property
    def proof(self) -> Proof:
        return proof_of(self.room, self.entries, self.secret)

    @property
    def written(self) -> bytes:
        return write_proof(self.proof)


def people(seats):
    return tuple(Person(f"guest-{seat}", f"N{seat}") for seat in range(seats))


def share_of(seat):
    return sha256(f"share of {seat}".encode()).digest()


def seal_of(room, seat, share=None):
    dice = room.dice
    return share_seal(dice.terms, bytes.fromhex(dice.house), seat, share or share_of(seat)).hex()


def open_fair(game, places, table="", **more):
    """The room before any share, its first entry, and the secret."""
    opened = Opened(game.name, game.version, game.options(), places, "guest-0", fair=True, **more)
    name = table or f"{game.name}-0123456789abcdef"
    secret = sha256(b"the house").digest()
    terms, _ = joint_dice.agree_on_terms(name, opened)
    opened = replace(opened, seal=house_seal(terms, secret).hex())
    return rooms.open_room(name, opened, game), [opened], secret


def go_on(room, entries, ask):
    """The room after whatever it was asked; its entries are written down."""
    steps = ask_room(room, ask)
    entries += [step.entry for step in steps if step.entry is not None]
    return steps[-1].room


def mix(room, entries, bringing):
    """These seats bring their shares; the others stay away."""
    for seat in bringing:
        sealed = ShareSealed(seat, seal_of(room, seat))
        guest = room.places[seat].guest
        room = go_on(
            room,
            entries,
            lambda now: share_requests.seal_share(now, guest, sealed),  # noqa: B023
        )
    room = go_on(room, entries, share_requests.going_on(room))
    for seat in bringing:
        shown = ShareOpened(seat, share_of(seat).hex())
        guest = room.places[seat].guest
        room = go_on(
            room,
            entries,
            lambda now: share_requests.open_share(now, guest, shown),  # noqa: B023
        )
    return go_on(room, entries, share_requests.going_on(room))


def begin(game, seats, bringing=None, **more):
    """Dealt, with the luck of those who brought a share."""
    room, entries, secret = open_fair(game, people(seats), **more)
    room = mix(room, entries, range(seats) if bringing is None else bringing)
    room = replace(room, key=joint_dice.luck_key(room.dice, secret))
    return go_on(room, entries, requests.deal_cards), entries, secret


def play_fair(game, seed, longest=LONGEST):
    """A whole game, or the beginning of one that was closed."""
    random = Random(seed)
    room, entries, secret = begin(game, min(game.seats))
    while room.decisions < longest and not rooms.is_over(room):
        room = go_on(room, entries, lambda now: anything(now, random))
    if not rooms.is_over(room):
        entries.append(Closed(None))
        room = rooms.follow_entry(room, entries[-1]).room
    return FairGame(room, entries, secret)


def anything(room, random):
    """What a seat picks, and what settles it."""
    seat, picks = room.game.to_move(room.state), []
    while True:
        state = rooms.state_for(room, seat)
        action = picked(
            room.game.legal_actions(state), (random.randrange(999), random.randrange(999))
        )
        steps = requests.play_or_draft(room, seat, room.game.write(action))
        if steps[-1].entry is not None:
            return [*picks, *steps]
        room = steps[-1].room
