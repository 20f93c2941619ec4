import type { LobbyGame } from '@amberhall/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { isFiltering, OPEN_FILTER, passesFilter, setGameFilter, useGameFilter } from './game-filter.ts';

const game = {
  gameType: 'casual',
  gameFormat: 'sealed',
  started: false,
  full: false,
  expansions: { cota: true },
} as LobbyGame;

beforeEach(() => setGameFilter(OPEN_FILTER));

test('the default filter shows every game', () => {
  expect(passesFilter(game, OPEN_FILTER)).toBe(true);
  expect(isFiltering(OPEN_FILTER)).toBe(false);
});

test('an unselected type hides its games', () => {
  const filter = { ...OPEN_FILTER, types: { ...OPEN_FILTER.types, casual: false } };

  expect(passesFilter(game, filter)).toBe(false);
  expect(passesFilter({ ...game, gameType: 'beginner' }, filter)).toBe(true);
  expect(isFiltering(filter)).toBe(true);
});

test('an unselected format hides its games', () => {
  const filter = { ...OPEN_FILTER, formats: { ...OPEN_FILTER.formats, sealed: false } };

  expect(passesFilter(game, filter)).toBe(false);
});

test('only new games: those with an open seat', () => {
  const filter = { ...OPEN_FILTER, onlyShowNew: true };

  expect(passesFilter(game, filter)).toBe(true);
  expect(passesFilter({ ...game, full: true }, filter)).toBe(false);
  expect(passesFilter({ ...game, started: true }, filter)).toBe(false);
});

test('a chosen set hides games of other sets, but not games without sets', () => {
  const filter = { ...OPEN_FILTER, expansions: { mm: true } };
  const { expansions: _, ...anySet } = game;

  expect(passesFilter(game, filter)).toBe(false);
  expect(passesFilter({ ...game, expansions: { mm: true, cota: true } }, filter)).toBe(true);
  expect(passesFilter(anySet, filter)).toBe(true);
});

test('the filter is stored in the browser under gameFilter', async () => {
  setGameFilter({ onlyShowNew: true });
  expect(localStorage.getItem('gameFilter')).toContain('"onlyShowNew":true');

  vi.resetModules();
  const again = await import('./game-filter.ts');
  expect(again.useGameFilter.getState().onlyShowNew).toBe(true);
});

test('an invalid value under gameFilter is ignored', async () => {
  localStorage.setItem('gameFilter', '{"types":7}');

  vi.resetModules();
  const again = await import('./game-filter.ts');
  expect(again.useGameFilter.getState()).toEqual(useGameFilter.getInitialState());
});
