"""A table that this terminal keeps: bots play on by themselves, and the end is shown."""

import asyncio

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.terminal.language import Voice
from quarterdeck.terminal.pacing import Tempo
from quarterdeck.terminal.screens.end import EndScreen
from quarterdeck.terminal.screens.table_frame import TableFrame
from quarterdeck.terminal.session import Session
from quarterdeck.terminal.table_session import News, Words


class TableScreen(TableFrame):
    """Whoever sits here sits at this keyboard, or is a bot of ours."""

    session: Session

    def __init__(self, session: Session, voice: Voice, tempo: Tempo) -> None:
        super().__init__(session, voice, tempo)

    async def voyage(self, news: News) -> None:
        """Tell what happened, let bots play on, and hand over to a person or to the end."""
        await self.tell(news)
        while self.session.others_are_next:
            word = await asyncio.to_thread(self.session.think)
            await self.tempo.rest()
            await self.tell(self.session.play(word))
            self.consult()
        if self.session.over:
            await self.finish()
        else:
            await self.hand_over()

    async def finish(self) -> None:
        await self.tempo.rest(2)
        await self.undisturbed.wait()
        answer = await self.app.push_screen_wait(
            EndScreen(self.session, self.voice, self.board.COLOURS)
        )
        if answer != "look":
            self.dismiss(answer)

    def play(self, words: Words) -> None:
        if not self.board.live:
            return
        try:
            news = self.second_thoughts.play(*words)
        except QuarterdeckError as no:
            self.refuse(no)
        else:
            self.board.live = False
            self.consult()
            self.sail(news)
