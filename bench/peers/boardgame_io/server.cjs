// boardgame.io's own server with its store in memory; it prints its port.
const { Server } = require("boardgame.io/server");
const game = require("./dice_game.cjs");

const server = Server({ games: [game], origins: ["*"] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`port ${appServer.address().port}`);
});
