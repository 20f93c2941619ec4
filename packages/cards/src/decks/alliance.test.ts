import { expect, test } from 'vitest';
import { restrictionViolations } from './alliance.ts';

test('[18.5] an alliance may hold several copies of one restricted card', () => {
  expect(restrictionViolations(600, [{ card: 'befuddle', count: 3 }])).toEqual([]);
});

test('[18.5] an alliance may not hold two different restricted cards', () => {
  const cards = [
    { card: 'befuddle', count: 1 },
    { card: 'legionary-trainer', count: 1 },
  ];

  expect(restrictionViolations(600, cards)).toEqual([
    { code: 'SEVERAL_RESTRICTED_CARDS', cards: ['befuddle', 'legionary-trainer'] },
  ]);
});

test('[18.5] a card is restricted only in the sets that the list names', () => {
  const cards = [
    { card: 'befuddle', count: 1 },
    { card: 'infurnace', count: 1 },
  ];

  expect(restrictionViolations(479, cards)).toEqual([]);
});

test('[18.5] Key Abduction is allowed once, even if its copies are enhanced differently', () => {
  const cards = [
    { card: 'key-abduction', count: 1 },
    { card: 'key-abduction', count: 1 },
  ];

  expect(restrictionViolations(341, cards)).toEqual([
    { code: 'RESTRICTED_TO_ONE_COPY', card: 'key-abduction' },
  ]);
});

test('an unknown card with the name of a property of every object is not restricted', () => {
  expect(restrictionViolations(600, [{ card: 'constructor', count: 2 }])).toEqual([]);
});
