import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Barter and Games destroys creatures of both houses of a two-house card [A308]', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'ekwidon', hand: ['barter-and-games'], battleline: ['krump', 'urchin'] },
    p2: { hand: [{ card: 'troll', enhancements: ['shadows'] }], battleline: ['dextre'] },
  });

  p1.play('barter-and-games');

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual(['dextre']);
  expect(p2.discard).toEqual(['troll']);
});

test('Three Sheets to the Wind draws 3 cards for the opponent and takes 3 random ones', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['three-sheets-to-the-wind'] },
    p2: { hand: ['troll'], deck: ['krump', 'bumpsy', 'urchin', 'dodger'] },
  });

  p1.play('three-sheets-to-the-wind');

  expect([p2.hand, p2.discard, p2.deck, p2.purged].map((pile) => pile.length)).toEqual([1, 1, 2, 1]);
  expect(p2.deck[1]).toBe('dodger');
});

describe('High Street Churn', () => {
  const hand = ['troll', 'krump', 'bumpsy', 'urchin', 'dodger'];

  test('discards from the opponent’s hand until a card of the chosen house, then refills it', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['high-street-churn'] },
      p2: { hand, houses: ['brobnar', 'shadows'], deck: Array.from({ length: 9 }, () => 'umbra') },
    });

    p1.play('high-street-churn');
    expect(p1.buttons).toEqual(['brobnar', 'shadows']);
    p1.press('shadows');

    expect(['urchin', 'dodger']).toContain(p2.discard[0]);
    expect(p2.discard.filter((slug) => slug === 'urchin' || slug === 'dodger')).toHaveLength(1);
    expect(p2.hand).toHaveLength(6);
  });

  test('discards the whole hand if it has no card of the chosen house', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['high-street-churn'] },
      p2: { hand: ['troll', 'krump'], houses: ['brobnar', 'shadows'], deck: ['umbra'] },
    });

    p1.play('high-street-churn');
    p1.press('shadows');

    // The deck runs out, so that the discarded cards are shuffled and drawn as well.
    expect(p2.hand.toSorted()).toEqual(['krump', 'troll', 'umbra']);
  });
});

test.each([
  [['troll'], 2],
  [[], 1],
])(
  'Moon Light Special, with its icon, and %j in hand gains %i amber for the random discard',
  (others, gained) => {
    const { p1 } = scenario({ p1: { hand: ['moon-light-special', ...others] } });

    p1.play('moon-light-special');

    expect(p1.hand).toEqual([]);
    expect(p1.discard).toContain('moon-light-special');
    expect(p1.amber).toBe(gained);
  },
);

test('Niche Market lets each creature with the lowest power steal 1 amber as an action', () => {
  const { p1, p2 } = scenario({
    p1: { artifacts: ['niche-market'], battleline: ['troll', 'krump'] },
    p2: { amber: 2, battleline: ['valdr'] },
  });
  expect(p1.actions('troll')).not.toContain('action');

  p1.use('krump');

  expect([p1.amber, p2.amber]).toEqual([1, 1]);
});

test('Reap the Wild Wind pays each player for the amber icons of a random card in hand', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['reap-the-wild-wind', 'dust-pixie'] },
    p2: { hand: ['virtuous-works'] },
  });

  p1.play('reap-the-wild-wind');

  // Its own icon gives 1 amber as well.
  expect([p1.amber, p2.amber]).toEqual([1 + 2, 3]);
  expect(p1.hand).toEqual(['dust-pixie']);
});

test('Contract Execution deals 2 damage to a creature each time a creature is played', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['contract-execution', 'game-changer', 'change-agent'] },
    p2: { battleline: ['troll', 'krump'] },
  });

  p1.play('contract-execution');
  p1.play('game-changer');
  p1.choose(p2.card('troll'));
  p1.play('change-agent');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(4);
});

test('Hoist Operations puts a creature into its owner’s archives', () => {
  const { p1, p2 } = scenario({
    p1: { hand: ['hoist-operations'], house: 'ekwidon', battleline: ['urchin'] },
    p2: { battleline: ['troll'] },
  });

  p1.play('hoist-operations');
  expect(p1.choices).toEqual(['urchin', 'troll']);
  p1.choose(p2.card('troll'));

  expect(p2.archives).toEqual(['troll']);
});

test.each([
  [['troll', 'urchin'], 2],
  [['troll', 'ace-jonavan'], 0],
  [[], 2],
])('Transparency Report with %j in hand gains %i amber', (others, gained) => {
  const { p1 } = scenario({ p1: { hand: ['transparency-report', ...others], house: 'ekwidon' } });

  p1.play('transparency-report');

  expect(p1.amber).toBe(gained);
});

test('Requisition Writ pays the opponent 1 amber for an enemy creature', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: [{ card: 'ace-jonavan', upgrades: ['requisition-writ'] }] },
    p2: { battleline: ['urchin', 'troll'] },
  });

  p1.reap('ace-jonavan');
  p1.choose(p2.card('urchin'));
  p1.press('right');

  expect([p1.amber, p2.amber]).toEqual([0, 1]);
  expect(p1.battleline).toEqual(['ace-jonavan', 'urchin']);
});

test('Suggestion Box puts one of the top 5 cards into the hand and discards the others', () => {
  const { p1 } = scenario({
    p1: {
      battleline: [{ card: 'ace-jonavan', upgrades: ['suggestion-box'] }],
      deck: ['troll', 'krump', 'bumpsy', 'urchin', 'dodger', 'umbra'],
    },
  });

  p1.reap('ace-jonavan');
  p1.choose('bumpsy');

  expect(p1.hand).toEqual(['bumpsy']);
  expect(p1.deck).toEqual(['umbra']);
  expect(p1.discard).toHaveLength(4);
});

test('Shard of Change may swap a card from hand with a card of its type for each friendly Shard', () => {
  const { p1 } = scenario({
    p1: {
      artifacts: ['shard-of-change', 'shard-of-courage'],
      hand: ['troll'],
      discard: ['krump', 'punch'],
    },
  });

  p1.use('shard-of-change');
  p1.choose('troll');
  expect(p1.choices).toEqual(['krump']);
  p1.choose('krump');
  p1.press('done');

  expect(p1.hand).toEqual(['krump']);
  expect(p1.discard.toSorted()).toEqual(['punch', 'troll']);
});
