// A boardgame.io server (games in memory, nothing on disk) with a game in which a move counts one further.
const { Server } = require('boardgame.io/server');

const Count = {
  name: 'count',
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { count: ({ G }) => ({ moves: G.moves + 1 }) },
};

const port = process.argv[2];
const server = Server({ games: [Count], origins: [/localhost/] });
server.run(Number(port), () => console.log('ready'));
