import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test.each(['play', 'reap'] as const)('Citizen Shrix is exalted and steals 1 amber by %s', (act) => {
  const { p1, p2 } = scenario({
    p1: act === 'play' ? { hand: ['citizen-shrix'] } : { battleline: ['citizen-shrix'] },
    p2: { amber: 3 },
  });

  p1[act]('citizen-shrix');

  expect(p1.card('citizen-shrix').amber).toBe(1);
  expect(p2.amber).toBe(2);
});

test('Consul Primus moves 1 amber from one creature to another, of either side', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['consul-primus', { card: 'troll', amber: 2 }] },
    p2: { battleline: ['krump'] },
  });

  p1.reap('consul-primus');
  p1.choose('troll');
  expect(p1.choices).toEqual(['consul-primus', 'krump']);
  p1.choose(p2.card('krump'));

  expect(p1.card('troll').amber).toBe(1);
  expect(p2.card('krump').amber).toBe(1);
});

test('Cornicen Octavia captures 2 amber', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['cornicen-octavia'] }, p2: { amber: 3 } });

  p1.use('cornicen-octavia');

  expect(p1.card('cornicen-octavia').amber).toBe(2);
  expect(p2.amber).toBe(1);
});

describe('Faust the Great', () => {
  test('makes the opponent’s keys cost 1 more for each friendly creature with amber', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['faust-the-great', { card: 'troll', amber: 3 }, { card: 'krump', amber: 1 }] },
      p2: { battleline: [{ card: 'bumpsy', amber: 1 }] },
    });

    expect([p1.keyCost, p2.keyCost]).toEqual([6, 8]);
  });

  test('may exalt a friendly creature', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', hand: ['faust-the-great'], battleline: ['troll'] },
      p2: { battleline: ['krump'] },
    });

    p1.play('faust-the-great', { flank: 'right' });
    p1.choose('faust-the-great');
    expect(p1.choices).toEqual(['troll', 'faust-the-great']);
    p1.choose('troll');

    expect(p1.card('troll').amber).toBe(1);
  });
});

test.each([
  ['galeatops', 4],
  ['gladiodontus', 5],
])('%s deals only %i damage in a fight', (slug, damage) => {
  const { p1, p2 } = scenario({ p1: { battleline: [slug] }, p2: { battleline: ['troll'] } });

  p1.fight(slug, p2.card('troll'));

  expect(p2.card('troll').damage).toBe(damage);
});

test('Dark Centurion wards a creature that loses 1 amber to the supply', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['dark-centurion'] },
    p2: { battleline: [{ card: 'troll', amber: 2 }] },
  });

  p1.use('dark-centurion');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll')).toMatchObject({ amber: 1, warded: true });
  expect([p1.amber, p2.amber]).toEqual([0, 0]);
});

describe('Dreadbone Decimus', () => {
  test('destroys a creature with lower power if it is exalted', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['dreadbone-decimus'] },
      p2: { battleline: ['bumpsy', 'urchin', 'krump'] },
    });

    p1.play('dreadbone-decimus');
    p1.choose('dreadbone-decimus');
    expect(p1.choices).toEqual(['urchin']);
    p1.choose(p2.card('urchin'));

    expect(p1.card('dreadbone-decimus').amber).toBe(1);
    expect(p2.battleline).toEqual(['bumpsy', 'krump']);
  });

  test('destroys nothing if its player declines', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['dreadbone-decimus'] },
      p2: { battleline: ['urchin'] },
    });

    p1.play('dreadbone-decimus');
    p1.press('done');

    expect(p2.battleline).toEqual(['urchin']);
  });
});

describe('Gladiodontus', () => {
  test('enters play stunned', () => {
    const { p1 } = scenario({ p1: { hand: ['gladiodontus'] } });

    p1.play('gladiodontus');

    expect(p1.card('gladiodontus').stunned).toBe(true);
  });

  test('is ready and enraged after its first use of the turn only', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['gladiodontus'] },
      p2: { battleline: ['dust-pixie', 'urchin'] },
    });

    p1.reap('gladiodontus');
    expect(p1.card('gladiodontus')).toMatchObject({ exhausted: false, enraged: true });
    p1.fight('gladiodontus', p2.card('dust-pixie'));

    expect(p1.card('gladiodontus')).toMatchObject({ exhausted: true, enraged: false });
  });
});

describe('Saurian Egg', () => {
  test('can neither fight nor reap', () => {
    const { p1 } = scenario({ p1: { battleline: ['saurian-egg'] }, p2: { battleline: ['krump'] } });

    expect(p1.actions('saurian-egg')).toEqual(['omni']);
  });

  test('[A338] puts each discarded Saurian creature into play ready with three counters', () => {
    const { p1 } = scenario({
      p1: { battleline: ['saurian-egg'], deck: ['citizen-shrix', 'galeatops', 'troll'] },
    });

    p1.use('saurian-egg');
    p1.choose('galeatops');
    p1.press('right');
    p1.press('right');

    expect(p1.battleline.toSorted()).toEqual(['citizen-shrix', 'galeatops']);
    for (const slug of p1.battleline)
      expect(p1.card(slug)).toMatchObject({ exhausted: false, powerCounters: 3 });
    expect(p1.discard).toEqual(['saurian-egg']);
  });

  test('survives if no Saurian creature was discarded', () => {
    const { p1 } = scenario({ p1: { battleline: ['saurian-egg'], deck: ['troll', 'crystal-surge'] } });

    p1.use('saurian-egg');

    expect(p1.battleline).toEqual(['saurian-egg']);
    expect(p1.discard).toHaveLength(2);
  });
});

test('Senator Quintina exalts each creature that reaps, on either side', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', houses: ['brobnar'], battleline: ['senator-quintina', 'troll'] },
    p2: { houses: ['brobnar'], battleline: ['krump'] },
  });

  p1.reap('troll');
  expect(p1.card('troll').amber).toBe(1);
  p1.endTurn();
  p2.press('brobnar');
  p2.reap('krump');

  expect(p2.card('krump').amber).toBe(1);
});

describe('High Priest Torvus', () => {
  test('returns the next action to the hand, and no further one', () => {
    const { p1 } = scenario({
      p1: {
        house: 'saurian',
        battleline: ['high-priest-torvus', 'even-ivan'],
        hand: ['crystal-surge', 'hedonistic-intent'],
      },
    });

    p1.reap('high-priest-torvus');
    p1.choose('high-priest-torvus');
    expect(p1.card('high-priest-torvus').amber).toBe(1);
    p1.play('crystal-surge');
    expect(p1.card('even-ivan').amber).toBe(1);
    expect(p1.hand).toContain('crystal-surge');
    p1.play('crystal-surge');

    expect(p1.card('even-ivan').amber).toBe(2);
    expect(p1.discard).toEqual(['crystal-surge']);
  });

  test('returns nothing if it is not exalted', () => {
    const { p1 } = scenario({
      p1: { house: 'saurian', battleline: ['high-priest-torvus'], hand: ['crystal-surge'] },
    });

    p1.reap('high-priest-torvus');
    p1.press('done');
    p1.play('crystal-surge');

    expect(p1.discard).toEqual(['crystal-surge']);
  });
});

test.each([
  ['fight', 'reap', 'fight'],
  ['reap', 'fight', 'reap'],
] as const)('Nerotaurus, after a %s, keeps enemies from using %s in their next turn', (act, banned, left) => {
  const { p1, p2 } = scenario({
    p1: { houses: ['saurian'], battleline: ['nerotaurus', 'troll'] },
    p2: { houses: ['brobnar'], battleline: ['dust-pixie', 'krump'] },
  });

  if (act === 'reap') p1.reap('nerotaurus');
  else p1.fight('nerotaurus', p2.card('dust-pixie'));
  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('krump')).toContain(left);
  expect(p2.actions('krump')).not.toContain(banned);
});

describe('Optio Gorkus', () => {
  test('takes the amber of a neighbor that is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll'], amber: 0 },
      p2: { battleline: [{ card: 'bumpsy', amber: 3 }, 'optio-gorkus'] },
    });

    p1.fight('troll', p2.card('bumpsy'));
    p1.choose(p2.card('optio-gorkus'));

    expect(p2.card('optio-gorkus').amber).toBe(3);
    expect(p1.amber).toBe(0);
  });

  test('takes nothing from a creature that is not beside it', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', battleline: ['troll'] },
      p2: { battleline: [{ card: 'bumpsy', amber: 3 }, 'krump', 'optio-gorkus'] },
    });

    p1.fight('troll', p2.card('bumpsy'));

    expect(p1.amber).toBe(3);
  });
});

test('Scylla deals 4 damage to each enemy creature that reaps', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', battleline: ['krump'] },
    p2: { battleline: ['scylla'] },
  });

  p1.reap('krump');

  expect(p1.card('krump').damage).toBe(4);
  expect(p2.card('scylla').damage).toBe(0);
});

test('Charybdis costs the controller of an attacking enemy creature 1 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', amber: 2, battleline: ['troll'] },
    p2: { amber: 2, battleline: ['charybdis'] },
  });

  p1.fight('troll', p2.card('charybdis'));

  expect([p1.amber, p2.amber]).toEqual([1, 2]);
});

describe('Deusillus', () => {
  test('captures all amber and deals 5 damage when both halves are played', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['deusillus', 'deusillus2'] },
      p2: { amber: 4, battleline: ['troll', 'krump'] },
    });

    p1.play('deusillus');
    p1.choose(p2.card('troll'));

    expect(p1.card('deusillus').amber).toBe(4);
    expect(p2.card('troll').damage).toBe(5);
    expect(p2.amber).toBe(0);
  });

  test('returns 1 amber and deals 2 damage to each enemy creature by reaping', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'deusillus', amber: 2 }] },
      p2: { battleline: ['troll', 'krump'] },
    });

    p1.reap('deusillus');

    expect(p1.card('deusillus').amber).toBe(1);
    expect([p2.card('troll').damage, p2.card('krump').damage]).toEqual([2, 2]);
    expect(p2.amber).toBe(0);
  });
});
