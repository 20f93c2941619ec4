/** Cards of later sets that bring a creature back. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card, destroy, it, play, putIntoHand, you } = language;

test('[A337] an effect that returns another creature than the destroyed one leaves that one where it is', () => {
  const { p1 } = scenario({
    p1: {
      house: 'untamed',
      hand: ['carrier-untamed-action'],
      battleline: ['troll'],
      discard: ['krump', 'urchin'],
    },
    texts: [
      card(
        'carrier-untamed-action',
        play(destroy(a.friendly.creature), putIntoHand(a.creature.otherThan(it).from(you.discardPile))),
      ),
    ],
  });

  p1.play('carrier-untamed-action');
  p1.choose('troll');
  expect(p1.choices.toSorted()).toEqual(['krump', 'urchin']);
  p1.choose('krump');

  expect(p1.hand).toEqual(['krump']);
});
