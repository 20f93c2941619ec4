import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, activeHouse, after, an, another, any, asLongAs, atStartOfYourTurn, both, card, chooseHouse,
  chooseOne, count, counters, deal, destroy, discard, discardFromDeck, each, eachPlayer, eachTime, either,
  enemy, exactly, excess, fate, fight, forEach, forTheTurn, gain, ifYouDo, it, itsOwner, keys, lose, may,
  moveAmber, moveAnyNumberOfCounters, not, opponent, per, play, poison, poolOf, power, putCounters,
  putIntoHand, putIntoPlay, putOnTop, reap, repeatIf, resolveBonusIconsOf, reveal, self,
  shuffleDiscardIntoDeckOf, shuffleIntoDeck, steal, stun, taunt, thatHouse, thereIs, together, when, you,
} from '../language/index.ts';

export const untamed: readonly CardDefinition[] = [
  card(
    'cladogenesis',
    play(
      eachPlayer.discardsFromDeck(1),
      reveal(each.card.from(eachPlayer.hand)),
      forEach(any.card.thisWay('discarded'), discard(each.card.from(itsOwner.hand).sharing('house', it))),
      eachPlayer.refillsHand,
    ),
  ),
  card(
    'clonal-witch',
    reap(
      chooseHouse,
      destroy(each.creature.of(thatHouse)),
      gain(per(any.creature.thisWay('destroyed'))),
      putOnTop(self),
    ),
  ),
  card(
    'drosera-relic',
    action(destroy(a.leastPowerful.friendly.creature), ifYouDo(steal(2))),
    fate(
      destroy(a.leastPowerful.friendly.creature),
      ifYouDo(moveAmber(2, poolOf('you'), poolOf('opponent'))),
    ),
  ),
  card(
    'nectarcyte',
    fight.reap(
      putCounters('power', 3, self),
      may(moveAnyNumberOfCounters('power', self, another.friendly.creature)),
    ),
  ),
  card(
    'penance-of-balance',
    play(
      when(
        count(enemy.creature).moreThan(opponent.amber),
        chooseOne(
          destroy(exactly(excess(count(enemy.creature), opponent.amber)).enemy.creatures),
          opponent.loses(excess(count(enemy.creature), opponent.amber)),
        ),
      ),
    ),
  ),
  card(
    'untrum-s-serenity',
    play(
      destroy(either(each.creature, each.artifact)),
      discard(each.card.from(eachPlayer.handAndArchives)),
      eachPlayer.refillsHand,
    ),
  ),
  card('break-of-dawn', play(discardFromDeck(3), putIntoHand(each.untamed.card.thisWay('discarded')))),
  card(
    'crystalline-harvest',
    play(forTheTurn(eachTime(you.play(an.action), gain(1)))),
    fate(forTheTurn(eachTime(you.play(an.action), lose(1)))),
  ),
  card(
    'envious-venomite',
    asLongAs(opponent.amber.moreThan(you.amber), self.gains(poison)),
    fate(forTheTurn(each.enemy.creature.gains(poison))),
  ),
  card(
    'lambent-mycelium',
    after(another.creature.entersPlay, putCounters('power', 2, self)),
    fate(forTheTurn(each.mostPowerful.enemy.creature.gains(taunt))),
  ),
  card(
    'lithomancy',
    action(reveal(each.card.from(you.topOfDeck())), when(it.isOf(activeHouse), discard(it), gain(2))),
  ),
  card(
    'resonant-orb',
    reap(
      discardFromDeck(),
      when(
        it.isA('creature'),
        together(destroy(an.enemy.creature), putIntoPlay(each.creature.thisWay('discarded'))),
      ),
      repeatIf(
        both(thereIs(any.creature.thisWay('destroyed')), thereIs(any.creature.thisWay('put into play'))),
      ),
    ),
  ),
  card(
    'chonk-evermore',
    play(
      may(putCounters('power', 1, exactly(2).creatures)),
      forEach(any.creature, putCounters('power', counters('power', it), it)),
    ),
    fate(putCounters('power', 2, each.enemy.creature)),
  ),
  card(
    'consult-the-bones',
    play(eachPlayer.discardsFromDeck(1), forEach(any.card.thisWay('discarded'), resolveBonusIconsOf(it))),
  ),
  card('flarie', atStartOfYourTurn(gain(1))),
  card('fog-murmook', asLongAs(not(self.is('flank')), keys.cost(-1))),
  card(
    'mogg',
    play(deal(4, each.creature.with(power.atLeast(5)))),
    fate(stun(each.friendly.creature.with(power.atLeast(5)))),
  ),
  card('prince-bufo', fate(opponent.forgesAtCurrentCost)),
  card('rat-pixie', play.reap(when(you.amber.atMost(4), gain(1)))),
  card('vivid-faerie', reap(gain(per(any.untamed.neighboring.creature)))),
  card(
    'windrow-composting',
    play(shuffleIntoDeck(a.card.from(you.discardPile))),
    fate(shuffleDiscardIntoDeckOf('each')),
  ),
];
