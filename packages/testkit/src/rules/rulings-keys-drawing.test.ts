import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { card, discardFromDeck, draw, mayInsteadOf, play, you } = language;

/** In play it says what the real card says from the discard pile, without its return to the hand. */
const SCOOBOO = card('scooboo', mayInsteadOf(you.drawCards, discardFromDeck(3)));
const FIVE = ['imperium', 'stomp', 'imperium', 'stomp'];

test('[A206] each single card of a refill may be replaced, and is asked about on its own', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      battleline: ['scooboo'],
      hand: FIVE,
      deck: ['troll', 'urchin', 'krump', 'dodger', 'bumpsy'],
    },
    texts: [SCOOBOO, card('imperium', play(draw(1))), card('stomp', play(draw(1)))],
  });

  p1.endTurn();
  p1.press('yes');
  expect(p1.discard).toEqual(['krump', 'urchin', 'troll']);
  expect(p1.deck).toEqual(['dodger', 'bumpsy']);
  p1.press('no');

  expect(p1.hand).toEqual([...FIVE, 'dodger']);
  expect(p1.deck).toEqual(['bumpsy']);
});

test('[A206] each card that an ability draws may be replaced as well', () => {
  const { p1 } = scenario({
    p1: {
      house: 'saurian',
      battleline: ['scooboo'],
      hand: ['imperium'],
      deck: ['troll', 'urchin', 'krump', 'dodger', 'bumpsy'],
    },
    texts: [SCOOBOO, card('imperium', play(draw(2)))],
  });

  p1.play('imperium');
  p1.press('no');
  p1.press('yes');

  expect(p1.hand).toEqual(['troll']);
  expect(p1.discard.toSorted()).toEqual(['dodger', 'imperium', 'krump', 'urchin']);
  expect(p1.deck).toEqual(['bumpsy']);
});
