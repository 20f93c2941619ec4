import { expect, test } from 'vitest';
import { reading } from '../reading.ts';

test.each([
  ['While on a flank, Troll gains skirmish.', "asLongAs(self.is('flank'), self.gains(skirmish))"],
  ['While enraged, Troll gains taunt.', "asLongAs(self.is('enraged'), self.gains(taunt))"],
  ['Troll gets +2 power and gains taunt.', 'self.gains(plusPower(2), taunt)'],
  ['Troll gets +2 power, taunt.', 'self.gains(plusPower(2), taunt)'],
  [
    'Each enemy creature loses taunt and elusive.',
    "each.enemy.creature.loses('taunt'), each.enemy.creature.loses('elusive')",
  ],
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

test.each([
  [
    'Your opponent’s keys cost +3{amber} for each forged key they have.',
    'opponent.keys.cost(per(opponent.forgedKeys, 3))',
  ],
  [
    'Troll gets +3 assault for each of its Giant neighbors.',
    'self.gains(assault(per(any.giant.neighboring.creature, 3)))',
  ],
  [
    'Each enemy creature loses taunt, poison, and elusive.',
    "each.enemy.creature.loses('taunt'), each.enemy.creature.loses('poison'), each.enemy.creature.loses('elusive')",
  ],
  [
    'Damage dealt to enemy Giants is dealt to Troll instead.',
    'each.enemy.giant.creature.hasDamageDealtTo(self)',
  ],
  [
    'When you would resolve a {draw} bonus icon, you may choose to resolve it as a {capture} bonus icon instead.',
    "you.mayResolveIconAs('capture', 'draw')",
  ],
  [
    'The first Giant you play each turn enters play ready.',
    "asLongAs(thisTurn(you.play(a.giant.creature)).times.exactly(0), each.giant.creature.entersWhenPlayedBy('you', 'ready'))",
  ],
  ['Your opponent cannot play creatures on their left flank.', "opponent.cannot('play-on-left-flank')"],
  ['Your opponent’s creatures cannot reap.', "each.enemy.creature.cannot('reap')"],
  [
    'Your opponent’s Giant creatures with power 3 or lower enter play stunned.',
    "each.enemy.giant.creature.with(power.atMost(3)).enters('stunned')",
  ],
  [
    'Each haunted player skips their “ready cards” step.',
    "asLongAs(you.areHaunted, you.skipsStep('ready')), asLongAs(opponent.isHaunted, opponent.skipsStep('ready'))",
  ],
  [
    'While a player is haunted, their creatures get +2 power.',
    'asLongAs(you.areHaunted, each.friendly.creature.gains(plusPower(2))), asLongAs(opponent.isHaunted, each.enemy.creature.gains(plusPower(2)))',
  ],
  [
    'During your “draw cards” step, if you are haunted, refill your hand to 2 additional cards.',
    'asLongAs(you.areHaunted, you.refillsHandTo(2))',
  ],
  [
    'Troll’s neighbors may be used as if they belonged to house Mars.',
    "asLongAs(activeHouseIs('mars'), you.mayUse(each.neighboring.creature))",
  ],
  [
    'While you are haunted, Troll gains taunt. Otherwise, Troll gets +2 power.',
    'asLongAs(you.areHaunted, self.gains(taunt)), asLongAs(not(you.areHaunted), self.gains(plusPower(2)))',
  ],
  [
    'Play: For the remainder of the turn, each friendly Giant gets +1 power and loses all abilities.',
    'play(forTheTurn(each.friendly.giant.creature.gains(plusPower(1))), forTheTurn(each.friendly.giant.creature.isBlank))',
  ],
])('%s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});

test.each([
  [
    'Attach only to a friendly Giant. It gains taunt.',
    'attachesTo(a.friendly.giant.creature), thisCreature.gains(taunt)',
  ],
])('an upgrade: %s', (text, wanted) => {
  expect(reading(text, 'upgrade')).toBe(wanted);
});
