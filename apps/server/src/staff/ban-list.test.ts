import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Ban } from '@amberhall/protocol';
import { LocalBus } from '../bus/local-bus.ts';
import { Bans } from './bans.ts';
import type { BanParts } from './bans.ts';

test('a list that was read before a ban does not lift the ban', async () => {
  const answers = [Promise.withResolvers<Ban[]>(), Promise.withResolvers<Ban[]>()] as const;
  const waiting = [...answers];
  const bans = new Bans({
    store: { all: () => waiting.shift()?.promise },
    bus: new LocalBus(),
    logger: pino({ level: 'silent' }),
  } as unknown as BanParts); // All that reading needs.

  const loads = [bans.load(), bans.load()];
  answers[1].resolve([{ id: 1, ip: '203.0.113.9', added: '2026-01-01T00:00:00.000Z', user: 'mo' }]);
  await loads[1];
  answers[0].resolve([]);
  await loads[0];

  expect(bans.has('203.0.113.9')).toBe(true);
  bans.stop();
});
