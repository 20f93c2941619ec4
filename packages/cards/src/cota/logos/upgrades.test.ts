import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Experimental Therapy: stuns and exhausts the creature', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['experimental-therapy'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('experimental-therapy', { on: p2.card('troll') });

  expect(p2.card('troll').stunned).toBe(true);
  expect(p2.card('troll').exhausted).toBe(true);
});

test('Experimental Therapy: the creature may be used whatever house is active, and keeps its house [15.8]', () => {
  const { p1 } = scenario({
    p1: { house: 'dis', battleline: [{ card: 'troll', upgrades: ['experimental-therapy'] }] },
  });

  expect(p1.actions('troll')).toEqual(['reap']);
  expect(p1.card('troll').houses).toEqual(['brobnar']);
});

test('Experimental Therapy: the creature still counts as a non-Mars creature [15.8]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: ['phosphorus-stars'] },
    p2: { battleline: ['bumpsy', { card: 'troll', upgrades: ['experimental-therapy'] }] },
  });

  p1.play('phosphorus-stars');

  expect(p2.card('troll').stunned).toBe(true);
  expect(p2.card('bumpsy').stunned).toBe(true);
});

test('Rocket Boots: the creature readies after its first reap in a turn', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', battleline: [{ card: 'dextre', upgrades: ['rocket-boots'] }] },
  });

  p1.reap('dextre');
  expect(p1.card('dextre').exhausted).toBe(false);
  p1.reap('dextre');

  expect(p1.card('dextre').exhausted).toBe(true);
  expect(p1.amber).toBe(2);
});

test('Rocket Boots: the creature readies after its first fight in a turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'logos', battleline: [{ card: 'mother', upgrades: ['rocket-boots'] }] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('mother', p2.card('dust-pixie'));

  expect(p1.card('mother').exhausted).toBe(false);
});

test('Rocket Boots: a creature that only loses its stun stays exhausted', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      battleline: [{ card: 'dextre', stunned: true, upgrades: ['rocket-boots'] }],
    },
  });

  p1.removeStun('dextre');

  expect(p1.card('dextre').exhausted).toBe(true);
});

test('Transposition Sandals: the creature changes places with another, which may then be used', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      battleline: [{ card: 'dextre', upgrades: ['transposition-sandals'] }, 'bumpsy', 'troll'],
    },
  });

  p1.use('dextre');
  expect(p1.choices).toEqual(['bumpsy', 'troll']);
  p1.choose('troll');

  expect(p1.battleline).toEqual(['troll', 'bumpsy', 'dextre']);
  expect(p1.card('dextre').exhausted).toBe(true);
  expect(p1.actions('troll')).toEqual(['reap']);
  expect(p1.actions('bumpsy')).toEqual([]);
});

test('Transposition Sandals: a creature without another friendly creature stays where it is', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', battleline: [{ card: 'dextre', upgrades: ['transposition-sandals'] }] },
    p2: { battleline: ['troll'] },
  });

  p1.use('dextre');

  expect(p1.battleline).toEqual(['dextre']);
});
