// A line that breaks or hangs is taken up again, and soon.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

class Socket {
  static OPEN = 1;
  static made = [];

  constructor() {
    Socket.made.push(this);
  }

  close() {
    this.onclose();
  }
}

globalThis.WebSocket = Socket;
Math.random = () => 1; // the longest of every wait
const { Wire } = await import(`${process.env.PAGE}/net/wire.js`);

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

const connected = () => {
  Socket.made = [];
  const wire = new Wire("ws://house/ws");
  wire.connect();
  return wire;
};

test("an attempt that nobody answers is given up, and another made soon", () => {
  connected();
  mock.timers.tick(4000);
  mock.timers.tick(375);
  assert.equal(Socket.made.length, 2);
});

test("a line that stands is not given up", () => {
  const wire = connected();
  wire.socket.onopen();
  mock.timers.tick(60_000);
  assert.equal(Socket.made.length, 1);
  assert.ok(wire.online);
});

test("however long a house was away, it is tried again within five seconds", () => {
  connected();
  for (let tries = 1; tries < 20; tries++) {
    Socket.made.at(-1).onclose();
    mock.timers.tick(3750);
    assert.equal(Socket.made.length, tries + 1);
  }
});
