// boardgame.io's server with a trivial game: five players in turn, each move changes a text of the given length.
const { Server } = require("boardgame.io/server");

const [port, size] = process.argv.slice(2).map(Number);
const letters = "abcdefghijklmnopqrstuvwxyz";

const Tick = {
  name: "tick",
  setup: () => ({ count: 0, board: "a".repeat(size) }),
  moves: {
    tick: ({ G }) => {
      G.count += 1;
      G.board = letters[G.count % 26].repeat(size);
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 5,
  maxPlayers: 5,
};

const server = Server({ games: [Tick], origins: [/.*/] });
server.run({ port, callback: () => console.log("ready") });
