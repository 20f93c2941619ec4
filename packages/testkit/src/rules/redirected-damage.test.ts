/** Damage that another creature takes instead [11.1 step 6]. */
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

test('[9.7] between two Shadow Selves the active player says which one takes the damage', () => {
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

test('[11.1] one Shadow Self takes what its neighbor is dealt, and nobody is asked', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'shadows', hand: ['relentless-whispers'] },
    p2: { battleline: ['shadow-self', 'urchin', 'troll'] },
  });

  p1.play('relentless-whispers');
  p1.choose(p2.card('urchin'));

  expect(p2.card('shadow-self').damage).toBe(2);
  expect(p2.card('urchin').damage).toBe(0);
});
