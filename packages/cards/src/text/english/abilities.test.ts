import { expect, test } from 'vitest';
import type { Ability, Condition, EventPhrase } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, activeHouseIs, after, afterIf, aKey, amberOn, amberOnIt, an, another, any, anyOf, artifacts, asLongAs,
  assault, asSoonAs, atEndOfYourTurn, atMost, atStartOfYourTurn, attacked, before, beforeFight, both, capture,
  card, cards, chooseHouse, count, counterOnIt, counters, creatures, deal, destroy, destroyed, draw,
  duringOpponentsNextTurn, duringYourNextTurn, each, eachPlayer, eachTime, either, elusive, enemy, excess,
  fate, fight, forTheTurn, friendly, fulfilAfter, fullyHeal, gain, hazardous, housesAmong, insteadOf,
  insteadOfWhen, it, keys, keysOf, keyword, lastTurn, mayInsteadOf, none, not, ofYourHouses, omni,
  onceThisTurn, opponent, per, pick, play, plusArmor, plusPower, power, powerOf, powersAmong, purge,
  putCounters, ready, reap, returnToHand, scrap, self, skirmish, steal, stun, takeControlOf, taunt, thatHouse,
  thatMuch, thatName, theNextTime, thereIs, thisCreature, thisTurn, tide, treatAsCopyOf, untilThisLeavesPlay,
  untilYourNextTurn, when, whileItIsInPlay, you, youResolveIcon,
} from '../../language/index.ts';
import { renderText } from '../render.ts';

/** The first paragraph of a card called Troll. */
function text(ability: Ability): string {
  return renderText(card('troll', ability), { name: 'Troll', keywords: {} })[0] ?? '';
}

test('keywords and enhancements of the facts come before the abilities', () => {
  const facts = {
    name: 'Troll',
    keywords: { elusive: 1, hazardous: 3 },
    enhances: ['amber', 'draw', 'mars'],
  } as const;

  expect(renderText(card('troll', reap(gain(1))), facts)).toEqual([
    'Elusive. Hazardous 3.',
    'Enhance {amber}{draw}{house:mars}.',
    'After Reap: Gain 1{amber}.',
  ]);
});

test('a card whose facts say everything has no other text', () => {
  expect(renderText(undefined, { name: 'Dust Pixie', keywords: {} })).toEqual([]);
});

test.each([
  [play(gain(1)), 'Play: Gain 1{amber}.'],
  [play.fight.reap(gain(1)), 'Play/After Fight/After Reap: Gain 1{amber}.'],
  [
    beforeFight(deal(1, each.neighborOf(attacked))),
    'Before Fight: Deal 1{damage} to each neighbor of the creature Troll fights.',
  ],
  [before(a.creature.fights, gain(1)), 'Before a creature fights, gain 1{amber}.'],
  [omni(destroy(self), draw(1)), 'Omni: Destroy Troll. Draw a card.'],
  [destroyed(gain(1)), 'Destroyed: Gain 1{amber}.'],
  [scrap(gain(1)), 'Scrap: Gain 1{amber}.'],
  [fate(gain(1)), 'Fate: Gain 1{amber}.'],
  [after(you.play(another.creature), gain(1)), 'After you play another creature, gain 1{amber}.'],
  [
    afterIf(an.enemy.creature.isDestroyed, you.turn, gain(1)),
    'After an enemy creature is destroyed during your turn, gain 1{amber}.',
  ],
  [
    afterIf(a.creature.reaps, tide.isHigh, gain(1)),
    'After a creature reaps while the tide is high, gain 1{amber}.',
  ],
  [atStartOfYourTurn(gain(1)), 'At the start of your turn, gain 1{amber}.'],
  [atEndOfYourTurn(opponent.loses(1)), 'At the end of your turn, your opponent loses 1{amber}.'],
  [
    fulfilAfter(a.creature.isDestroyed, thisTurn(a.creature.isDestroyed).times.atLeast(3)),
    'During your opponent’s turn, after 3 or more creatures have been destroyed that turn, fulfill Troll.',
  ],
] satisfies [Ability, string][])('headings and triggers: %#', (ability, sentence) => {
  expect(text(ability)).toBe(sentence);
});

test('in one sentence a card is named once', () => {
  const ability = asLongAs(self.is('flank'), self.gains(plusPower(2)));

  expect(text(ability)).toBe('While Troll is on a flank, it gets +2 power.');
  expect(text(atEndOfYourTurn(when(tide.isHigh, fullyHeal(self), putCounters('power', 1, self))))).toBe(
    'At the end of your turn, if the tide is high, fully heal Troll and put a +1 power counter on it.',
  );
});

test.each([
  [each.friendly.creature.gains(plusPower(1)), 'Each friendly creature gets +1 power.'],
  [each.enemy.brobnar.creature.gains(plusPower(-2)), 'Each enemy Brobnar creature gets –2 power.'],
  [each.neighborOf(self).gains(plusArmor(2)), 'Each of Troll’s neighbors gets +2 armor.'],
  [self.gains(plusPower(per(amberOn(self)))), 'Troll gets +1 power for each {amber} on it.'],
  [
    self.gains(assault(amberOn(self)), hazardous(amberOn(self))),
    'Troll gains assault X and hazardous X, where X is the {amber} on it.',
  ],
  [thisCreature.gains(plusArmor(1), taunt), 'This creature gets +1 armor and gains taunt.'],
  [
    thisCreature.gains(elusive, skirmish, hazardous(2)),
    'This creature gains elusive, skirmish, and hazardous 2.',
  ],
  [thisCreature.gains(reap(steal(1))), 'This creature gains, “After Reap: Steal 1{amber}.”'],
  [
    thisCreature.gains(assault(2), opponent.keys.cost(1)),
    'This creature gains assault 2 and, “Your opponent’s keys cost +1{amber}.”',
  ],
  [
    thisCreature.gains(plusPower(1), reap(steal(1))),
    'This creature gets +1 power and gains, “After Reap: Steal 1{amber}.”',
  ],
  [each.creature.loses('elusive'), 'Each creature loses elusive.'],
  [keys.cost(-1), 'Keys cost –1{amber}.'],
  [keysOf('red').cost(1), 'Red keys cost +1{amber}.'],
  [
    opponent.keys.cost(per(friendly.creature)),
    'Your opponent’s keys cost +1{amber} for each friendly creature.',
  ],
  [you.mustChoose('dis'), 'You must choose Dis as your active house.'],
  [self.mustFight, 'When used, Troll must fight if able.'],
  [you.mayPlay(an.untamed.card), 'You may play an Untamed card.'],
  [you.mayUse(each.friendly.creature), 'You may use friendly creatures.'],
  [you.mayPlayOrUse(a.mars.card), 'You may play or use a Mars card.'],
  [
    each.enemy.creature.takesAdditionalDamage(2),
    'Whenever each enemy creature is dealt damage, it is dealt an additional 2{damage}.',
  ],
  [
    asLongAs(housesAmong(enemy.creature).lessThan(3), opponent.keys.cost(2)),
    'While your opponent does not control creatures from 3 different houses, your opponent’s keys cost +2{amber}.',
  ],
  [you.mayFightWith(each.friendly.creature), 'Each friendly creature may fight.'],
  [opponent.mustPayToPlay(artifacts, 1), 'Your opponent must pay you 1{amber} in order to play an artifact.'],
  [you.mustLoseToPlay(self, 3), 'You must lose 3{amber} in order to play Troll.'],
  [opponent.mustPayToUse(artifacts, 1), 'Your opponent must pay you 1{amber} in order to use an artifact.'],
  [you.refillsHandTo(1), 'Refill your hand to 1 additional card during your “draw cards” step.'],
  [
    opponent.refillsHandTo(-1),
    'Your opponent refills their hand to 1 less card during their “draw cards” step.',
  ],
  [self.enters('stunned'), 'Troll enters play stunned.'],
  [each.creature.entersWhenPlayedBy('each', 'ready'), 'Each creature played enters play ready.'],
  [each.creature.entersWhenPlayedBy('you', 'ready'), 'Each creature you play enters play ready.'],
  [self.dealsNoDamageWhenFighting, 'Troll deals no damage when fighting.'],
  [self.dealsNoDamageWhenAttacking, 'Troll deals no damage when attacking.'],
  [self.dealsNoDamageWhenAttacked, 'Troll deals no damage when attacked.'],
  [
    self.dealsExtraDamageAttacking(an.enemy.flank.creature, 2),
    'Troll deals +2{damage} while attacking an enemy flank creature.',
  ],
  [self.ignores('taunt', 'elusive'), 'While Troll is attacking, ignore taunt and elusive.'],
  [
    each.neighboring.non.specter.creature.hasDamageDealtTo(self),
    'Damage dealt to each neighboring non-Specter creature is dealt to Troll instead.',
  ],
  [you.getAmberSpentOnKeysByOpponent, 'You get all {amber} spent by your opponent when forging keys.'],
  [you.maySpendAmberOn(self), 'You may spend {amber} on Troll when forging keys.'],
  [opponent.skipsStep('forge'), 'Your opponent skips the “forge a key” step.'],
  [thisCreature.belongsTo('mars'), 'This creature belongs to house Mars.'],
  [thisCreature.belongsToHouseOf(self), 'This creature belongs to Troll’s house.'],
  [thisCreature.belongsToAllHouses, 'This creature belongs to all houses.'],
  [thisCreature.belongsOnlyTo('mars'), 'This creature is considered to be of house Mars.'],
  [thisCreature.isControlledBy('you'), 'You control this creature.'],
  [each.enemy.creature.isBlank, 'Each enemy creature loses all of its abilities.'],
  [self.hasPower(3), 'The power of Troll is 3.'],
  [self.isConsideredAFlankCreature, 'Troll is considered a flank creature.'],
  [asSoonAs(none(friendly.creature), destroy(self)), 'If you control no creatures, destroy Troll.'],
  [
    insteadOf(a.creature.moves('play', 'discard'), purge(it)),
    'If a creature would enter a discard pile from play, purge it instead.',
  ],
  [
    insteadOfWhen(self.isDestroyed, tide.isHigh, fullyHeal(self)),
    'If Troll would be destroyed and the tide is high, fully heal it instead.',
  ],
  [
    mayInsteadOf(youResolveIcon('capture'), steal(1)),
    'If you would resolve a {capture} bonus icon, you may steal 1{amber} instead.',
  ],
  [self.onlyDealsWhenFighting(2), 'Troll only deals 2{damage} when fighting.'],
  [
    you.keepAmberThatIsTaken,
    '{amber} that would be stolen or captured from your pool is taken from the common supply instead.',
  ],
  [each.creature.toTheLeftOf(self).gains(skirmish), 'Each creature to the left of Troll gains skirmish.'],
  [
    treatAsCopyOf(an.action.from(opponent.discardPile)),
    'When you play this card, treat it as a copy of an action from your opponent’s discard pile.',
  ],
  [
    after(self.preventsDamageWithArmor, capture(per(thatMuch))),
    'After Troll prevents damage with its armor, capture 1{amber} for each damage prevented this way.',
  ],
  [
    insteadOf(opponent.gainsAmber, capture(thatMuch)),
    'If your opponent would gain {amber}, capture that much {amber} instead.',
  ],
  [
    insteadOf(opponent.gainsAmber, self.captures(thatMuch, 'added')),
    'If your opponent would gain {amber}, Troll captures it instead.',
  ],
] satisfies [Ability, string][])('standing sentences: %#', (ability, sentence) => {
  expect(text(ability)).toBe(sentence);
});

test.each([
  [self.cannot('reap'), 'Troll cannot reap.'],
  [each.friendly.creature.canOnlyFight, 'Friendly creatures cannot be used except to fight.'],
  [self.cannot('attack', any.non.stunned.creature), 'Troll cannot attack creatures that are not stunned.'],
  [each.friendly.creature.cannot('be-dealt-damage'), 'Friendly creatures cannot be dealt damage.'],
  [
    self.cannotUnless('be-played', you.amber.atLeast(7)),
    'Troll cannot be played unless you have 7{amber} or more.',
  ],
  [opponent.cannot('steal'), 'Your {amber} cannot be stolen.'],
  [opponent.cannot('play', creatures), 'Your opponent cannot play creatures.'],
  [
    opponent.cannot('play', any.card.notOf(thatHouse)),
    'Your opponent cannot play cards that are not of that house.',
  ],
  [opponent.cannot('use'), 'Your opponent cannot use cards.'],
  [opponent.cannot('fight'), 'Your opponent cannot use creatures to fight.'],
  [eachPlayer.cannot('forge'), 'Players cannot forge keys.'],
  [eachPlayer.cannotForgeKey(3), 'Players cannot forge their third key.'],
  [you.cannotForgeKey(1), 'You cannot forge your first key.'],
  [opponent.cannot('choose-house', 'mars'), 'Your opponent cannot choose Mars as their active house.'],
  [you.cannot('raise-tide'), 'You cannot raise the tide.'],
] satisfies [Ability, string][])('prohibitions: %#', (ability, sentence) => {
  expect(text(ability)).toBe(sentence);
});

test.each([
  [
    play(forTheTurn(each.creature.gains(skirmish))),
    'For the remainder of the turn, each creature gains skirmish.',
  ],
  [play(forTheTurn(you.mayPlay(a.non.logos.card))), 'You may play a non-Logos card this turn.'],
  [play(forTheTurn(you.mayPlayOrUse(a.logos.card))), 'You may play or use a Logos card this turn.'],
  [
    play(pick(a.creature, (chosen) => [forTheTurn(chosen.takesAdditionalDamage(2))])),
    'Choose a creature. For the remainder of the turn, whenever it is dealt damage, it is dealt an additional 2{damage}.',
  ],
  [
    play(
      takeControlOf(an.enemy.artifact),
      whileItIsInPlay(asLongAs(it.is('friendly'), it.belongsOnlyTo('mars'))),
    ),
    'Take control of an enemy artifact. While it is under your control, it is considered to be of house Mars.',
  ],
  [play(forTheTurn(you.cannot('play'))), 'For the remainder of the turn, you cannot play cards.'],
  [play(duringOpponentsNextTurn(keys.cost(3))), 'Keys cost +3{amber} during your opponent’s next turn.'],
  [
    play(duringOpponentsNextTurn(opponent.cannot('play', any.action))),
    'Your opponent cannot play actions during their next turn.',
  ],
  [
    play(duringYourNextTurn(you.refillsHandTo(2))),
    'During your next turn, refill your hand to 2 additional cards during your “draw cards” step.',
  ],
  [
    play(untilYourNextTurn(each.creature.cannot('reap'))),
    'Creatures cannot reap until the start of your next turn.',
  ],
  [
    play(chooseHouse, untilThisLeavesPlay(opponent.cannot('choose-house', thatHouse))),
    'Choose a house. Your opponent cannot choose that house as their active house until Troll leaves play.',
  ],
  [
    play(forTheTurn(eachTime(a.friendly.creature.fights, it.captures(1)))),
    'For the remainder of the turn, after a friendly creature fights, it captures 1{amber}.',
  ],
  [
    play(forTheTurn(eachTime(a.creature.leavesPlay, gain(1)))),
    'For the remainder of the turn, after a creature leaves play, gain 1{amber}.',
  ],
  [
    play(when(thisTurn(a.friendly.creature.reaps).times.atLeast(1), gain(1))),
    'If a friendly creature has reaped 1 or more times this turn, gain 1{amber}.',
  ],
  [
    play(
      pick(a.creature, (chosen) => [forTheTurn(chosen.loses('taunt')), forTheTurn(chosen.loses('elusive'))]),
    ),
    'Choose a creature. For the remainder of the turn, it loses taunt and loses elusive.',
  ],
  [
    play(forTheTurn(each.creature.gains(skirmish)), forTheTurn(each.artifact.cannot('be-used'))),
    'For the remainder of the turn, each creature gains skirmish and artifacts cannot be used.',
  ],
  [
    play(forTheTurn(theNextTime(you.play(a.creature), ready(it)))),
    'The next time you play a creature this turn, ready it.',
  ],
  [
    play(onceThisTurn(either(a.creature, an.artifact).entersWhenPlayedBy('you', 'ready'))),
    'The next creature or artifact you play this turn enters play ready.',
  ],
  [
    play(onceThisTurn(a.friendly.creature.enters('ready'))),
    'The next time a friendly creature enters play this turn, it enters play ready.',
  ],
  [
    play(onceThisTurn(you.resolveIconsAgainOn(a.card))),
    'The next time you play a card this turn, resolve each of its bonus icons an additional time.',
  ],
  [
    play(onceThisTurn(insteadOf(you.finishPlaying(an.action), returnToHand(it)))),
    'The next time an action would be put into its owner’s discard pile after you play it this turn, return it to its owner’s hand instead.',
  ],
  [
    play(untilThisLeavesPlay(theNextTime(self.leavesPlay, opponent.forgesAtNoCost))),
    'When Troll leaves play, your opponent forges a key at no cost.',
  ],
] satisfies [Ability, string][])('spans: %#', (ability, sentence) => {
  expect(text(ability).replace(/^Play: /, '')).toBe(sentence);
});

const events: readonly [EventPhrase, string][] = [
  [a.creature.reaps, 'a creature reaps'],
  [self.fightsAgainst(a.mars.creature), 'Troll fights a Mars creature'],
  [self.isAttacked, 'Troll is attacked'],
  [self.isReadied, 'Troll is readied'],
  [eachPlayer.readies(a.card), 'a player readies a card'],
  [you.shuffleYourDiscardPileIntoYourDeck, 'you shuffle your discard pile into your deck'],
  [self.entersPlay, 'Troll enters play'],
  [self.leavesPlay, 'Troll leaves play'],
  [an.enemy.creature.isDestroyedInAFight, 'an enemy creature is destroyed in a fight'],
  [an.enemy.creature.isDestroyedFighting(self), 'an enemy creature is destroyed fighting Troll'],
  [self.isDealtDamage, 'Troll is dealt damage'],
  [self.preventsDamageWithArmor, 'Troll prevents damage with its armor'],
  [opponent.gainsAmberFrom('reaping'), 'your opponent gains {amber} from reaping'],
  [self.capturesAmber, 'Troll captures {amber}'],
  [self.isFlipped, 'Troll is flipped'],
  [self.changesControl, 'Troll changes control'],
  [opponent.plays(an.artifact), 'your opponent plays an artifact'],
  [opponent.discardsCard(a.card), 'your opponent discards a card'],
  [you.useToReap(a.creature), 'you use a creature to reap'],
  [you.forgeAKey, 'you forge a key'],
  [opponent.forgesAKey, 'your opponent forges a key'],
  [eachPlayer.forgesAKey, 'a player forges a key'],
  [you.choose('sanctum'), 'you choose Sanctum as your active house'],
  [opponent.stealsAmber, 'your opponent steals {amber}'],
  [you.drawCards, 'you draw a card'],
  [you.archiveCards, 'you archive a card'],
  [{ kind: 'raises-tide', by: 'opponent' }, 'your opponent raises the tide'],
  [{ kind: 'shuffles', by: 'you' }, 'you shuffle your deck'],
];
test.each(events)('events: %#', (event, words) => {
  expect(text(after(event, gain(1)))).toBe(`After ${words}, gain 1{amber}.`);
});

const conditions: readonly [Condition, string][] = [
  [opponent.amber.exactly(0), 'your opponent has no {amber}'],
  [opponent.amber.exactly(1), 'your opponent has exactly 1{amber}'],
  [you.amber.atMost(2), 'you have 2{amber} or less'],
  [you.amber.moreThan(2), 'you have more than 2{amber}'],
  [you.amber.lessThan(opponent.amber), 'you have less {amber} than your opponent'],
  [you.forgedKeys.atLeast(1), 'you have 1 or more forged keys'],
  [opponent.forgedKeys.moreThan(you.forgedKeys), 'your opponent has more forged keys than you'],
  [you.chains.atLeast(1), 'you have 1 or more chains'],
  [count(enemy.logos.card).atLeast(3), 'your opponent controls 3 or more Logos cards'],
  [count(any.artifact).atMost(1), 'there are 1 or fewer artifacts in play'],
  [you.controlMore(creatures), 'you control more creatures than your opponent'],
  [opponent.controlsMore(creatures), 'your opponent controls more creatures than you'],
  [counters('time', self).atLeast(3), 'there are 3 or more time counters on Troll'],
  [amberOn(self).atLeast(1), 'there is 1{amber} or more on Troll'],
  [powerOf(self).atLeast(5), 'Troll’s power is 5 or more'],
  [thisTurn(you.play(a.sanctum.card)).times.atLeast(7), 'you have played 7 or more Sanctum cards this turn'],
  [thisTurn(you.play(a.card)).times.exactly(1), 'you have played exactly 1 card this turn'],
  [thisTurn(a.creature.reaps).times.exactly(1), 'this is the first time a creature has reaped this turn'],
  [thisTurn(you.play(another.card)).times.exactly(0), 'you have not played any other cards this turn'],
  [
    lastTurn(opponent.plays(a.creature)).times.atLeast(3),
    'your opponent played 3 or more creatures on their previous turn',
  ],
  [
    thisTurn(a.friendly.creature.reaps).times.atLeast(2),
    'a friendly creature has reaped 2 or more times this turn',
  ],
  [thisTurn(you.forgeAKey), 'you forged a key this turn'],
  [not(thisTurn(you.useToFight(a.creature))), 'you did not use a creature to fight this turn'],
  [you.control(a.mars.creature), 'you control a Mars creature'],
  [not(you.control(a.mars.creature)), 'you control no Mars creatures'],
  [opponent.controls(a.creature), 'your opponent controls a creature'],
  [thereIs(an.artifact), 'there is an artifact in play'],
  [none(friendly.creature), 'you control no creatures'],
  [none(any.artifact), 'there are no artifacts in play'],
  [self.is(counterOnIt('doom')), 'there is a doom counter on Troll'],
  [not(self.is(counterOnIt('doom'))), 'there is no doom counter on Troll'],
  [self.is('flank'), 'Troll is on a flank'],
  [not(self.is('flank')), 'Troll is not on a flank'],
  [self.is('stunned'), 'Troll is stunned'],
  [self.is('mutant'), 'Troll is a Mutant card'],
  [self.isOf('logos'), 'Troll is a Logos card'],
  [self.isNotOf('logos'), 'Troll is not a Logos card'],
  [self.is(ofYourHouses), 'Troll is of one of your houses'],
  [not(self.is(ofYourHouses)), 'Troll is not of one of your houses'],
  [self.is('friendly'), 'Troll is under your control'],
  [self.isInPlay, 'Troll is in play'],
  [self.isAttacking(), 'Troll is attacking'],
  [self.isAttacking(an.enemy.flank.creature), 'Troll is attacking an enemy flank creature'],
  [not(self.isAttacking()), 'Troll is not attacking'],
  [you.key('red').isForged, 'your red key is forged'],
  [aKey('red').isForged, 'a red key is forged'],
  [not(you.key('red').isForged), 'your red key is not forged'],
  [not(aKey('red').isForged), 'no red key is forged'],
  [activeHouseIs('untamed'), 'Untamed is your active house'],
  [not(activeHouseIs('untamed')), 'Untamed is not your active house'],
  [tide.isLow, 'the tide is low'],
  [you.areHaunted, 'you are haunted'],
  [opponent.isHaunted, 'your opponent is haunted'],
  [you.areOverwhelmed, 'you are overwhelmed'],
  [opponent.turn, 'it is your opponent’s turn'],
  [both(tide.isHigh, you.areHaunted), 'the tide is high and you are haunted'],
  [anyOf(tide.isHigh, you.areHaunted), 'the tide is high or you are haunted'],
];
test.each(conditions)('conditions: %#', (condition, words) => {
  expect(text(play(when(condition, gain(1))))).toBe(`Play: If ${words}, gain 1{amber}.`);
});

test.each([
  [a.creature.with(power.atMost(3)), 'a creature with power 3 or lower'],
  [a.creature.with(power.exactly(1)), 'a creature with power 1'],
  [a.creature.with(power.lessThan(powerOf(self))), 'a creature with power lower than Troll’s power'],
  [each.creature.with(power.odd), 'each creature with odd power'],
  [each.creature.with(amberOnIt), 'each creature with {amber} on it'],
  [each.creature.with(counterOnIt('doom')), 'each creature with a doom counter on it'],
  [each.creature.with(keyword('elusive')), 'each elusive creature'],
  [each.creature.with(thatName), 'each creature with that name'],
  [each.other.friendly.brobnar.creature, 'each other friendly Brobnar creature'],
  [a.non.flank.creature, 'a creature that is not on a flank'],
  [a.mostPowerful.enemy.creature, 'the most powerful enemy creature'],
  [each.mostPowerful.enemy.creature, 'each enemy creature with the highest power'],
  [each.leastPowerful.creature, 'each creature with the lowest power'],
  [an.artifact.with(ofYourHouses), 'an artifact of one of your houses'],
  [a.center.creature, 'a creature in the center of its battleline'],
  [each.non.agent.mars.creature, 'each non-Agent Mars creature'],
  [a.staralliance.creature, 'a Star Alliance creature'],
  [each.upgrade.on(self), 'each upgrade on Troll'],
  [each.creature.sharing('trait', self), 'each creature that shares a trait with Troll'],
  [each.creature.named('urchin'), 'each copy of Urchin'],
  [each.creature.otherThan(self), 'each other creature'],
  [either(an.enemy.creature, an.enemy.artifact), 'an enemy creature or artifact'],
  [either(an.artifact, a.flank.creature), 'an artifact or flank creature'],
  [either(each.mars.creature, each.robot.creature), 'each Mars creature and each Robot creature'],
] as const)('noun phrases: %#', (noun, words) => {
  expect(text(play(destroy(noun)))).toBe(`Play: Destroy ${words}.`);
});

test.each([
  [per(any.mars.creature), 'for each Mars creature in play'],
  [per(cards.from(you.archives)), 'for each card in your archives'],
  [per(opponent.forgedKeys), 'for each forged key your opponent has'],
  [per(you.unforgedKeys), 'for each unforged key you have'],
  [per(you.chains), 'for each chain you have'],
  [per(counters('yea', self)), 'for each yea counter on Troll'],
  [per(housesAmong(friendly.creature)), 'for each house represented among friendly creatures'],
  [per(powersAmong(friendly.creature)), 'for each different power among friendly creatures'],
  [
    atMost(6, per(housesAmong(cards, { except: 'sanctum' }))),
    'for each house represented among cards in play, except for Sanctum (to a maximum of 6)',
  ],
  [
    per(excess(count(enemy.creature), count(friendly.creature))),
    'for each creature your opponent controls in excess of you',
  ],
  [
    per(thisTurn(an.enemy.creature.isDestroyedInAFight).times),
    'for each enemy creature that was destroyed in a fight this turn',
  ],
  [per(thisTurn(you.play(a.card)).times), 'for each card you played this turn'],
] as const)('counting: %#', (amount, words) => {
  expect(text(play(gain(amount)))).toBe(`Play: Gain 1{amber} ${words}.`);
});

test('a number that is neither counted nor fixed is said to be equal to it', () => {
  expect(text(fight(gain(powerOf(self))))).toBe('After Fight: Gain {amber} equal to Troll’s power.');
  expect(text(play(steal(excess(opponent.amber, 6))))).toBe(
    'Play: Steal all but 6 of your opponent’s {amber}.',
  );
  expect(text(play(stun(each.neighborOf(self))))).toBe('Play: Stun each of Troll’s neighbors.');
});
