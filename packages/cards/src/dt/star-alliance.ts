import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, another, any, asLongAs, atStartOfYourTurn, attach, card, chooseOne, counters, deal, destroy,
  destroyed, discard, draw, duringOpponentsNextTurn, each, eachPlayer, elusive, exhaust, fight, gain,
  housesAmong, it, keys, lookAt, may, oneOfEach, opponent, otherwise, per, pick, play, playableAsUpgrade,
  playCard, plusArmor, plusPower, power, powerOf, putCounters, raiseTide, readyAndUse, reap, removeCounters,
  self, skirmish, stun, thisCreature, tide, together, toItsRight, upTo, when, you,
} from '../language/index.ts';

export const starAlliance: readonly CardDefinition[] = [
  card(
    '5c077-evil-twin',
    reap(
      destroy(another.creature.with(power.exactly(powerOf(self)))),
      may(chooseOne(putCounters('power', 1, self), removeCounters('power', 1, self))),
    ),
  ),
  card('cr-officer-hawkins-evil-twin', play(opponent.loses(per(any.non.staralliance.neighboring.creature)))),
  card('ch-337a-evil-twin', asLongAs(tide.isHigh, each.neighboring.creature.gains(skirmish))),
  card('rocketeer-tryska-evil-twin', asLongAs(tide.isHigh, self.enters('ready'))),
  card(
    '5c077',
    reap(
      readyAndUse(another.friendly.creature.with(power.exactly(powerOf(self)))),
      may(chooseOne(putCounters('power', 1, self), removeCounters('power', 1, self))),
    ),
  ),
  card(
    'ceaseforge',
    eachPlayer.cannot('forge'),
    atStartOfYourTurn(
      removeCounters('time', 1, self),
      when(counters('time', self).exactly(0), destroy(self)),
    ),
    play(putCounters('time', 2, self)),
  ),
  card(
    'd1-v3-pod',
    asLongAs(tide.isHigh, thisCreature.gains(skirmish)),
    asLongAs(tide.isLow, thisCreature.gains(elusive)),
  ),
  card(
    'exploratory-craft',
    action(exhaust(upTo(3).friendly.creatures), draw(per(housesAmong(any.creature.thisWay('exhausted'))))),
  ),
  card('agent-sepdia', fight.reap(deal(1, a.creature), when(tide.isHigh, stun(it)))),
  card('ch-337a', asLongAs(tide.isHigh, each.neighboring.creature.gains(elusive))),
  card('colonist-chapman', each.non.staralliance.neighboring.creature.gains(reap(gain(1)))),
  card(
    'selective-preservation',
    play(pick(oneOfEach('power').creature, (first) => [destroy(each.creature.otherThan(first))])),
  ),
  card(
    'together',
    play(
      may(playCard(a.non.staralliance.card.from(you.hand))),
      when(tide.isHigh, may(playCard(a.non.staralliance.card.otherThan(it).from(you.hand)))),
    ),
  ),
  card(
    'æmber-vac',
    play(raiseTide),
    thisCreature.gains(atStartOfYourTurn(when(tide.isHigh, thisCreature.captures(2)))),
  ),
  card(
    'biome-discovery',
    play(
      when(
        tide.isHigh,
        may(lookAt(each.card.from(you.topOfDeck(2))), discard(a.card.thisWay('looked at').from(you.deck))),
      ),
      otherwise(raiseTide),
    ),
  ),
  card('cr-officer-hawkins', play(gain(per(any.non.staralliance.neighboring.creature)))),
  card(
    'grand-alliance-council',
    play(pick(oneOfEach('house').creature, (first) => [destroy(each.creature.otherThan(first))])),
  ),
  card('lieutenant-valmart', play.fight.reap(when(tide.isHigh, duringOpponentsNextTurn(keys.cost(3))))),
  card(
    'officer-s-blaster',
    thisCreature.gains(plusPower(2)),
    thisCreature.gains(destroyed(attach(self, each.creature.with(toItsRight(thisCreature))))),
  ),
  card('rocketeer-tryska', asLongAs(tide.isHigh, each.neighboring.creature.enters('ready'))),
  card('shield-u-later', playableAsUpgrade(thisCreature.gains(plusArmor(2)))),
  card(
    'technobabble',
    play(
      pick(a.creature, (first) => [
        together(stun(first), stun(each.neighborOf(first).sharing('house', first))),
      ]),
    ),
  ),
];
