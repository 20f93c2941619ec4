/** Measures a lobby and a game node as separate processes, with users on real sockets. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster, stop } from '../testing/cluster.ts';
import type { Member } from '../testing/cluster.ts';
import { enterLobby, inParallel, makeAccounts, wireBytes } from './load-clients.ts';
import { decideAtPace, playFast, startGames } from './load-games.ts';
import type { LoadGame } from './load-games.ts';
import type { Measurement } from './measurement.ts';
import { quantile } from './quantile.ts';
import { readMetrics } from './read-metrics.ts';

export interface Size {
  /** Users with the lobby open. */
  people: number;
  games: number;
  /** Decisions before measuring begins: a real node runs for weeks and is fully optimized. */
  warmUp: number;
  /** Decisions made as fast as possible. */
  decisions: number;
  /** Seconds of play at human pace. */
  paceSeconds: number;
}

/** Decisions of a game per second at human pace. */
const HUMAN_PACE = 0.2;

export async function measureLoad(size: Size): Promise<Measurement[]> {
  const cluster = await Cluster.open({
    lobbies: 1,
    nodes: 1,
    settings: { AMBERHALL_LIMIT_FACTOR: '1000' },
  });
  try {
    return await measureOn(cluster, size);
  } finally {
    await cluster.close();
  }
}

async function measureOn(cluster: Cluster, size: Size): Promise<Measurement[]> {
  const [lobby, node] = [cluster.lobbies[0], cluster.nodes[0]];
  if (lobby === undefined || node === undefined) throw new Error('A site without lobby or node');
  const accounts = await makeAccounts(cluster, size.people + 1);
  const late = accounts.pop();
  if (late === undefined) throw new Error('Nobody came');

  const lobbyBefore = await readings(lobby);
  const clients = await inParallel(accounts, (account) => enterLobby(lobby, account));
  const lobbyFull = await readings(lobby);
  const nodeBefore = await readings(node);
  const watched = clients.at(-1)?.bytes ?? 0;
  const games = await startGames(clients, size.games);
  const [lobbyAfter, nodeOpen] = [await readings(lobby), await readings(node)];
  const observed = ((clients.at(-1)?.bytes ?? 0) - watched) / size.games;
  const newcomer = await enterLobby(lobby, late);

  await playFast(games, size.warmUp);
  const rush = await measureRush(node, games, size.decisions);
  const pace = await measurePace(games, size.paceSeconds);
  const loss = await measureLoss(cluster, lobby, node, games);
  for (const { boards } of games) for (const board of boards) board.close();
  for (const { socket } of [...clients, newcomer]) socket.disconnect();

  const kib = (before: Readings, after: Readings, count: number) =>
    (after.memoryBytes - before.memoryBytes) / 1024 / count;
  return [
    ...rush,
    ...pace,
    {
      name: 'memory of the node per game with two players',
      value: kib(nodeBefore, nodeOpen, size.games),
      unit: 'KiB',
    },
    { name: 'memory of the lobby per person', value: kib(lobbyBefore, lobbyFull, size.people), unit: 'KiB' },
    {
      name: `bytes to one who comes to ${size.people} people and ${size.games} games`,
      value: wireBytes(newcomer.socket),
      unit: 'bytes',
      bar: { atMost: 100_000 },
    },
    {
      name: 'bytes to one who is there, per game that is opened, joined and started',
      value: observed,
      unit: 'bytes',
    },
    {
      name: 'processor time of the lobby per game that is opened, joined and started',
      value: ((lobbyAfter.cpuSeconds - lobbyFull.cpuSeconds) * 1000) / size.games,
      unit: 'ms',
    },
    ...loss,
  ];
}

async function measureRush(node: Member, games: LoadGame[], decisions: number): Promise<Measurement[]> {
  const before = await readings(node);
  const bytesBefore = sum(games.map(({ bytes }) => bytes));
  const beganAt = performance.now();
  await playFast(games, decisions);
  const seconds = (performance.now() - beganAt) / 1000;
  const after = await readings(node);
  const made = Math.max(1, after.decisions - before.decisions);
  const cpuMs = ((after.cpuSeconds - before.cpuSeconds) * 1000) / made;
  const bytes = sum(games.map((game) => game.bytes)) - bytesBefore;
  return [
    {
      name: 'processor time of the node per decision, with journal and two receivers',
      value: cpuMs,
      unit: 'ms',
      bar: { atMost: 0.2 },
    },
    {
      name: 'games at human pace for which one core suffices',
      value: 1000 / (HUMAN_PACE * cpuMs),
      unit: 'games',
      bar: { atLeast: 5_000 },
    },
    {
      name: 'decisions in a second that this machine made, players included',
      value: made / seconds,
      unit: '/s',
    },
    { name: 'bytes per decision and receiver', value: bytes / made / 2, unit: 'bytes' },
  ];
}

/** All games decide at human pace. */
async function measurePace(games: LoadGame[], seconds: number): Promise<Measurement[]> {
  const times = await decideAtPace(games, HUMAN_PACE, seconds);
  const pace = `at the pace of ${games.length} games`;
  return [
    { name: `from a decision to the other board, ${pace}, median`, value: quantile(times, 0.5), unit: 'ms' },
    {
      name: `from a decision to the other board, ${pace}, p99`,
      value: quantile(times, 0.99),
      unit: 'ms',
      bar: { atMost: 100 },
    },
  ];
}

/** The node of all games dies, and another one resumes them. */
async function measureLoss(
  cluster: Cluster,
  lobby: Member,
  node: Member,
  games: LoadGame[],
): Promise<Measurement[]> {
  cluster.nodes.push(await cluster.startNode('node2'));
  await sleep(3_000);
  await readings(lobby);
  const lostAt = Date.now();
  void stop(node, 'SIGKILL');
  const handedAt = () =>
    games.flatMap(({ clients }) =>
      clients.filter(({ handoff }) => handoff?.name === 'node2').map((client) => client.handedAt),
    );
  const running = games.filter(({ boards }) => boards.every(({ game }) => game?.winReason === null)).length;
  const limit = Date.now() + 60_000;
  while (handedAt().length < 2 * running && Date.now() < limit) await sleep(20);
  const times = handedAt();
  const [first, last] = [Math.min(...times) - lostAt, Math.max(...times) - lostAt];
  const { blockedSeconds } = await readings(lobby);
  const lost = `node with ${running} games lost`;
  return [
    {
      name: `${lost}: the lobby is blocked`,
      value: blockedSeconds * 1000,
      unit: 'ms',
      bar: { atMost: 20 },
    },
    {
      name: `${lost}: until the first goes on, the lease of 2 s included`,
      value: first,
      unit: 'ms',
    },
    {
      name: `${lost}: from the first that goes on to the last`,
      value: last - first,
      unit: 'ms',
      bar: { atMost: 3_000 },
    },
  ];
}

interface Readings {
  cpuSeconds: number;
  memoryBytes: number;
  decisions: number;
  /** The longest time since the previous reading. */
  blockedSeconds: number;
}

async function readings(member: Member): Promise<Readings> {
  const read = await readMetrics(member);
  return {
    cpuSeconds: read('process_cpu_seconds_total'),
    memoryBytes: read('process_resident_memory_bytes'),
    decisions: read('amberhall_decisions_total'),
    blockedSeconds: read('amberhall_event_loop_delay_max_seconds'),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
