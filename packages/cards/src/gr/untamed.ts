import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, aDiscardPile, after, aHand, all, an, any, aPurgedZone, archive, asLongAs, atEndOfYourTurn,
  attachAsUpgrade, capture, card, chooseHouse, count, damageOn, deal, dealForEach, destroy, destroyed,
  discard, discardFromDeck, each, eachTime, elusive, enrage, fight, forAPlayer, forEach, forEachPlayerWho,
  forgeKey, forTheTurn, friendly, fullyHeal, gain, it, keyword, lacking, moveAmber, not, omni, on, opponent,
  pick, placeUnder, play, playCard, plusPower, poison, poolOf, purge, random, reap, removeAllCounters,
  repeatIf, returnToHand, scrap, searchFor, self, shuffleDiscardIntoDeck, shuffleDiscardIntoDeckOf,
  shuffleIntoDeck, skirmish, splashAttack, steal, supply, thatHouse, thatPlayer, thisCreature, thisTurn,
  under, when, you,
} from '../language/index.ts';

export const untamed: readonly CardDefinition[] = [
  card('choking-ivy', play(destroy(each.leastPowerful.creature), repeatIf(not(you.areHaunted)))),
  card('curse-of-fertility', atEndOfYourTurn(when(not(thisTurn(you.play(a.creature))), opponent.gains(1)))),
  card(
    'dark-heart-of-the-forest',
    asLongAs(you.areHaunted, you.skipsStep('forge')),
    asLongAs(opponent.isHaunted, opponent.skipsStep('forge')),
  ),
  card(
    'flying-broomstick',
    thisCreature.gains(
      elusive,
      reap(
        pick(a.creature, (one) => [fullyHeal(one), moveAmber(all, on(one), supply), removeAllCounters(one)]),
      ),
    ),
  ),
  card(
    'forgotten-guardian',
    play(purge(a.card.from(aDiscardPile))),
    scrap(shuffleIntoDeck(a.card.from(aPurgedZone))),
  ),
  card(
    'jervi',
    reap(searchFor(a.card, { in: ['deck'], to: 'hand' })),
    scrap(archive(a.card.from(you.discardPile))),
  ),
  card('sabira-the-medium', after(you.shuffleYourDiscardPileIntoYourDeck, gain(3))),
  card('the-witching-hour', play(returnToHand(each.witch.creature.from(you.discardPile)))),
  card(
    'witch-queen',
    each.other.friendly.witch.creature.enters('ready'),
    asLongAs(
      self.is('center'),
      each.other.friendly.witch.creature.gains(
        skirmish,
        elusive,
        poison,
        destroyed(returnToHand(thisCreature)),
      ),
    ),
  ),
  card(
    'came-back-wrong',
    play(
      playCard(a.creature.from(you.discardPile)),
      attachAsUpgrade(self, it, thisCreature.gains(plusPower(-2), poison)),
    ),
  ),
  card(
    'cauldron',
    omni(
      placeUnder(self, each.card.from(you.topOfDeck()), 'faceup'),
      when(count(any.card.from(under(self))).atLeast(3), forEach(each.card.from(under(self)), playCard(it))),
    ),
  ),
  card('ghost-tree', asLongAs(you.areHaunted, self.dealsNoDamageWhenFighting), scrap(discardFromDeck(5))),
  card(
    'loyal-packmate',
    each.enemy.creature.cannot('attack', friendly.creature.with(lacking(keyword('taunt')))),
  ),
  card(
    'narl-gibbus',
    asLongAs(self.is('enraged'), self.gains(skirmish, splashAttack(3))),
    play.reap(enrage(self)),
  ),
  card('rotfeast', play(forTheTurn(eachTime(a.creature.isDealtDamage, gain(1))))),
  card('till-the-earth', play(shuffleDiscardIntoDeckOf('each'))),
  card(
    'werewolf-curse',
    thisCreature.gains(splashAttack(3), fight(archive(self))),
    play(enrage(thisCreature)),
  ),
  card('æmberfly', fight(capture(1)), reap(moveAmber(1, on(self), poolOf('you')))),
  card('blernean-hydra', asLongAs(self.is('damaged'), self.gains(splashAttack(damageOn(self))))),
  card(
    'bog-spitter',
    fight(discard(random.card.from(aHand))),
    scrap(when(opponent.amber.atLeast(6), steal(1))),
  ),
  card('grave-pixie', destroyed(when(you.areHaunted, archive(self)))),
  card('haunting-witch', after(you.play(a.creature), when(you.areHaunted, gain(1)))),
  card(
    'invigorating-shower',
    play(chooseHouse, shuffleIntoDeck(each.card.of(thatHouse).from(you.discardPile))),
  ),
  card('lost-in-the-wild', play(shuffleIntoDeck(each.flank.creature), repeatIf(you.areHaunted))),
  card('skeletal-murmook', asLongAs(you.areHaunted, opponent.keys.cost(2))),
  card('spoo-key-charge', play(when(you.areHaunted, forgeKey()), shuffleDiscardIntoDeck)),
  card('the-circle-of-life', play(forEachPlayerWho(thatPlayer.isHaunted, thatPlayer.gains(2)))),
  card('warfaline', play.fight(forAPlayer(shuffleIntoDeck(each.card.from(thatPlayer.topOfDiscardPile(5)))))),
  card('witch-of-the-spore', scrap(deal(3, an.enemy.creature))),
  card('æmber-storm', play(dealForEach(you.amber, 1, an.enemy.creature))),
];
