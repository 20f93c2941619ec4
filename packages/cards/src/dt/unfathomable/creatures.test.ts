import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Kiri Giltspine: an enemy creature that reaped stays exhausted in the next ready step, another readies', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['troll', { card: 'krump', exhausted: true }] },
    p2: { battleline: ['kiri-giltspine'] },
  });

  p1.reap('troll');
  p1.endTurn();

  expect([p1.card('troll').exhausted, p1.card('krump').exhausted]).toEqual([true, false]);
  expect(p2.card('kiri-giltspine').exhausted).toBe(false);
});

test('Omnipus: discards 8 cards, plays each Tentaclid of the discard pile one after the other', () => {
  const { p1 } = scenario({
    p1: {
      house: 'unfathomable',
      hand: ['omnipus'],
      deck: ['tentaclid', 'troll', 'troll', 'troll', 'troll', 'troll', 'troll', 'tentaclid', 'urchin'],
    },
  });

  p1.play('omnipus');
  p1.choose('tentaclid');
  p1.press('left');
  p1.press('left');

  expect(p1.battleline.filter((slug) => slug === 'tentaclid')).toHaveLength(2);
  expect(p1.deck).toEqual(['urchin']);
});
