import { expect, test } from 'vitest';
import type { Effect } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, abduct, abductForOpponent, abductIfNotOwner, aDiscardPile, all, allWith, amberOn, an, another,
  anyNumberOf, anywhereInLine, aPurgedZone, archive, armor, armorLostBy, atRandom, attach, bonusIcons,
  capture, card, cards, changeActiveHouseTo, chooseHouse, chooseHouseOfOpponent, chooseNumber, chooseOne,
  count, counters, creatures, custom, deal, dealDivided, dealForEach, destroy, discard, discardFromDeck,
  discardFromDeckUntil, draw, each, eachPlayer, endTurn, enemy, enrage, exactly, exalt, exhaust, fightWith,
  forEach, forgeKey, forgeKeyAtNoCost, found, friendly, fullyHeal, gain, gainChains, half, heal, healUpTo,
  ifYouDo, insteadIf, it, itsOwner, lookAt, lose, loseAllArmor, makeTokens, may, mayRepeatWhilePossible,
  moveAmber, moveAmberUpTo, moveAnyNumberOfCounters, moveAnywhere, moveDamage, moveToAFlank, nameACard, on,
  opponent, opponentChoosesOne, otherwise, per, pick, placeUnder, play, playAsYours, playCard, playOn, poolOf,
  power, powerOf, purge, putCounters, putIntoArchives, putIntoHand, putIntoOpponentsArchives, putIntoPlay,
  putOnBottom, putOnTop, raiseTide, random, ready, readyAndFightInTurn, readyAndFightWith, readyAndUse,
  reapWith, rearrangeBattleline, rearrangeInBattleline, recipient, redistributeAmber, redistributeDamage,
  refillHand, removeAnyNumberOfCounters, removeCounters, repeatIf, repeatOnce, repeatWhile, returnToHand,
  reveal, searchFor, self, shuffleDeck, shuffleDiscardIntoDeck, shuffleIntoDeck, steal, stopTheFight, stun,
  supply, swap, swapControl, swapDeckAndDiscard, swapDeckAndDiscardOf, takeAnotherTurn, takeControlOf,
  thatMuch, thatPlayer, the, them, tide, times, together, traitsOf, trigger, under, unstun, upTo, use,
  useAsYours, ward, when, you,
} from '../../language/index.ts';
import type { Script } from '../../language/links.ts';
import { renderText } from '../render.ts';

/** The text of a Play ability of a card called Troll, without its heading. */
function text(...script: Script): string {
  const [line = ''] = renderText(card('troll', play(...script)), { name: 'Troll', keywords: {} });
  return line.replace(/^Play: /, '');
}

const said = (rows: readonly [Effect, string][]) => rows.map(([effect, sentence]) => ({ effect, sentence }));

test.each(
  said([
    [gain(2), 'Gain 2{amber}.'],
    [gain(per(friendly.creature)), 'Gain 1{amber} for each friendly creature.'],
    [gain(per(amberOn(self), 2)), 'Gain 2{amber} for each {amber} on Troll.'],
    [lose(all), 'Lose all of your {amber}.'],
    [opponent.loses(1), 'Your opponent loses 1{amber}.'],
    [
      eachPlayer.loses(half(thatPlayer.amber, 'down')),
      'Each player loses half of their {amber}, rounded down.',
    ],
    [eachPlayer.gains(thatPlayer.amber), 'Each player gains {amber} equal to their {amber}.'],
    [steal(opponent.amber), 'Steal your opponent’s {amber}.'],
    [opponent.steals(2), 'Your opponent steals 2{amber}.'],
    [capture(3), 'Capture 3{amber}.'],
    [capture(all), 'Capture all of your opponent’s {amber}.'],
    [self.captures(all, 'any-pool'), 'Capture all {amber} from each player.'],
    [a.friendly.creature.captures(1), 'A friendly creature captures 1{amber}.'],
    [exactly(2).friendly.creatures.captures(1), '2 friendly creatures each capture 1{amber}.'],
    [
      a.mostPowerful.creature.captures('all', poolOf('opponent')),
      'The most powerful creature captures all of your opponent’s {amber}.',
    ],
    [a.creature.captures(2, poolOf('opponent')), 'A creature captures 2{amber} from your opponent.'],
    [an.enemy.creature.captures(1, 'own-side'), 'An enemy creature captures 1{amber} from its own side.'],
    [exalt(self), 'Exalt Troll.'],
    [
      stun(each.enemy.creature.suchThat(it.isAttacking(a.creature.that(self)))),
      'Stun each enemy creature attacking Troll.',
    ],
    [
      stun(each.creature.suchThat(self.isAttacking(a.creature.that(it)))),
      'Stun each creature for which Troll is attacking it.',
    ],
    [exalt(a.creature, 2), 'Exalt a creature twice.'],
    [exalt(self, per(friendly.creature)), 'Exalt Troll once for each friendly creature.'],
    [
      moveAmber(2, supply, on(an.enemy.creature)),
      'Place 2{amber} from the common supply on an enemy creature.',
    ],
    [moveAmber(all, on(self), poolOf('you')), 'Move all {amber} from Troll to your pool.'],
    [moveAmber(1, on(self), supply), 'Return 1{amber} from Troll to the common supply.'],
    [moveAmber(2, poolOf('opponent'), poolOf('you')), 'Your opponent gives you 2{amber}.'],
    [moveAmber(all, poolOf('you'), poolOf('opponent')), 'Give your opponent all of your {amber}.'],
    [
      redistributeAmber(each.friendly.creature),
      'Redistribute the {amber} on friendly creatures among friendly creatures.',
    ],
    [
      when(you.amber.exactly(0), opponent.discards(random.card.from(opponent.hand)), draw(1)),
      'If you have no {amber}, your opponent discards a random card from their hand and you draw a card.',
    ],
    [
      when(opponent.amber.exactly(0), gain(1), opponent.draws(1)),
      'If your opponent has no {amber}, gain 1{amber} and they draw a card.',
    ],
    [gainChains(1), 'Gain 1 chain.'],
    [opponent.gainsChains(3), 'Your opponent gains 3 chains.'],
    [forgeKey(), 'Forge a key at current cost.'],
    [
      forgeKey({ plus: 9, minus: per(cards.from(you.hand)) }),
      'Forge a key at +9{amber} current cost, reduced by 1{amber} for each card in your hand.',
    ],
    [forgeKeyAtNoCost, 'Forge a key at no cost.'],
    [opponent.unforgesAKey, 'Your opponent unforges a key.'],
  ]),
)('amber and keys: $sentence', ({ effect, sentence }) => {
  expect(text(effect)).toBe(sentence);
});

test.each(
  said([
    [destroy(each.creature), 'Destroy each creature.'],
    [purge(upTo(2).cards.from(aDiscardPile)), 'Purge up to 2 cards from a discard pile.'],
    [ready(a.mars.creature), 'Ready a Mars creature.'],
    [exhaust(upTo(3).creatures), 'Exhaust up to 3 creatures.'],
    [stun(a.creature), 'Stun a creature.'],
    [unstun(each.friendly.creature), 'Unstun each friendly creature.'],
    [ward(self), 'Ward Troll.'],
    [enrage(an.enemy.creature), 'Enrage an enemy creature.'],
    [fightWith(a.friendly.creature), 'Fight with a friendly creature.'],
    [
      readyAndFightInTurn(3, a.friendly.creature),
      'Ready and fight with a friendly creature 3 times, each time against a different enemy creature. Resolve these fights one at a time.',
    ],
    [reapWith(a.friendly.creature), 'Reap with a friendly creature.'],
    [use(a.friendly.non.sanctum.creature), 'Use a friendly non-Sanctum creature.'],
    [useAsYours(an.enemy.artifact), 'Use an enemy artifact as if it were yours.'],
    [deal(4, a.creature, { splash: 2 }), 'Deal 4{damage} to a creature, with 2{damage} splash.'],
    [
      deal(3, each.human.creature, { ignoreArmor: true }),
      'Deal 3{damage} to each Human creature. This damage cannot be prevented by armor.',
    ],
    [deal(3, exactly(2).creatures), 'Deal 3{damage} to each of 2 creatures.'],
    [
      dealForEach(friendly.creature, 2, a.creature, { splash: 1 }),
      'For each friendly creature, deal 2{damage} to a creature, with 1{damage} splash.',
    ],
    [
      pick(a.creature, (chosen) => [deal(per(friendly.creature), chosen)]),
      'Choose a creature. Deal 1{damage} to it for each friendly creature.',
    ],
    [
      dealDivided(4, each.enemy.creature),
      'Deal 4{damage}, divided as you choose among any number of enemy creatures.',
    ],
    [heal(2, a.creature), 'Heal 2 damage from a creature.'],
    [healUpTo(3, a.creature), 'Heal up to 3 damage from a creature.'],
    [fullyHeal(self), 'Fully heal Troll.'],
    [
      when(you.amber.exactly(0), heal(3, a.creature), gain(per(thatMuch))),
      'If you have no {amber}, heal 3 damage from a creature and gain 1{amber} for each damage healed this way.',
    ],
    [
      moveDamage(2, a.friendly.creature, an.enemy.creature),
      'Move 2{damage} from a friendly creature to an enemy creature.',
    ],
    [
      redistributeDamage(each.friendly.creature),
      'Redistribute the damage on friendly creatures among friendly creatures.',
    ],
    [
      pick(a.creature, (chosen) => [times(traitsOf(chosen), deal(2, chosen))]),
      'Choose a creature. For each trait it has, deal 2{damage} to it.',
    ],
    [
      swap(self, another.creature.sharing('battleline', self)),
      'Swap Troll with another creature in the same battleline.',
    ],
    [putCounters('power', 1, self), 'Put a +1 power counter on Troll.'],
    [putCounters('time', 2, each.clock.creature), 'Put two time counters on each Clock creature.'],
    [removeCounters('doom', 1, self), 'Remove a doom counter from Troll.'],
    [removeAnyNumberOfCounters('power', self), 'Remove any number of +1 power counters from Troll.'],
    [
      moveAnyNumberOfCounters('power', self, another.friendly.creature),
      'Move any number of +1 power counters from Troll to another friendly creature.',
    ],
    [moveAmberUpTo(6, poolOf('you'), poolOf('opponent')), 'Give your opponent up to 6{amber}.'],
    [moveAmberUpTo(all, on(self), supply), 'Return any amount of {amber} from Troll to the common supply.'],
    [takeControlOf(an.enemy.artifact), 'Take control of an enemy artifact.'],
    [opponent.takesControlOf(self), 'Your opponent takes control of Troll.'],
    [swap(self, another.friendly.creature), 'Swap Troll with another friendly creature.'],
    [swapControl(self, an.enemy.creature), 'Swap control of Troll and an enemy creature.'],
    [makeTokens(), 'Make a token creature.'],
    [makeTokens(2), 'Make 2 token creatures.'],
    [may(opponent.gains(1)), 'You may have your opponent gain 1{amber}.'],
    [opponent.may(archive(self)), 'Your opponent may archive Troll.'],
    [opponent.may(opponent.gains(1)), 'Your opponent may gain 1{amber}.'],
    [
      takeControlOf(an.enemy.creature, { at: anywhereInLine }),
      'Take control of an enemy creature and place it anywhere in your battleline.',
    ],
    [playOn(self, an.upgrade.from(you.discardPile)), 'Play an upgrade from your discard pile on Troll.'],
    [swapDeckAndDiscardOf('each'), 'Swap each player’s deck and their discard pile.'],
    [
      shuffleIntoDeck(each.card.from(you.bottomOfDiscardPile(3))),
      'Shuffle the bottom 3 cards of your discard pile into your deck.',
    ],
    [
      shuffleIntoDeck(a.card.from(aPurgedZone)),
      'Shuffle a card from a player’s purged zone into its owner’s deck.',
    ],
    [discardFromDeck(powerOf(self)), 'Discard cards from the top of your deck equal to Troll’s power.'],
    [
      forgeKey({ plus: 20, minus: per(friendly.creature), min: 6 }),
      'Forge a key at +20{amber} current cost, reduced by 1{amber} for each friendly creature (to a minimum of 6).',
    ],
    [makeTokens(2, { named: 'blorb' }), 'Make 2 Blorbs.'],
    [makeTokens(per(opponent.forgedKeys)), 'Make a token creature for each forged key your opponent has.'],
    [moveToAFlank(self), 'Move Troll to a flank of its controller’s battleline.'],
    [moveAnywhere(a.creature), 'Move a creature anywhere in its controller’s battleline.'],
  ]),
)('cards in play: $sentence', ({ effect, sentence }) => {
  expect(text(effect)).toBe(sentence);
});

test.each(
  said([
    [archive(a.card.from(you.hand)), 'Archive a card.'],
    [archive(each.card.from(you.hand)), 'Archive each card from your hand.'],
    [archive(a.friendly.creature), 'Archive a friendly creature.'],
    [archive(self), 'Archive Troll.'],
    [archive(a.card.from(you.topOfDeck(3))), 'Archive the top 3 cards of your deck.'],
    [archive(the.card.from(you.topOfDiscardPile())), 'Archive the top card of your discard pile.'],
    [archive(atRandom(2).cards.from(you.hand)), 'Archive 2 random cards.'],
    [
      archive(upTo(count(enemy.creature)).cards.from(you.hand)),
      'Archive up to a number of cards equal to the number of enemy creatures.',
    ],
    [returnToHand(an.enemy.creature), 'Return an enemy creature to its owner’s hand.'],
    [returnToHand(upTo(3).creatures), 'Return up to 3 creatures to their owners’ hands.'],
    [
      returnToHand(a.creature.from(you.discardPile)),
      'Return a creature from your discard pile to your hand.',
    ],
    [reveal(each.card.from(you.hand)), 'Reveal your hand.'],
    [reveal(anyNumberOf.mars.cards.from(you.hand)), 'Reveal any number of Mars cards from your hand.'],
    [lookAt(each.card.from(opponent.hand)), 'Look at your opponent’s hand.'],
    [putIntoHand(a.card.thisWay('looked at').from(you.deck)), 'Put one of them into your hand.'],
    [discard(each.card.thisWay('looked at').otherThan(it)), 'Discard the others.'],
    [discard(a.card.from(you.hand)), 'Discard a card from your hand.'],
    [
      opponent.discards(random.card.from(opponent.hand)),
      'Your opponent discards a random card from their hand.',
    ],
    [discardFromDeck(2), 'Discard the top 2 cards of your deck.'],
    [opponent.discardsFromDeck(1), 'Discard the top card of your opponent’s deck.'],
    [
      discardFromDeckUntil(a.mars.creature),
      'Discard cards from the top of your deck until you discard a Mars creature or run out of cards.',
    ],
    [playCard(each.card.from(you.topOfDeck())), 'Play the top card of your deck.'],
    [playAsYours(a.card.from(opponent.hand)), 'Play a card from your opponent’s hand as if it were yours.'],
    [playCard(each.card.from(under(self))), 'Play each card under Troll.'],
    [placeUnder(self, a.card.from(you.hand), 'facedown'), 'Put a card from your hand facedown under Troll.'],
    [attach(an.upgrade.from(you.discardPile), self), 'Attach an upgrade from your discard pile to Troll.'],
    [draw(1), 'Draw a card.'],
    [draw(2), 'Draw 2 cards.'],
    [draw(per(friendly.creature)), 'Draw a card for each friendly creature.'],
    [draw(counters('yea', self)), 'Draw a number of cards equal to the number of yea counters on Troll.'],
    [eachPlayer.draws(1), 'Each player draws a card.'],
    [refillHand, 'Refill your hand as if it were the “draw cards” step.'],
    [putOnTop(self), 'Put Troll on top of your deck.'],
    [putOnTop(a.card.from(you.discardPile)), 'Put a card from your discard pile on top of your deck.'],
    [putOnBottom(exactly(2).creatures), 'Put 2 creatures on the bottom of their owners’ decks.'],
    [
      shuffleIntoDeck(each.card.from(you.handAndDiscardPile)),
      'Shuffle your hand and discard pile into your deck.',
    ],
    [putIntoHand(a.card.from(you.archives)), 'Put a card from your archives into your hand.'],
    [putIntoArchives(self), 'Put Troll into your archives.'],
    [putIntoOpponentsArchives(a.creature), 'Put a creature into your opponent’s archives.'],
    [
      destroy(anyNumberOf.friendly.creatures.withTotalPower(25)),
      'Destroy any number of friendly creatures with total power of 25 or more.',
    ],
    [
      abduct(an.enemy.creature),
      'Put an enemy creature into your archives. If that card leaves your archives, it is put into its owner’s hand instead.',
    ],
    [
      abductIfNotOwner(an.artifact),
      'Put an artifact into your archives. If you are not the owner of that card and it leaves your archives, it is put into its owner’s hand instead.',
    ],
    [
      abductIfNotOwner(upTo(2).creatures),
      'Put up to 2 creatures into your archives. If any of these cards that you do not own leave your archives, they are put into their owners’ hands instead.',
    ],
    [
      abductForOpponent(a.friendly.creature),
      'Put a friendly creature into your opponent’s archives. If that card leaves their archives, it is put into its owner’s hand instead.',
    ],
    [
      putIntoPlay(a.creature.from(you.discardPile), { state: 'ready', under: 'you' }),
      'Put a creature from your discard pile into play ready under your control.',
    ],
    [rearrangeBattleline('you'), 'Rearrange the creatures in your battleline.'],
    [
      rearrangeInBattleline(each.other.friendly.creature),
      'Rearrange other friendly creatures in your battleline.',
    ],
    [shuffleDeck, 'Shuffle your deck.'],
    [shuffleDiscardIntoDeck, 'Shuffle your discard pile into your deck.'],
    [swapDeckAndDiscard, 'Swap your deck and your discard pile.'],
    [eachPlayer.discardsFromDeck(1), 'Discard the top card of each player’s deck.'],
    [
      searchFor(a.card.named('timetraveller'), { in: ['deck', 'discard'], to: 'hand' }),
      'Search your deck and discard pile for a copy of Timetraveller, reveal it, and put it into your hand.',
    ],
  ]),
)('cards elsewhere: $sentence', ({ effect, sentence }) => {
  expect(text(effect)).toBe(sentence);
});

test.each(
  said([
    [chooseHouse, 'Choose a house.'],
    [chooseHouseOfOpponent, 'Choose a house on your opponent’s identity card.'],
    [nameACard, 'Name a card.'],
    [chooseNumber, 'Choose a number.'],
    [raiseTide, 'Raise the tide.'],
    [endTurn, 'End your turn.'],
    [stopTheFight, 'That fight ends with no effect.'],
    [takeAnotherTurn, 'Take another turn after this one.'],
    [changeActiveHouseTo('mars'), 'Mars becomes your active house.'],
    [
      trigger('reap', another.creature),
      'Resolve another creature’s “After Reap:” ability as if you controlled it.',
    ],
    [{ kind: 'fulfil', target: self }, 'Fulfill Troll.'],
    [custom('odd', { en: 'Do something odd.' }), 'Do something odd.'],
  ]),
)('the game: $sentence', ({ effect, sentence }) => {
  expect(text(effect)).toBe(sentence);
});

test.each(
  said([
    [when(tide.isHigh, gain(1)), 'If the tide is high, gain 1{amber}.'],
    [
      when(opponent.amber.atLeast(7), opponent.loses(2)),
      'If your opponent has 7{amber} or more, they lose 2{amber}.',
    ],
    [may(exalt(self)), 'You may exalt Troll.'],
    [readyAndFightWith(a.friendly.creature), 'Ready and fight with a friendly creature.'],
    [readyAndUse(a.friendly.creature), 'Ready and use a friendly creature.'],
    [allWith(a.creature, stun, exhaust), 'Stun and exhaust a creature.'],
    [
      chooseOne(gain(1), [draw(1), gain(1)]),
      'Choose one:\n• Gain 1{amber}.\n• Draw a card and gain 1{amber}.',
    ],
    [opponentChoosesOne(gain(1), draw(1)), 'Your opponent chooses one:\n• Gain 1{amber}.\n• Draw a card.'],
    [forEach(friendly.creature, ward(a.creature)), 'For each friendly creature, ward a creature.'],
    [
      forEach(upTo(3).friendly.creatures, ready(it), fightWith(it)),
      'Ready and fight with up to 3 friendly creatures, one at a time.',
    ],
    [times(opponent.forgedKeys, draw(1)), 'For each forged key your opponent has, draw a card.'],
    [times(3, draw(1)), 'Draw a card. Repeat this effect 2 times.'],
    [together(destroy(an.enemy.creature), destroy(self)), 'Destroy an enemy creature and Troll.'],
    [together(deal(1, self), steal(1)), 'Deal 1{damage} to Troll and steal 1{amber}.'],
    [
      pick(a.flank.creature, (first) => [
        deal(3, first),
        pick(a.neighborOf(first), (second) => [
          deal(2, second),
          deal(1, a.neighborOf(second).otherThan(first)),
        ]),
      ]),
      'Deal 3{damage} to a flank creature. Deal 2{damage} to one of its neighbors. Deal 1{damage} to its other neighbor.',
    ],
    [
      pick(a.creature, (shaken) => [stun(shaken.andItsNeighbors)]),
      'Stun a creature and each of its neighbors.',
    ],
    [
      pick(a.mostPowerful.enemy.creature, (champion) => [destroy(each.enemy.creature.otherThan(champion))]),
      'Destroy each enemy creature except the most powerful enemy creature.',
    ],
  ]),
)('composition: $sentence', ({ effect, sentence }) => {
  expect(text(effect)).toBe(sentence);
});

test('sentences that lean on the one before', () => {
  expect(text(discard(a.card.from(you.hand)), ifYouDo(draw(1)))).toBe(
    'Discard a card from your hand. If you do, draw a card.',
  );
  expect(text(opponent.discards(a.card.from(opponent.hand)), ifYouDo(draw(1)), otherwise(gain(1)))).toBe(
    'Your opponent discards a card from their hand. If they do, draw a card. Otherwise, gain 1{amber}.',
  );
  expect(text(steal(1), otherwise(gain(1)))).toBe('Steal 1{amber}. If you do not, gain 1{amber}.');
  expect(text(when(tide.isHigh, gain(1)), otherwise(raiseTide))).toBe(
    'If the tide is high, gain 1{amber}. Otherwise, raise the tide.',
  );
  expect(text(stun(an.enemy.creature), insteadIf(it.wasAlready('stunned'), destroy(it)))).toBe(
    'Stun an enemy creature. If it was already stunned, destroy it instead.',
  );
});

test('verbs one after the other that are said of the same card share it', () => {
  expect(text(stun(an.enemy.creature), exhaust(it), ready(it))).toBe(
    'Stun an enemy creature. Exhaust and ready it.',
  );
  expect(text(ready(self), fightWith(self))).toBe('Ready and fight with Troll.');
  expect(text(ready(self), stun(an.enemy.creature))).toBe('Ready Troll. Stun an enemy creature.');
});

test('repetition', () => {
  const more = opponent.amber.moreThan(you.amber);

  expect(text(steal(1), repeatOnce)).toBe('Steal 1{amber}. Repeat the preceding effect.');
  expect(text(steal(1), repeatIf(more))).toBe(
    'Steal 1{amber}. If your opponent has more {amber} than you, repeat the preceding effect.',
  );
  expect(text(steal(1), repeatWhile(more))).toBe(
    'Steal 1{amber}. If your opponent has more {amber} than you, repeat this effect.',
  );
  expect(text(destroy(a.creature), mayRepeatWhilePossible)).toBe(
    'Destroy a creature. You may repeat this effect as many times as you like, as long as it is possible to repeat the entire effect.',
  );
});

test('half of something else than amber is an amount of amber', () => {
  expect(text(gain(half(powerOf(self), 'down')))).toBe(
    'Gain {amber} equal to half of Troll’s power, rounded down.',
  );
});

test('what was done is spoken of as "this way" and "that much"', () => {
  expect(text(purge(each.creature), gain(per(creatures.thisWay('purged'))))).toBe(
    'Purge each creature. Gain 1{amber} for each creature purged this way.',
  );
  expect(
    text(destroy(each.creature), eachPlayer.gains(per(creatures.thisWay('destroyed', 'that-player')))),
  ).toBe(
    'Destroy each creature. Each player gains 1{amber} for each creature they controlled that was destroyed this way.',
  );
  expect(
    text(
      shuffleIntoDeck(each.creature),
      eachPlayer.gains(per(creatures.ownedBy('that-player').thisWay('shuffled'))),
    ),
  ).toBe(
    'Shuffle each creature into its owner’s deck. Each player gains 1{amber} for each creature they own shuffled this way.',
  );
  expect(
    text(destroy(each.creature), when(count(cards.thisWay('destroyed')).lessThan(2), destroy(self))),
  ).toBe('Destroy each creature. If fewer than 2 cards are destroyed this way, destroy Troll.');
  expect(text(healUpTo(2, a.creature), deal(thatMuch, a.creature.otherThan(it)))).toBe(
    'Heal up to 2 damage from a creature. Deal that much {damage} to another creature.',
  );
  expect(text(removeCounters('power', all, self), gain(per(thatMuch)))).toBe(
    'Remove all +1 power counters from Troll. Gain 1{amber} for each counter removed this way.',
  );
  expect(text(moveAmber(all, on(a.creature), supply), draw(per(thatMuch)))).toBe(
    'Return all {amber} from a creature to the common supply. Draw a card for each {amber} returned this way.',
  );
  expect(text(fullyHeal(a.creature), putCounters('power', thatMuch, it))).toBe(
    'Fully heal a creature. Put that many +1 power counters on it.',
  );
  expect(text(healUpTo(3, a.creature), when(thatMuch.exactly(3), gain(1)))).toBe(
    'Heal up to 3 damage from a creature. If exactly 3 damage was healed this way, gain 1{amber}.',
  );
  expect(text(chooseNumber, destroy(each.creature.with(power.exactly(thatMuch))))).toBe(
    'Choose a number. Destroy each creature with power equal to that number.',
  );
  expect(text(loseAllArmor(each.enemy.creature.with(armor)), deal(per(armorLostBy(recipient)), them))).toBe(
    'Each enemy creature with armor loses all of its armor until the end of the turn. Deal 1{damage} to each of them for each point of armor it lost this way.',
  );
  expect(text(loseAllArmor(upTo(2).creatures))).toBe(
    'Up to 2 creatures lose all of their armor until the end of the turn.',
  );
  expect(text(self.dealsDamageInsteadTo(a.creature))).toBe(
    'Troll deals damage to a creature rather than the one it is fighting.',
  );
  expect(text(discardFromDeckUntil(a.mars.creature), when(found, putIntoHand(it)))).toBe(
    'Discard cards from the top of your deck until you discard a Mars creature or run out of cards. If you discard a Mars creature this way, put it into your hand.',
  );
  expect(
    text(deal(2, a.creature), when(it.destroyedThisWay, itsOwner.discards(random.card.from(itsOwner.hand)))),
  ).toBe(
    'Deal 2{damage} to a creature. If this damage destroys that creature, its owner discards a random card from their hand.',
  );
  expect(text(purge(upTo(2).cards.from(aDiscardPile)), gain(bonusIcons('amber', them)))).toBe(
    'Purge up to 2 cards from a discard pile. Gain {amber} equal to the number of {amber} bonus icons on them.',
  );
});
