import { expect, test } from 'vitest';
import { reading } from '../reading.ts';

test.each([
  ['While on a flank, Troll gains skirmish.', "asLongAs(self.is('flank'), self.gains(skirmish))"],
  ['While enraged, Troll gains taunt.', "asLongAs(self.is('enraged'), self.gains(taunt))"],
  ['Troll gains poison during your turn.', 'asLongAs(you.turn, self.gains(poison))'],
  ['Troll does not ready during your “ready cards” step.', "self.cannot('ready-in-step')"],
  [
    'Each friendly creature cannot reap and gains, “After Fight: Gain 2{amber}.”',
    "each.friendly.creature.cannot('reap'), each.friendly.creature.gains(fight(gain(2)))",
  ],
  [
    'Your opponent cannot play more than 3 cards each turn.',
    "asLongAs(thisTurn(opponent.plays(a.card)).times.atLeast(3), opponent.cannot('play'))",
  ],
  [
    'For each neighbor Troll has, your opponent’s keys cost +3{amber}.',
    'opponent.keys.cost(per(any.neighboring.creature, 3))',
  ],
  ['Each friendly Mars creature is considered to have 4 power.', 'each.friendly.mars.creature.hasPower(4)'],
  [
    'When resolving a bonus icon, you may choose to resolve it as a {draw} bonus icon instead.',
    "you.mayResolveIconAs('draw')",
  ],
  [
    'When you resolve a {draw} bonus icon, you may choose to gain 3{amber} instead.',
    "you.mayResolveIconAs([gain(3)], 'draw')",
  ],
  [
    'Troll may be played as an upgrade instead of a creature, with the text: “This creature gains taunt.”',
    'playableAsUpgrade(thisCreature.gains(taunt))',
  ],
  [
    'You may play a Mars card during each turn in which Mars is not your active house.',
    "asLongAs(not(activeHouseIs('mars')), you.mayPlay(a.mars.card))",
  ],
])('%s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});

test.each([
  [
    'At the end of your opponent’s turn, if they have exactly 4{amber}, fulfill Troll.',
    'fulfilAfter(opponent.turnEnds, opponent.amber.exactly(4))',
  ],
  ['After your opponent forges a key, fulfill Troll.', 'fulfilAfter(opponent.forgesAKey)'],
])('a prophecy: %s', (text, wanted) => {
  expect(reading(text, 'prophecy')).toBe(wanted);
});
