import { EVENT_TEXTS } from '@amberhall/protocol';
import type { EventSettings } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import {
  applicable,
  applies,
  defaultSettings,
  largestCapacity,
  refusedSetting,
  USUAL_CUT,
} from './event-settings.ts';

const NOW = new Date(2026, 10, 27, 23, 30);
const settings = (changes: Partial<EventSettings> = {}): EventSettings => ({
  ...defaultSettings(NOW),
  ...changes,
});

test('an event begins tomorrow evening, also when it is late today', () => {
  expect(new Date(settings().startsAt)).toEqual(new Date(2026, 10, 28, 19));
});

test.each<[keyof EventSettings, Partial<EventSettings>, boolean]>([
  ['expansions', { gameFormat: 'sealed' }, true],
  ['expansions', { gameFormat: 'normal' }, false],
  ['rounds', { kind: 'swiss' }, true],
  ['rounds', { kind: 'round-robin' }, false],
  ['cutSize', { kind: 'swiss-with-cut' }, true],
  ['cutSize', { kind: 'swiss' }, false],
  ['bestOf', {}, true],
  ['bestOf', { isTriad: true }, false],
  ['finalBestOf', { kind: 'swiss-with-cut' }, true],
  ['finalBestOf', { kind: 'double-elimination' }, true],
  ['finalBestOf', { kind: 'swiss' }, false],
  ['registersDecks', { gameFormat: 'sealed' }, false],
  ['hidesDeckLists', { gameFormat: 'sealed', registersDecks: false }, true],
  ['hidesDeckLists', { registersDecks: false }, false],
  ['isTriad', {}, true],
  ['isTriad', { registersDecks: false }, false],
  ['isTriad', { gameFormat: 'sealed' }, false],
  ['allowsLateEntry', { kind: 'single-elimination' }, false],
  ['name', { kind: 'round-robin' }, true],
])('the setting %s applies with %o: %s', (name, changes, isApplied) => {
  expect(applies(name, settings(changes))).toBe(isApplied);
});

test('what does not apply has a value that says nothing', () => {
  const chosen = settings({
    kind: 'round-robin',
    gameFormat: 'sealed',
    rounds: 4,
    cutSize: USUAL_CUT,
    finalBestOf: 3,
    isTriad: true,
    separatesClubs: true,
    allowsLateEntry: true,
    expansions: ['cota'],
  });

  expect(applicable(chosen)).toMatchObject({
    rounds: null,
    cutSize: null,
    finalBestOf: 1,
    registersDecks: false,
    isTriad: false,
    separatesClubs: false,
    allowsLateEntry: false,
    expansions: ['cota'],
  });
});

test('a triad event has matches of up to three games, and open lists', () => {
  const triad = applicable(settings({ isTriad: true, bestOf: 1, finalBestOf: 1, hidesDeckLists: true }));

  expect(triad).toMatchObject({ isTriad: true, bestOf: 3, finalBestOf: 3, hidesDeckLists: false });
});

test('what applies stays as it was chosen', () => {
  const chosen = settings({ kind: 'swiss-with-cut', rounds: 5, cutSize: 16, bestOf: 3, finalBestOf: 3 });

  expect(applicable(chosen)).toEqual(chosen);
});

test('a round robin has fewer places', () => {
  expect(largestCapacity({ kind: 'round-robin' })).toBeLessThan(largestCapacity({ kind: 'swiss' }));
});

test('a refusal is shown at its setting', () => {
  expect(refusedSetting(EVENT_TEXTS.past)).toBe('startsAt');
  expect(refusedSetting(EVENT_TEXTS.titleForbidden)).toBe('givesTitle');
  expect(refusedSetting(EVENT_TEXTS.noSealedDecks)).toBe('expansions');
  expect(refusedSetting('constructor')).toBeUndefined();
});
