import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, aHand, card, discard, eachPlayer, random, reap, thatPlayer } = language;

test('[0.6] “each player discards a random card from their hand” is carried out once for each player', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['squallmaster'], hand: ['troll'] },
    p2: { hand: ['dodger'] },
  });

  p1.reap('squallmaster');

  expect(p1.discard).toEqual(['troll']);
  expect(p2.discard).toEqual(['dodger']);
});

test('[0.6] the active player begins where each player chooses a card to discard', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['carrier-untamed-creature'], hand: ['troll', 'krump'] },
    p2: { hand: ['dodger', 'umbra'] },
    texts: [card('carrier-untamed-creature', reap(eachPlayer.discards(a.card.from(thatPlayer.hand))))],
  });

  p1.reap('carrier-untamed-creature');
  p1.choose('krump');
  p2.choose('umbra');

  expect(p1.discard).toEqual(['krump']);
  expect(p2.discard).toEqual(['umbra']);
});

test.each(['p1', 'p2'] as const)('[0.6] “a blue key is forged” is true if %s has forged it', (owner) => {
  const { p1 } = scenario({
    p1: { battleline: ['tur-bo-prop'], deck: ['troll', 'krump'], keys: owner === 'p1' ? 2 : 0 },
    p2: { keys: owner === 'p2' ? 2 : 0 },
  });

  p1.reap('tur-bo-prop');

  expect(p1.hand).toEqual(['troll', 'krump']);
});

test('[0.6] “a blue key is forged” is false if nobody has forged it', () => {
  const { p1 } = scenario({
    p1: { battleline: ['tur-bo-prop'], deck: ['troll', 'krump'], keys: 1 },
  });

  p1.reap('tur-bo-prop');

  expect(p1.hand).toEqual(['troll']);
});

test('[10.8] “a random card from a player’s hand”: the active player says whose hand', () => {
  const { p1, p2 } = scenario({
    p1: { battleline: ['carrier-untamed-creature'], hand: ['troll', 'krump'] },
    p2: { hand: ['dodger'] },
    texts: [card('carrier-untamed-creature', reap(discard(random.card.from(aHand))))],
  });

  p1.reap('carrier-untamed-creature');
  expect(p1.prompt.purpose).toBe('player');
  p1.press('opponent');

  expect(p2.discard).toEqual(['dodger']);
  expect(p1.hand).toEqual(['troll', 'krump']);
});

test('[10.8] with both hands empty no player is asked for', () => {
  const { p1 } = scenario({
    p1: { battleline: ['carrier-untamed-creature'] },
    texts: [card('carrier-untamed-creature', reap(discard(random.card.from(aHand))))],
  });

  p1.reap('carrier-untamed-creature');

  expect(p1.amber).toBe(1);
});
