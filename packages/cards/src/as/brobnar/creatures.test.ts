import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Eruption is exalted 3 times when played, and gives back 1 amber after each fight', () => {
  const { p1, p2 } = scenario({ p1: { hand: ['eruption'] }, p2: { battleline: ['dust-pixie'] } });
  p1.play('eruption');
  expect(p1.card('eruption').amber).toBe(3);

  const next = scenario({
    p1: { battleline: [{ card: 'eruption', amber: 3 }], houses: ['dis'], house: 'dis' },
    p2: { battleline: ['dust-pixie'] },
  });
  // Versatile: Dis is the active house.
  next.p1.fight('eruption', next.p2.card('dust-pixie'));
  expect(next.p1.card('eruption').amber).toBe(2);
  expect([next.p1.amber, p2.amber]).toEqual([1, 0]);
});

test('Grat Tattuu gives +2 power to other friendly Brobnar creatures only', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['grat-tattuu', 'troll', 'urchin'] },
    p2: { battleline: ['krump'] },
  });

  expect(p1.card('grat-tattuu').power).toBe(5);
  expect(p1.card('troll').power).toBe(10);
  expect([p1.card('urchin').power, p2.card('krump').power]).toEqual([1, 6]);
});

describe('Brunx and Bongle', () => {
  test('may ready and reap after its first use of the turn', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['brunx-and-bongle'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('brunx-and-bongle', p2.card('dust-pixie'));
    p1.choose('brunx-and-bongle');

    expect(p1.amber).toBe(1);
    expect(p1.card('brunx-and-bongle').exhausted).toBe(true);
  });

  test('does nothing after its second use', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['brunx-and-bongle'], hand: ['anger'] },
      p2: { battleline: ['dust-pixie', 'urchin'] },
    });

    p1.reap('brunx-and-bongle');
    p1.play('anger');
    p1.choose('brunx-and-bongle');
    p1.choose(p2.card('dust-pixie'));

    expect(p1.prompt.purpose).toBe('main-step');
    expect(p1.card('brunx-and-bongle').exhausted).toBe(true);
  });
});

test('Crunch gets +1 power counters equal to the power of a chosen neighbor', () => {
  const { p1 } = scenario({ p1: { battleline: ['troll', 'crunch', 'bumpsy', 'krump'] } });

  p1.reap('crunch');
  expect(p1.choices).toEqual(['troll', 'bumpsy']);
  p1.choose('bumpsy');

  expect(p1.card('crunch').power).toBe(2 + 5);
});

test('Nagoo Yani deals 4 damage to an enemy creature, and scrapped 2 to each enemy flank creature', () => {
  const setup = { p2: { battleline: ['krump', 'bumpsy', 'troll'] } };
  const played = scenario({ p1: { hand: ['nagoo-yani'], battleline: ['valdr'] }, ...setup });
  played.p1.play('nagoo-yani');
  expect(played.p1.choices).toEqual(['krump', 'bumpsy', 'troll']);
  played.p1.choose(played.p2.card('bumpsy'));
  expect(played.p2.card('bumpsy').damage).toBe(4);

  const { p1, p2 } = scenario({ p1: { hand: ['nagoo-yani'], battleline: ['valdr'] }, ...setup });
  p1.discardCard('nagoo-yani');
  expect(['krump', 'bumpsy', 'troll'].map((slug) => p2.card(slug).damage)).toEqual([2, 0, 2]);
  expect(p1.card('valdr').damage).toBe(0);
});

test('Narplet makes its neighbors versatile', () => {
  const { p1 } = scenario({
    p1: { battleline: ['urchin', 'narplet', 'dextre', 'umbra'], house: 'brobnar' },
  });

  expect(p1.actions('urchin')).toContain('reap');
  expect(p1.actions('dextre')).toContain('reap');
  expect(p1.actions('umbra')).toEqual([]);
});

test('Bosch the Unyielding is fully healed after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'bosch-the-unyielding', damage: 2 }] },
    p2: { battleline: ['urchin'] },
  });

  p1.fight('bosch-the-unyielding', p2.card('urchin'));

  expect(p1.card('bosch-the-unyielding').damage).toBe(0);
});

describe('D.B. Gobber', () => {
  test('makes the opponent lose 1 amber by reaping', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['db-gobber'] }, p2: { amber: 3 } });

    p1.reap('db-gobber');

    expect([p1.amber, p2.amber]).toEqual([1, 2]);
  });

  test.each([
    [7, 8, 5, 6],
    [6, 7, 6, 5],
    [6, 6, 6, 6],
  ])('scrapped takes 2 amber from each player with 7 or more: %i and %i', (mine, theirs, left, right) => {
    const { p1, p2 } = scenario({ p1: { hand: ['db-gobber'], amber: mine }, p2: { amber: theirs } });

    p1.discardCard('db-gobber');

    expect([p1.amber, p2.amber]).toEqual([left, right]);
  });
});

test.each([
  ['alone', [], true],
  ['beside an enemy and another house', ['urchin'], true],
  ['beside another friendly Brobnar creature', ['troll'], false],
])('Dreadstarr the Lone is versatile %s', (_, others, usable) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dreadstarr-the-lone', ...others], house: 'dis' },
    p2: { battleline: ['dust-pixie', 'krump'], amber: 2 },
  });

  expect(p1.actions('dreadstarr-the-lone').includes('fight')).toBe(usable);
  if (!usable) return;
  p1.fight('dreadstarr-the-lone', p2.card('dust-pixie'));
  expect(p2.amber).toBe(1);
});

test('Fancy Donavon, scrapped, readies a friendly creature of another house and fights with it', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['fancy-donavon'], battleline: ['troll', { card: 'dextre', exhausted: true }, 'urchin'] },
    p2: { battleline: ['bumpsy'] },
  });

  p1.discardCard('fancy-donavon');
  expect(p1.choices).toEqual(['dextre', 'urchin']);
  p1.choose('dextre');
  p1.choose(p2.card('bumpsy'));

  expect(p2.card('bumpsy').damage).toBe(3);
});

test('Raince Furyheart exalts the creature it fights before the fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['raince-furyheart'] },
    p2: { battleline: ['krump', 'troll'] },
  });

  p1.fight('raince-furyheart', p2.card('krump'));

  expect([p2.card('krump').amber, p2.card('troll').amber]).toEqual([1, 0]);
  expect(p1.card('raince-furyheart').damage).toBe(0);
});

test('Terrance Surefoot captures 1 amber, and loses 1 to the supply after an enemy creature reaps', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['terrance-surefoot'] },
    p2: { amber: 3 },
  });
  p1.play('terrance-surefoot');
  expect(p1.card('terrance-surefoot').amber).toBe(1);

  expect(p2.amber).toBe(2);

  const next = scenario({
    p1: { battleline: ['krump', 'troll'] },
    p2: { battleline: [{ card: 'terrance-surefoot', amber: 3 }, 'dextre'] },
  });
  next.p1.reap('krump');
  expect(next.p2.card('terrance-surefoot').amber).toBe(2);
  expect([next.p1.amber, next.p2.amber]).toEqual([1, 0]);
});
