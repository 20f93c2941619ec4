import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Arcenomometer makes the opponent lose 1 amber for each card they play in their next turn', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['arcenomometer'] },
    p2: { amber: 5, hand: ['troll', 'krump'], houses: ['brobnar'] },
  });
  p1.use('arcenomometer');

  p1.endTurn();
  p2.press('brobnar');
  p2.play('troll');
  p2.play('krump');

  expect(p2.amber).toBe(3);
});

describe('Empyrean Charge', () => {
  test('counts the archives of both players for the cost, and discards them', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['empyrean-charge'], amber: 9, archives: ['troll'], houses: ['logos'] },
      p2: { archives: ['krump', 'bumpsy'] },
    });

    p1.play('empyrean-charge');
    p1.press('red');

    // Its own icon gives 1 amber first.
    expect([p1.keys, p1.amber]).toEqual([1, 10 - 9]);
    expect([p1.archives, p2.archives, p2.discard.length]).toEqual([[], [], 2]);
  });

  test('discards the archives although the key is too dear', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['empyrean-charge'], amber: 8 },
      p2: { archives: ['krump', 'bumpsy'] },
    });

    p1.play('empyrean-charge');

    expect(p1.keys).toBe(0);
    expect(p2.archives).toEqual([]);
  });
});

test('Minerva’s Wings forbid fights and reaps, and draw 2 cards as an action', () => {
  const { p1 } = scenario({
    p1: {
      battleline: [{ card: 'dextre', upgrades: ['minerva-s-wings'] }],
      deck: ['troll', 'krump', 'bumpsy'],
    },
    p2: { battleline: ['urchin'] },
  });
  expect(p1.actions('dextre')).toEqual(['action']);

  p1.use('dextre');

  expect(p1.hand).toEqual(['troll', 'krump']);
});

test.each([
  [['troll', 'krump', 'bumpsy'], 2],
  [['troll'], 0],
])(
  'Weigh the Anchor stuns an enemy creature for each creature that %j has in excess [9.5]',
  (enemies, stuns) => {
    const { p1, p2 } = scenario({
      p1: { hand: ['weigh-the-anchor'], house: 'logos', battleline: ['urchin'] },
      p2: { battleline: enemies },
    });

    p1.play('weigh-the-anchor');
    for (const enemy of enemies.slice(0, stuns)) p1.choose(p2.card(enemy));

    expect(enemies.filter((slug) => p2.card(slug).stunned)).toHaveLength(stuns);
    expect(p1.card('urchin').stunned).toBe(false);
  },
);

test('De-Doss forbids the opponent creatures with more power than its creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'krump', upgrades: ['de-doss'] }] },
    p2: { hand: ['troll', 'valdr', 'punch'], houses: ['brobnar'] },
  });

  p1.endTurn();
  p2.press('brobnar');

  expect(p2.actions('troll')).toEqual(['discard']);
  expect(p2.actions('valdr')).toContain('play');
  expect(p2.actions('punch')).toContain('play');
});

test('De-Doss looks at the bottom half for both halves of a gigantic creature [A151]', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'krump', upgrades: ['de-doss'] }] },
    p2: { hand: ['ultra-gravitron', 'ultra-gravitron2'], houses: ['logos'] },
  });

  p1.endTurn();
  p2.press('logos');

  expect(p2.actions('ultra-gravitron')).toEqual(['discard']);
});

test('Quantum Compass archives the top card of the deck', () => {
  const { p1 } = scenario({ p1: { artifacts: ['quantum-compass'], house: 'dis', deck: ['troll', 'krump'] } });

  p1.use('quantum-compass');

  expect(p1.archives).toEqual(['troll']);
});

test('Root Access deals 2 damage to enemy creatures of the house of the discarded bottom card', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['root-access'], house: 'logos', battleline: ['valdr'] },
    p2: { deck: ['urchin', 'punch'], battleline: ['troll', 'dodger'] },
  });

  p1.play('root-access');

  expect(p2.discard).toEqual(['punch']);
  expect([p1.card('valdr').damage, p2.card('troll').damage, p2.card('dodger').damage]).toEqual([0, 2, 0]);
});

test('Connectome Transfer puts each flank creature into its owner’s archives', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['connectome-transfer'], house: 'logos', battleline: ['troll', 'krump', 'bumpsy'] },
    p2: { battleline: ['urchin'] },
  });

  p1.play('connectome-transfer');

  expect([p1.battleline, p2.battleline]).toEqual([['krump'], []]);
  expect([p1.archives.toSorted(), p2.archives]).toEqual([['bumpsy', 'troll'], ['urchin']]);
});

test.each([
  ['urchin', false],
  ['bumpsy', true],
])('Placeholder moves %s to a flank with 2 damage, and repeats unless that destroys it', (slug, repeats) => {
  const { p1, p2 } = scenario({
    p1: { hand: ['placeholder'] },
    p2: { battleline: ['troll', slug, 'krump'] },
  });

  p1.play('placeholder');
  p1.choose(p2.card(slug));
  p1.press('right');
  if (repeats) {
    p1.choose(p2.card('troll'));
    p1.press('right');
  }

  expect(p2.battleline).toEqual(repeats ? ['krump', 'bumpsy', 'troll'] : ['troll', 'krump']);
  expect(p2.card('troll').damage).toBe(repeats ? 2 : 0);
});

test('Wurm Tunnel draws 2 cards for 1 amber of a creature, and nothing for an empty creature', () => {
  const setup = {
    p1: { hand: ['wurm-tunnel'], house: 'logos' as const, deck: ['bumpsy', 'urchin', 'dodger'] },
    p2: { battleline: [{ card: 'troll', amber: 2 }, 'krump'] },
  };
  const { p1, p2 } = scenario(setup);
  p1.play('wurm-tunnel');
  const { amber } = p1;
  p1.choose(p2.card('troll'));
  expect([p2.card('troll').amber, p1.hand.length, p1.amber]).toEqual([1, 2, amber]);

  const empty = scenario(setup);
  empty.p1.play('wurm-tunnel');
  empty.p1.choose(empty.p2.card('krump'));
  expect(empty.p1.hand).toEqual([]);
});

test.each([
  [false, 0],
  [true, 5],
])('Holo-Camo on a creature that is exhausted (%s) lets %i damage through', (exhausted, damage) => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['bumpsy'] },
    p2: { battleline: [{ card: 'troll', exhausted, upgrades: ['holo-camo'] }] },
  });

  p1.fight('bumpsy', p2.card('troll'));

  expect(p2.card('troll').damage).toBe(damage);
});

test('Reallocation Accessory archives a card, then allots 1 damage for each archived card of a player [9.5]', () => {
  const { p1, p2 } = scenario({
    p1: {
      battleline: [{ card: 'dextre', upgrades: ['reallocation-accessory'] }],
      hand: ['troll'],
      archives: ['urchin'],
    },
    p2: { battleline: ['krump', 'bumpsy'] },
  });

  p1.reap('dextre');
  p1.choose('troll');
  p1.press('self');
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('bumpsy'));

  expect([p2.card('krump').damage, p2.card('bumpsy').damage]).toEqual([1, 1]);
});

test('Void Shields ward their creature at the end of its controller’s turn', () => {
  const { p1 } = scenario({ p1: { battleline: [{ card: 'dextre', upgrades: ['void-shields'] }, 'urchin'] } });

  p1.endTurn();

  expect([p1.card('dextre').warded, p1.card('urchin').warded]).toEqual([true, false]);
});
