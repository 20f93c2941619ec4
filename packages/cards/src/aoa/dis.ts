import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, anyNumberOf, asLongAs, card, cards, chooseHouse, counterOnIt, damageOn, deal,
  dealForEach, destroy, destroyed, discard, duringOpponentsNextTurn, each, eachPlayer, enemy, exactly,
  friendly, gain, it, itsOwner, may, not, opponent, otherwise, per, pick, play, playCard, plusPower, poison,
  power, putCounters, putIntoOpponentsArchives, reap, returnToHand, self, shuffleIntoDeck, stun, taunt,
  thatHouse, thereIs, thisCreature, untilYourNextTurn, when, you,
} from '../language/index.ts';

export const dis: readonly CardDefinition[] = [
  card('æmber-imp', after(a.creature.reaps, stun(it))),
  card('banish', play(putIntoOpponentsArchives(an.enemy.creature))),
  card('binding-irons', play(opponent.gainsChains(3))),
  card('cull-the-weak', play(destroy(a.leastPowerful.enemy.creature))),
  card('exhume', play(pick(a.creature.from(you.discardPile), (chosen) => [may(playCard(chosen))]))),
  card('gub', asLongAs(not(self.is('flank')), self.gains(plusPower(5), taunt))),
  card('misery-exploit', play(gain(per(enemy.damaged.creature)))),
  card('not-finished-with-you', play(shuffleIntoDeck(anyNumberOf.creatures.from(you.discardPile)))),
  card('streke', asLongAs(not(self.is('flank')), opponent.refillsHandTo(-1))),
  card('tezmal', reap(chooseHouse, duringOpponentsNextTurn(opponent.cannot('choose-house', thatHouse)))),
  card('unlocked-gateway', play(destroy(each.creature))),
  card('yurk', play(discard(a.card.from(you.hand)))),
  card('angwish', opponent.keys.cost(per(damageOn(self)))),
  card('bloodshard-imp', after(a.creature.reaps, destroy(it))),
  card('bronze-key-imp', eachPlayer.cannotForgeKey(1)),
  card('gold-key-imp', eachPlayer.cannotForgeKey(3)),
  card('old-yurk', play(discard(exactly(2).cards.from(you.hand)))),
  card(
    'pain-reaction',
    play(deal(2, an.enemy.creature), when(it.destroyedThisWay, deal(2, each.neighborOf(it)))),
  ),
  card('silver-key-imp', eachPlayer.cannotForgeKey(2)),
  card('skullion', play(destroy(a.friendly.creature))),
  card('soulkeeper', thisCreature.gains(destroyed(destroy(a.mostPowerful.enemy.creature)))),
  card('spyyyder', asLongAs(self.isAttacking(an.enemy.flank.creature), self.gains(poison))),
  card('ancient-yurk', play(discard(exactly(3).cards.from(you.hand)))),
  card('neffru', after(a.creature.isDestroyed, itsOwner.gains(1))),
  card('onyx-knight', play(destroy(each.creature.with(power.odd)))),
  card('orb-of-invidius', after(a.creature.reaps, stun(it))),
  card(
    'ortannu-the-chained',
    reap(
      returnToHand(each.card.named('ortannu-s-binding').from(you.discardPile)),
      dealForEach(cards.thisWay('returned'), 2, a.creature, { splash: 2 }),
    ),
  ),
  card('ortannu-s-binding', play(deal(2, a.friendly.creature))),
  card('shadow-of-dis', play(untilYourNextTurn(each.enemy.creature.isBlank))),
  card('shard-of-pain', action(dealForEach(friendly.shard.card, 1, an.enemy.creature))),
  card(
    'wretched-doll',
    action(
      when(thereIs(a.card.with(counterOnIt('doom'))), destroy(each.creature.with(counterOnIt('doom')))),
      otherwise(putCounters('doom', 1, a.creature)),
    ),
  ),
];
