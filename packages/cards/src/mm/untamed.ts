import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, after, all, an, any, anyNumberOf, asLongAs, assault, card, counters, deal, destroy, destroyed, discard,
  draw, each, eachPlayer, elusive, exalt, fight, forEachPlayer, forgeKey, gain, heal, ifYouDo, it, lookAt,
  lose, may, omni, onceThisTurn, oneOfEach, opponent, per, pick, play, plusPower, purge, putCounters,
  putIntoHand, putIntoPlay, putOnBottom, ready, reap, resolveBonusIconsOf, returnToHand, reveal, searchFor,
  self, skirmish, steal, thatPlayer, traitOf, untilYourNextTurn, ward, when, you,
} from '../language/index.ts';

export const untamed: readonly CardDefinition[] = [
  card('cephaloist', asLongAs(you.amber.atLeast(4), opponent.cannot('steal'))),
  card('dæmo-beast', destroyed(steal(1))),
  card('dark-faerie', fight(gain(2))),
  card('fandangle', asLongAs(you.amber.atLeast(4), each.friendly.non.untamed.creature.enters('ready'))),
  card('floomf', fight(putCounters('power', 2, a.beast.creature))),
  card('keyfrog', destroyed(forgeKey())),
  card('pismire', asLongAs(you.controlMore(any.mutant.creature), opponent.keys.cost(2))),
  card('rapid-evolution', play(pick(a.creature, (first) => [putCounters('power', per(you.amber), first)]))),
  card('reclaimed-by-nature', play(purge(an.artifact), resolveBonusIconsOf(it))),
  card(
    'resurgence',
    play(
      returnToHand(a.creature.from(you.discardPile)),
      when(it.isA(a.mutant.creature), returnToHand(a.creature.otherThan(it).from(you.discardPile))),
    ),
  ),
  card(
    'savage-clash',
    play(
      pick(a.mostPowerful.enemy.creature, (first) => [
        pick(a.leastPowerful.friendly.creature, (second) => [
          destroy(each.creature.otherThan(first).otherThan(second)),
        ]),
      ]),
    ),
  ),
  card('commune', play(lose(all), gain(4))),
  card('dark-harbinger', after(you.play(an.untamed.action), ready(self))),
  card(
    'growth-surge',
    play(
      pick(a.flank.creature, (first) => [
        putCounters('power', 3, first),
        pick(a.neighborOf(first), (second) => [
          putCounters('power', 2, second),
          putCounters('power', 1, a.neighborOf(second).otherThan(first)),
        ]),
      ]),
    ),
  ),
  card('lumilu', reap(gain(per(any.other.friendly.beast.creature)))),
  card('mushroom-with-a-view', omni(heal(1, each.friendly.creature))),
  card('trimble', each.mutant.creature.gains(skirmish)),
  card('vault-s-blessing', play(eachPlayer.gains(per(any.mutant.creature.controlledBy('that-player'))))),
  card('wild-bounty', play(onceThisTurn(you.resolveIconsAgainOn(a.card)))),
  card(
    'æmberlution',
    play(
      destroy(each.creature),
      forEachPlayer(
        reveal(each.card.from(thatPlayer.hand)),
        putIntoPlay(each.creature.from(thatPlayer.hand), { state: 'ready', under: 'that-player' }),
      ),
    ),
  ),
  card('blossom-drake', self.gains(plusPower(per(any.artifact))), each.artifact.isBlank),
  card(
    'chonkers',
    after(an.enemy.creature.isDestroyedFighting(self), putCounters('power', counters('power', self), self)),
    play(putCounters('power', 1, self)),
  ),
  card('dark-queen-gloriana', play(returnToHand(a.friendly.non.untamed.creature))),
  card('eunoia', after(an.enemy.creature.isDestroyedFighting(self), gain(1), heal(2, self))),
  card('look-what-i-found', play(returnToHand(oneOfEach('type').card.from(you.discardPile)))),
  card(
    'mercy-malkin-queen',
    after(a.friendly.cat.creature.entersPlay, ward(it)),
    fight(ready(a.friendly.beast.creature)),
  ),
  card(
    'mutation-of-cunning',
    play(pick(a.creature, (first) => [untilYourNextTurn(first.gains(elusive, traitOf('mutant')))])),
  ),
  card(
    'mutation-of-fury',
    play(pick(a.creature, (first) => [untilYourNextTurn(first.gains(assault(3), traitOf('mutant')))])),
  ),
  card(
    'mutation-of-instinct',
    play(pick(a.creature, (first) => [untilYourNextTurn(first.gains(skirmish, traitOf('mutant')))])),
  ),
  card('dino-beast', play(may(exalt(self)), ifYouDo(deal(3, a.creature)))),
  card('techno-beast', reap(discard(a.card.from(you.hand)), ifYouDo(draw(1)))),
  card(
    'xeno-beast',
    fight(
      lookAt(each.card.from(you.topOfDeck(3))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
      putOnBottom(a.card.thisWay('looked at').from(you.deck)),
    ),
  ),
  card(
    'niffle-kong',
    play(searchFor(anyNumberOf.niffle.creatures, { in: ['deck', 'discard'], to: 'hand' })),
    fight.reap(
      may(destroy(a.friendly.niffle.creature)),
      ifYouDo(deal(3, a.creature), steal(1), destroy(an.enemy.artifact)),
    ),
  ),
];
