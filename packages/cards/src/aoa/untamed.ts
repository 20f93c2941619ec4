import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, any, anyNumberOf, asLongAs, atEndOfYourTurn, attacked, bonusIcons, card, cards,
  chooseHouse, count, deal, destroy, discard, each, eachPlayer, exhaust, fight, forEach, forTheTurn, friendly,
  gain, hazardous, heal, it, itsController, itsOwner, not, opponent, per, pick, play, plusPower, purge,
  putCounters, random, reap, returnToHand, self, shuffleIntoDeck, skirmish, stun, thatHouse, thisCreature,
  thisTurn, times, together, when, you,
} from '../language/index.ts';

export const untamed: readonly CardDefinition[] = [
  card('dharna', play(gain(per(any.damaged.friendly.creature))), reap(heal(2, a.friendly.creature))),
  card('duskwitch', each.friendly.creature.enters('ready')),
  card('glimmer', play(returnToHand(a.card.from(you.discardPile)))),
  card('grovekeeper', atEndOfYourTurn(putCounters('power', 1, each.neighboring.creature))),
  card('knoxx', self.gains(plusPower(per(any.neighboring.creature, 3)))),
  card('marmo-swarm', self.gains(plusPower(per(you.amber)))),
  card('persistence-hunting', play(chooseHouse, exhaust(each.enemy.creature.of(thatHouse)))),
  card('rustgnawer', fight(destroy(an.artifact), gain(per(bonusIcons('amber', it))))),
  card(
    'song-of-spring',
    play(shuffleIntoDeck(anyNumberOf.friendly.untamed.creatures.from(you.handDiscardPileAndPlay))),
  ),
  card('tantadlin', self.onlyDealsWhenFighting(2), fight(discard(random.card.from(opponent.archives)))),
  card(
    'they-re-everywhere',
    play(deal(2, each.enemy.flank.creature), deal(1, each.enemy.non.flank.creature)),
  ),
  card('æmberspine-mongrel', after(an.enemy.creature.reaps, gain(1))),
  card('bumblebird', play(putCounters('power', 2, each.other.friendly.untamed.creature))),
  card('camouflage', each.non.flank.creature.cannot('attack', any.creature.that(thisCreature))),
  card(
    'niffle-grounds',
    action(pick(a.creature, (one) => [forTheTurn(one.loses('taunt')), forTheTurn(one.loses('elusive'))])),
  ),
  card('panpaca-anga', each.creature.toTheRightOf(self).gains(plusPower(2))),
  card('panpaca-jaga', each.creature.toTheLeftOf(self).gains(skirmish)),
  card(
    'soldiers-to-flowers',
    play(
      purge(each.untamed.creature.from(eachPlayer.discardPile)),
      forEach(cards.thisWay('purged'), itsOwner.gains(1)),
    ),
  ),
  card('way-of-the-porcupine', thisCreature.gains(hazardous(3))),
  card('earthbind', thisCreature.cannotUnless('be-used', thisTurn(itsController.discardsCard(a.card)))),
  card('gravid-cycle', play(returnToHand(a.card.from(you.discardPile)))),
  card(
    'heart-of-the-forest',
    asLongAs(you.forgedKeys.moreThan(opponent.forgedKeys), you.cannot('forge')),
    asLongAs(opponent.forgedKeys.moreThan(you.forgedKeys), opponent.cannot('forge')),
  ),
  card('po-s-pixies', you.keepAmberThatIsTaken),
  card('punctuated-equilibrium', play(discard(each.card.from(eachPlayer.hand)), eachPlayer.refillsHand)),
  card(
    'quicksand',
    play(
      together(
        when(not(you.control(a.ready.untamed.creature)), destroy(a.mostPowerful.friendly.creature)),
        when(not(opponent.controls(a.ready.untamed.creature)), destroy(a.mostPowerful.enemy.creature)),
      ),
    ),
  ),
  card('roxador', self.onlyDealsWhenFighting(2), fight(stun(attacked))),
  card(
    'shard-of-life',
    action(times(count(friendly.shard.card), shuffleIntoDeck(a.card.from(you.discardPile)))),
  ),
];
