// Eight dice in the manner of Piraten Kapern, as somebody would write it for boardgame.io in an afternoon.
const DICE = 8;
const GOAL = 6000;

const count = (dice, face) => dice.filter((die) => die === face).length;
const worthOf = (dice) => [1, 2, 3, 4, 5].reduce((sum, face) => sum + [0, 0, 0, 100, 200, 500, 1000, 2000, 4000][count(dice, face)], 0);
const throwAll = (random) => random.Die(6, DICE).map((die) => die - 1);

function next({ G, random, events }) {
  G.dice = throwAll(random);
  events.endTurn();
}

module.exports = {
  name: "dice",
  setup: ({ random }) => ({ dice: throwAll(random), points: [0, 0] }),
  moves: {
    // Whoever shows three skulls loses the throw.
    roll: {
      client: false,
      move: ({ G, random, events }, kept) => {
        G.dice = G.dice.map((die, place) => (kept.includes(place) ? die : random.Die(6) - 1));
        if (count(G.dice, 0) >= 3) next({ G, random, events });
      },
    },
    stop: {
      client: false,
      move: ({ G, ctx, random, events }) => {
        G.points[Number(ctx.currentPlayer)] += worthOf(G.dice);
        next({ G, random, events });
      },
    },
  },
  endIf: ({ G }) => (Math.max(...G.points) >= GOAL ? { points: G.points } : undefined),
};
