/** The seven Sins of Dis: they count each other. */
import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe('Desire', () => {
  test('makes keys of both players cost 4 more', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['desire'] } });

    expect([p1.keyCost, p2.keyCost]).toEqual([10, 10]);
  });

  test('forges a key by reaping that costs 1 less for each friendly Sin creature', () => {
    const { p1 } = scenario({
      p1: { battleline: ['desire', 'pride', 'troll'], amber: 7 },
      p2: { battleline: ['envy'] },
    });

    p1.reap('desire');
    p1.press('red');

    expect(p1.keys).toBe(1);
    expect(p1.amber).toBe(7 + 1 - 8);
  });
});

describe('Envy', () => {
  test('captures all of the opponent’s amber with another Sin creature', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['envy', 'pride'] }, p2: { amber: 4 } });

    p1.reap('envy');

    expect(p1.card('envy').amber).toBe(4);
    expect(p2.amber).toBe(0);
  });

  test('captures nothing alone, or with an enemy Sin creature', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['envy', 'troll'] },
      p2: { amber: 4, battleline: ['pride'] },
    });

    p1.reap('envy');

    expect(p2.amber).toBe(4);
  });
});

describe('Gluttony', () => {
  test('is exalted once for each friendly Sin creature', () => {
    const { p1 } = scenario({
      p1: { hand: ['gluttony'], battleline: ['pride', 'troll'] },
      p2: { battleline: ['envy'] },
    });

    p1.play('gluttony', { flank: 'right' });

    expect(p1.card('gluttony').amber).toBe(2);
  });

  test('moves the amber of all friendly creatures to the pool by reaping', () => {
    const { p1, p2 } = scenario({
      p1: {
        battleline: [
          { card: 'gluttony', amber: 2 },
          { card: 'troll', amber: 1 },
        ],
      },
      p2: { battleline: [{ card: 'krump', amber: 1 }] },
    });

    p1.reap('gluttony');

    expect(p1.amber).toBe(1 + 3);
    expect(p2.card('krump').amber).toBe(1);
  });
});

test('Greed lets its player draw 1 card more for each friendly Sin creature', () => {
  const { p1 } = scenario({
    p1: {
      battleline: ['greed', 'pride', 'troll'],
      deck: ['krump', 'krump', 'krump', 'krump', 'krump', 'krump', 'krump', 'krump', 'krump'],
    },
    p2: { houses: ['mars'], battleline: ['envy'] },
  });

  p1.endTurn();

  expect(p1.hand).toHaveLength(8);
});

test('Pride wards each friendly Sin creature by reaping', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['pride', 'greed', 'troll'] },
    p2: { battleline: ['envy'] },
  });

  p1.reap('pride');

  expect(p1.card('pride').warded).toBe(true);
  expect(p1.card('greed').warded).toBe(true);
  expect(p1.card('troll').warded).toBe(false);
  expect(p2.card('envy').warded).toBe(false);
});

describe('Sloth', () => {
  test('gains 1 amber for each friendly Sin creature if no creature was used', () => {
    const { p1 } = scenario({
      p1: { house: 'dis', battleline: ['sloth', 'pride', 'troll'] },
      p2: { houses: ['mars'] },
    });

    p1.endTurn();

    expect(p1.amber).toBe(2);
  });

  test('gains nothing if a creature was used', () => {
    const { p1 } = scenario({
      p1: { house: 'dis', battleline: ['sloth', 'dust-imp'] },
      p2: { houses: ['mars'] },
    });

    p1.reap('dust-imp');
    p1.endTurn();

    expect(p1.amber).toBe(1);
  });
});

test('Wrath enrages an enemy creature for each friendly Sin creature, one after the other', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['wrath', 'pride'] },
    p2: { battleline: ['dust-pixie', 'troll', 'krump', 'bumpsy'] },
  });

  p1.fight('wrath', p2.card('dust-pixie'));
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('troll').enraged).toBe(true);
  expect(p2.card('krump').enraged).toBe(false);
  expect(p2.card('bumpsy').enraged).toBe(true);
});
