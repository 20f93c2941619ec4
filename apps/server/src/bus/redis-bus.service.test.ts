import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testBus } from './bus-contract.ts';
import { openRedisBus } from './redis-bus.ts';

const LEASE_MS = 300;

function opened(prefix: string) {
  const url = process.env['TEST_REDIS_URL'];
  if (url === undefined) throw new Error('These tests need a Redis: set TEST_REDIS_URL.');
  return openRedisBus({ url, prefix, leaseMs: LEASE_MS, logger: pino({ level: 'silent' }) });
}

testBus(async () => {
  const prefix = randomUUID();
  const [one, other] = [await opened(prefix), await opened(prefix)];
  return {
    one,
    other,
    close: async () => {
      await one.close();
      await other.close();
    },
  };
});

test('a lease that is not renewed expires, and its holder learns that on renewal', async () => {
  const bus = await opened(randomUUID());
  await bus.take('node', 'node1', 'a', {});

  await expect.poll(() => bus.holders('node'), { timeout: 10_000 }).toEqual([]);

  expect(await bus.renew('node', 'node1', 'a', {})).toBe('lost');
  expect(await bus.holders('node')).toHaveLength(1);
  await bus.close();
});

test('sites with different prefixes do not receive each other’s messages', async () => {
  const prefix = randomUUID();
  const [one, other, peer] = [await opened(randomUUID()), await opened(prefix), await opened(prefix)];
  const heard: unknown[] = [];
  await other.subscribe('news', (message) => heard.push(message));
  await other.take('node', 'node1', 'a', {});

  one.publish('news', 'from one');
  // The answer comes on the connection that published, so Redis has handled the message before.
  expect(await one.holders('node')).toEqual([]);
  peer.publish('news', 'from peer');

  await expect.poll(() => heard).toEqual(['from peer']);
  await Promise.all([one.close(), other.close(), peer.close()]);
});
