/** A site whose Redis or PostgreSQL becomes unreachable and returns. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLobby } from '../testing/clients.ts';
import { Cluster } from '../testing/cluster.ts';
import type { Member } from '../testing/cluster.ts';
import { OwnPostgres } from '../testing/own-postgres.ts';
import { OwnRedis } from '../testing/own-redis.ts';
import { OPTIONS } from '../testing/play.ts';
import { checkPersisted, viewsAfterReplay } from '../testing/check-persisted.ts';
import { LongRunGame } from '../testing/long-run-players.ts';
import { callAt } from '../testing/site.ts';

let redis: OwnRedis;
let postgres: OwnPostgres;
let cluster: Cluster;
let table: LongRunGame;
beforeAll(async () => {
  redis = await OwnRedis.open();
  postgres = await OwnPostgres.open();
  cluster = await Cluster.open({
    lobbies: 2,
    nodes: 2,
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    settings: { AMBERHALL_LEASE: '1500', AMBERHALL_LOG_LEVEL: 'silent' },
  });
  table = await LongRunGame.open(cluster, 7);
});
afterAll(async () => {
  for (const player of table?.players ?? []) player.disconnect();
  await cluster?.close();
  await redis?.kill();
  await postgres?.remove();
});

const promised = (): number => table.players.reduce((sum, player) => sum + player.acknowledged.length, 0);

/** Lets them play until this many more decisions were acknowledged. */
async function decide(count: number): Promise<void> {
  const before = promised();
  for (const player of table.players) player.isPlaying = true;
  await expect
    .poll(() => (table.isOver ? Infinity : promised() - before), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(count);
}

/** How many seconds the oldest decision on the node of the game has waited for the database. */
async function oldestUnwritten(): Promise<number> {
  const [{ lobby }] = table.players;
  const node = cluster.nodes.find(({ name }) => name === lobby.last('handoff').name);
  const { text } = await callAt(node?.address ?? '', 'GET', '/metrics');
  return Number(/^amberhall_oldest_unwritten_decision_seconds (\S+)$/m.exec(text)?.[1]);
}

async function checkTable(): Promise<void> {
  for (const player of table.players) player.isPlaying = false;
  await expect
    .poll(() => table.players.some(({ isDeciding }) => isDeciding), { timeout: 30_000 })
    .toBe(false);
  await checkPersisted(cluster.pool, table.gameId, table.players);
  const views = await viewsAfterReplay(cluster.pool, table.gameId);
  for (const { user, board } of table.players)
    await expect.poll(() => board?.game?.table).toEqual(views(user.username));
}

test('games continue during a Redis outage, and the lobby recovers with an empty Redis', async () => {
  const [one, other] = cluster.lobbies as [Member, Member];
  const anna = await cluster.newUser(one);
  const here = await openLobby(one.address, anna.token);
  await decide(5);

  await redis.kill();
  await decide(5);
  // Written and opened while the other side cannot receive it.
  expect(await here.send('lobbychat', 'Is anybody there?')).toMatchObject({ ok: true });
  await redis.start();
  const ben = await cluster.newUser(other);
  const there = await openLobby(other.address, ben.token);
  await here.until('newuser', ({ name }) => name === ben.username);
  await there.send('lobbychat', 'Here again');
  await here.until('lobbychat', ({ message }) => message === 'Here again');
  await there.eventually(
    () =>
      there
        .last('users')
        .concat(there.all('newuser'))
        .find(({ name }: { name: string }) => name === anna.username),
    () => 'the people of the other lobby',
  );

  await decide(5);
  await checkTable();
  const second = await LongRunGame.open(cluster, 70);
  expect(second.gameId).not.toBe('');
  for (const player of second.players) player.disconnect();
  here.close();
  there.close();
});

test('decisions wait during a PostgreSQL outage, and none is lost after its crash', async () => {
  if (table.isOver) await table.playAnother();
  const [one] = cluster.lobbies as [Member, Member];
  const anna = await cluster.newUser(one);
  const here = await openLobby(one.address, anna.token);
  await decide(5);

  for (const player of table.players) player.isPlaying = true;
  await postgres.crash();
  await expect.poll(oldestUnwritten).toBeGreaterThan(0.5);
  const before = promised();
  const refused = await here.send('newgame', OPTIONS);
  await expect.poll(oldestUnwritten).toBeGreaterThan(2.5);
  expect(promised()).toBe(before);
  expect(refused.ok).toBe(false);
  await postgres.start();

  await decide(5);
  await checkTable();
  await here.eventually(
    () => (here.socket.connected ? true : undefined),
    () => 'a connection that has lasted',
  );
  expect(await here.send('newgame', OPTIONS)).toMatchObject({ ok: true });
  here.close();
});
