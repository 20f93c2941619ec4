import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Cauldron Boil deals each creature as much damage as it has', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['cauldron-boil'], battleline: [{ card: 'troll', damage: 2 }, 'krump'] },
    p2: { battleline: [{ card: 'bumpsy', damage: 3 }] },
  });

  p1.play('cauldron-boil');

  expect([p1.card('troll').damage, p1.card('krump').damage]).toEqual([4, 0]);
  expect(p2.discard).toEqual(['bumpsy']);
});

test('Song of the Wild: each friendly creature gains 1 more amber when it reaps this turn', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['song-of-the-wild'], battleline: ['moor-wolf'] },
  });

  p1.play('song-of-the-wild');
  const { amber } = p1;
  p1.reap('moor-wolf');

  expect(p1.amber).toBe(amber + 2);
});

test('The Fittest gives each friendly creature a +1 power counter', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['the-fittest'], battleline: ['troll', 'krump'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.play('the-fittest');

  expect([p1.card('troll').power, p1.card('krump').power, p2.card('bumpsy').power]).toEqual([9, 7, 5]);
});

describe('Unnatural Selection', () => {
  test('destroys all creatures but three of each side', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'untamed',
        hand: ['unnatural-selection'],
        battleline: ['troll', 'krump', 'bumpsy', 'urchin'],
      },
      p2: { battleline: ['dodger', 'umbra', 'valdr', 'sequis', 'dextre'] },
    });

    p1.play('unnatural-selection');
    p1.choose('troll', 'krump', 'urchin');
    p1.choose(p2.card('dodger'), p2.card('valdr'), p2.card('dextre'));

    expect([p1.battleline, p2.battleline]).toEqual([
      ['troll', 'krump', 'urchin'],
      ['dodger', 'valdr', 'dextre'],
    ]);
  });

  test('destroys enemy creatures although there is no friendly one', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', hand: ['unnatural-selection'] },
      p2: { battleline: ['dodger', 'umbra', 'valdr', 'sequis'] },
    });

    p1.play('unnatural-selection');
    p1.choose(p2.card('dodger'), p2.card('umbra'), p2.card('valdr'));

    expect(p2.battleline).toEqual(['dodger', 'umbra', 'valdr']);
  });
});

test('Unsuspecting Prey deals 2 damage to up to three undamaged creatures', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['unsuspecting-prey'], battleline: ['troll'] },
    p2: { battleline: ['krump', { card: 'bumpsy', damage: 1 }, 'valdr'] },
  });

  p1.play('unsuspecting-prey');
  expect(p1.choices).toEqual(['troll', 'krump', 'valdr']);
  p1.choose(p2.card('krump'), p2.card('valdr'));

  expect([p2.card('krump').damage, p2.card('valdr').damage, p1.card('troll').damage]).toEqual([2, 2, 0]);
});

test('Fangtooth Cavern destroys the least powerful creature at the end of its controller’s turn', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', artifacts: ['fangtooth-cavern'], battleline: ['troll'] },
    p2: { battleline: ['krump', 'urchin'] },
  });

  p1.endTurn();

  expect(p2.discard).toEqual(['urchin']);
});

test('Instrument of Silence gives skirmish, and 1 amber after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'krump', upgrades: ['instrument-of-silence'] }] },
    p2: { battleline: ['troll'] },
  });

  p1.fight('krump', p2.card('troll'));

  expect(p1.card('krump').damage).toBe(0);
  expect(p1.amber).toBe(1);
});

test.each([
  [['moor-wolf', 'toad', 'gebuk'], 1 + 2],
  [['moor-wolf', 'toad'], 1],
])(
  'Low Dawn with %j in the discard pile leaves %i amber and shuffles them into the deck',
  (creatures, amber) => {
    const { p1 } = scenario({
      p1: { hand: ['low-dawn'], discard: [...creatures, 'troll'] },
    });

    p1.play('low-dawn');

    expect(p1.deck.toSorted()).toEqual(creatures.toSorted());
    expect(p1.discard.toSorted()).toEqual(['low-dawn', 'troll']);
    expect(p1.amber).toBe(amber);
  },
);

test('Wild Spirit lets its creature capture 1 amber when it reaps', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'krump', upgrades: ['wild-spirit'] }] },
    p2: { amber: 2 },
  });

  p1.reap('krump');

  expect(p1.card('krump').amber).toBe(1);
  expect(p2.amber).toBe(1);
});

test('Creed of Nature gives skirmish and assault equal to the power at the time of the fight [A74]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', artifacts: ['creed-of-nature'], hand: ['alaka-s-brew'], battleline: ['bumpsy'] },
    p2: { battleline: [{ card: 'troll', damage: 1 }] },
  });

  p1.use('creed-of-nature');
  p1.choose('bumpsy');
  expect(p1.discard).toEqual(['creed-of-nature']);
  p1.play('alaka-s-brew');
  p1.choose('bumpsy');
  p1.fight('bumpsy', p2.card('troll'));

  expect(p2.discard).toEqual(['troll']);
  expect(p1.card('bumpsy').damage).toBe(0);
});

test('Creed of Nurture gives a creature the text of a revealed creature', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      artifacts: ['creed-of-nurture'],
      hand: ['babbling-bibliophile', 'punch'],
      battleline: ['troll'],
      deck: ['krump', 'urchin'],
    },
  });

  p1.use('creed-of-nurture');
  p1.choose('babbling-bibliophile');
  p1.choose('troll');
  p1.reap('troll');

  expect(p1.hand.toSorted()).toEqual(['babbling-bibliophile', 'krump', 'punch', 'urchin']);
});

test('Nepeta Gigantica stuns a creature with power 5 or higher, or a Giant', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['nepeta-gigantica'] },
    p2: { battleline: ['bumpsy', 'shorty', 'urchin'] },
  });

  p1.use('nepeta-gigantica');
  expect(p1.choices).toEqual(['bumpsy', 'shorty']);
  p1.choose(p2.card('shorty'));

  expect(p2.card('shorty').stunned).toBe(true);
});

describe('Vineapple Tree', () => {
  test('makes keys cost 1 more for each growth counter, which its action adds', () => {
    const { p1, p2 } = scenario({ p1: { artifacts: [{ card: 'vineapple-tree', counters: { growth: 2 } }] } });

    p1.use('vineapple-tree');

    expect(p1.card('vineapple-tree').counters).toEqual({ growth: 3 });
    expect([p1.keyCost, p2.keyCost]).toEqual([9, 9]);
  });

  test('loses all growth counters after a key is forged', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'untamed', artifacts: [{ card: 'vineapple-tree', counters: { growth: 2 } }] },
      p2: { amber: 8, houses: ['dis'] },
    });

    p1.endTurn();
    p2.press('red');

    expect(p2.amber).toBe(0);
    expect(p1.keyCost).toBe(6);
  });
});
