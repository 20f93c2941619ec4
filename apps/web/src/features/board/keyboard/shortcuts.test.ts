import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as shortcuts from './shortcuts.ts';

/** The module as a new visit loads it. */
async function visit(): Promise<typeof shortcuts> {
  vi.resetModules();
  return import('./shortcuts.ts');
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.resetModules());

test('single-key shortcuts are on until they are switched off in this browser', async () => {
  const first = await visit();
  expect(first.useShortcuts.getState().areOn).toBe(true);

  first.setShortcuts(false);

  expect(first.useShortcuts.getState().areOn).toBe(false);
  expect((await visit()).useShortcuts.getState().areOn).toBe(false);
});

test('an invalid stored value leaves them on', async () => {
  localStorage.setItem('board.shortcuts', '"perhaps"');

  expect((await visit()).useShortcuts.getState().areOn).toBe(true);
});
