import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { numberFor, NUMBER_SORTS } from '@amberhall/protocol';
import type { Deck } from '@amberhall/protocol';
import { openSite } from '../testing/site.ts';
import type { LoggedIn, Site } from '../testing/site.ts';
import { DeckStore } from './deck-store.ts';
import { NumbersRefresh, numbersVersion } from './numbers.ts';

let site: Site;
let user: LoggedIn;
beforeAll(async () => {
  site = await openSite();
  user = await site.newUser();
  for (const expansion of [341, 435, 452, 341]) {
    await site.call('POST', '/api/decks/generated', { token: user.token, body: { expansion } });
  }
});
afterAll(() => site.stop());

const list = async (search: string): Promise<Deck[]> =>
  (await site.call('GET', `/api/decks?${search}`, { token: user.token })).body.decks;

test('the cards of a deck by type make its 36 cards', async () => {
  const [deck] = await list('');
  if (deck === undefined) throw new Error('There is no deck');
  const { creatures, actions, artifacts, upgrades } = deck.numbers;

  expect(creatures + actions + artifacts + upgrades).toBe(36);
});

test.each(NUMBER_SORTS)('a list sorted by %s has the highest number first', async (sort) => {
  const numbers = (await list(`sort=${sort}&sortDir=desc`)).map((deck) => numberFor(deck.numbers, sort));

  expect(numbers).toHaveLength(4);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
});

test('stored numbers of another version are computed again, step by step', async () => {
  const store = new DeckStore(site.storage.database);
  const order = async () => (await list('sort=creatures')).map(({ id }) => id);
  const expected = await order();
  const [first = 0, second, third] = expected.toSorted((one, other) => one - other);
  await site.storage.pool.query(`update decks set numbers = '{}', numbers_version = 'older' where id <> $1`, [
    first,
  ]);

  expect(await store.refreshNumbers(0, 1)).toBe(second);
  expect(await store.refreshNumbers(first, 1)).toBe(third);
  const refresh = new NumbersRefresh(store, pino({ level: 'silent' }));
  refresh.start();
  await refresh.stop();

  expect(await order()).toEqual(expected);
  const { rows } = await site.storage.pool.query('select distinct numbers_version from decks');
  expect(rows).toEqual([{ numbers_version: numbersVersion() }]);
});

test('a refresh that is stopped ends with the step that is running', async () => {
  const step = Promise.withResolvers<number>();
  let numSteps = 0;
  const refreshNumbers = (): Promise<number> => {
    numSteps++;
    return step.promise;
  };
  const refresh = new NumbersRefresh({ refreshNumbers }, pino({ level: 'silent' }));
  refresh.start();

  const stopped = refresh.stop().then(() => 'stopped');
  expect(await Promise.race([stopped, setImmediate('running')])).toBe('running');
  step.resolve(200);
  await stopped;

  expect(numSteps).toBe(1);
});
