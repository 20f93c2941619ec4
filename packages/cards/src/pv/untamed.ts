import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, an, another, any, asLongAs, atStartOfYourTurn, card, chooseHouse, deal, destroy,
  discardFromDeck, each, eachPlayer, eachTime, fate, forEach, forTheTurn, gain, ifYouDo, it, keys, lose,
  moveAmber, not, opponent, per, play, poison, poolOf, power, putCounters, putIntoHand, putOnTop, reap,
  resolveBonusIconsOf, self, shuffleDiscardIntoDeckOf, shuffleIntoDeck, steal, stun, taunt, thatHouse, when,
  you,
} from '../language/index.ts';

export const untamed: readonly CardDefinition[] = [
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
  card('rat-pixie', play.reap(when(you.amber.atMost(4), gain(1)))),
  card('vivid-faerie', reap(gain(per(any.untamed.neighboring.creature)))),
  card(
    'windrow-composting',
    play(shuffleIntoDeck(a.card.from(you.discardPile))),
    fate(shuffleDiscardIntoDeckOf('each')),
  ),
];
