/** The tests of everything that a bus guarantees. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { RefusedMessage } from '../sockets/refusal.ts';
import type { Bus } from './bus.ts';
import { Rpc, RpcTimeout } from './rpc.ts';

const SILENT = pino({ level: 'silent' });

/** @param open returns two ends of one bus; for a bus within one process, both are the same */
export function testBus(open: () => Promise<{ one: Bus; other: Bus; close: () => Promise<void> }>): void {
  const opened = async (run: (one: Bus, other: Bus) => Promise<void>) => {
    const { one, other, close } = await open();
    try {
      await run(one, other);
    } finally {
      await close();
    }
  };

  test('a message reaches everybody who listens to its channel, with its sets and dates', () =>
    opened(async (one, other) => {
      const heard: [string, unknown][] = [];
      await one.subscribe('news', (message) => heard.push(['one', message]));
      await other.subscribe('news', (message) => heard.push(['other', message]));
      await other.subscribe('else', (message) => heard.push(['else', message]));
      const message = { at: new Date(1000), names: new Set(['anna']), lines: [{ text: 'hello' }] };

      one.publish('news', message);
      await sleep(50);

      expect(heard.toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
        ['one', message],
        ['other', message],
      ]);
    }));

  test('what may be done so often is counted together, and is allowed again later', () =>
    opened(async (one, other) => {
      const windowMs = 300;

      const first = await one.allow('logins of anna', 2, windowMs);
      const second = await other.allow('logins of anna', 2, windowMs);
      const third = await one.allow('logins of anna', 2, windowMs);
      const elsewhere = await one.allow('logins of ben', 2, windowMs);
      await sleep(windowMs + 50);
      const later = await other.allow('logins of anna', 2, windowMs);

      expect(first).toMatchObject({ isAllowed: true, count: 1 });
      expect(second).toMatchObject({ isAllowed: true, count: 2 });
      expect(third).toMatchObject({ isAllowed: false, count: 2 });
      expect(third.waitMs).toBeGreaterThan(0);
      expect(third.waitMs).toBeLessThanOrEqual(windowMs);
      expect(elsewhere.isAllowed).toBe(true);
      expect(later).toMatchObject({ isAllowed: true, count: 1 });
    }));

  test('a listener that fails, at once or later, keeps no message from the others', () =>
    opened(async (one, other) => {
      const heard: unknown[] = [];
      await other.subscribe('news', () => {
        throw new Error('It failed, as it was told to');
      });
      await other.subscribe('news', async () => {
        await sleep(1);
        throw new Error('It failed later, as it was told to');
      });
      await other.subscribe('news', (message) => heard.push(message));

      one.publish('news', 'first');
      one.publish('news', 'second');
      await sleep(50);

      expect(heard).toEqual(['first', 'second']);
    }));

  test('who has stopped listening hears nothing', () =>
    opened(async (one, other) => {
      const heard: unknown[] = [];
      const stop = await other.subscribe('news', (message) => heard.push(message));

      stop();
      one.publish('news', 'late');
      await sleep(50);

      expect(heard).toEqual([]);
    }));

  test('holders of leases are known with what they say of themselves, until they release them', () =>
    opened(async (one, other) => {
      await one.take('node', 'node1', 'a', { games: 1 });
      await other.take('node', 'node2', 'b', { games: 2 });
      expect(await one.renew('node', 'node1', 'a', { games: 3 })).toBe('held');
      const both = await other.holders('node');

      await one.release('node', 'node1', 'a');

      expect(both.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
        { name: 'node1', info: { games: 3 } },
        { name: 'node2', info: { games: 2 } },
      ]);
      expect(await other.holders('node')).toEqual([{ name: 'node2', info: { games: 2 } }]);
    }));

  test('a lease that another process took cannot be renewed or released by the one before', () =>
    opened(async (one, other) => {
      await one.take('node', 'node1', 'old', {});
      await other.take('node', 'node1', 'new', { is: 'new' });

      expect(await one.renew('node', 'node1', 'old', {})).toBe('taken');
      await one.release('node', 'node1', 'old');
      expect(await one.holders('node')).toEqual([{ name: 'node1', info: { is: 'new' } }]);
    }));

  test('a call is answered by who serves the address, refusals included', () =>
    opened(async (one, other) => {
      const [asking, serving] = [await Rpc.open(one, SILENT), await Rpc.open(other, SILENT)];
      await serving.serve('node:node1', {
        add: (a: number, b: number) => a + b,
        refuse: () => {
          throw new RefusedMessage('GAME_FULL', 'No room.');
        },
      });

      expect(await asking.ask('node:node1', 'add', [1, 2], 1000)).toBe(3);
      const refused = asking.ask('node:node1', 'refuse', [], 1000);
      await expect(refused).rejects.toMatchObject({ code: 'GAME_FULL', message: 'No room.' });
      await expect(asking.ask('node:node1', 'toString', [], 1000)).rejects.toThrow('no method');
      await expect(asking.ask('node:gone', 'add', [1, 2], 50)).rejects.toThrow(RpcTimeout);
    }));
}
