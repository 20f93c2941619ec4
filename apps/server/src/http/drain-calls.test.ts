import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { operatorToken, storedSecret } from '../accounts/secrets.ts';
import { startedGame } from '../testing/play.ts';
import { openSite } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';

let site: Site;
let token: string;
beforeAll(async () => {
  site = await openSite();
  token = operatorToken(await storedSecret(site.dataDir));
});
afterAll(() => site.stop());

test('operators drain the node of a process, see its games end, and let it take games again', async () => {
  const pair = await startedGame(site);

  const begun = await site.call('POST', '/drain', { token, body: { minutes: 30 } });
  expect(begun.body.drain.games).toBe(1);
  await pair.one.board.command('concede');
  await vi.waitFor(async () =>
    expect((await site.call('GET', '/drain', { token })).body.drain.games).toBe(0),
  );
  // The lobby of the same process still serves everybody.
  expect((await site.call('GET', '/readyz')).status).toBe(200);
  const cancelled = await site.call('DELETE', '/drain', { token });

  expect(cancelled.body).toEqual({ drain: null });
  pair.close();
});

test('nobody else can drain a node', async () => {
  const { token: user } = await site.newUser();

  for (const other of [undefined, user, `${token}x`]) {
    const answer = await site.call('POST', '/drain', {
      body: { minutes: 30 },
      ...(other && { token: other }),
    });
    expect(answer.status).toBe(403);
  }
  expect((await site.call('GET', '/drain', { token })).body).toEqual({ drain: null });
});

test.each([0, 0.5, 100_000, 'soon', undefined])('a time limit of %s minutes is refused', async (minutes) => {
  expect((await site.call('POST', '/drain', { token, body: { minutes } })).status).toBe(400);
});
