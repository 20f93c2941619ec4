import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test.each([
  ['left', ['com-officer-gross', 'troll', 'krump', 'com-officer-hings', 'bumpsy']],
  ['right', ['bumpsy', 'com-officer-hings', 'troll', 'krump', 'com-officer-gross']],
])(
  'Com. Officer Hings: draws a card for each creature between it and Com. Officer Gross to its %s',
  (_side, line) => {
    const { p1 } = scenario({
      p1: { house: 'staralliance', battleline: [...line], deck: ['urchin', 'dodger', 'umbra'] },
    });

    p1.reap('com-officer-hings');

    expect(p1.hand).toEqual(['urchin', 'dodger']);
  },
);

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

test.each([
  ['right', ['com-officer-gross', 'troll', 'krump', 'com-officer-hings', 'bumpsy']],
  ['left', ['bumpsy', 'com-officer-hings', 'troll', 'krump', 'com-officer-gross']],
])(
  'Com. Officer Gross: gives a counter to each creature between it and Com. Officer Hings to its %s',
  (_side, line) => {
    const { p1 } = scenario({ p1: { house: 'staralliance', battleline: [...line] } });

    p1.reap('com-officer-gross');

    const withCounters = p1.battleline.filter((slug) => p1.card(slug).powerCounters === 1);
    expect(withCounters).toEqual(['troll', 'krump']);
  },
);

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
