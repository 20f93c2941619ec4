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
