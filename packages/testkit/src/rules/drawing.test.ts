import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { after, card, discardFromDeck, draw, gain, ifYouDo, play, you } = language;

const trolls = (number: number) => Array.from({ length: number }, () => 'troll');

test('[4.5.1] chains and the size of the hand do not limit a card that draws', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', battleline: ['doc-bookton'], chains: 12, hand: trolls(8), deck: trolls(2) },
  });

  p1.reap('doc-bookton');

  expect(p1.hand).toHaveLength(9);
  expect(p1.chains).toBe(12);
});

test('[4.5.2] discarding from an empty deck does not shuffle the discard pile into it', () => {
  const { p1 } = scenario({
    p1: { house: 'mars', artifacts: ['invasion-portal'], discard: ['zorg', 'troll'] },
  });

  p1.use('invasion-portal');

  expect(p1.hand).toEqual([]);
  expect(p1.discard).toEqual(['zorg', 'troll']);
});

test('[4.5.2] archiving or playing the top card of an empty deck does nothing', () => {
  const { p1 } = scenario({
    p1: { house: 'logos', hand: ['random-access-archives', 'wild-wormhole'], discard: ['troll'] },
  });

  p1.play('random-access-archives');
  p1.play('wild-wormhole');

  expect(p1.archives).toEqual([]);
  expect(p1.deck).toEqual([]);
  expect(p1.battleline).toEqual([]);
});

test('[4.5.2] a deck that runs out is shuffled only at the next draw', () => {
  const { p1, game } = scenario({
    p1: { house: 'logos', battleline: ['doc-bookton'], deck: ['troll'], discard: ['punch', 'anger'] },
  });

  p1.reap('doc-bookton');

  expect(p1.deck).toEqual([]);
  expect(p1.discard).toEqual(['punch', 'anger']);
  expect(game.player('p1').deckShuffles).toBe(0);
});

test('[4.5.2] a draw stops when deck and discard pile are empty', () => {
  const { p1 } = scenario({ p1: { house: 'logos', hand: ['timetraveller'], deck: ['troll'] } });

  p1.play('timetraveller');

  expect(p1.hand).toEqual(['troll']);
});

test('[4.5.3] a hand has no maximum size', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: trolls(20), battleline: ['bumpsy'] },
    p2: { houses: ['dis'] },
  });

  p1.endTurn();
  p2.press('dis');
  p2.endTurn();

  expect(p1.hand).toHaveLength(20);
});

test('[4.5.4] a card that refills a hand applies the chain penalty and sheds a chain', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'untamed', hand: ['punctuated-equilibrium', 'troll', 'troll'], chains: 7, deck: trolls(10) },
    p2: { hand: trolls(2), deck: trolls(10), chains: 1 },
  });

  p1.play('punctuated-equilibrium');

  expect(p1.hand).toHaveLength(4);
  expect(p1.chains).toBe(6);
  expect(p2.hand).toHaveLength(5);
  expect(p2.chains).toBe(0);
});

test('[A181] the refills by Punctuated Equilibrium and in the draw step each shed a chain', () => {
  const { p1 } = scenario({
    p1: { house: 'untamed', hand: ['punctuated-equilibrium'], chains: 3, deck: trolls(20) },
    p2: { deck: trolls(9) },
  });

  p1.play('punctuated-equilibrium');
  expect(p1.hand).toHaveLength(5);
  p1.endTurn();

  expect(p1.hand).toHaveLength(5);
  expect(p1.chains).toBe(1);
});

test('[4.5] effects on the hand limit add up for the players that they name', () => {
  const { p1, p2, game } = scenario({
    p1: { battleline: ['mother', 'succubus'], artifacts: ['the-howling-pit'] },
    p2: { battleline: ['mother'] },
  });

  expect(game.player('p1').handLimit).toBe(6 + 1 + 1);
  expect(game.player('p2').handLimit).toBe(6 + 1 + 1 - 1);
  expect([p1.hand, p2.hand]).toEqual([[], []]);
});

test('[4.5] gaining chains has no immediate effect', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'dis', hand: ['binding-irons'] },
    p2: { hand: trolls(3), deck: trolls(4) },
  });

  p1.play('binding-irons');

  expect(p2.chains).toBe(3);
  expect(p2.hand).toHaveLength(3);
});

test('[14.12] a card put into hand has not been drawn', () => {
  const { p1 } = scenario({
    p1: {
      house: 'mars',
      artifacts: ['invasion-portal'],
      battleline: ['carrier-staralliance-creature'],
      deck: ['zorg', 'troll'],
    },
    texts: [card('carrier-staralliance-creature', after(you.drawCards, gain(1)))],
  });

  p1.use('invasion-portal');

  expect(p1.hand).toEqual(['zorg']);
  expect(p1.amber).toBe(0);
});

test('[14.12] each card of a draw is drawn separately', () => {
  const { p1 } = scenario({
    p1: {
      house: 'logos',
      hand: ['timetraveller'],
      battleline: ['carrier-staralliance-creature'],
      deck: trolls(3),
    },
    texts: [card('carrier-staralliance-creature', after(you.drawCards, gain(1)))],
  });

  p1.play('timetraveller');
  expect(p1.prompt.purpose).toBe('trigger-subject');
  p1.press('auto-resolve');

  // 1 by the icon of Timetraveller, and 1 for each draw.
  expect(p1.amber).toBe(1 + 2);
});

test('[A233] Reverse Time without a discard pile leaves an empty deck, and nobody loses the game', () => {
  const { p1, p2, game } = scenario({
    p1: { house: 'logos', houses: ['logos'], hand: ['reverse-time'], deck: trolls(3) },
    p2: { houses: ['dis'] },
  });

  p1.play('reverse-time');

  expect(p1.deck).toEqual([]);
  expect(p1.discard).toHaveLength(4);
  p1.endTurn();
  p2.press('dis');
  expect(game.state().winner).toBeNull();
  // The draw step shuffled the discard pile into the deck.
  expect(p1.hand).toHaveLength(4);
});

test('[14.42] a deck that was the discard pile is shuffled', () => {
  const { p1, game } = scenario({
    p1: { house: 'logos', hand: ['reverse-time'], deck: trolls(2), discard: ['punch', 'anger', 'smith'] },
  });

  p1.play('reverse-time');

  expect(p1.deck.toSorted()).toEqual(['anger', 'punch', 'smith']);
  expect(p1.discard).toEqual(['reverse-time', 'troll', 'troll']);
  expect(game.player('p1').deckShuffles).toBe(1);
});

test('[4.5.5] the order of a shuffled deck depends only on the seed', () => {
  const deck = ['troll', 'bumpsy', 'punch', 'anger', 'smith', 'cannon', 'headhunter', 'tremor', 'fear'];
  const order = (seed: number) => {
    const { p1, p2 } = scenario({ p1: { deck }, p2: { deck: ['urchin'] }, start: 'opening', seed });
    p1.press('keep-hand');
    p2.press('keep-hand');
    return [...p1.hand, ...p1.deck];
  };

  expect(order(1)).toEqual(order(1));
  expect(order(1)).not.toEqual(order(2));
  expect(order(3).toSorted()).toEqual(deck.toSorted());
});

test('[4.5.5] every card comes to the top of a shuffled deck about equally often', () => {
  const deck = ['troll', 'bumpsy', 'punch', 'anger', 'smith', 'cannon', 'headhunter', 'tremor'];
  const tops = new Map<string, number>();
  for (let seed = 0; seed < 400; seed++) {
    const { p1, p2 } = scenario({ p1: { deck }, p2: { deck: ['urchin'] }, start: 'opening', seed });
    p1.press('keep-hand');
    p2.press('keep-hand');
    const [last] = p1.deck;
    tops.set(last ?? '', (tops.get(last ?? '') ?? 0) + 1);
  }

  expect(deck.filter((slug) => (tops.get(slug) ?? 0) <= 25)).toEqual([]);
});

test('[4.5] a refill with many chains draws nothing and sheds one chain', () => {
  const { p1 } = scenario({
    p1: {
      house: 'brobnar',
      chains: 24,
      hand: ['troll', 'troll', 'troll', 'troll'],
      deck: ['krump', 'krump', 'krump', 'krump', 'krump'],
    },
  });

  p1.endTurn();

  expect(p1.hand).toHaveLength(4);
  expect(p1.chains).toBe(23);
});

const ACTION = 'carrier-saurian-action';

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

test('[4.5] a draw continues with the shuffled discard pile and stops when there is nothing left', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], deck: ['krump'], discard: ['troll'] },
    texts: [anAction(draw(5))],
  });

  p1.play(ACTION);

  expect(p1.hand.toSorted()).toEqual(['krump', 'troll']);
  expect(p1.deck).toEqual([]);
  expect(p1.discard).toEqual([ACTION]);
});

test('[4.5] discarding from an empty deck discards nothing and shuffles nothing', () => {
  const { p1 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], discard: ['troll'] },
    texts: [anAction(discardFromDeck(2), ifYouDo(gain(1)))],
  });

  p1.play(ACTION);

  expect(p1.discard).toEqual([ACTION, 'troll']);
  expect(p1.amber).toBe(0);
});
