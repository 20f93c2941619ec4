import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const LEGEND = 'legendary-keyraken';

describe('Legendary Keyraken', () => {
  test('gets +5 power for each key of its player', () => {
    const { p1 } = scenario({ p1: { house: 'mars', battleline: [LEGEND], keys: 2 }, p2: { keys: 1 } });

    expect(p1.card(LEGEND).power).toBe(20);
  });

  test('forges a key for 6 more, reduced by 1 for each friendly Tentacle', () => {
    const { p1 } = scenario({
      p1: {
        house: 'mars',
        amber: 9,
        battleline: [{ card: LEGEND, house: 'mars' }, 'lashing-tentacle', 'shield-tentacle', 'troll'],
      },
    });

    p1.reap(LEGEND);
    p1.press('red');

    expect([p1.keys, p1.amber]).toEqual([1, 0]);
  });
});

const TENTACLES = [
  'crushing-tentacle',
  'grappling-tentacle',
  'lashing-tentacle',
  'shield-tentacle',
  'slippery-tentacle',
  'tenacious-tentacle',
];

describe.each(TENTACLES)('%s', (slug) => {
  test('is archived as soon as its player controls no Legendary Keyraken', () => {
    const { p1 } = scenario({
      p1: { house: 'mars', hand: [{ card: slug, house: 'mars' }], battleline: ['troll'] },
      p2: { battleline: [LEGEND] },
    });

    p1.play(slug);

    expect([p1.battleline, p1.archives]).toEqual([['troll'], [slug]]);
  });

  test('stays beside a friendly Legendary Keyraken, and hurts it when it is destroyed', () => {
    const { p1, p2 } = scenario({
      p1: { battleline: ['zomok', LEGEND] },
      p2: { battleline: [LEGEND, slug] },
    });

    p1.fight('zomok', p2.card(slug));
    expect(p1.choices).toEqual([LEGEND]);
    p1.choose(p2.card(LEGEND));

    expect(p2.battleline).toEqual([LEGEND]);
    expect(p2.card(LEGEND).damage).toBe(3);
  });
});

test.each([
  ['slippery-tentacle', 2, 3],
  ['tenacious-tentacle', 2, 2],
])('%s reaps', (slug, own, theirs) => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', battleline: [{ card: slug, house: 'mars' }, LEGEND] },
    p2: { amber: 3 },
  });

  p1.reap(slug);

  expect([p1.amber, p2.amber]).toEqual([own, theirs]);
});

test('Grappling Tentacle captures 3 amber', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'mars', hand: [{ card: 'grappling-tentacle', house: 'mars' }], battleline: [LEGEND] },
    p2: { amber: 4 },
  });

  p1.play('grappling-tentacle', { flank: 'right' });

  expect([p1.card('grappling-tentacle').amber, p2.amber]).toEqual([3, 1]);
});
