import { afterAll, beforeAll, expect, test } from 'vitest';
import { lacksTables } from '../../database/violations.ts';
import { keepHands, startedGame } from '../../testing/play.ts';
import { openSite } from '../../testing/site.ts';
import type { Site } from '../../testing/site.ts';
import { checkGames } from './check-games.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

const check = () => checkGames(site.storage, 'test');

/** Every row that a check could change. */
async function rows() {
  const { pool } = site.storage;
  const games = await pool.query('select * from games order by id');
  const decisions = await pool.query('select * from game_decisions order by game_id, number');
  return [games.rows, decisions.rows];
}

test('the games that this version would end are named with the reason, and nothing is changed', async () => {
  const [kept, diverging] = [await startedGame(site), await startedGame(site)];
  for (const pair of [kept, diverging]) await keepHands(pair);
  expect(await check()).toEqual({ count: 2, stopped: [] });
  await site.storage.pool.query('update game_decisions set fingerprint = 1 where game_id = $1', [
    diverging.gameId,
  ]);
  const before = await rows();

  const { count, stopped } = await check();

  expect(count).toBe(2);
  expect(stopped).toMatchObject([{ id: diverging.gameId, decisions: expect.any(Number) }]);
  expect(stopped[0]?.players).toContain(diverging.one.user.username);
  expect(stopped[0]?.reason).toContain('the game is not where it was');
  expect(await rows()).toEqual(before);
  kept.close();
  diverging.close();
});

test('a database that lacks the tables of games is recognised', async () => {
  const failed = async (statement: string) =>
    site.storage.pool.query(statement).catch((error: unknown) => error);

  expect(lacksTables(await failed('select no_such_column from games'))).toBe(true);
  expect(lacksTables(await failed('select * from no_such_table'))).toBe(true);
  expect(lacksTables(await failed('select 1 / 0'))).toBe(false);
});
