import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLobby } from '../testing/clients.ts';
import { startedGame } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { opensGame, sealGamePassword } from './game-password.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

test('only the hashed password opens a game, and equal passwords have different hashes', () => {
  const [one, other] = [sealGamePassword('sesame'), sealGamePassword('sesame')];

  expect([one, other].map((sealed) => opensGame(sealed, 'sesame'))).toEqual([true, true]);
  expect(opensGame(one, 'Sesame')).toBe(false);
  expect(opensGame(one, one)).toBe(false);
  expect(one).not.toBe(other);
});

test('a started game opens with its password, which is not in the database', async () => {
  const pair = await startedGame(site, { password: 'open-sesame' });
  const watcher = await openLobby(site.address, (await site.newUser()).token);
  const { pool } = site.storage;
  const tables = (await pool.query("select tablename as name from pg_tables where schemaname = 'public'"))
    .rows;
  const holding = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query(`select row_to_json(t)::text as row from "${name}" t`);
      return rows.some(({ row }) => row.includes('open-sesame')) ? [name] : [];
    }),
  );

  const wrong = await watcher.send('watchgame', pair.gameId, 'sesame');
  const right = await watcher.send('watchgame', pair.gameId, 'open-sesame');

  expect(tables.length).toBeGreaterThan(10);
  expect(holding.flat()).toEqual([]);
  expect([wrong, right]).toMatchObject([{ ok: false, code: 'PASSWORD_WRONG' }, { ok: true }]);
  watcher.close();
  pair.close();
});
