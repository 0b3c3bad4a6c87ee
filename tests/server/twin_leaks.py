"""Leaks to plant in a server, each of another kind: the twins must tell them apart."""

from zlib import crc32

from msgspec.structs import replace

from quarterdeck.core.secret import secrets_in
from quarterdeck.rooms import requests, sealed_moves
from quarterdeck.rooms.refusals import Denied
from quarterdeck.server import hub, letters, stories
from quarterdeck.server.api import finished, own_tables
from quarterdeck.server.bot_driver import BotDriver
from quarterdeck.server.device import Device
from quarterdeck.server.store import Store
from quarterdeck.server.stories import Stories
from quarterdeck.server.told_once import ToldOnce


def what_is_hidden(room):
    """A number that says where things lie."""
    return crc32(str([*secrets_in(room.state)]).encode()) if room.state else 0


# In a letter


def tell_the_state(monkeypatch):
    show = letters.show
    monkeypatch.setattr(
        letters, "show", lambda room, *more: replace(show(room, *more), rematch=str(room.state))
    )


def order_seats_by_hidden_hands(monkeypatch):
    """Nothing but an order, among names that all may know."""
    show = letters.show

    def shown(room, *more):
        hands = {ship.owner: str(ship.hand) for ship in room.state.ships}
        return replace(show(room, *more), agreed=tuple(sorted(hands, key=hands.get)))

    monkeypatch.setattr(letters, "show", shown)


def name_secrets_in_a_refusal(monkeypatch):
    def tattle(room, *_):
        raise Denied("nothing-said", why=str([*secrets_in(room.state)]))

    monkeypatch.setattr(letters, "check_word", tattle)


def tell_the_mood_of_bots_as_haste(monkeypatch):
    note = BotDriver.note_haste
    monkeypatch.setattr(
        BotDriver,
        "note_haste",
        lambda self, room, _: note(self, room, hurried=what_is_hidden(room) % 2 == 1),
    )


def advise_by_what_the_mover_knows(monkeypatch):
    ask = BotDriver.question

    def question(driver, room, _, *more):
        return ask(driver, room, room.game.to_move(room.state), *more)

    monkeypatch.setattr(BotDriver, "question", question)


def tell_what_lies_where_by_the_clock(monkeypatch):
    draw = hub.draw_face

    def draw_face(room, now, away):
        return draw(room, now - what_is_hidden(room) % 100, away)

    monkeypatch.setattr(hub, "draw_face", draw_face)


# By a letter, or by a number


def write_to_all_when_somebody_drafts(monkeypatch):
    monkeypatch.setattr(hub, "told_alone", lambda _: None)


def call_the_lobby_when_somebody_drafts(monkeypatch):
    monkeypatch.setattr(letters, "stage_after", lambda step: letters.stage_of(step.room))


def log_picks_that_came_to_nothing(monkeypatch):
    monkeypatch.setattr(requests, "picks_that_count", lambda room, *_: room.draft)


def count_what_others_say_in_private(monkeypatch):
    add = Store.add_chat

    async def counted(store, table, said):
        await add(store, table, said)
        return len(await store.chat(table))

    monkeypatch.setattr(Store, "add_chat", counted)


def seal_only_what_is_worth_it(monkeypatch):
    """By what is done, where it should be by moment and kind."""
    monkeypatch.setattr(sealed_moves, "is_sealed", lambda _, __, action: "Load" in repr(action))


# Of what has been


def retell_what_was_whispered(monkeypatch):
    before = Stories.before

    async def aloud(self, *about):
        return [step._replace(told=told_to_all(step)) for step in await before(self, *about)]

    def told_to_all(step):
        return [(None, event, event) for _, event, _ in step.told]

    monkeypatch.setattr(Stories, "before", aloud)


def believe_what_somebody_says_they_saw(monkeypatch):
    monkeypatch.setattr(ToldOnce, "since", lambda *asked: asked[-1])


def retell_what_is_told_once(monkeypatch):
    monkeypatch.setattr(stories, "forgets", lambda _: False)


def open_the_log_of_a_running_game(monkeypatch):
    async def require_nothing(services, table, guest):
        return await services.hub.room_for(table, guest or "")

    monkeypatch.setattr(finished, "require_finished", require_nothing)


def tell_where_things_lie_by_the_scores(monkeypatch):
    """By REST alone."""
    listed = own_tables.own_table

    def own_table(hub, guest, own):
        return replace(listed(hub, guest, own), scores=(what_is_hidden(own.room),))

    monkeypatch.setattr(own_tables, "own_table", own_table)


# On a shared device


def leave_the_curtain_open(monkeypatch):
    looks = Device.looks_as

    def looks_as(device, room):
        mover = room.game.to_move(room.state)
        own = looks(device, room)
        mine = getattr(room.places[mover or 0], "guest", None) == device.guest
        return mover if mine and mover is not None else own

    monkeypatch.setattr(Device, "looks_as", looks_as)


LEAKS = {
    "waddingtons": [
        *(tell_the_state, order_seats_by_hidden_hands, name_secrets_in_a_refusal),
        *(write_to_all_when_somebody_drafts, call_the_lobby_when_somebody_drafts),
        *(log_picks_that_came_to_nothing, tell_where_things_lie_by_the_scores),
        tell_what_lies_where_by_the_clock,
        *(tell_the_mood_of_bots_as_haste, open_the_log_of_a_running_game, leave_the_curtain_open),
    ],
    "kapern": [retell_what_was_whispered],
    "dorra": [
        *(believe_what_somebody_says_they_saw, retell_what_is_told_once),
        advise_by_what_the_mover_knows,
    ],
    "piracy": [count_what_others_say_in_private, seal_only_what_is_worth_it],
}
