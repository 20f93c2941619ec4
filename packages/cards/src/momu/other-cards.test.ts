import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const HALVES = ['tormax', 'dodger-s-102'];

describe.each([
  ['build-your-champion', 'archives'],
  ['tomes-gigantica', 'hand'],
  ['digging-up-the-monster', 'deck'],
] as const)('%s', (slug, place) => {
  test(`puts two halves of gigantic creatures into the ${place}, also of different creatures`, () => {
    const { p1 } = scenario({
      p1: { house: 'dis', hand: [slug], deck: ['troll', 'tormax', 'krump'], discard: ['dodger-s-102'] },
    });

    p1.play(slug);
    p1.choose('tormax', 'dodger-s-102');
    if (place === 'deck') p1.choose('tormax');

    expect(p1[place].slice(0, 2).toSorted()).toEqual(HALVES.toSorted());
  });
});

test('Tomes Gigantica is purged', () => {
  const { p1 } = scenario({ p1: { house: 'dis', hand: ['tomes-gigantica'], deck: ['troll'] } });

  p1.play('tomes-gigantica');

  expect(p1.purged).toEqual(['tomes-gigantica']);
});

test('Scaethe destroys the least powerful enemy creature when it is destroyed', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['scaethe', 'urchin'] },
    p2: { battleline: ['troll', 'bumpsy'] },
  });

  p1.fight('scaethe', p2.card('troll'));

  expect(p2.discard).toEqual(['bumpsy']);
  expect(p1.battleline).toEqual(['urchin']);
});

test('Graphton archives the top card of the deck when it reaps', () => {
  const { p1 } = scenario({ p1: { battleline: ['graphton'], deck: ['troll', 'krump'] } });

  p1.reap('graphton');

  expect(p1.archives).toEqual(['troll']);
});

test('Grey Aberrant takes all traits of all creatures', () => {
  const { p1, p2 } = scenario({ p1: { battleline: ['grey-aberrant'] }, p2: { battleline: ['troll'] } });

  expect([p1.card('grey-aberrant').traits, p2.card('troll').traits]).toEqual([[], []]);
});

describe('Cera Severa', () => {
  test.each(['reap', 'fight'])('captures 1 amber by %s', (act) => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['cera-severa'] },
      p2: { amber: 2, battleline: ['dust-pixie'] },
    });

    if (act === 'reap') p1.reap('cera-severa');
    else p1.fight('cera-severa', p2.card('dust-pixie'));

    expect(p1.card('cera-severa').amber).toBe(1);
  });

  test('destroyed, deals 1 damage to an enemy creature for each amber on it', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: [{ card: 'cera-severa', amber: 3 }] },
      p2: { battleline: ['troll', 'krump'] },
    });

    p1.fight('cera-severa', p2.card('troll'));
    p1.choose(p2.card('krump'));

    expect(p2.card('krump').damage).toBe(3);
  });
});

test.each([
  [['spare-arm-carmine'], 2],
  [['troll'], 1],
])('Spare Arm Carmine beside %j steals %i amber against one enemy Mutant', (others, stolen) => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', battleline: ['spare-arm-carmine', ...others] },
    p2: { amber: 3, battleline: ['graphton'] },
  });

  p1.reap(p1.card('spare-arm-carmine', 1));

  expect(p2.amber).toBe(3 - stolen);
});

test.each(['reap', 'fight'])(
  'GySgt. Margot (%s) deals 2 damage to an enemy and wards a friendly creature',
  (act) => {
    const { p1, p2 } = scenario({
      p1: { house: 'staralliance', battleline: ['gysgt-margot', 'troll'] },
      p2: { battleline: ['dust-pixie', 'krump'] },
    });

    if (act === 'reap') p1.reap('gysgt-margot');
    else p1.fight('gysgt-margot', p2.card('dust-pixie'));
    p1.choose(p2.card('krump'));
    p1.choose('troll');

    expect(p2.card('krump').damage).toBe(2);
    expect(p1.card('troll').warded).toBe(true);
  },
);

test.each(['play', 'reap'])('Rockatiel (%s) shuffles up to two creatures into their owners’ decks', (act) => {
  const { p1, p2 } = scenario({
    p1: act === 'play' ? { hand: ['rockatiel'] } : { battleline: ['rockatiel'] },
    p2: { battleline: ['troll', 'krump', 'bumpsy'] },
  });

  if (act === 'play') p1.play('rockatiel');
  else p1.reap('rockatiel');
  p1.choose(p2.card('troll'), p2.card('bumpsy'));

  expect(p2.battleline).toEqual(['krump']);
  expect(p2.deck.toSorted()).toEqual(['bumpsy', 'troll']);
});
