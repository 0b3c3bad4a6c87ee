"""Requests by socket: whatever a client says is read once and answered once.

An answer comes back with the id of what it answers; what follows it in the
list are pushes for the same client.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

import msgspec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.sentence import Sentence
from quarterdeck.rooms import coach_consent, permissions, requests, share_requests, standing_orders
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.entries import Agreed, Ordered, ShareOpened, ShareSealed
from quarterdeck.rooms.refusals import Denied, Stale
from quarterdeck.rooms.room import Room
from quarterdeck.rooms.sealed_moves import with_salt
from quarterdeck.rooms.timekeeping import in_time
from quarterdeck.server import clock_requests, letters
from quarterdeck.server import messages as say
from quarterdeck.server.bot_driver import BotDriver
from quarterdeck.server.bot_pool import on_time
from quarterdeck.server.clean_text import clean
from quarterdeck.server.device import Device
from quarterdeck.server.fair_messages import AboutLuck, OpenShare, SealShare
from quarterdeck.server.fair_queue import Asker
from quarterdeck.server.hub import Hub
from quarterdeck.server.rate_limits import Buckets
from quarterdeck.server.settings import LARGEST, Limits
from quarterdeck.server.stored_lines import StoredLine
from quarterdeck.server.stories import Stories
from quarterdeck.server.wire_types import Id

log = logging.getLogger("quarterdeck.socket_requests")
LONGEST_LINE = 500  # as it is stored; cleaning can make a text longer
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
Letters = list[say.Letter]


class Greeting(msgspec.Struct):
    """As much as can be read of a message that makes no sense otherwise."""

    id: Id | None = None


read = msgspec.json.Decoder(say.Message).decode
read_greeting = msgspec.json.Decoder(Greeting).decode


def read_message(text: str | bytes) -> say.Message:
    """One message, or Denied with what is wrong about it."""
    if len(text) > LARGEST:
        raise Denied("too-large", limit=LARGEST)
    try:
        message: say.Message = read(text)
    except UNREADABLE as wrong:
        raise Denied("broken-message", why=str(wrong)) from wrong
    return message


def not_understood(text: str | bytes, no: QuarterdeckError) -> say.Refused:
    """The answer to what is no message, with its id where one can be made out."""
    try:
        greeted = None if len(text) > LARGEST else read_greeting(text).id
    except UNREADABLE:
        greeted = None
    return say.Refused(greeted, letters.code_of(no), no.sentence)


class SocketRequests:
    """Answers for every client; what it does not know itself it asks the hub or the bot driver."""

    def __init__(self, hub: Hub, bot_driver: BotDriver, limits: Limits) -> None:
        self.hub, self.bot_driver = hub, bot_driver
        self.lines = Buckets(limits.lines_per_second)
        self.stories = Stories(hub)

    async def answer(self, device: Device, message: say.Message) -> Letters:
        """The answer, then what else this client should hear."""
        try:
            return await ANSWERS[type(message)](self, device, message)
        except QuarterdeckError as no:
            return [letters.refusal(message, None, no)]
        except Exception:
            log.exception("no answer to %r", message)
            return [say.Refused(message.id, "trouble", Sentence("denied-trouble"))]

    # Looking on

    async def follow(self, device: Device, message: say.Follow) -> Letters:
        """The table as it stands, the last of what this device has missed, and of the talk."""
        async with self.hub.lock(message.table):
            room = await self.hub.room_for(message.table, device.guest)
            await self.hub.told_marks.come(room, device.guest)
            device.blocked = await self.hub.talk.blocks.blocked_by(device.guest)
            steps = await self.stories.missed(device.guest, room, message.seq)
            talk = await self.hub.talk.heard_by(device, room)
            device.name = await self.hub.store.guest_name(device.guest) or ""
            await self.hub.presence.look([room.table])
            self.hub.follow(device, room)
        return [self.hub.shown(device, room, steps, message.id), *talk]

    async def story(self, device: Device, message: say.Story) -> Letters:
        """What happened before that, as far as this device may hear it again."""
        room = await self.hub.room_for(message.table, device.guest)
        steps = await self.stories.before(room, message.before)
        told = letters.last_heard(steps, device.hears_again_as(room))
        return [say.Retold(message.id, room.table, *told)]

    async def unfollow(self, device: Device, message: say.Unfollow) -> Letters:
        self.hub.unfollow(device, message.table)
        return [say.Confirmed(message.id, -1)]

    async def open_curtain(self, device: Device, message: say.OpenCurtain) -> Letters:
        room = await self.hub.room_for(message.table, device.guest)
        requests.require_own(room, device.guest, message.seat)
        if device not in self.hub.followers.get(room.table, ()):
            raise Denied("not-following")
        requests.require_to_move(room, message.seat)  # nobody looks while another decides
        device.curtains[room.table] = message.seat
        talk = await self.hub.talk.heard_by(device, room)
        return [self.hub.shown(device, room, [], message.id), *talk]

    async def follow_lobby(self, device: Device, message: say.FollowLobby) -> Letters:
        self.hub.lobby.devices.add(device)
        return [say.Confirmed(message.id, -1), letters.lobby(await self.hub.lobby.listing())]

    async def unfollow_lobby(self, device: Device, message: say.UnfollowLobby) -> Letters:
        self.hub.lobby.devices.discard(device)
        return [say.Confirmed(message.id, -1)]

    async def follow_own(self, device: Device, message: say.FollowOwn) -> Letters:
        self.hub.owners.follow(device)
        return [say.Confirmed(message.id, -1)]

    # Playing

    async def play(self, device: Device, message: say.Play) -> Letters:
        """Done once it is in the log; a click at an old position brings what was missed."""
        room = await self.hub.room_for(message.table, device.guest)
        check_curtain(device, room, message.seat)
        ask = partial(requests.play_own, guest=device.guest, seat=message.seat, word=message.action)
        timed = in_time(with_salt(ask, message.salt), self.hub.store.clock.now, device.lag())
        try:
            room = await self.hub.change(message.table, requests.at_seq(message.seq, timed))
        except Stale as no:
            return await self.stale(device, message, no)
        except QuarterdeckError as no:
            return [letters.refusal(message, await self.hub.room(message.table), no)]
        return [say.Confirmed(message.id, room.seq)]

    async def draft(self, device: Device, message: say.Draft) -> Letters:
        """What is picked so far, seen by the one who picks; it is logged with what settles it."""
        room = await self.hub.room_for(message.table, device.guest)
        check_curtain(device, room, message.seat)
        ask = partial(
            requests.draft_own, guest=device.guest, seat=message.seat, words=message.actions
        )
        room = await self.hub.change(message.table, requests.at_seq(message.seq, ask))
        return [say.Confirmed(message.id, room.seq)]

    async def stale(self, device: Device, message: say.Play, no: Stale) -> Letters:
        async with self.hub.lock(message.table):
            room = await self.hub.room_for(message.table, device.guest)
            steps = await self.stories.missed(device.guest, room, message.seq)
        shown = self.hub.shown(device, room, steps, None)
        return [letters.refusal(message, room, no), shown]

    async def why_not(self, device: Device, message: say.WhyNot) -> Letters:
        room = await self.hub.room_for(message.table, device.guest)
        requests.require_own(room, device.guest, message.seat)
        check_curtain(device, room, message.seat)
        return [letters.why_not(room, message)]

    async def advise(self, device: Device, message: say.Advise) -> Letters:
        """Worked out from the asker's view, and told to the asker alone."""
        room = await self.hub.room_for(message.table, device.guest)
        requests.require_own(room, device.guest, message.seat)
        check_curtain(device, room, message.seat)
        if not coach_consent.may_coach(room) or room.state is None:
            raise Denied("no-coach-here")
        asker = Asker(device.guest, room.table, device=device, address=device.address)
        advice, hurried = await on_time(self.bot_driver.advise(room, message.seat, asker))
        choices = tuple(choice(option) for option in advice.options)
        told = (advice.measure, choices, advice.heat, advice.race, advice.chances)
        return [say.Advised(message.id, room.table, message.seat, *told, busy=hurried)]

    async def agree_coach(self, device: Device, message: say.AgreeCoach) -> Letters:
        room = await self.hub.room_for(message.table, device.guest)
        check_curtain(device, room, message.seat)
        entry = Agreed(message.seat, message.wanted)
        ask = partial(coach_consent.agree, guest=device.guest, entry=entry)
        return [say.Confirmed(message.id, (await self.hub.change(message.table, ask)).seq)]

    async def play_for_me(self, device: Device, message: say.PlayForMe) -> Letters:
        """What the coach advises first, where people practise."""
        room = await self.hub.room_for(message.table, device.guest)
        requests.require_own(room, device.guest, message.seat)
        check_curtain(device, room, message.seat)
        if not coach_consent.is_practice(room):
            raise Denied("not-practice")
        requests.require_to_move(room, message.seat)
        asker = Asker(device.guest, room.table, address=device.address)
        word, by = await on_time(self.bot_driver.follow_coach(room, message.seat, asker))
        requests.require_unpaused(room)
        ask = in_time(
            lambda now: requests.play_or_draft(now, message.seat, word, by),
            self.hub.store.clock.now,
        )
        ask = requests.at_seq(message.seq, ask)
        return [say.Confirmed(message.id, (await self.hub.change(room.table, ask)).seq)]

    async def change_time(self, device: Device, message: Any) -> Letters:
        """Pauses, absences, and whoever gives up or comes back."""
        await self.hub.room_for(message.table, device.guest)
        room = await clock_requests.CHANGES[type(message)](self.hub, device, message)
        return [say.Confirmed(message.id, room.seq)]

    async def bring_share(self, device: Device, message: AboutLuck) -> Letters:
        """A seal or a share, of the luck of this table."""
        await self.hub.room_for(message.table, device.guest)
        if isinstance(message, SealShare):
            sealed = ShareSealed(message.seat, message.seal)
            ask = partial(share_requests.seal_share, guest=device.guest, entry=sealed)
        else:
            opened = ShareOpened(message.seat, message.share)
            ask = partial(share_requests.open_share, guest=device.guest, entry=opened)
        return [say.Confirmed(message.id, (await self.hub.change(message.table, ask)).seq)]

    async def order(self, device: Device, message: say.Order) -> Letters:
        room = await self.hub.room_for(message.table, device.guest)
        check_curtain(device, room, message.seat)
        order = Ordered(message.seat, message.subject, message.action)
        ask = partial(standing_orders.give_order, guest=device.guest, order=order)
        return [say.Confirmed(message.id, (await self.hub.change(message.table, ask)).seq)]

    # Talking

    async def chat(self, device: Device, message: say.Chat) -> Letters:
        """Kept, then heard by those it is for; markup is only text."""
        room = await self.hub.room_for(message.table, device.guest)
        text = clean(message.text)[:LONGEST_LINE]
        if not permissions.may_talk(room, device.guest):
            raise Denied("not-seated")
        if not text:
            raise Denied("nothing-said")
        if not self.lines.take(device.guest):
            raise Denied("too-many-lines")
        seat, name = await self.speaker(device, room)
        hearers = permissions.team_of(room, seat) if message.team else ()
        said = StoredLine(room.seq, seat, name, text, hearers, device.guest)
        await self.hub.talk.speak(room, said)
        return [say.Confirmed(message.id, room.seq)]

    async def speaker(self, device: Device, room: Room) -> tuple[int | None, str]:
        """Who talks: the seat whose curtain is open, or the guest's first, or a spectator."""
        seats = sitting.seats_of(room.places, device.guest)
        if not seats:
            return None, await self.hub.store.guest_name(device.guest) or ""
        seat = device.looks_as(room)
        seat = seats[0] if seat is None else seat
        return seat, sitting.names_at(room.places)[seat]


def check_curtain(device: Device, room: Room, seat: int) -> None:
    """On a shared device only the one who is looking is told anything, or decides."""
    seats = sitting.seats_of(room.places, device.guest)
    if seat in seats and device.looks_as(room) != seat:
        raise Denied("curtain-closed", seat=seat)


def choice(option: Any) -> say.Choice:
    """An option of the coach's, as it travels."""
    return msgspec.convert(option, say.Choice, from_attributes=True)


ANSWERS: Mapping[type, Callable[[SocketRequests, Device, Any], Awaitable[Letters]]] = {
    say.Follow: SocketRequests.follow,
    say.Story: SocketRequests.story,
    say.Unfollow: SocketRequests.unfollow,
    say.Play: SocketRequests.play,
    say.Draft: SocketRequests.draft,
    say.WhyNot: SocketRequests.why_not,
    say.Advise: SocketRequests.advise,
    say.AgreeCoach: SocketRequests.agree_coach,
    say.PlayForMe: SocketRequests.play_for_me,
    say.Chat: SocketRequests.chat,
    say.OpenCurtain: SocketRequests.open_curtain,
    say.Order: SocketRequests.order,
    say.FollowLobby: SocketRequests.follow_lobby,
    say.UnfollowLobby: SocketRequests.unfollow_lobby,
    say.FollowOwn: SocketRequests.follow_own,
    SealShare: SocketRequests.bring_share,
    OpenShare: SocketRequests.bring_share,
    **dict.fromkeys(clock_requests.CHANGES, SocketRequests.change_time),
}
