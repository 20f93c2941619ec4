import { expect, onTestFinished, test, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { answerCalls } from '../../../test/server.ts';
import { auditLog } from './api.ts';
import type { AuditFilter } from './api.ts';

const NO_FILTER: AuditFilter = { act: '', person: '', from: '', to: '' };

async function sentFor(filter: Partial<AuditFilter>): Promise<Record<string, string>> {
  const sent = answerCalls({ 'GET /api/audit': { success: true, entries: [] } });
  await new QueryClient().fetchInfiniteQuery(auditLog({ ...NO_FILTER, ...filter }));
  const [, query = ''] = sent[0]?.call.split('?') ?? [];
  return Object.fromEntries(new URLSearchParams(query));
}

test('without a filter only the number of entries is sent', async () => {
  expect(await sentFor({})).toEqual({ limit: '50' });
});

test('a day is sent with all of its hours', async () => {
  expect(await sentFor({ from: '2026-11-20', to: '2026-11-20' })).toEqual({
    limit: '50',
    from: new Date('2026-11-20T00:00').toISOString(),
    to: new Date('2026-11-21T00:00').toISOString(),
  });
});

test.each([
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-12-31', '2026-12-31T23:00:00.000Z'],
])('the day %s ends at midnight although the clocks are changed', async (to, end) => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  onTestFinished(() => void vi.unstubAllEnvs());

  expect((await sentFor({ to }))['to']).toBe(end);
});

test('person and action are sent as they are', async () => {
  expect(await sentFor({ person: 'a&b', act: 'ban added' })).toMatchObject({
    person: 'a&b',
    act: 'ban added',
  });
});
