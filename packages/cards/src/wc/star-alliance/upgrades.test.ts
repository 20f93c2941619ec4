import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Cloaking Dongle gives elusive to its creature and each of its neighbors', () => {
  const { p1 } = scenario({
    p1: { battleline: ['urchin', 'troll', { card: 'krump', upgrades: ['cloaking-dongle'] }, 'bumpsy'] },
  });

  expect(['troll', 'krump', 'bumpsy'].map((slug) => p1.card(slug).keywords['elusive'])).toEqual([1, 1, 1]);
});

test('Cloaking Dongle reaches no further than the neighbors', () => {
  const { p1 } = scenario({
    p1: { battleline: ['valdr', 'troll', { card: 'krump', upgrades: ['cloaking-dongle'] }] },
  });

  expect(p1.card('valdr').keywords['elusive'] ?? 0).toBe(0);
});

test('Light of the Archons gives +1 power and +1 armor for each upgrade on its creature', () => {
  const { p1 } = scenario({
    p1: { battleline: [{ card: 'krump', upgrades: ['light-of-the-archons', 'force-field'] }] },
  });

  expect(p1.card('krump')).toMatchObject({ power: 6 + 2, armor: 2 });
});

test('Force Field wards its creature when it reaps', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'krump', upgrades: ['force-field'] }] } });

  p1.reap('krump');

  expect(p1.card('krump').warded).toBe(true);
});

test.each([
  [['troll'], 7],
  [['troll', 'krump', 'urchin'], 8],
  [['troll', 'urchin', 'doc-bookton', 'dust-pixie'], 9],
])('Quadracorder: with %j a key of the opponent costs %i', ([first = '', ...others], cost) => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: first, upgrades: ['quadracorder'] }, ...others] },
  });

  expect([p1.keyCost, p2.keyCost]).toEqual([6, cost]);
});

test.each(['reap', 'fight'])('Stunner lets its creature stun a creature when it %ss', (act) => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'troll', upgrades: ['stunner'] }] },
    p2: { battleline: ['dust-pixie', 'krump'] },
  });

  if (act === 'reap') p1.reap('troll');
  else p1.fight('troll', p2.card('dust-pixie'));
  p1.choose('troll');
  p1.choose(p2.card('krump'));

  expect(p2.card('krump').stunned).toBe(true);
});

test.each(['reap', 'fight'])(
  'Universal Translator uses a non-Star Alliance creature when its creature %ss',
  (act) => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'staralliance',
        battleline: [
          { card: 'lieutenant-khrkhar', upgrades: ['universal-translator'] },
          'armsmaster-molina',
          'troll',
        ],
      },
      p2: { battleline: ['dust-pixie'] },
    });

    if (act === 'reap') p1.reap('lieutenant-khrkhar');
    else p1.fight('lieutenant-khrkhar', p2.card('dust-pixie'));
    expect(p1.choices).toEqual(['troll']);
    p1.choose('troll');
    if (act === 'reap') p1.press('reap');

    expect(p1.card('troll').exhausted).toBe(true);
  },
);

test('Disruption Field gets a counter when its creature reaps, for which keys of the opponent cost more', () => {
  const { p1, p2 } = scenario({ p1: { battleline: [{ card: 'troll', upgrades: ['disruption-field'] }] } });

  p1.reap('troll');

  expect(p1.card('disruption-field').counters).toEqual({ disruption: 1 });
  expect([p1.keyCost, p2.keyCost]).toEqual([6, 7]);
});

test('Encounter Suit wards its creature before the Play ability of an action of either player', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['ballcano'] },
    p2: { battleline: [{ card: 'urchin', upgrades: ['encounter-suit'] }, 'dodger'] },
  });

  p1.play('ballcano');

  expect(p2.battleline).toEqual(['urchin', 'dodger']);
  expect(p2.card('urchin')).toMatchObject({ warded: false, damage: 0 });
});

test('Plasma Nozzle deals 2 damage with 2 splash before its creature fights', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'urchin', upgrades: ['plasma-nozzle'] }] },
    p2: { battleline: ['troll', 'krump', 'bumpsy', 'valdr'] },
  });

  p1.fight('urchin', p2.card('krump'));

  expect(['troll', 'krump', 'bumpsy', 'valdr'].map((slug) => p2.card(slug).damage)).toEqual([2, 3, 2, 0]);
});

describe('a Blaster', () => {
  const OFFICERS = {
    'molina-s-blaster': 'armsmaster-molina',
    'chan-s-blaster': 'commander-chan',
    'frane-s-blaster': 'first-officer-frane',
    'garcia-s-blaster': 'sensor-chief-garcia',
    'ingram-s-blaster': 'medic-ingram',
    'khrkhar-s-blaster': 'lieutenant-khrkhar',
    'kirby-s-blaster': 'com-officer-kirby',
    'qincan-s-blaster': 'sci-officer-qincan',
    'walls--blaster': 'chief-engineer-walls',
  } as const;

  test.each(Object.keys(OFFICERS))('%s may deal 2 damage when its creature reaps', (slug) => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'troll', upgrades: [slug] }] },
      p2: { battleline: ['krump'] },
    });

    p1.reap('troll');
    p1.choose('troll');
    p1.press(0);
    p1.choose(p2.card('krump'));

    expect(p2.card('krump').damage).toBe(2);
  });

  /** The Blaster moves from another creature to its officer. */
  const moved = (slug: keyof typeof OFFICERS) => {
    const officer = OFFICERS[slug];
    const sides = scenario({
      p1: {
        house: 'brobnar',
        battleline: [
          { card: 'valdr', upgrades: [slug], damage: 3 },
          { card: officer, amber: 2 },
        ],
        deck: ['urchin', 'umbra', 'dodger'],
      },
      p2: { amber: 3, battleline: ['krump', 'bumpsy'] },
    });
    sides.p1.reap('valdr');
    sides.p1.choose('valdr');
    sides.p1.press(1);
    sides.p1.choose(officer);
    expect(sides.p1.card(officer).upgrades).toEqual([sides.p1.card(slug).id]);
    return { ...sides, officer };
  };

  test('Molina’s Blaster on its officer may deal 3 damage', () => {
    const { p1, p2, officer } = moved('molina-s-blaster');

    p1.choose(officer);
    p1.choose(p2.card('krump'));

    expect(p2.card('krump').damage).toBe(3);
  });

  test('Frane’s Blaster on its officer takes the amber on that officer', () => {
    const { p1, officer } = moved('frane-s-blaster');

    expect(p1.card(officer).amber).toBe(0);
    expect(p1.amber).toBe(1 + 2);
  });

  test('Garcia’s Blaster on its officer steals 1 amber', () => {
    const { p1, p2 } = moved('garcia-s-blaster');

    expect([p1.amber, p2.amber]).toEqual([2, 2]);
  });

  test('Ingram’s Blaster on its officer fully heals a creature', () => {
    const { p1 } = moved('ingram-s-blaster');

    p1.choose('valdr');

    expect(p1.card('valdr').damage).toBe(0);
  });

  test('Khrkhar’s Blaster wards its officer', () => {
    const { p1, officer } = moved('khrkhar-s-blaster');

    expect([p1.card(officer).warded, p1.card('valdr').warded]).toEqual([true, false]);
  });

  test('Kirby’s Blaster on its officer draws 2 cards', () => {
    expect(moved('kirby-s-blaster').p1.hand).toEqual(['urchin', 'umbra']);
  });

  test('Qincan’s Blaster on its officer may archive a creature', () => {
    const { p1, p2, officer } = moved('qincan-s-blaster');

    p1.choose(officer);
    p1.choose(p2.card('bumpsy'));

    expect(p2.archives).toEqual(['bumpsy']);
  });

  test('Walls’ Blaster on its officer stuns a creature for each upgrade there', () => {
    const { p1, p2 } = moved('walls--blaster');

    p1.choose(p2.card('krump'));

    expect([p2.card('krump').stunned, p2.card('bumpsy').stunned]).toEqual([true, false]);
  });
});
