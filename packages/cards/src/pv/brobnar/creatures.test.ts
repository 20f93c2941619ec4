import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Cosmicrux deals 1 damage to each creature that is readied', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'staralliance',
      hand: ['gleaming-the-cube'],
      battleline: [{ card: 'krump', exhausted: true }],
    },
    p2: { battleline: ['cosmicrux'] },
  });

  p1.play('gleaming-the-cube');
  p1.choose('krump');
  p1.press('reap');

  expect([p1.card('krump').damage, p2.card('cosmicrux').damage]).toEqual([1, 0]);
});

test('Ignitus has splash-attack for each exhausted creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['ignitus', { card: 'krump', exhausted: true }] },
    p2: { battleline: [{ card: 'troll', exhausted: true }, 'dust-pixie', 'bumpsy'] },
  });
  expect(p1.card('ignitus').keywords['splash-attack']).toBe(2);

  p1.fight('ignitus', p2.card('dust-pixie'));

  expect([p2.card('troll').damage, p2.card('bumpsy').damage]).toEqual([3, 3]);
});

test('Treok, The Wise makes a creature invulnerable until its player’s next turn', () => {
  const { p1, p2 } = scenario({
    p1: { houses: ['brobnar'], battleline: ['treok-the-wise', 'bumpsy'] },
    p2: { houses: ['brobnar'], battleline: ['troll'] },
  });

  p1.reap('treok-the-wise');
  p1.choose('bumpsy');
  p1.endTurn();
  p2.press('brobnar');
  p2.fight('troll', p1.card('bumpsy'));

  expect(p1.card('bumpsy').damage).toBe(0);
  expect(p2.card('troll').damage).toBe(5);
});

test('Omega TT purges 2 cards of a discard pile', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: [{ card: 'omega-tt', house: 'brobnar' }] },
    p2: { discard: ['troll', 'krump', 'urchin'] },
  });

  p1.play('omega-tt');
  p1.choose(p2.card('troll'), p2.card('urchin'));

  expect(p2.purged.toSorted()).toEqual(['troll', 'urchin']);
});

test('Omega TT shuffles itself into its deck', () => {
  const { p1 } = scenario({ p1: { house: 'brobnar', battleline: [{ card: 'omega-tt', house: 'brobnar' }] } });

  p1.use('omega-tt');

  expect([p1.battleline, p1.deck]).toEqual([[], ['omega-tt']]);
});

test('Antanagoge deals the power of the creature that it grafted to each creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'brobnar',
      houses: ['brobnar'],
      hand: [{ card: 'antanagoge', house: 'brobnar' }],
      battleline: ['valdr'],
    },
    p2: { houses: ['brobnar'], battleline: ['umbra', 'troll'] },
  });

  p1.play('antanagoge');
  p1.choose('antanagoge');
  p1.choose(p2.card('umbra'));
  expect(p2.battleline).toEqual(['troll']);
  p1.endTurn();
  p2.press('brobnar');
  p2.endTurn();
  p1.press('brobnar');
  p1.reap('antanagoge');

  expect([p1.card('valdr').damage, p2.card('troll').damage]).toEqual([2, 2]);
});
