import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

describe.each(['alaka', 'mega-alaka'])('%s', (slug) => {
  test('enters play ready after a creature was used to fight this turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'brobnar', hand: [slug], battleline: ['troll'] },
      p2: { battleline: ['urchin'] },
    });

    p1.fight('troll', p2.card('urchin'));
    p1.play(slug, { flank: 'right' });

    expect(p1.card(slug).exhausted).toBe(false);
  });

  test('enters play exhausted if only a reap came before', () => {
    const { p1 } = scenario({ p1: { house: 'brobnar', hand: [slug], battleline: ['troll'] } });

    p1.reap('troll');
    p1.play(slug, { flank: 'right' });

    expect(p1.card(slug).exhausted).toBe(true);
  });
});

describe.each([
  ['gron-nine-toes', 5],
  ['mega-gron-nine-toes', 7],
])('%s', (slug, power) => {
  test('gets +4 power while it is damaged, and loses it when it is healed', () => {
    const { p1 } = scenario({ p1: { battleline: [{ card: slug, damage: 1 }, 'troll'] } });
    expect(p1.card(slug).power).toBe(power + 4);

    const healthy = scenario({ p1: { battleline: [slug] } });
    expect(healthy.p1.card(slug).power).toBe(power);
  });

  test.each([
    { already: 0, dealt: power, left: [] },
    { already: 0, dealt: power - 1, left: [slug] },
    { already: 1, dealt: power, left: [slug] },
    { already: 1, dealt: power + 3, left: [] },
  ])(
    'with $already damage, it must survive $dealt damage with the power that it has before [11.1.4]',
    ({ already, dealt, left }) => {
      const { p1, p2 } = scenario({
        p1: { house: 'untamed', battleline: [{ card: 'dust-pixie', powerCounters: dealt - 1 }] },
        p2: { battleline: [{ card: slug, damage: already }] },
      });

      p1.fight('dust-pixie', p2.card(slug));

      expect(p2.battleline).toEqual(left);
    },
  );
});

describe.each(['mogghunter', 'mega-mogghunter'])('%s', (slug) => {
  test('deals 2 damage to a flank creature after a fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [slug] },
      p2: { battleline: ['troll', 'urchin', 'krump'] },
    });

    p1.fight(slug, p2.card('urchin'));
    expect(p1.choices).toEqual([slug, 'troll', 'krump']);
    p1.choose(p2.card('krump'));

    expect(p2.card('krump').damage).toBe(2);
  });
});

describe.each(['narp', 'mega-narp'])('%s', (slug) => {
  test('its neighbors cannot reap, other creatures can', () => {
    const { p1 } = scenario({ p1: { battleline: ['troll', slug, 'krump', 'bumpsy'] } });

    expect(p1.actions('troll')).not.toContain('reap');
    expect(p1.actions('krump')).not.toContain('reap');
    expect(p1.actions('bumpsy')).toContain('reap');
    expect(p1.actions(slug)).toContain('reap');
  });
});

test.each(['shorty', 'mega-shorty'])('%s is enraged when it reaps', (slug) => {
  const { p1 } = scenario({ p1: { battleline: [slug] } });

  p1.reap(slug);

  expect(p1.card(slug).enraged).toBe(true);
});

describe('Stilt-Kin', () => {
  test('readies and fights after a Giant is played beside it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['troll'], battleline: [{ card: 'stilt-kin', exhausted: true }] },
      p2: { battleline: ['krump'] },
    });

    p1.play('troll', { flank: 'right' });
    p1.choose(p2.card('krump'));

    expect(p2.card('krump').damage).toBe(2);
    expect(p1.card('stilt-kin').exhausted).toBe(true);
  });

  test('does nothing after a Giant that is played elsewhere, or another creature beside it', () => {
    const { p1 } = scenario({
      p1: {
        hand: ['troll', 'bumpsy', 'pit-demon'],
        houses: ['brobnar', 'dis'],
        house: 'brobnar',
        battleline: [{ card: 'stilt-kin', exhausted: true }, 'krump'],
      },
      p2: { battleline: ['valdr'] },
    });

    p1.play('bumpsy', { flank: 'right' });

    expect(p1.card('stilt-kin').exhausted).toBe(true);
  });
});

test('Gravelguts gets two +1 power counters after it destroys an enemy in a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['gravelguts'] },
    p2: { battleline: ['dust-pixie', 'troll'] },
  });

  p1.fight('gravelguts', p2.card('dust-pixie'));

  expect(p1.card('gravelguts').power).toBe(7);
});

describe('Sköll', () => {
  test('gives a friendly creature a +1 power counter after its assault damage destroys an enemy', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['sköll', 'troll'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('sköll', p2.card('dust-pixie'));
    p1.choose('troll');

    expect(p1.card('troll').power).toBe(9);
  });

  test('gives nothing if the power damage of the fight destroys the enemy', () => {
    const { p1, p2 } = scenario({ p1: { battleline: ['sköll', 'troll'] }, p2: { battleline: ['krump'] } });

    p1.fight('sköll', p2.card('krump'));

    expect(p1.card('troll').power).toBe(8);
  });
});

test('Slimy Jark enrages the creature it fights', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['slimy-jark'] }, p2: { battleline: ['troll'] } });

  p1.fight('slimy-jark', p2.card('troll'));

  expect(p2.card('troll').enraged).toBe(true);
});

describe('Guji Dinosaur Hunter', () => {
  test.each([
    ['a creature without amber', {}, 2],
    ['a creature with amber on it', { amber: 1 }, 6],
  ])('deals %s its damage', (_, changes, damage) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['guji-dinosaur-hunter'] },
      p2: { battleline: [{ card: 'troll', ...changes }] },
    });

    p1.use('guji-dinosaur-hunter');
    p1.choose(p2.card('troll'));

    expect(p2.card('troll').damage).toBe(damage);
  });
});

describe('Igon', () => {
  test('the Green purges itself and returns Igon the Terrible from its owner’s discard pile', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['igon-the-green'], discard: ['igon-the-terrible', 'troll'] },
      p2: { battleline: ['valdr'] },
    });

    p1.fight('igon-the-green', p2.card('valdr'));
    p1.choose('igon-the-terrible');

    expect(p1.purged).toEqual(['igon-the-green']);
    expect(p1.hand).toEqual(['igon-the-terrible']);
  });

  test('the Terrible destroys itself unless Igon the Green was purged', () => {
    const early = scenario({ p1: { hand: ['igon-the-terrible'] } });
    early.p1.play('igon-the-terrible');
    expect(early.p1.discard).toEqual(['igon-the-terrible']);

    const { p1 } = scenario({ p1: { hand: ['igon-the-terrible'], purged: ['igon-the-green'] } });
    p1.play('igon-the-terrible');
    expect(p1.battleline).toEqual(['igon-the-terrible']);
  });

  test('the Terrible steals 1 amber after a fight', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['igon-the-terrible'] },
      p2: { amber: 3, battleline: ['dust-pixie'] },
    });

    p1.fight('igon-the-terrible', p2.card('dust-pixie'));

    expect([p1.amber, p2.amber]).toEqual([1, 2]);
  });
});

describe('Kaloch Stonefather', () => {
  test('gives friendly creatures skirmish while it is in the center', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['bumpsy', 'kaloch-stonefather', 'krump'] },
      p2: { battleline: ['troll'] },
    });

    p1.fight('krump', p2.card('troll'));

    expect(p1.card('krump').damage).toBe(0);
  });

  test('gives nothing from a flank', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['kaloch-stonefather', 'bumpsy', 'krump'] },
      p2: { battleline: ['dust-pixie'] },
    });

    p1.fight('krump', p2.card('dust-pixie'));

    expect(p1.card('krump').damage).toBe(1);
  });
});

test('Nogi Smartfist draws 2 cards, then discards 2 random cards', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['nogi-smartfist'], hand: ['troll'], deck: ['punch', 'anger', 'krump'] },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.fight('nogi-smartfist', p2.card('dust-pixie'));

  expect(p1.hand).toHaveLength(1);
  expect(p1.discard).toHaveLength(2);
  expect(p1.deck).toEqual(['krump']);
});

test('Mega Cowfyne deals 2 damage to each neighbor of the creature it fights', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['mega-cowfyne'] },
    p2: { battleline: ['pit-demon', 'troll', 'krump', 'bumpsy'] },
  });

  p1.fight('mega-cowfyne', p2.card('troll'));

  expect(p2.card('pit-demon').damage).toBe(2);
  expect(p2.card('krump').damage).toBe(2);
  expect(p2.card('bumpsy').damage).toBe(0);
});

test('Mega Ganger Chieftain may ready and fight with a neighbor only', () => {
  const { p1, p2 } = scenario({
    p1: {
      hand: ['mega-ganger-chieftain'],
      battleline: [
        { card: 'bumpsy', exhausted: true },
        { card: 'troll', exhausted: true },
      ],
    },
    p2: { battleline: ['dust-pixie'] },
  });

  p1.play('mega-ganger-chieftain', { flank: 'right' });
  p1.choose('mega-ganger-chieftain');
  expect(p1.choices).toEqual(['troll']);
  p1.choose('troll');
  p1.choose(p2.card('dust-pixie'));

  expect(p2.discard).toEqual(['dust-pixie']);
});

test('Mega Groke makes the opponent lose 1 amber after a fight', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['mega-groke'] },
    p2: { amber: 2, battleline: ['dust-pixie'] },
  });

  p1.fight('mega-groke', p2.card('dust-pixie'));

  expect(p2.amber).toBe(1);
  expect(p1.amber).toBe(0);
});
