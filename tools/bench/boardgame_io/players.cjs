// Plays many matches at once on that server, one move after another in each; prints moves per second and latencies.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

const [url, matches, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const Count = {
  name: 'count',
  turn: { minMoves: 1, maxMoves: 1 },
  // computed by the server alone, so that an update means that the server has accepted the move
  moves: { count: { move: ({ G }) => ({ moves: G.moves + 1 }), client: false } },
};

// The server makes a match when its first player comes.
function join(number) {
  return ['0', '1'].map((playerID) => {
    const multiplayer = SocketIO({ server: url });
    const client = Client({ game: Count, multiplayer, matchID: `match-${number}`, playerID, debug: false });
    client.start();
    return client;
  });
}

// Whoever sees that it is their turn moves; the time until they see their own move accepted is its latency.
function play(clients, latencies, until) {
  return new Promise((done) => {
    clients.forEach((client, player) => {
      let asked = 0;
      let moved = -1;
      const look = (state) => {
        if (!state) return;
        if (state.G.moves === moved + 1 && asked) {
          latencies.push(performance.now() - asked);
          asked = 0;
        }
        if (performance.now() > until()) return done();
        if (!asked && state.ctx.currentPlayer === String(player)) {
          asked = performance.now();
          moved = state.G.moves;
          client.moves.count();
        }
      };
      client.subscribe(look);
      look(client.getState());
    });
  });
}

async function main() {
  const all = [];
  for (let k = 0; k < matches; k += 1) all.push(join(k));
  await new Promise((wake) => setTimeout(wake, 5000));
  const latencies = [];
  const begun = performance.now();
  const until = () => begun + seconds * 1000;
  await Promise.race([
    Promise.all(all.map((clients) => play(clients, latencies, until))),
    new Promise((wake) => setTimeout(wake, seconds * 1000 + 2000)),
  ]);
  const taken = (performance.now() - begun) / 1000;
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.floor(latencies.length * 0.99)];
  console.log(JSON.stringify({ moves_per_second: latencies.length / taken, p99_ms: p99 }));
  process.exit(0);
}

main();
