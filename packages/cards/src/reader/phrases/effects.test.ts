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
])('%s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});
