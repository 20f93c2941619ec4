/** Game nodes that die or freeze during play: the games continue, and nothing acknowledged is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Cluster, stop } from '../testing/cluster.ts';
import type { Member } from '../testing/cluster.ts';
import { checkPersisted, viewsAfterReplay } from '../testing/check-persisted.ts';
import { LongRunGame } from '../testing/long-run-players.ts';
import type { LongRunPlayer } from '../testing/long-run-players.ts';

/** How often nodes die, and how often they freeze. */
const ROUNDS = Number(process.env['FAILOVER_ROUNDS'] ?? 25);
const TABLES = 3;
/** The limit in milliseconds for any wait. `npm run bench:load` measures when players are back. */
const GIVE_UP_MS = 30_000;

let cluster: Cluster;
const tables: LongRunGame[] = [];

beforeAll(async () => {
  cluster = await Cluster.open({ lobbies: 2, nodes: 2, settings: { AMBERHALL_LEASE: '1500' } });
  for (let n = 0; n < TABLES; n++) tables.push(await LongRunGame.open(cluster, 100 * n + 1));
  await until(() => everybody().every(({ isSeated }) => isSeated));
});
afterAll(async () => {
  for (const regular of everybody()) regular.disconnect();
  await cluster?.close();
});

const everybody = (): LongRunPlayer[] => tables.flatMap(({ players }) => [...players]);

async function until(holds: () => boolean): Promise<void> {
  const limit = Date.now() + GIVE_UP_MS;
  while (!holds()) {
    if (Date.now() > limit)
      throw new Error(`Waited in vain: ${JSON.stringify(everybody().map(whereabouts))}`);
    await sleep(20);
  }
}

/** For the report of a failure. */
function whereabouts({ user, lobby, board, isSeated }: LongRunPlayer) {
  return {
    name: user.username,
    handedTo: lobby.last('handoff')?.name,
    isConnected: [lobby.socket.connected, board?.socket.connected],
    isSeated,
    winner: board?.game?.winner,
    waitsFor: board?.game?.table.waitingFor,
    last: lobby.events.slice(-3).map(({ event }) => event),
    lastAtTable: board?.events.slice(-3).map(({ event, args }) => `${event} ${args[0]?.data?.code ?? ''}`),
  };
}

/** Lets them make some decisions. A finished game is followed by another. */
async function play(decisions: number): Promise<void> {
  for (const table of tables) {
    if (!table.isOver) continue;
    await checkTable(table);
    await table.playAnother();
  }
  await until(() => everybody().every(({ isSeated }) => isSeated));
  const wanted = acknowledgedDecisions() + decisions;
  for (const regular of everybody()) regular.isPlaying = true;
  await until(() => acknowledgedDecisions() >= wanted || tables.every(({ isOver }) => isOver));
}

/** Counts the decisions of the current games. */
function acknowledgedDecisions(): number {
  return everybody().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}

/** The node with most of their games. */
function busiest(): Member {
  const games = (name: string) =>
    everybody().filter(({ lobby }) => lobby.last('handoff').name === name).length;
  const [busy] = cluster.nodes.toSorted((one, other) => games(other.name) - games(one.name));
  if (busy === undefined) throw new Error('No node is left');
  return busy;
}

/** Waits until all players of `node` are on another one. @returns their number */
async function backFrom(node: Member, since: number): Promise<number> {
  const moved = tables
    .flatMap((table) => table.players.map((player) => ({ table, player })))
    .filter(({ table, player }) => !table.isOver && player.lobby.last('handoff').name === node.name);
  await until(() =>
    moved.every(
      ({ table, player: { lobby, isSeated, seatedAt } }) =>
        // A game that just ended, which may become visible a little later, leaves only its record.
        table.isOver || (lobby.last('handoff').name !== node.name && isSeated && seatedAt > since),
    ),
  );
  return moved.filter(({ player }) => player.seatedAt > since).length;
}

/** Everybody sees the state of the journal, and it contains everything that they were acknowledged. */
async function checkAll(): Promise<void> {
  for (const regular of everybody()) regular.isPlaying = false;
  await until(() => everybody().every(({ isDeciding }) => !isDeciding));
  for (const table of tables) await checkTable(table);
}

async function checkTable({ gameId, players }: LongRunGame): Promise<void> {
  await checkPersisted(cluster.pool, gameId, players);
  const views = await viewsAfterReplay(cluster.pool, gameId);
  for (const { user, board } of players)
    await expect.poll(() => board?.game?.table).toEqual(views(user.username));
}

const replaced = (gone: Member, by: Member): void => {
  cluster.nodes.splice(cluster.nodes.indexOf(gone), 1, by);
};

test(`games survive ${ROUNDS} killed nodes`, { timeout: ROUNDS * 60_000 }, async () => {
  // A node whose games have all just ended does not count.
  let survived = 0;
  while (survived < ROUNDS) {
    await play(30);
    const node = busiest();
    const since = Date.now();
    void stop(node, 'SIGKILL');
    if ((await backFrom(node, since)) > 0) survived++;
    replaced(node, await cluster.startNode(node.name));
  }

  await expect(checkAll()).resolves.toBeUndefined();
});

test(`games survive ${ROUNDS} frozen and resumed nodes`, { timeout: ROUNDS * 60_000 }, async () => {
  let survived = 0;
  while (survived < ROUNDS) {
    await play(30);
    const node = busiest();
    const since = Date.now();
    node.child.kill('SIGSTOP');
    if ((await backFrom(node, since)) > 0) survived++;
    await play(10);
    node.child.kill('SIGCONT');
    await play(15);
  }

  await expect(checkAll()).resolves.toBeUndefined();
});

test('nobody is stuck in a game that ended when its node froze', { timeout: 120_000 }, async () => {
  await play(5);
  const [table] = tables;
  if (table === undefined) throw new Error('Nobody plays');
  const [{ lobby, board }] = table.players;
  const node = cluster.nodes.find(({ name }) => name === lobby.last('handoff').name);

  // The node is storing the result at that moment, or has not started to.
  board?.command('concede').catch(() => {});
  await until(() => table.isOver);
  node?.child.kill('SIGSTOP');
  await table.playAnother();

  node?.child.kill('SIGCONT');
  await expect(checkAll()).resolves.toBeUndefined();
});

test('a stopping node hands over its games', { timeout: 120_000 }, async () => {
  await play(15);
  const node = busiest();
  const since = Date.now();

  const ended = stop(node, 'SIGTERM');
  await backFrom(node, since);

  expect(await ended).toBe(0);
  replaced(node, await cluster.startNode(node.name));
  await checkAll();
});
