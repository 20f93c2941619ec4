/** Amounts of damage that depend on a card: one named before, or each damaged creature [0.8, 11.1]. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, an, card, deal, discardFromDeckUntil, each, exhaust, found, it, play } = language;
const { powerOf, recipient, when } = language;

const ACTION = 'carrier-saurian-action';

/** A Saurian action that does this when it is played. */
const anAction = (...does: Parameters<typeof play>) => card(ACTION, play(...does));

test('[0.8] damage equal to “its” power is that of the creature of the sentence before', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], battleline: ['bumpsy'] },
    p2: { battleline: ['troll'] },
    texts: [anAction(exhaust(a.friendly.creature), deal(powerOf(it), an.enemy.creature))],
  });

  p1.play(ACTION);
  p1.choose('bumpsy');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(5);
});

test('[0.8] the power of a discarded creature is the printed one', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], deck: ['fear', 'bumpsy', 'dextre'] },
    p2: { battleline: ['troll'] },
    texts: [anAction(discardFromDeckUntil(a.creature), when(found, deal(powerOf(it), an.enemy.creature)))],
  });

  p1.play(ACTION);
  p1.choose(p2.card('troll'));

  expect(p1.deck).toEqual(['dextre']);
  expect(p2.card('troll').damage).toBe(5);
});

test('[11.1] damage equal to “that creature’s” power is dealt to each creature by its own power', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION] },
    p2: { battleline: [{ card: 'troll', warded: true }, 'urchin', 'bumpsy'] },
    texts: [anAction(deal(powerOf(recipient), each.enemy.creature))],
  });

  p1.play(ACTION);

  expect(p2.battleline).toEqual(['troll']);
});

test('[20.5] nobody is asked for a creature if the amount of damage is 0', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: [ACTION], deck: ['fear'] },
    p2: { battleline: ['troll', 'bumpsy'] },
    texts: [anAction(discardFromDeckUntil(a.creature), deal(powerOf(it), an.enemy.creature))],
  });

  p1.play(ACTION);

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.card('troll').damage).toBe(0);
});
