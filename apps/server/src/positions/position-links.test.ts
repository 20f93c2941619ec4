import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Position } from '@amberhall/protocol';
import { openSite, PASSWORD } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { answerAtRandom, dice, isAsked, keepHands, sideAsked, startedGame } from '../testing/play.ts';
import type { GamePair } from '../testing/play.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.stop());

// Each decision is a round trip to a server.
vi.setConfig({ testTimeout: 30_000 });

const DECISIONS = 10;

/** A game of random decisions that one of the players concedes. */
async function finishedGame(options: object = {}): Promise<GamePair> {
  const pair = await startedGame(site, options);
  await keepHands(pair);
  const roll = dice(7);
  for (let number = 0; number < DECISIONS; number++) {
    // One viewer receives a message shortly after the other.
    await expect.poll(() => isAsked(pair.one.board) || isAsked(pair.other.board)).toBe(true);
    await answerAtRandom(sideAsked(pair).board, roll);
  }
  await pair.one.board.command('concede');
  await expect
    .poll(async () => {
      const { rows } = await site.storage.pool.query('select finished_at from games where id = $1', [
        pair.gameId,
      ]);
      return rows[0].finished_at !== null;
    })
    .toBe(true);
  pair.close();
  return pair;
}

const share = ({ token }: LoggedIn, gameId: string, changes: object = {}) =>
  site.call('POST', '/api/position-links', {
    token,
    body: {
      replay: { gameId, view: '1', step: DECISIONS },
      question: 'Can you win\nthis turn?',
      goal: 'win',
      ...changes,
    },
  });
const open = (key: string, viewer?: LoggedIn) =>
  site.call('GET', `/api/position-links/${key}`, viewer && { token: viewer.token });
const remove = (key: string, { token }: LoggedIn) =>
  site.call('DELETE', `/api/position-links/${key}`, { token });

test('a position is shared with its question, listed, exported, and removed by its owner only', async () => {
  const pair = await finishedGame();
  const owner = pair.one.user;
  const { body } = await share(owner, pair.gameId);
  const { key } = body.link;

  expect(key).toMatch(/^[0-9a-f]{32}$/);
  const { link } = (await open(key)).body;
  expect(link).toMatchObject({
    question: 'Can you win this turn?',
    goal: 'win',
    owner: { username: owner.username },
    canRemove: false,
  });
  expect(Position.safeParse(link.position).success).toBe(true);
  expect((await open(key, owner)).body.link.canRemove).toBe(true);
  expect((await site.call('GET', '/api/position-links', { token: owner.token })).body.links).toEqual([
    body.link,
  ]);
  const exported = await site.call('GET', `/api/account/${owner.username}/export`, { token: owner.token });
  expect(exported.body.positionLinks).toEqual([{ ...body.link, position: link.position }]);
  expect((await remove(key, pair.other.user)).status).toBe(404);
  expect((await open(key)).status).toBe(200);
  expect((await remove(key, owner)).body).toEqual({ success: true });
  expect((await open(key)).status).toBe(404);
});

test('only what everybody may watch can be shared, even by those who may watch more', async () => {
  const [hidden, closed] = [
    await finishedGame({ hideDeckLists: true }),
    await finishedGame({ gamePrivate: true }),
  ];
  const refusal = { success: false, message: 'Only a moment that everybody may watch can be shared.' };
  const spectator = { replay: { gameId: hidden.gameId, view: 'spectator', step: DECISIONS } };

  expect((await share(hidden.one.user, hidden.gameId)).body).toEqual(refusal);
  expect((await share(hidden.one.user, hidden.gameId, spectator)).body.success).toBe(true);
  expect((await share(closed.one.user, closed.gameId)).body).toEqual(refusal);
});

test('a question is needed, is short, and an account has a limited number of links', async () => {
  const { one, gameId } = await finishedGame();

  expect((await share(one.user, gameId, { question: '  ' })).status).toBe(400);
  expect((await share(one.user, gameId, { question: 'a'.repeat(201) })).status).toBe(400);
  await site.storage.pool.query(
    `insert into position_links (key, owner_id, question, goal, position, created_at)
     select 'filler-' || number, id, 'Why?', 'play', '{}', now()
       from users, generate_series(1, 50) as number where username = $1`,
    [one.user.username],
  );
  expect((await share(one.user, gameId)).body.message).toBe(
    'You have shared as many positions as you may. Remove one of them first.',
  );
});

test('a watcher may share a moment, and the links of a deleted account are gone', async () => {
  const { gameId } = await finishedGame();
  const watcher = await site.newUser();
  const { key } = (await share(watcher, gameId)).body.link;
  expect((await open(key)).status).toBe(200);

  await site.call('DELETE', `/api/account/${watcher.username}`, {
    token: watcher.token,
    body: { password: PASSWORD },
  });

  expect((await open(key)).status).toBe(404);
});
