import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, activeHouse, afterIf, all, another, any, asLongAs, atStartOfYourTurn, attach, card, chooseHouse,
  chooseOne, counters, deal, destroy, destroyed, discard, draw, duringOpponentsNextTurn, each, eachPlayer,
  elusive, exhaust, fight, forTheTurn, friendly, gain, housesAmong, it, keys, lookAt, may, oneOfEach,
  opponent, otherwise, per, pick, play, playableAsUpgrade, playCard, plusArmor, plusPower, power, powerOf,
  powersAmong, previousHouse, putCounters, raiseTide, readyAndUse, reap, removeCounters, repeatWhile,
  returnToHand, reveal, searchFor, self, skirmish, stun, thatHouse, thatPlayer, the, thereIs, thisCreature,
  tide, together, toItsRight, upTo, use, when, you,
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
  card('colonist-chapman-evil-twin', play(self.captures(all, 'any-pool'))),
  card(
    'operative-espion-evil-twin',
    afterIf(eachPlayer.raisesTheTide, thatPlayer.turn, thatPlayer.may(deal(3, a.creature))),
  ),
  card('rocketeer-tryska-evil-twin', asLongAs(tide.isHigh, self.enters('ready'))),
  card(
    'shield-u-later-evil-twin',
    playableAsUpgrade(thisCreature.hasArmor(0), thisCreature.gains(plusPower(-2))),
  ),
  card(
    'com-officer-hings',
    play(may(searchFor(a.creature.named('com-officer-gross'), { in: ['deck'], to: 'hand' }))),
    fight.reap(draw(per(any.creature.between(self, a.creature.named('com-officer-gross'))))),
  ),
  card(
    'com-officer-gross',
    play(may(searchFor(a.creature.named('com-officer-hings'), { in: ['deck'], to: 'hand' }))),
    fight.reap(putCounters('power', 1, each.creature.between(a.creature.named('com-officer-hings'), self))),
  ),
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
  card(
    'make-it-so',
    play(
      chooseHouse,
      reveal(the.card.from(you.topOfDeck())),
      when(it.isOf(thatHouse), draw(1)),
      repeatWhile(it.isOf(thatHouse)),
    ),
  ),
  card(
    'prof-emeritus-kering',
    play.fight.reap(
      pick(a.neighboring.creature, (one) => [
        use(one),
        when(tide.isHigh, use(a.neighboring.creature.otherThan(one))),
      ]),
    ),
  ),
  card('the-ulfberht-device', eachPlayer.cannot('choose-house', previousHouse)),
  card('agent-sepdia', fight.reap(deal(1, a.creature), when(tide.isHigh, stun(it)))),
  card('ch-337a', asLongAs(tide.isHigh, each.neighboring.creature.gains(elusive))),
  card('colonist-chapman', each.non.staralliance.neighboring.creature.gains(reap(gain(1)))),
  card('sabotage-mission', play(duringOpponentsNextTurn(keys.cost(per(powersAmong(friendly.creature)))))),
  card(
    'selective-preservation',
    play(pick(oneOfEach('power').creature, (first) => [destroy(each.creature.otherThan(first))])),
  ),
  card(
    'static-collection-array',
    asLongAs(tide.isHigh, you.keys.cost(-1)),
    asLongAs(tide.isLow, you.keys.cost(1)),
  ),
  card(
    't3r-35a',
    asLongAs(thereIs(a.neighboring.creature.of(activeHouse)), you.mayUse(self)),
    playableAsUpgrade(
      thisCreature.gains(
        asLongAs(thereIs(a.neighborOf(thisCreature).of(activeHouse)), you.mayUse(thisCreature)),
      ),
    ),
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
    'diplomat-agung',
    play.fight.reap(
      pick(a.friendly.creature, (first) => [chooseHouse, forTheTurn(first.belongsTo(thatHouse))]),
    ),
  ),
  card(
    'grand-alliance-council',
    play(pick(oneOfEach('house').creature, (first) => [destroy(each.creature.otherThan(first))])),
  ),
  card('lieutenant-valmart', play.fight.reap(when(tide.isHigh, duringOpponentsNextTurn(keys.cost(3))))),
  card(
    'officer-s-blaster',
    thisCreature.gains(plusPower(2)),
    thisCreature.gains(destroyed(attach(self, the.creature.with(toItsRight(thisCreature))))),
  ),
  card(
    'operative-espion',
    afterIf(
      eachPlayer.raisesTheTide,
      thatPlayer.turn,
      thatPlayer.may(use(a.creature.controlledBy('that-player'))),
    ),
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
  card(
    'unity-or-discord',
    play(
      chooseOne(
        use(a.friendly.non.staralliance.creature),
        pick(upTo(2).friendly.creatures, (chosen) => [
          together(returnToHand(chosen), returnToHand(each.upgrade.on(chosen))),
        ]),
      ),
    ),
  ),
];
