import { scenario } from '@amberhall/testkit/scenario';
import { expect, test } from 'vitest';

test('Azrael lets friendly creatures of other houses fight this turn, but not reap', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['azrael', 'troll'] },
    p2: { battleline: ['krump'] },
  });
  expect(p1.actions('troll')).toEqual([]);

  p1.reap('azrael');
  expect(p1.actions('troll')).toEqual(['fight']);
  p1.fight('troll', p2.card('krump'));

  expect(p2.discard).toEqual(['krump']);
});

test('Doomsayer deals 2 damage for each amber of one friendly creature, one after another', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['doomsayer', { card: 'troll', amber: 2 }, { card: 'valdr', amber: 1 }] },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.reap('doomsayer');
  expect(p1.choices).not.toContain('krump');
  p1.choose('troll');
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('bumpsy'));

  expect([p2.card('krump').damage, p2.card('bumpsy').damage]).toEqual([2, 2]);
  expect([p1.card('troll').amber, p1.card('valdr').amber]).toEqual([0, 1]);
  expect(p1.amber).toBe(1);
});

test('Ragatha deals 3 damage to each of its own neighbors after an enemy creature reaps', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['troll', 'krump', 'bumpsy'] },
    p2: { battleline: ['valdr', 'ragatha', 'pit-demon', 'dextre'] },
  });

  p1.reap('krump');

  const damages = ['valdr', 'ragatha', 'pit-demon', 'dextre'].map((slug) => p2.card(slug).damage);
  expect(damages).toEqual([3, 0, 3, 0]);
  expect([p1.card('troll').damage, p1.card('bumpsy').damage]).toEqual([0, 0]);
});

test('Ragatha enters play under the control of the opponent', () => {
  const { p1, p2 } = scenario({ p1: { house: 'redemption', hand: ['ragatha'] } });

  p1.play('ragatha');

  expect([p1.battleline, p2.battleline]).toEqual([[], ['ragatha']]);
});

test('Fallen Sovereign makes its neighbors Mutants, and no other creature', () => {
  const { p1, p2 } = scenario({
    p1: {
      house: 'redemption',
      hand: ['redeem-the-crucible'],
      amber: 9,
      battleline: ['troll', 'fallen-sovereign', 'krump', 'bumpsy'],
    },
    p2: { battleline: ['valdr'] },
  });

  p1.play('redeem-the-crucible');
  p1.press('yes');
  p1.press('red');

  expect([p1.keys, p1.amber]).toEqual([1, 0]);
  expect(p2.battleline).toEqual([]);
});
