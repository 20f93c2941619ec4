import { language } from '@amberhall/cards';
import { expect, test } from 'vitest';
import { scenario } from '../scenario.ts';

const { after, an, card, destroy, each, gain, insteadOf, leftFlank, opponent, you } = language;

const BRYOZOARCH = card(
  'bryozoarch',
  insteadOf(opponent.plays(an.action), destroy(each.friendly.creature.with(leftFlank))),
);

test('[6.2.3] [A157] the icons of an action resolve, then something else happens instead of its effect', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'] },
    p2: { battleline: ['urchin', 'troll', 'bryozoarch'] },
    texts: [BRYOZOARCH],
  });

  p1.play('punch');

  expect(p1.amber).toBe(1);
  expect(p1.discard).toEqual(['punch']);
  expect(p2.battleline).toEqual(['troll', 'bryozoarch']);
  expect(p2.card('troll').damage).toBe(0);
});

test('[6.2.3] the action has been played all the same', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'], battleline: ['questor-jarta'] },
    p2: { battleline: ['urchin', 'bryozoarch'] },
    texts: [BRYOZOARCH, card('questor-jarta', after(you.play(an.action), gain(3)))],
  });

  p1.play('punch');

  expect(p1.amber).toBe(1 + 3);
  expect(p2.battleline).toEqual(['bryozoarch']);
});

test('[6.2.3] actions of its own controller do what they say', () => {
  const { p1, p2 } = scenario({
    p1: { house: 'brobnar', hand: ['punch'], battleline: ['bryozoarch'] },
    p2: { battleline: ['troll'] },
    texts: [BRYOZOARCH],
  });

  p1.play('punch');
  p1.choose(p2.card('troll'));

  expect(p2.card('troll').damage).toBe(3);
  expect(p1.battleline).toEqual(['bryozoarch']);
});
