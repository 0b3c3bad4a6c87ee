"""What the server does at the tables by itself: it deals, moves for bots, goes on after a restart.

One task a table does it all in turn, so no table waits for another. Bots among
themselves wait until somebody looks on.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from time import monotonic
from typing import Any

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.levels import levels
from quarterdeck.core.errors import QuarterdeckError, Unknown
from quarterdeck.core.referee import is_legal
from quarterdeck.insight.coach import has_coach
from quarterdeck.rooms import requests, share_requests, standing_orders
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.recollection import is_remembered, view_remembered
from quarterdeck.rooms.refusals import Stale
from quarterdeck.rooms.room import Room, Step
from quarterdeck.server.bot_pool import CoachThought, Pool
from quarterdeck.server.bot_work import Overtime, Question, Stumbled
from quarterdeck.server.errands import Errands
from quarterdeck.server.fair_queue import Asker
from quarterdeck.server.hub import Hub
from quarterdeck.server.letters import write
from quarterdeck.server.renewal import close_outlived

AGAIN = 1.0  # seconds to wait after something went wrong, or while another server does it
PATIENCE = 600  # times that it is tried again while the database is away
SETTLED = 5.0  # seconds after which the next table is taken up, though this one is still busy
AFTERTHOUGHT = Budget(seconds=0.05)  # for the rest of a choice, so that time does not tell of picks
REMEMBERED = 200  # positions whose advice is kept, for whoever asks again or wants it played
TAKING_UP = "taking-up"  # the name of that work, among servers
log = logging.getLogger("quarterdeck.bot_driver")


class BotDriver(Errands):
    """Deals and bots, at every table that waits for them."""

    def __init__(self, hub: Hub, pool: Pool, pace: float, think: float) -> None:
        super().__init__()
        self.hub, self.pool, self.pace = hub, pool, pace
        self.budget = Budget(seconds=think)
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.advised: OrderedDict[Hashable, CoachThought] = OrderedDict()

    def start(self) -> None:
        """Warm the bots up, and take up every table where it was left."""
        self.hub.listeners.append(self.look_at)
        self.warming = self.begin(self.pool.warm_up())
        self.begin(self.take_up())

    async def stop(self) -> None:
        await super().stop()
        self.pool.close()

    async def take_up(self) -> None:
        """After a restart, one table after the other; those that somebody follows do not wait.

        One server after the other too: what it left may be taken up since.
        """
        while not await self.hub.bus.take(TAKING_UP):
            await asyncio.sleep(AGAIN)
        await close_outlived(self.hub)
        async for room in self.hub.rooms_of(await self.hub.store.tables("waiting", "playing")):
            self.look_at(room)
            if tending := self.busy.get(room.table):
                await asyncio.wait({tending}, timeout=SETTLED)
        self.hub.bus.give_up(TAKING_UP)

    def look_at(self, room: Room) -> None:
        """Something has changed, or somebody has come: is there something to do for us?"""
        if room.table not in self.busy and self.chore_at(room):
            self.busy[room.table] = self.begin(self.tend(room.table))

    def chore_at(self, room: Room) -> "Chore | None":
        """What there is to do, but for moves that nobody would see."""
        chore = next_chore(room)
        if chore is not BotDriver.move or self.hub.followers.get(room.table):
            return chore
        return None if are_bots_alone(room) else chore

    async def tend(self, table: str) -> None:
        """Deal and move until a person is to move; whatever goes wrong is tried again."""
        try:
            # Between the last look and leaving there is no await, so no change slips through.
            while doing := self.chore_at(room := await self.room_at_last(table)):
                try:
                    await self.do_if_ours(doing, room)
                except Stale:
                    continue
                except Exception:
                    log.exception("trouble at %s", table)
                    await asyncio.sleep(AGAIN)
            if rooms.is_over(room):
                self.hub.hurried.discard(table)
        finally:
            del self.busy[table]
            self.hub.bus.give_up(f"bots/{table}")

    async def room_at_last(self, table: str) -> Room:
        """The database may be away for a while: bots wait for it as people do."""
        for _ in range(PATIENCE):
            try:
                return await self.hub.room(table)
            except QuarterdeckError:
                raise
            except Exception as wrong:
                log.warning("%s cannot be looked at: %r", table, wrong)
                await asyncio.sleep(AGAIN)
        return await self.hub.room(table)

    async def do_if_ours(self, doing: "Chore", room: Room) -> None:
        """One server is enough; should two be at it, the log decides who was first."""
        if await self.hub.bus.take(f"bots/{room.table}"):
            await doing(self, room)
        else:
            await asyncio.sleep(AGAIN)

    async def mix(self, room: Room) -> None:
        """All seals are there, or then all shares."""
        await self.hub.change(room.table, share_requests.going_on(room))

    async def deal(self, room: Room) -> None:
        await self.hub.change(room.table, requests.at_seq(room.seq, requests.deal_cards))

    async def move(self, room: Room) -> None:
        """A bot thinks, then moves on the beat, unless the table went on without it.

        On the beat, so that how long it thought says nothing about what it hides.
        """
        bot = rooms.bot_to_move(room)
        assert bot is not None
        begun = monotonic()
        words, by = await self.choices(room, *bot)
        await asyncio.sleep(rest(monotonic() - begun, self.pace))
        asking = requests.at_seq(room.seq, lambda now: requests.play_for_bot(now, bot, words, by))
        await self.hub.change(room.table, asking)

    async def choices(self, room: Room, seat: int, level: str) -> tuple[list[str], str]:
        """All of a choice in one beat: how many picks it has is nobody's to count."""
        words: list[str] = []
        step = Step(room, None, [])
        while step.entry is None:
            word, by = await self.choice(step.room, seat, level)
            words.append(word)
            step = requests.play_or_draft(step.room, seat, word, by)[-1]
        return words, by

    async def obey(self, room: Room) -> None:
        """Somebody's standing order is carried out, at the pace of a bot."""
        order = standing_orders.due(room)
        assert order is not None
        await asyncio.sleep(self.pace)
        asking = requests.at_seq(room.seq, lambda now: requests.play_word(now, *order, by="order"))
        await self.hub.change(room.table, asking)

    async def choice(self, room: Room, seat: int, level: str) -> tuple[str, str]:
        """What a bot does, and whether it was its own idea."""
        try:
            require_known(room, level)
            budget = AFTERTHOUGHT if room.draft else self.budget
            question = await self.question(room, seat, level, budget)
            thought = await self.pool.choose(question, self.asker(room))
            self.note_haste(room, thought.hurried)
            if is_legal(room.game, rooms.state_for(room, seat), room.game.read(thought.word)):
                return thought.word, "bot"
            wrong: object = thought.word
        except (Overtime, Stumbled, QuarterdeckError) as raised:
            wrong = str(raised) or "it thought for too long"
        log.warning("%s: %s of seat %d plays the default: %s", room.table, level, seat, wrong)
        return room.game.write(room.game.legal_actions(rooms.state_for(room, seat))[0]), "default"

    def asker(self, room: Room) -> Asker:
        """A bot's question is its host's; where they are not there, it comes from who is."""
        there = {each.guest: each.address for each in self.hub.followers.get(room.table, ())}
        address = there.get(room.host) or min(there.values(), default="")
        return Asker(room.host, room.table, self.is_waited_for(room), address=address)

    def is_waited_for(self, room: Room) -> bool:
        """Whether somebody who sits there is there."""
        present = self.hub.present(room.table)
        return any(sitting.seats_of(room.places, guest) for guest in present)

    def note_haste(self, room: Room, hurried: bool) -> None:
        """For the next letters. It tells how busy the house is, and nothing of the game."""
        note = self.hub.hurried.add if hurried else self.hub.hurried.discard
        note(room.table)

    async def advise(self, room: Room, seat: int, asker: Asker) -> CoachThought:
        """What a strong player would do, looking at this seat's view; thought of once.

        Another's draft makes it no new question: how long an answer takes would tell of it.
        """
        own = room.draft if rooms.state_for(room, seat) is not room.state else ()
        about = (room.table, seat, room.position, own)
        if about not in self.advised:
            question = await self.question(room, seat, "coach", self.budget)
            self.advised[about] = await self.pool.advise(question, asker)
            while len(self.advised) > REMEMBERED:
                self.advised.popitem(last=False)
        return self.advised[about]

    async def follow_coach(self, room: Room, seat: int, asker: Asker) -> tuple[str, str]:
        """The first advice; or the strongest bot's choice, where nobody advises."""
        if not has_coach(room.game):
            return await self.choice(room, seat, levels(room.game)[-1])
        return (await self.advise(room, seat, asker)).advice.options[0].action, "bot"

    async def question(self, room: Room, seat: int, level: str, budget: Budget) -> Question:
        view, seed = write(await self.view_for(room, seat, level)), secrets.randbits(32)
        return Question(room.game.name, write(room.options), view, level, seed, budget)

    async def view_for(self, room: Room, seat: int, level: str) -> Any:
        """What the seat sees; for those who remember, with what it was shown before."""
        if not is_remembered(room, level):
            return room.game.view(rooms.state_for(room, seat), seat)
        steps = await self.hub.history(room.table)
        return view_remembered(room, [step for step in steps if step.room.seq <= room.seq], seat)


def require_known(room: Room, level: str) -> None:
    """A log may come from elsewhere: nobody whom this house did not let in is started by it."""
    if level not in levels(room.game):
        raise Unknown("bot", level, levels(room.game))


def rest(thought: float, pace: float) -> float:
    """Seconds until the next beat, the first being one pace after a bot began to think."""
    return pace - thought % pace if pace else 0.0


Chore = Callable[[BotDriver, Room], Coroutine[Any, Any, None]]


def are_bots_alone(room: Room) -> bool:
    """Whether no person decides anything here; those whose seats are covered do not."""
    return all(sitting.bot_level(place) for place in room.places)


def next_chore(room: Room) -> Chore | None:
    """What the server has to do at a table, if anything."""
    if share_requests.is_mixing(room):
        return BotDriver.mix if share_requests.are_shares_due(room) else None
    if room.state is None:
        return BotDriver.deal if rooms.is_full(room) and not room.closed else None
    if standing_orders.due(room):
        return BotDriver.obey
    return BotDriver.move if rooms.bot_to_move(room) else None
