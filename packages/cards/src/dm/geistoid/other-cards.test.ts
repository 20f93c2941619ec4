import { scenario } from '@amberhall/testkit/scenario';
import { describe, expect, test } from 'vitest';

const TEN_CARDS = Array.from({ length: 10 }, () => 'dust-pixie');

test.each([
  ['archives a card if its player is haunted', TEN_CARDS, 1, 10],
  ['discards a card otherwise', TEN_CARDS.slice(1), 0, 10],
])('Ghost Town %s', (_, discard, archived, discarded) => {
  const { p1 } = scenario({ p1: { artifacts: ['ghost-town'], hand: ['troll'], discard } });

  p1.use('ghost-town');
  p1.choose('troll');

  expect([p1.archives.length, p1.discard.length]).toEqual([archived, discarded]);
});

describe('Trash Heap', () => {
  test('destroys each creature, discards the creatures of both hands, and refills both hands', () => {
    const { p1, p2 } = scenario({
      p1: {
        house: 'geistoid',
        hand: ['trash-heap', 'troll', 'apoptosis'],
        deck: Array.from({ length: 8 }, () => 'anger'),
        battleline: ['krump'],
      },
      p2: { hand: ['bumpsy'], deck: Array.from({ length: 8 }, () => 'anger'), battleline: ['urchin'] },
    });

    p1.play('trash-heap');

    expect([p1.battleline, p2.battleline]).toEqual([[], []]);
    expect(p1.discard).toEqual(expect.arrayContaining(['troll', 'krump', 'trash-heap']));
    expect(p2.discard).toEqual(expect.arrayContaining(['bumpsy', 'urchin']));
    expect([p1.hand.length, p2.hand.length]).toEqual([6, 6]);
    expect(p1.hand).toContain('apoptosis');
  });

  test('a player with chains draws fewer cards and sheds a chain [4.5]', () => {
    const { p1 } = scenario({
      p1: { hand: ['trash-heap'], chains: 7, deck: Array.from({ length: 8 }, () => 'anger') },
    });

    p1.play('trash-heap');

    expect([p1.hand.length, p1.chains]).toEqual([4, 6]);
  });
});

describe('Varghast’s Vengeance', () => {
  test('cards of the named title cannot be played or used until its player’s next turn', () => {
    const { p1, p2 } = scenario({
      p1: { artifacts: ['varghast-s-vengeance'], battleline: ['troll'], houses: ['geistoid', 'brobnar'] },
      p2: { houses: ['brobnar'], battleline: ['troll', 'krump'], hand: ['troll', 'bumpsy'] },
    });

    p1.use('varghast-s-vengeance');
    p1.decide({ kind: 'name', name: 'troll' });
    expect(p1.chains).toBe(2);
    p1.endTurn();
    p2.press('brobnar');

    expect(p2.actions(p2.card('troll', 1))).toEqual([]);
    expect(p2.actions('krump')).toContain('reap');
    expect(p2.actions('bumpsy')).toContain('play');
    p2.endTurn();
    p1.press('brobnar');
    expect(p1.actions('troll')).toContain('reap');
  });

  test('Scrap: purges a card of the opponent’s discard pile and shuffles the rest into their deck', () => {
    const { p1, p2 } = scenario({
      p1: { hand: ['varghast-s-vengeance'], discard: ['urchin'] },
      p2: { discard: ['troll', 'krump'], deck: ['bumpsy'] },
    });

    p1.discardCard('varghast-s-vengeance');
    p1.choose(p2.card('troll'));

    expect(p2.purged).toEqual(['troll']);
    expect([p2.discard, p2.deck.toSorted()]).toEqual([[], ['bumpsy', 'krump']]);
  });
});

test.each([
  [['troll'], 2],
  [[], 0],
])('Apoptosis: with the discard pile %j a friendly creature captures %i', (discard, captured) => {
  const { p1, p2 } = scenario({
    p1: { house: 'geistoid', hand: ['apoptosis'], battleline: ['krump'], discard },
    p2: { amber: 3 },
  });

  p1.play('apoptosis');
  if (captured > 0) {
    p1.choose('troll');
    p1.choose('krump');
  }

  expect(p1.purged).toEqual(discard);
  expect([p1.card('krump').amber, p2.amber]).toEqual([captured, 3 - captured]);
});

test('Out of Ideas shuffles itself and the top card of the discard pile into the deck', () => {
  const { p1 } = scenario({
    p1: { hand: ['out-of-ideas'], discard: ['troll', 'krump'], deck: ['urchin'] },
  });

  p1.play('out-of-ideas');

  expect(p1.discard).toEqual(['krump']);
  expect(p1.deck.toSorted()).toEqual(['out-of-ideas', 'troll', 'urchin']);
});

test('Haunting Measures discards 6 cards and may return one that is not Geistoid', () => {
  const { p1 } = scenario({
    p1: {
      hand: ['haunting-measures'],
      discard: ['valdr'],
      deck: ['troll', 'apoptosis', 'krump', 'urchin', 'bumpsy', 'ghost-town', 'anger'],
    },
  });

  p1.play('haunting-measures');
  expect(p1.choices.toSorted()).toEqual(['bumpsy', 'krump', 'troll', 'urchin']);
  p1.choose('krump');

  expect([p1.hand, p1.deck]).toEqual([['krump'], ['anger']]);
});

test('Ol’ Switcheroo gives the opponent the friendly creature that captured', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'geistoid', hand: ['ol--switcheroo'], battleline: ['troll', 'krump'] },
    p2: { amber: 2 },
  });

  p1.play('ol--switcheroo');
  p1.choose('krump');

  expect([p2.battleline, p2.card('krump').amber, p2.amber]).toEqual([['krump'], 1, 1]);
  expect(p1.battleline).toEqual(['troll']);
});

test.each([
  ['deals 5 damage if its player is haunted', TEN_CARDS, [], ['bumpsy']],
  ['returns a creature otherwise', [], ['bumpsy'], []],
])('Reduce, Reuse %s', (_, discard, hand, destroyed) => {
  const { p1, p2 } = scenario({
    p1: { house: 'geistoid', hand: ['reduce-reuse'], discard },
    p2: { battleline: ['bumpsy', 'krump'] },
  });

  p1.play('reduce-reuse');
  p1.choose(p2.card('bumpsy'));

  expect([p2.hand, p2.discard]).toEqual([hand, destroyed]);
});
