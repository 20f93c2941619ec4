/** A prophecy with more than one card under it [5.10]. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card, fate, fulfilAfter, gain, opponent, stun } = language;

test('[5.10.2] every card under a fulfilled prophecy is revealed, and the active player orders the fates', () => {
  const prophecies = ['carrier-prophecy', 'carrier-prophecy-2', 'carrier-prophecy-3', 'carrier-prophecy-4'];
  const { p1, p2, game } = scenario({
    p1: {
      house: 'saurian',
      hand: ['carrier-saurian-action', 'carrier-saurian-action-2'],
      aside: prophecies,
    },
    p2: { houses: ['brobnar'], battleline: ['troll'] },
    texts: [
      ...prophecies.map((one) => card(one, fulfilAfter(opponent.uses(a.creature, 'reap')))),
      card('carrier-saurian-action', fate(gain(3))),
      card('carrier-saurian-action-2', fate(stun(a.creature))),
    ],
  });
  const prophecy = p1.card('carrier-prophecy');

  game.clickProphecy('p1', prophecy.id);
  p1.press('yes');
  p1.choose('carrier-saurian-action');
  game.edit.move(p1.card('carrier-saurian-action-2').id, 'under', { parent: prophecy.id });
  p1.endTurn();
  p2.press('brobnar');
  p2.reap('troll');
  expect(p2.prompt.purpose).toBe('trigger-order');
  expect(p2.prompt.controls.map(({ card: id }) => id).slice(0, 2)).toEqual(prophecy.under);
  expect(game.log().slice(-2)).toEqual([
    'reveal: p1, carrier saurian action',
    'reveal: p1, carrier saurian action 2',
  ]);
  expect(prophecy.activeProphecy).toBe(true);
  const beneath = Object.values(p2.view.cards).filter(({ zone }) => zone === 'under');
  expect(beneath.map(({ slug = '' }) => slug).toSorted()).toEqual([
    'carrier-saurian-action',
    'carrier-saurian-action-2',
  ]);
  p2.press('auto-resolve');
  p2.choose('troll');

  expect(p2.amber).toBe(1 + 3);
  expect(prophecy.activeProphecy).toBe(false);
  expect(p1.discard.toSorted()).toEqual(['carrier-saurian-action', 'carrier-saurian-action-2']);
});
