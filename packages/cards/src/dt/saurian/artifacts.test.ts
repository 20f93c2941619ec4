import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Bracchanalia', () => {
  test('enters with 4 amber of the supply, and a friendly creature captures 1', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'saurian', hand: ['bracchanalia'], battleline: ['troll'] },
      p2: { amber: 2, battleline: ['krump'] },
    });

    p1.play('bracchanalia');
    p1.choose('troll');

    expect([p1.card('bracchanalia').amber, p1.card('troll').amber, p2.amber]).toEqual([4, 1, 1]);
  });

  test.each([
    [1, 4],
    [0, 0],
  ])(
    'with 3 + %i creatures with amber on them, a player gains %i at the start of their turn',
    (more, amber) => {
      const { p1, p2 } = scenario({
        p1: { artifacts: [{ card: 'bracchanalia', amber: 4 }], battleline: [{ card: 'troll', amber: 1 }] },
        p2: {
          houses: ['mars'],
          battleline: [
            { card: 'troll', amber: 1 },
            { card: 'krump', amber: 2 },
            { card: 'bumpsy', amber: 1 },
            { card: 'urchin', amber: more },
          ],
        },
      });

      p1.endTurn();

      expect([p1.amber, p2.amber]).toEqual([0, amber]);
      expect(p1.card('bracchanalia').amber).toBe(4 - amber);
    },
  );
});

test('ISS Indominus: deals 1 damage to each enemy creature for each Saurian creature it exhausted', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'saurian',
      artifacts: ['iss-indominus'],
      battleline: ['brachiaditus', 'undagnathus', { card: 'lapisaurus', exhausted: true }, 'troll'],
    },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.use('iss-indominus');
  p1.choose('brachiaditus', 'undagnathus');

  expect(p1.card('brachiaditus').exhausted).toBe(true);
  expect(['troll', 'krump'].map((slug) => p2.card(slug).damage)).toEqual([2, 2]);
  expect(p1.card('brachiaditus').damage).toBe(0);
});

test('The First Scroll: each creature of a player who forges a key captures 1 amber of that player', () => {
  const { p1, p2 } = scenario({
    p1: { amber: 3, artifacts: ['the-first-scroll'], battleline: ['bumpsy'] },
    p2: { amber: 9, houses: ['mars'], battleline: ['troll', 'krump'] },
  });

  p1.endTurn();
  p2.press('red');

  expect([p1.amber, p2.amber]).toEqual([3, 1]);
  expect([p2.card('troll').amber, p2.card('krump').amber, p1.card('bumpsy').amber]).toEqual([1, 1, 0]);
});

test('Saurarium: the creatures with the lowest power cannot reap', () => {
  const { p1 } = scenario({
    p1: { house: 'brobnar', artifacts: ['saurarium'], battleline: ['bumpsy', 'krump'] },
    p2: { battleline: ['troll'] },
  });

  expect(p1.actions('bumpsy')).not.toContain('reap');
  expect(p1.actions('krump')).toContain('reap');
});

test('Trojan Sauropod: enters play under the opponent’s control', () => {
  const { p1, p2 } = scenario({ p1: { house: 'saurian', hand: ['trojan-sauropod'] } });

  p1.play('trojan-sauropod');

  expect([p1.artifacts, p2.artifacts]).toEqual([[], ['trojan-sauropod']]);
});

test('Trojan Sauropod: gains 3, brings the creatures of the opponent’s hand into play ready and refills it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['trojan-sauropod'] },
    p2: { hand: ['troll', 'wipe-clear'], deck: Array.from({ length: 8 }, () => 'krump') },
  });

  p1.use('trojan-sauropod');

  expect(p1.amber).toBe(3);
  expect(p2.battleline).toEqual(['troll']);
  expect(p2.card('troll').exhausted).toBe(false);
  expect(p2.hand).toHaveLength(6);
  expect([p1.artifacts, p1.discard]).toEqual([[], ['trojan-sauropod']]);
});

test('Altruist’s Rostrum: moves 1 amber from a creature to another', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', artifacts: ['altruist-s-rostrum'], battleline: [{ card: 'troll', amber: 2 }] },
    p2: { battleline: ['krump'] },
  });

  p1.use('altruist-s-rostrum');
  p1.choose('troll');
  p1.choose(p2.card('krump'));

  expect([p1.card('troll').amber, p2.card('krump').amber]).toEqual([1, 1]);
});
