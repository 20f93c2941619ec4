import { afterAll, beforeAll, expect, test } from 'vitest';
import { AccountStore } from '../../accounts/account-store.ts';
import { keepHands, startedGame } from '../../testing/play.ts';
import { addRunningGame } from '../../testing/running-game.ts';
import { openSite } from '../../testing/site.ts';
import type { Site } from '../../testing/site.ts';
import { RoomStore } from '../journal/room-store.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ AMBERHALL_LOG_LEVEL: 'silent' });
});
afterAll(() => site.stop());

const gameOf = async (id: string) => {
  const { rows } = await site.storage.pool.query(
    'select winner, win_reason, finished_at from games where id = $1',
    [id],
  );
  return rows[0];
};

test('a result that the database refuses at first is stored as soon as possible', async () => {
  const { pool } = site.storage;
  const pair = await startedGame(site);
  await keepHands(pair);
  await pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not now'; end $$`);
  await pool.query(`create trigger refuse_results before update of finished_at on games
    for each row execute function refuse()`);

  const conceded = pair.one.board.command('concede');
  await pair.other.board.shows((game) => game.winner);
  const meanwhile = await gameOf(pair.gameId);
  await pool.query('drop function refuse() cascade');

  expect(meanwhile).toMatchObject({ winner: null, finished_at: null });
  expect(await conceded).toMatchObject({ ok: true });
  await expect
    .poll(() => gameOf(pair.gameId))
    .toMatchObject({ winner: pair.other.user.username, win_reason: 'concede' });
  pair.close();
});

test('a result is stored once: a second attempt changes nothing', async () => {
  const { database } = site.storage;
  const store = new RoomStore(database, new AccountStore(database), 'test');
  const gameId = await addRunningGame(database);
  const result = { reason: 'keys', finishedAt: new Date(), keys: {}, decksExchanged: false } as const;

  await store.storeResult({ gameId, fence: 1 }, { ...result, winner: 'anna' });
  await store.storeResult({ gameId, fence: 1 }, { ...result, winner: 'bert' });

  expect(await gameOf(gameId)).toMatchObject({ winner: 'anna' });
});
