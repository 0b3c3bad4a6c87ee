// Two seats a match, each with a socket of its own: node players.cjs PORT MATCHES SECONDS. One line of JSON at the end.
const { randomUUID } = require("node:crypto");
const { io } = require("socket.io-client");
const [port, matches, seconds] = process.argv.slice(2).map(Number);
const ADDRESS = `http://127.0.0.1:${port}/dice`;
const waits = [];
let [until, moves] = [Number.POSITIVE_INFINITY, 0];

/** As many moves out of ten as a player at random keeps throwing. */
const choose = () => (Math.random() < 0.7 ? ["roll", [[0, 1, 2, 3, 4, 5, 6, 7].filter(() => Math.random() < 0.5)]] : ["stop", []]);

class Match {
  sent = new Map(); // state -> who sent the move that leads there, and when

  /** A match that nobody has made yet is made by who asks for it first. */
  async open() {
    this.id = randomUUID();
    this.seats = await Promise.all(["0", "1"].map((seat) => this.sit(seat)));
  }

  async sit(seat) {
    const socket = io(ADDRESS, { transports: ["websocket"], forceNew: true });
    await new Promise((done) => socket.on("connect", done));
    socket.on("sync", (_, { state }) => this.look(seat, state));
    socket.on("update", (_, state) => this.look(seat, state));
    return { seat, socket };
  }

  start() {
    for (const { seat, socket } of this.seats) socket.emit("sync", this.id, seat, null, 2);
  }

  look(seat, { ctx, _stateID: at }) {
    const sent = this.sent.get(at);
    if (sent && sent.seat !== seat) waits.push(performance.now() - sent.when);
    if (ctx.gameover) return this.again(seat);
    if (ctx.currentPlayer === seat && performance.now() < until) this.act(seat, at);
  }

  act(seat, at) {
    const { socket } = this.seats[Number(seat)];
    const [type, args] = choose();
    this.sent.set(at + 1, { seat, when: performance.now() });
    moves += 1;
    socket.emit("update", { type: "MAKE_MOVE", payload: { type, args, playerID: seat } }, at, this.id, seat);
  }

  /** Another match in the place of one that is over. */
  async again(seat) {
    if (seat !== "0" || performance.now() >= until) return;
    for (const { socket } of this.seats) socket.close();
    this.sent.clear();
    await this.open();
    this.start();
  }
}

async function main() {
  const all = Array.from({ length: matches }, () => new Match());
  for (const each of all) await each.open();
  console.log("ready");
  await new Promise((done) => process.stdin.once("data", done));
  until = performance.now() + seconds * 1000;
  for (const each of all) each.start();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  waits.sort((a, b) => a - b);
  const at = (share) => waits[Math.floor(waits.length * share)];
  console.log(JSON.stringify({ moves, seen: waits.length, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

main();
