/** Damage that is redirected to another creature [11.1 step 6]. */
import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { a, card, deal, each, play, self } = language;

test('[9.7] the active player chooses which of two Shadow Selves takes the damage', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['relentless-whispers'] },
    p2: { battleline: ['shadow-self', 'urchin', 'shadow-self'] },
  });

  p1.play('relentless-whispers');
  p1.choose(p2.card('urchin'));
  expect(p1.prompt.purpose).toBe('effect-order');
  p1.choose(p2.card('shadow-self', 2));

  expect(p2.card('shadow-self', 1).damage).toBe(0);
  expect(p2.card('shadow-self', 2).damage).toBe(2);
});

test('[11.1] a single Shadow Self takes the damage of its neighbor without a question', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['relentless-whispers'] },
    p2: { battleline: ['shadow-self', 'urchin', 'troll'] },
  });

  p1.play('relentless-whispers');
  p1.choose(p2.card('urchin'));

  expect(p2.card('shadow-self').damage).toBe(2);
  expect(p2.card('urchin').damage).toBe(0);
});

test('[11.1] a text redirects no damage to the creature that would take it', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'saurian', hand: ['carrier-saurian-action'] },
    p2: { battleline: ['carrier-saurian-creature', 'carrier-saurian-creature-2'] },
    texts: [
      card('carrier-saurian-action', play(deal(1, a.creature))),
      ...['carrier-saurian-creature', 'carrier-saurian-creature-2'].map((slug) =>
        card(slug, each.friendly.creature.hasDamageDealtTo(self)),
      ),
    ],
  });

  p1.play('carrier-saurian-action');
  p1.choose(p2.card('carrier-saurian-creature'));

  expect(p1.prompt.purpose).toBe('main-step');
  expect(p2.card('carrier-saurian-creature').damage).toBe(0);
  expect(p2.card('carrier-saurian-creature-2').damage).toBe(1);
});
