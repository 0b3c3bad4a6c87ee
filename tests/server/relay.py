"""A line that can be cut: what goes through it stops, and nobody is told."""

import asyncio
import threading
from contextlib import contextmanager


class Relay:
    """From a port of its own to another; cut, it holds everything back and hangs up on nobody."""

    def __init__(self, port):
        self.target, self.port = port, 0
        self.loop = asyncio.new_event_loop()
        self.flows, self.writers = None, set()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.serve, daemon=True)
        self.thread.start()
        self.ready.wait()

    def serve(self):
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.open())
        self.loop.run_forever()

    async def open(self):
        self.flows = asyncio.Event()
        self.flows.set()
        self.server = await asyncio.start_server(self.pass_on, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        self.ready.set()

    async def pass_on(self, reader, writer):
        self.writers.add(writer)
        try:
            await self.flows.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
            self.writers.add(back)
            ways = self.pour(reader, back), self.pour(there, writer)
            await asyncio.gather(*ways, return_exceptions=True)
        except OSError:
            writer.close()  # nobody listens there just now

    async def pour(self, reader, writer):
        try:
            while some := await reader.read(65536):
                await self.flows.wait()
                writer.write(some)
                await writer.drain()
        finally:
            writer.close()

    def cut(self):
        self.loop.call_soon_threadsafe(self.flows.clear)

    def mend(self):
        """What was on its way is lost with the lines it was on."""
        self.loop.call_soon_threadsafe(self.hang_up)

    def hang_up(self):
        for writer in self.writers:
            writer.transport.abort()
        self.writers = set()
        self.flows.set()

    async def end(self):
        self.hang_up()
        self.server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await asyncio.sleep(0.1)  # what was broken off is let go by the loop

    def close(self):
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result(10)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
        self.loop.close()


@contextmanager
def relay_to(port):
    relay = Relay(port)
    try:
        yield relay
    finally:
        relay.close()
