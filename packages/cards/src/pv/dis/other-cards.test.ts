import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

test('Coup de Grâce destroys each damaged creature', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['coup-de-grâce'], battleline: [{ card: 'bumpsy', damage: 1 }] },
    p2: { battleline: ['troll', { card: 'krump', damage: 1 }] },
  });

  p1.play('coup-de-grâce');

  expect(p1.battleline).toEqual([]);
  expect(p2.battleline).toEqual(['troll']);
});

test('Cryptic Collapse makes enemy creatures capture 1 from their own side for each discarded card', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', amber: 3, hand: ['cryptic-collapse', 'troll', 'urchin'] },
    p2: { amber: 5, battleline: ['krump', 'bumpsy'] },
  });

  p1.play('cryptic-collapse');
  p1.choose(p2.card('krump'));
  p1.choose(p2.card('bumpsy'));

  expect([p2.card('krump').amber, p2.card('bumpsy').amber]).toEqual([1, 1]);
  expect(p2.amber).toBe(3);
  expect(p1.hand).toEqual([]);
});

test('Remmy’s Horror destroys a creature and an artifact and purges a card from the opponent’s hand', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['remmy-s-horror', 'urchin'] },
    p2: { battleline: ['troll', 'krump'], artifacts: ['cannon'], hand: ['bumpsy'] },
  });

  p1.play('remmy-s-horror');
  p1.choose(p2.card('troll'));
  p1.choose(p2.card('cannon'));

  expect(p2.discard.toSorted()).toEqual(['cannon', 'troll']);
  expect(p2.purged).toEqual(['bumpsy']);
  expect(p1.hand).toEqual(['urchin']);
});

describe('Soul Lock', () => {
  test('puts an enemy creature beneath and forbids the opponent to use cards of its houses', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', houses: ['dis'], artifacts: ['soul-lock'], battleline: ['pit-demon'] },
      p2: {
        houses: ['brobnar'],
        battleline: ['troll', 'krump', { card: 'urchin', house: 'brobnar' }],
        artifacts: ['cannon'],
      },
    });

    p1.use('soul-lock');
    p1.choose(p2.card('troll'));
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.battleline).toEqual(['krump', 'urchin']);
    expect(p2.actions('krump')).toEqual([]);
    expect(p2.actions('cannon')).toEqual([]);
  });

  test('discards the card beneath before it takes another', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', houses: ['dis'], artifacts: ['soul-lock'] },
      p2: { houses: ['shadows'], battleline: ['troll', 'urchin'] },
    });

    p1.use('soul-lock');
    p1.choose(p2.card('troll'));
    p1.endTurn();
    p2.press('shadows');
    expect(p2.actions('urchin')).toContain('reap');
    p2.endTurn();
    p1.press('dis');
    p1.use('soul-lock');
    p1.choose(p2.card('urchin'));

    expect(p2.discard).toEqual(['troll']);
    expect(p2.battleline).toEqual([]);
  });
});

describe('Grave Bounty', () => {
  test.each([
    ['a card', ['troll'], 1],
    ['no card', [], 3],
  ])('with %s in your discard pile', (_, discard, left) => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['grave-bounty'], discard },
      p2: { amber: 3, discard: ['urchin'] },
    });

    p1.play('grave-bounty');
    if (discard.length > 0) p1.choose('troll');

    expect(p1.purged).toEqual(discard);
    expect(p2.amber).toBe(left);
  });
});

test('Poised Strike destroys its creature when it readies', () => {
  const { p1 } = scenario({
    p1: {
      houses: ['brobnar'],
      battleline: [{ card: 'troll', upgrades: ['poised-strike'] }, 'krump'],
    },
  });
  expect(p1.battleline).toContain('troll');

  p1.reap('troll');
  p1.endTurn();

  expect(p1.battleline).toEqual(['krump']);
});

test('Eddy of Dis shuffles a random card from the opponent’s hand into their deck', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['eddy-of-dis', 'urchin'] },
    p2: { hand: ['troll'] },
  });

  p1.play('eddy-of-dis');

  expect(p2.deck).toEqual(['troll']);
  expect(p1.hand).toEqual(['urchin']);
});

test.each([
  ['a creature', 'troll', ['troll'], []],
  ['another card', 'cannon', [], ['cannon']],
])(
  'Hamstrung discards the top card of a player’s deck; %s is purged, not others',
  (_, top, purged, discard) => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', hand: ['hamstrung'], deck: ['urchin'] },
      p2: { deck: [top] },
    });

    p1.play('hamstrung');
    p1.press('player:opponent');

    expect(p2.purged).toEqual(purged);
    expect(p2.discard).toEqual(discard);
    expect(p1.deck).toEqual(['urchin']);
  },
);

describe('Traumatic Echo', () => {
  test('forbids the opponent to play cards of the purged card’s type in their next turn', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', houses: ['dis'], hand: ['traumatic-echo'], discard: ['urchin'] },
      p2: { houses: ['brobnar'], hand: ['troll', 'anger'] },
    });

    p1.play('traumatic-echo');
    p1.choose('urchin');
    p1.endTurn();
    p2.press('brobnar');

    expect(p1.purged).toEqual(['urchin']);
    expect(p2.actions('troll')).toEqual(['discard']);
    expect(p2.actions('anger')).toContain('play');
  });

  test('forbids nothing without a card to purge', () => {
    const { p1, p2 } = scenario({
      p1: { house: 'dis', houses: ['dis'], hand: ['traumatic-echo'] },
      p2: { houses: ['brobnar'], hand: ['troll'] },
    });

    p1.play('traumatic-echo');
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions('troll')).toContain('play');
  });
});
