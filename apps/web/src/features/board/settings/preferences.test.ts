import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as preferences from './preferences.ts';

const ON = { motion: true, confirmEndTurn: true, ignoreDoubleClicks: true, forecasts: true };

/** The module as a new visit loads it. */
async function visit(stored?: string): Promise<typeof preferences> {
  vi.resetModules();
  if (stored !== undefined) localStorage.setItem('board.preferences', stored);
  return import('./preferences.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.resetModules());

test('at the first visit everything is on', async () => {
  expect((await visit()).usePreferences.getState()).toEqual(ON);
});

test('what was switched off stays off at the next visit', async () => {
  (await visit()).setPreference({ motion: false });

  expect((await visit()).usePreferences.getState()).toEqual({ ...ON, motion: false });
});

test.each([
  ['text that is no JSON', '{motion'],
  ['another kind of value', '"off"'],
  ['values of another kind', '{"motion":"no","forecasts":0}'],
])('%s counts as nothing stored', async (_what, stored) => {
  expect((await visit(stored)).usePreferences.getState()).toEqual(ON);
});

test('a preference that an earlier version did not have is on, and unknown ones are left out', async () => {
  const { usePreferences } = await visit('{"motion":false,"sparkles":true}');

  expect(usePreferences.getState()).toEqual({ ...ON, motion: false });
});
