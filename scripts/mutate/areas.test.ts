import { expect, test } from 'vitest';
import { areaOf } from './areas.ts';

test.each([
  ['apps/web/src/ui/avatar.tsx', 'web'],
  ['apps/server/src/accounts/tokens.ts', 'server'],
  ['packages/cards/src/language/card.ts', 'cards'],
])('the area of %s is %s', (file, area) => {
  expect(areaOf(file)?.name).toBe(area);
});

test.each([
  'apps/web/src/ui/avatar.module.css',
  'apps/web/src/locales/en/common.json',
  'apps/web/src/ui/avatar.test.tsx',
  'apps/server/src/testing/storage.ts',
  'apps/web/src/features/board/fixture/game.ts',
  'apps/web/src/features/decks/fixture.tsx',
  'apps/web/src/features/replay/open-replay.tsx',
  'apps/server/src/bus/bus-contract.ts',
  'scripts/check.ts',
])('%s is in no area, because it is never mutated', (file) => {
  expect(areaOf(file)).toBeUndefined();
});
