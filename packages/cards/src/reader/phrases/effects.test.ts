import { expect, test } from 'vitest';
import { reading } from '../reading.ts';

test.each([
  [
    'Play: Look at the top 3 cards of your deck. Put 1 into your hand and discard the others.',
    "play(lookAt(each.card.from(you.topOfDeck(3))), putIntoHand(a.card.thisWay('looked at').from(you.deck)), discard(each.card.thisWay('looked at').otherThan(it)))",
  ],
  [
    'Play: Look at the top 4 cards of your deck. Archive 1 of them, add 1 to your hand, and put 1 on the bottom of your deck.',
    "play(lookAt(each.card.from(you.topOfDeck(4))), archive(a.card.thisWay('looked at').from(you.deck)), putIntoHand(a.card.thisWay('looked at').from(you.deck)), putOnBottom(a.card.thisWay('looked at').from(you.deck)))",
  ],
  [
    'Play: Look at the top 4 cards of your deck and put them back in any order.',
    'play(rearrangeTopOfDeck(4))',
  ],
  [
    'Play: Each player discards 2 random cards from their hand, then draws 4 cards.',
    'play(eachPlayer.discards(atRandom(2).cards.from(thatPlayer.hand)), eachPlayer.draws(4))',
  ],
  [
    'Play: Your opponent archives the top 4 cards of their deck.',
    'play(archive(each.card.from(opponent.topOfDeck(4))))',
  ],
  [
    'Play: Each player archives each creature from their discard pile.',
    'play(forEachPlayer(archive(each.creature.from(thatPlayer.discardPile))))',
  ],
  [
    'Play: Choose a friendly creature and an enemy creature. Stun the chosen creatures.',
    'play(pick(a.friendly.creature, (first) => [pick(an.enemy.creature, (second) => [together(stun(first), stun(second))])]))',
  ],
  [
    'Play: Choose a friendly creature and an enemy creature. Swap control of those creatures.',
    'play(pick(a.friendly.creature, (first) => [pick(an.enemy.creature, (second) => [swapControl(first, second)])]))',
  ],
  ['Play: Make a token creature on your left flank.', 'play(makeTokens(1, { at: onLeftFlank }))'],
  [
    'Play: Capture 4{amber}, distributed among any number of friendly creatures.',
    'play(captureDistributed(4, friendly.creature))',
  ],
  [
    'Play: Destroy a friendly creature. If you do, deal damage to an enemy creature equal to the destroyed creature’s power.',
    'play(pick(a.friendly.creature, (first) => [destroy(first), ifYouDo(deal(powerOf(first), an.enemy.creature))]))',
  ],
  [
    'Play: If there are more enemy creatures than friendly creatures, draw cards equal to the difference.',
    'play(when(opponent.controlsMore(any.creature), draw(excess(count(enemy.creature), count(friendly.creature)))))',
  ],
  [
    'Reap: Discard the top card of your deck. Resolve its bonus icons as if you had played it.',
    'reap(discardFromDeck(), resolveBonusIconsOf(it))',
  ],
  [
    'Reap: Discard the top card of your deck. That card’s house becomes your active house.',
    'reap(discardFromDeck(), changeActiveHouseTo(itsHouse))',
  ],
  [
    'Play: Purge up to 3 cards from a discard pile. Gain {amber} equal to the number of {amber} bonus icons on the purged cards.',
    "play(purge(upTo(3).cards.from(aDiscardPile)), gain(bonusIcons('amber', each.card.thisWay('purged'))))",
  ],
  [
    'Play: Discard a card. During your opponent’s next turn, they cannot play cards of the discarded card’s type.',
    "play(discard(a.card.from(you.hand)), duringOpponentsNextTurn(opponent.cannot('play', any.card.sharing('type', it))))",
  ],
  [
    'Reap: Return a friendly creature and each upgrade attached to it to their owners’ hands.',
    'reap(pick(a.friendly.creature, (first) => [together(returnToHand(first), returnToHand(each.upgrade.on(first)))]))',
  ],
  [
    'Destroyed: Fully heal Troll and lose 2{amber} instead.',
    'insteadOf(self.isDestroyed, fullyHeal(self), lose(2))',
  ],
  ['Play: Forge your red key at current cost.', "play(forgeKeyOf('red'))"],
  [
    'You cannot play Troll unless you control 3 or more Giants.',
    "self.cannotUnless('be-played', count(friendly.giant.creature).atLeast(3))",
  ],
  [
    'Troll gains assault X, where X is the number of exhausted creatures.',
    'self.gains(assault(count(any.exhausted.creature)))',
  ],
  ['At the end of each turn, draw a card.', "atEndOfTurnOf('each', draw(1))"],
  [
    'Fate: Archive a purged card you own.',
    "fate(archive(a.card.ownedBy('you').from(eachPlayer.purgedCards)))",
  ],
  [
    'Action: Choose an enemy creature.\nIt captures 3{amber} from its own side.',
    "action(pick(an.enemy.creature, (first) => [first.captures(3, 'own-side')]))",
  ],
  [
    'Play: Search your deck and discard pile for two halves of a gigantic creature, reveal them, and archive them.',
    "play(searchFor(exactly(2).cards.with(gigantic).allAlikeIn('name'), { in: ['deck', 'discard'], to: 'archives' }))",
  ],
  [
    'Play: For the remainder of the turn, the most powerful enemy creatures gain taunt.',
    'play(forTheTurn(each.mostPowerful.enemy.creature.gains(taunt)))',
  ],
  ['Play: Graft an action card from your hand onto Troll.', 'play(graft(self, an.action.from(you.hand)))'],
  [
    'Play: Graft an action card from your discard pile onto Troll.',
    'play(graft(self, an.action.from(you.discardPile)))',
  ],
])('%s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});

test.each([
  [
    'Reap: Discard the top card of your deck. If that card is Hyde, draw a card.',
    "reap(discardFromDeck(), when(it.isA(a.creature.named('hyde')), draw(1)))",
  ],
  [
    'Reap: Gain 2{amber} for each point of armor on friendly creatures.',
    'reap(gain(per(armorOf(each.friendly.creature), 2)))',
  ],
  [
    'Play: Capture one third of your opponent’s {amber}, rounded down.',
    "play(capture(third(opponent.amber, 'down')))",
  ],
  ['Reap: Capture 4{amber} from any combination of players.', "reap(self.captures(4, 'any-pool'))"],
  [
    'Play: A friendly Giant and an enemy Giant each capture 2{amber} from their opponent.',
    'play(together(a.friendly.giant.creature.captures(2), an.enemy.giant.creature.captures(2)))',
  ],
  [
    'Play: Pay your opponent up to 3{amber}. Draw a card for each {amber} paid this way.',
    "play(moveAmberUpTo(3, poolOf('you'), poolOf('opponent')), draw(per(thatMuch)))",
  ],
  [
    'Play: Forge a key at +12{amber} current cost, reduced by 1{amber} for each friendly creature, to a minimum of 4.',
    'play(forgeKey({ plus: 12, minus: per(friendly.creature), min: 4 }))',
  ],
  ['Play: Deal 4{damage} each to 3 creatures.', 'play(deal(4, exactly(3).creatures))'],
  [
    'Play: Each friendly flank creature deals damage equal to its power to its left neighbor.',
    'play(eachDeals(each.friendly.flank.creature, powerOf(it), each.creature.with(toItsLeft(it))))',
  ],
  [
    'Play: Rearrange the creatures in a player’s battleline.',
    "play(forAPlayer(rearrangeBattleline('that-player')))",
  ],
  ['Reap: Archive your opponent’s discard pile.', 'reap(archive(each.card.from(opponent.discardPile)))'],
  [
    'Fate: Put Troll into play under your opponent’s control.',
    "fate(putIntoPlay(self, { under: 'opponent' }))",
  ],
  [
    'Play: Put an artifact into play from your discard pile.',
    'play(putIntoPlay(an.artifact.from(you.discardPile)))',
  ],
  [
    'Omni: Put each card under Troll into play facedown as a token creature.',
    'omni(putIntoPlay(each.card.from(under(self)), { facedown: true }))',
  ],
  [
    'Play: Discard X cards from the top of your deck, where X is the number of friendly creatures.',
    'play(discardFromDeck(count(friendly.creature)))',
  ],
  ['Play: Your opponent discards 3 cards from the top of their deck.', 'play(opponent.discardsFromDeck(3))'],
  ['Reap: Discard the bottom card of a player’s deck.', 'reap(discardFromBottomOfADeck())'],
  [
    'Play: Swap each player’s deck with their discard pile. Shuffle each player’s deck.',
    "play(swapDeckAndDiscardOf('each'), shuffleDeckOf('each'))",
  ],
  [
    'Play: Search your deck for an action and discard it.',
    "play(searchFor(an.action, { in: ['deck'], to: 'discard' }))",
  ],
  ['Reap: Flip Troll facedown.', 'reap(flip(self))'],
  [
    'Play: Give four +1 power counters to creatures, distributed as you choose.',
    "play(times(4, putCounters('power', 1, a.creature)))",
  ],
  [
    'Reap: Double the number of +1 power counters on Troll.',
    "reap(putCounters('power', counters('power', self), self))",
  ],
  [
    'Reap: Double the number of +1 power counters on each friendly creature.',
    "reap(forEach(friendly.creature, putCounters('power', counters('power', it), it)))",
  ],
  [
    'Reap: You may move any number of +1 power counters from Troll to another friendly creature.',
    "reap(may(moveAnyNumberOfCounters('power', self, another.friendly.creature)))",
  ],
  [
    'Play: Move each doom counter from a creature to another creature.',
    "play(pick(a.creature, (first) => [moveCounters('doom', all, first, a.creature.otherThan(first))]))",
  ],
  [
    'Play: Play a creature from your discard pile and attach Troll to it as an upgrade with the text, “This creature gains taunt.”',
    'play(playCard(a.creature.from(you.discardPile)), attachAsUpgrade(self, it, thisCreature.gains(taunt)))',
  ],
  [
    'Play: Look at the top 3 cards of your opponent’s deck. Purge 1 and put the others back in any order.',
    "play(lookAt(each.card.from(opponent.topOfDeck(3))), purge(a.card.thisWay('looked at').from(opponent.deck)), putOnTop(each.card.thisWay('looked at').otherThan(it).from(opponent.deck)))",
  ],
  [
    'Reap: The player who controls the most powerful creature discards the top card of their deck.',
    'reap(pick(a.mostPowerful.creature, (first) => [itsController.discardsFromDeck(1)]))',
  ],
  [
    'At the start of each player’s turn, they may draw a card.',
    "atStartOfTurnOf('each', thatPlayer.may(draw(1)))",
  ],
  [
    'Reap: Stun or exhaust an enemy creature.',
    'reap(chooseOne(stun(an.enemy.creature), exhaust(an.enemy.creature)))',
  ],
  [
    'Play: Archive the top card of your deck or the bottom card of your deck.',
    'play(chooseOne(archive(each.card.from(you.topOfDeck())), archive(each.card.from(you.bottomOfDeck()))))',
  ],
  [
    'Action: The next time you play a creature this turn, resolve each of its bonus icons an additional time.',
    'action(onceThisTurn(you.resolveIconsAgainOn(a.creature)))',
  ],
  [
    'Play: Choose a house on your opponent’s identity card. If they do not choose that house as their active house on their next turn, draw a card.',
    'play(chooseHouseOfOpponent, duringOpponentsNextTurn(eachTime(opponent.choosesAnyHouseBut(thatHouse), draw(1))))',
  ],
  [
    'Play: Stun a friendly creature and an enemy creature. You may repeat this effect as many times as you like, as long as it is possible to repeat the entire effect.',
    'play(together(stun(a.friendly.creature), stun(an.enemy.creature)), mayRepeatWhilePossible)',
  ],
  [
    'Play: Put an enemy Giant into your archives for each key you have forged. If any of these creatures leave your archives, they are put into their owner’s hand instead.',
    'play(times(you.forgedKeys, abduct(an.enemy.giant.creature)))',
  ],
  ['Reap effects cannot resolve.', "each.card.losesAbilities('reap')"],
  ['Enemy creatures must fight when used, if able.', 'each.enemy.creature.mustFight'],
  [
    'Players cannot play more than 1 card of each type each turn.',
    "asLongAs(thisTurn(eachPlayer.plays(an.action)), eachPlayer.cannot('play', any.action)), asLongAs(thisTurn(eachPlayer.plays(an.artifact)), eachPlayer.cannot('play', any.artifact)), asLongAs(thisTurn(eachPlayer.plays(a.creature)), eachPlayer.cannot('play', any.creature)), asLongAs(thisTurn(eachPlayer.plays(an.upgrade)), eachPlayer.cannot('play', any.upgrade))",
  ],
  [
    'At the start of your turn, you may choose a house. If you do, reveal the top card of your deck. If it is of the chosen house, gain 1{amber}.',
    'atStartOfYourTurn(may(chooseHouse), ifYouDo(reveal(each.card.from(you.topOfDeck())), when(it.isOf(thatHouse), gain(1))))',
  ],
])('%s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});
