import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Com. Officer Hings: draws a card for each creature between it and Com. Officer Gross, on either side', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      battleline: ['com-officer-gross', 'troll', 'krump', 'com-officer-hings', 'bumpsy'],
      deck: ['urchin', 'dodger', 'umbra'],
    },
  });

  p1.reap('com-officer-hings');

  expect(p1.hand).toEqual(['urchin', 'dodger']);
});

test('Com. Officer Hings: draws nothing without Com. Officer Gross', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      battleline: ['troll', 'com-officer-hings', 'bumpsy'],
      deck: ['urchin', 'dodger'],
    },
  });

  p1.reap('com-officer-hings');

  expect(p1.hand).toEqual([]);
});

test('Com. Officer Gross: gives a counter to each creature between it and Com. Officer Hings, and to no other', () => {
  const { p1 } = scenario({
    p1: {
      house: 'staralliance',
      battleline: ['com-officer-gross', 'troll', 'krump', 'com-officer-hings', 'bumpsy'],
    },
  });

  p1.reap('com-officer-gross');

  const counters = p1.battleline.map((slug) => p1.card(slug).powerCounters);
  expect(counters).toEqual([0, 1, 1, 0, 0]);
});

test.each([
  ['neutral', [true, false]],
  ['high', [true, true]],
] as const)('Prof. Emeritus Kering: while the tide is %s, its neighbors are used: %s', (tide, used) => {
  const { p1, game } = scenario({
    p1: { house: 'staralliance', battleline: ['troll', 'prof-emeritus-kering', 'krump', 'bumpsy'] },
  });
  game.edit.setPlayer('p1', { tide });

  p1.reap('prof-emeritus-kering');
  expect(p1.choices).toEqual(['troll', 'krump']);
  p1.choose('troll');
  if (tide === 'high') p1.choose('krump');

  expect([p1.card('troll').exhausted, p1.card('krump').exhausted]).toEqual(used);
  expect(p1.card('bumpsy').exhausted).toBe(false);
});
