import type { CardDefinition } from '@amberhall/engine/language';
import { expect, test } from 'vitest';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, afterYouDrawYourOpeningHand, amberOn, an, another, any, archive, asLongAs, atEndOfStep,
  atEndOfYourTurn, atRandom, atStartOfTurnOf, attachAsUpgrade, attachesTo, attacked, beforeFight, bonusIcons,
  captureDistributed, card, cards, chooseTrait, count, deal, destroy, destroyed, discard, discardFromADeck,
  draw, each, eachDeals, eachPlayer, entersPlayAsCopyOf, exactly, exalt, excess, flipProphecy, forAPlayer,
  forEachHouse, forEachPlayer, forEachPlayerWho, forgeKeyAtNoCost, forTheTurn, found, friendly, fulfilAfter,
  gain, gigantic, graft, inOrderToUse, insteadOf, inYourDiscardPile, it, keys, leftFlank, makeTokens, may,
  mayRepeatBy, mayRepeatWhilePossible, nameCards, oneHalfOf, opponent, per, pick, play, playableAsUpgrade,
  playCard, plusPower, poison, poolOf, power, powerOf, purge, putOnTopInRandomOrder, random, ready, reap,
  rearrangeTopOfDeck, redistributeDamage, removeAllCounters, removeWard, repeatOn, resolveBonusIconsOf,
  returnToHand, reveal, revealFromDeckUntilYouStopOr, searchFor, self, skirmish, steal, takeAndAttach,
  thatHouse, thatPlayer, thatTrait, the, them, thereIs, third, thisCreature, toItsLeft, toTheLeft,
  untilTheEndOfYourNextTurn, untilThisLeavesPlay, upTo, when, you,
} from '../../language/index.ts';
import { scopeProblems } from '../../language/scope.ts';
import { renderText } from '../render.ts';

const TEXTS: readonly (readonly [CardDefinition, readonly string[]])[] = [
  // cards that are like no other
  // flanks, shares and choices of others
  [
    card('soleft', destroyed(destroy(each.enemy.creature.with(leftFlank)))),
    ['Destroyed: Destroy the creature on your opponent’s left flank.'],
  ],
  [
    card('friendship', each.creature.that(self).hasDamageDealtTo(each.neighborOf(self))),
    [
      'Damage dealt to Friendship is divided as evenly as possible among each of Friendship’s neighbors instead.',
    ],
  ],
  [
    card('bryozoarch', insteadOf(opponent.plays(an.action), destroy(the.friendly.creature.with(leftFlank)))),
    [
      'When your opponent plays an action, destroy the creature on your left flank instead of resolving its “Play:” abilities.',
    ],
  ],
  [
    card(
      'catch-and-release',
      play(
        forEachPlayer(
          thatPlayer.discards(
            atRandom(excess(count(cards.from(thatPlayer.hand)), 6)).cards.from(thatPlayer.hand),
          ),
        ),
      ),
    ),
    [
      'Play: For each player, that player discards random cards from their hand until no more than 6 are left.',
    ],
  ],
  [
    card('abyssal-sight', play(pick(a.card.from(opponent.hand), (chosen) => [opponent.discards(chosen)]))),
    ['Play: Choose a card from your opponent’s hand. Your opponent discards it.'],
  ],
  [
    card('aedile-tullia', after(you.exalt(a.friendly.creature), gain(1))),
    ['After you exalt a friendly creature, gain 1{amber}.'],
  ],
  [
    card('watch-your-step', after(opponent.choosesAnyHouseBut('mars'), gain(1))),
    ['After your opponent chooses a house other than Mars as their active house, gain 1{amber}.'],
  ],
  [
    card('tectonic-shift', play(destroy(oneHalfOf.creatures))),
    ['Play: Destroy each creature in one half of each battleline, divided as evenly as possible.'],
  ],
  [
    card('boss-battle', play(destroy(oneHalfOf.enemy.creatures))),
    ['Play: Destroy each enemy creature in one half of its battleline, divided as evenly as possible.'],
  ],
  [
    card(
      'harmonic-ritual',
      play(
        pick(a.friendly.creature, () => [
          repeatOn(the.creature.with(toItsLeft(it)).sharing('house', it), gain(1)),
        ]),
      ),
    ),
    [
      'Play: Choose a friendly creature. If its left neighbor shares a house with it, gain 1{amber} and repeat this effect on that creature.',
    ],
  ],
  [
    card(
      'dark-discovery',
      play(
        nameCards(2),
        opponent.discardsFromBottomOfDeck(2),
        when(them.areTheNamedCards, purge(self), forgeKeyAtNoCost),
      ),
    ),
    [
      'Play: Name 2 cards. Discard the bottom 2 cards of your opponent’s deck. If they are the named cards, purge Dark Discovery and forge a key at no cost.',
    ],
  ],
  [
    card('crassosaurus', play(self.captures(10, 'any-pool'), when(amberOn(self).lessThan(10), purge(self)))),
    [
      'Play: Capture 10{amber} from any combination of players. If there is less than 10{amber} on Crassosaurus, purge it.',
    ],
  ],
  [
    card(
      'barter-and-games',
      play(
        forEachPlayer(reveal(random.card.from(thatPlayer.handAndArchives))),
        eachPlayer.gains(bonusIcons('amber', each.card.from(thatPlayer.handAndArchives).thisWay('revealed'))),
        destroy(each.creature.sharing('house', each.card.thisWay('revealed'))),
        discard(each.card.thisWay('revealed')),
      ),
    ),
    [
      'Play: For each player, reveal a random card from their hand and archives. Each player gains {amber} equal to the number of {amber} bonus icons on each card revealed this way from their hand and archives. Destroy each creature that shares a house with at least one card revealed this way. Discard each card revealed this way.',
    ],
  ],
  [
    card(
      'plunder',
      play(
        reveal(random.card.from(opponent.hand).notThisWay('revealed')),
        mayRepeatWhilePossible,
        opponent.discards(it),
      ),
    ),
    [
      'Play: Reveal a random card not revealed this way from your opponent’s hand. You may repeat this effect as many times as you like, as long as it is possible to repeat the entire effect. Your opponent discards it.',
    ],
  ],
  [
    card(
      'old-boomy',
      reap(
        revealFromDeckUntilYouStopOr(a.brobnar.card),
        when(found, deal(2, self)),
        archive(each.card.thisWay('revealed')),
      ),
    ),
    [
      'After Reap: Reveal cards from the top of your deck until you reveal a Brobnar card or choose to stop. If you reveal a Brobnar card this way, deal 2{damage} to Old Boomy. Archive each card revealed this way.',
    ],
  ],
  [
    card(
      'came-back-wrong',
      play(
        playCard(a.creature.from(you.discardPile)),
        attachAsUpgrade(self, it, thisCreature.gains(plusPower(-2), poison)),
      ),
    ),
    [
      'Play: Play a creature from your discard pile. Attach Came Back Wrong to it as an upgrade with the text, “This creature gets –2 power and gains poison.”',
    ],
  ],
  [
    card(
      'entropic-manipulator',
      play(forAPlayer(may(redistributeDamage(each.creature.controlledBy('that-player'))))),
    ),
    [
      'Play: Choose a player. You may redistribute the damage on creatures that player controls among creatures that player controls.',
    ],
  ],
  [
    card('mindworm', beforeFight(eachDeals(each.creature.that(attacked), powerOf(it), each.neighborOf(it)))),
    ['Before Fight: The creature Mindworm fights deals damage equal to its power to each of its neighbors.'],
  ],
  [
    card(
      'kasheek-fall',
      play(destroy(each.creature.suchThat(thereIs(any.neighborOf(it).with(power.moreThan(powerOf(it))))))),
    ),
    ['Play: Destroy each creature for which it has a neighbor with power higher than its power.'],
  ],
  [
    card('parallel-thinking', play(opponent.discardsFromDeck(2), when(them.shareAType, steal(2)))),
    ['Play: Discard the top 2 cards of your opponent’s deck. If they share a type, steal 2{amber}.'],
  ],
  [
    card(
      'circlespeak',
      play(
        pick(a.creature, (one) => [
          forEachPlayerWho(thatPlayer.isHaunted, one.captures(2, poolOf('that-player'))),
        ]),
      ),
    ),
    [
      'Play: Choose a creature. For each player, if that player is haunted, it captures 2{amber} from that player.',
    ],
  ],
  [
    card('big-magnet', play(pick(a.friendly.creature, (one) => [takeAndAttach(each.upgrade, one)]))),
    ['Play: Take control of each upgrade and move it to a friendly creature.'],
  ],
  [
    card('flying-broomstick', reap(removeAllCounters(a.creature))),
    ['After Reap: Remove each counter from a creature.'],
  ],
  [
    card(
      'gezrăhi-blacksmith',
      atStartOfTurnOf('each', thatPlayer.choosesOne(thatPlayer.makesTokens(), thatPlayer.draws(1))),
    ),
    [
      'At the start of each player’s turn, that player chooses one:\n• That player makes a token creature.\n• That player draws a card.',
    ],
  ],
  [
    card(
      'thorium-plasmate',
      play(
        pick(a.creature, (chosen) => [deal(per(any.neighborOf(chosen).sharing('house', chosen), 2), chosen)]),
      ),
    ),
    ['Play: Choose a creature. Deal 2{damage} to it for each neighbor of it that shares a house with it.'],
  ],
  [
    card('call-of-need', play(searchFor(a.card, { in: ['deck'], to: 'discard' }))),
    ['Play: Search your deck for a card and discard it.'],
  ],
  [
    card(
      'digging-up-the-monster',
      play(
        searchFor(exactly(2).cards.with(gigantic).allAlikeIn('name'), {
          in: ['deck', 'discard'],
          to: 'top',
        }),
      ),
    ),
    [
      'Play: Search your deck and discard pile for 2 gigantic cards with the same name, reveal them, and put them on top of your deck.',
    ],
  ],
  // what a card is
  [
    card('explo-rover', playableAsUpgrade(thisCreature.gains(skirmish))),
    [
      'Explo-rover may be played as an upgrade instead of a creature, with the text: “This creature gains skirmish.”',
    ],
  ],
  [
    card('mimic-gel', entersPlayAsCopyOf(another.creature, { except: 'logos' })),
    ['Mimic Gel enters play as a copy of another creature, except it belongs to house Logos.'],
  ],
  [
    card('animating-force', attachesTo(an.artifact)),
    ['Animating Force can only be attached to an artifact.'],
  ],
  [
    card('auto-legionary', action(untilThisLeavesPlay(self.becomesACreature(5)))),
    ['Action: Until Auto-Legionary leaves play, Auto-Legionary is considered a creature with 5 power.'],
  ],
  [
    card('purifier-of-souls', each.creature.losesAbilities('destroyed')),
    ['Each creature loses each of its “Destroyed:” abilities.'],
  ],
  [
    card('kompsos-haruspex', each.friendly.creature.alsoTriggers('play', 'reap')),
    ['Each “Play:” ability of each friendly creature is a “Play/After Reap:” ability.'],
  ],
  [card('grey-aberrant', each.creature.losesItsTraits), ['Each creature loses each of its traits.']],
  // places, prices and moments
  [
    card('near-future-lens', you.playWithTheTopCardRevealed),
    ['Play with the top card of your deck revealed.'],
  ],
  [
    card('rampaging-brutodon', inOrderToUse(self, destroy(a.friendly.creature))),
    ['In order to use Rampaging Brutodon, you must destroy a friendly creature.'],
  ],
  [
    card('honorable-abagnale', you.maySpendFromOpponentsPool(3)),
    ['You may spend up to 3{amber} from your opponent’s pool when forging keys.'],
  ],
  [
    card('lightsmith-clariel', action(pick(a.creature, (one) => [forTheTurn(one.switchesPowerAndArmor)]))),
    ['Action: Choose a creature. For the remainder of the turn, switch the power and armor of it.'],
  ],
  [
    card('singing-scythe', inYourDiscardPile(asLongAs(you.areHaunted, self.mayBeReturnedToHand))),
    [
      'While Singing Scythe is in your discard pile, while you are haunted, during your “play, discard, and use cards” step, you may return Singing Scythe to your hand.',
    ],
  ],
  [
    card('phantasmaquid', opponent.cannot('play-on-right-flank')),
    ['Your opponent cannot play creatures on their right flank.'],
  ],
  [
    card('root-access', play(opponent.discardsFromBottomOfDeck(1))),
    ['Play: Discard the bottom card of your opponent’s deck.'],
  ],
  [card('boo', play(discardFromADeck(10))), ['Play: Discard the top 10 cards of a player’s deck.']],
  [card('tidal-wave', play(opponent.raisesTide)), ['Play: Your opponent raises the tide.']],
  [
    card('phalanx-leader', play(makeTokens(1, { at: toTheLeft(self) }))),
    ['Play: Make a token creature immediately to the left of Phalanx Leader.'],
  ],
  [
    card('undagnathus-evil-twin', self.takesDoubleDamage),
    ['Double all damage dealt to Undagnathus Evil Twin.'],
  ],
  [
    card('zizok', after(an.enemy.creature.isDestroyedBy('splash', self), ready(self))),
    ['After an enemy creature is destroyed by Zizok’s splash-attack damage, ready Zizok.'],
  ],
  [
    card('j43g3r-v', reap(forTheTurn(you.mayReapWith(upTo(2).non.staralliance.creatures)))),
    ['After Reap: For the remainder of the turn, up to 2 non-Star Alliance creatures may reap.'],
  ],
  // icons
  [
    card('amphora-captura', you.mayResolveIconAs('capture')),
    ['When resolving a bonus icon, you may resolve it as a {capture} bonus icon instead.'],
  ],
  [
    card('scrivener-favian', you.mayResolveIconAs([steal(1)], 'capture')),
    ['When resolving a {capture} bonus icon, you may steal 1{amber} instead.'],
  ],
  [
    card('lcdr-trigon', reap(discard(each.card.from(you.topOfDeck())), resolveBonusIconsOf(it))),
    ['After Reap: Discard the top card of your deck. Resolve the bonus icons of it as if you had played it.'],
  ],
  [
    card('master-of-the-grey', opponent.cannot('resolve-icons')),
    ['Your opponent cannot resolve bonus icons on cards they play.'],
  ],
  // players, turns and keys
  [
    card('tinkerer', you.keys.cost(-2), you.mustForgeFurtherKeysToWin(1)),
    ['Your keys cost –2{amber}.', 'You must forge 1 additional key to win the game.'],
  ],
  [
    card('forgemaster', eachPlayer.mayForgeFurtherKeys(1)),
    ['Players may forge 1 additional key during their “forge a key” step.'],
  ],
  [
    card('greed', you.refillsHandTo(per(friendly.creature))),
    ['Refill your hand to 1 additional card for each friendly creature during your “draw cards” step.'],
  ],
  [
    card('overcharged', you.cannot('mulligan'), afterYouDrawYourOpeningHand(archive(a.card.from(you.deck)))),
    ['You cannot take a mulligan.', 'After you draw your opening hand, archive a card from your deck.'],
  ],
  [
    card('greater-oxtet', atEndOfStep('ready', 'you', purge(a.card.from(you.hand)))),
    ['At the end of your “ready cards” step, purge a card from your hand.'],
  ],
  [
    card('bad-omen', fulfilAfter(opponent.turnEnds, opponent.amber.exactly(6))),
    ['At the end of your opponent’s turn, if your opponent has exactly 6{amber}, fulfill Bad Omen.'],
  ],
  // cards and places
  [
    card('lay-of-the-land', play(rearrangeTopOfDeck(3), draw(1))),
    ['Play: Look at the top 3 cards of your deck and put them back in any order. Draw a card.'],
  ],
  [
    card('infomancer', play(graft(self, an.action.from(you.hand)))),
    ['Play: Graft an action from your hand onto Infomancer.'],
  ],
  [
    card('harvest-time', play(chooseTrait, purge(each.card.with(thatTrait)))),
    ['Play: Choose a trait. Purge each card with that trait.'],
  ],
  [
    card('gleeful-mayhem', play(forEachHouse(deal(5, a.creature.of(thatHouse))))),
    ['Play: For each house, deal 5{damage} to a creature of that house.'],
  ],
  [
    card('sirs-colossus', play(captureDistributed('all', any.friendly.creature))),
    ['Play: Capture all of your opponent’s {amber}, distributed among any number of friendly creatures.'],
  ],
  [
    card('phalanx-strike', play(deal(1, a.creature), mayRepeatBy(exalt(a.friendly.creature)))),
    ['Play: Deal 1{damage} to a creature. You may exalt a friendly creature to repeat the preceding effect.'],
  ],
  [
    card('hadron-collision', play(removeWard(a.creature), deal(3, it))),
    ['Play: Remove the ward from a creature. Deal 3{damage} to it.'],
  ],
  [
    card('commander-dhrxgar', after(an.upgrade.isAttached(self), gain(1))),
    ['After an upgrade is attached to Commander Dhrxgar, gain 1{amber}.'],
  ],
  [
    card('groupthink-tank', action(deal(4, each.creature.sharingWithNeighbors('house')))),
    ['Action: Deal 4{damage} to each creature that shares a house with at least 1 of its neighbors.'],
  ],
  [
    card('sinestra', after(opponent.plays(a.creature.with(leftFlank)), opponent.loses(1))),
    ['After your opponent plays a creature on its controller’s left flank, your opponent loses 1{amber}.'],
  ],
  [
    card('dodger-s-10', play(steal(third(opponent.amber, 'down')))),
    ['Play: Steal one third of your opponent’s {amber}, rounded down.'],
  ],
  [
    card('heads-i-win', atEndOfYourTurn(may(flipProphecy(self)))),
    ['At the end of your turn, you may flip Heads, I Win.'],
  ],
  [
    card('even-ivan', action(when(opponent.amber.isEven, steal(1)))),
    ['Action: If your opponent’s {amber} is even, steal 1{amber}.'],
  ],
  [
    card('we-can-all-win', play(untilTheEndOfYourNextTurn(keys.cost(-2)))),
    ['Play: Keys cost –2{amber} until the end of your next turn.'],
  ],
  [
    card('fidgit', play(discard(each.card.from(you.topOfDeck())), when(it.isA('action'), draw(1)))),
    ['Play: Discard the top card of your deck. If it is an action, draw a card.'],
  ],
  [
    card('mælstrom', play(putOnTopInRandomOrder(each.creature))),
    ['Play: Put each creature on top of its owner’s deck in a random order.'],
  ],
];

test.each(TEXTS)('$id', (definition, expected) => {
  const facts = { name: nameOf(definition), keywords: {} };

  expect(renderText(definition, facts).join('\n')).toBe(expected.join('\n'));
  expect(scopeProblems(definition, { isUpgrade: definition.id === 'explo-rover' })).toEqual([]);
});

const NAMES: Readonly<Record<string, string>> = {
  'explo-rover': 'Explo-rover',
  'auto-legionary': 'Auto-Legionary',
};

function nameOf({ id }: CardDefinition): string {
  if (id === 'heads-i-win') return 'Heads, I Win';
  return (
    NAMES[id] ??
    id
      .split('-')
      .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
      .join(' ')
  );
}

test('an upgrade that an ability of its creature returns goes to its owner', () => {
  expect(
    renderText(card('troll', thisCreature.gains(action(returnToHand(self)))), {
      name: 'Troll',
      keywords: {},
    }),
  ).toEqual(['This creature gains, “Action: Return Troll to its owner’s hand.”']);
});
