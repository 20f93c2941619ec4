import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, amberOn, amberOnIt, an, archive, atStartOfYourTurn, attacked, beforeFight, capture,
  card, deal, destroy, destroyed, discard, discardFromDeck, draw, duringOpponentsNextTurn, each, eachPlayer,
  eachTime, enrage, exalt, exhaust, fight, forAPlayer, forTheTurn, friendly, half, ifYouDo, insteadIf,
  insteadOf, it, itsController, keys, lookAt, lose, may, moveAmber, omni, on, onceThisTurn, opponent, per,
  pick, play, poolOf, power, powerOf, putCounters, putIntoHand, putIntoPlay, putOnBottom, ready, reap,
  returnToHand, self, steal, supply, them, thereIs, thisCreature, thisTurn, together, ward, when, you,
} from '../language/index.ts';

export const saurian: readonly CardDefinition[] = [
  card('beware-the-ides', play(deal(23, a.center.creature))),
  card('citizen-shrix', play.reap(exalt(self), steal(1))),
  card(
    'consul-primus',
    reap(pick(a.creature, (first) => [moveAmber(1, on(first), on(a.creature.otherThan(first)))])),
  ),
  card('cornicen-octavia', action(capture(2))),
  card('curse-of-vanity', play(together(exalt(a.friendly.creature), exalt(an.enemy.creature)))),
  card('dæmo-saurus', play(may(exalt(self)), ifYouDo(deal(3, a.creature))), destroyed(steal(1))),
  card('defense-initiative', play(ward(a.creature), may(exalt(it)), ifYouDo(ward(each.neighborOf(it))))),
  card(
    'faust-the-great',
    opponent.keys.cost(per(friendly.creature.with(amberOnIt))),
    play(may(exalt(a.friendly.creature))),
  ),
  card('galeatops', self.onlyDealsWhenFighting(4)),
  card(
    'monument-to-ludo',
    action(
      pick(a.creature, (first) => [
        moveAmber(1, on(first), supply),
        insteadIf(
          thereIs(a.creature.named('praefectus-ludo').from(you.discardPile)),
          moveAmber(2, on(first), supply),
        ),
      ]),
    ),
  ),
  card('sagittarii-s-gaze', play(exalt(a.damaged.creature))),
  card('spoils-of-battle', play(a.friendly.creature.captures(1), each.creature.with(amberOnIt).captures(1))),
  card(
    'blast-from-the-past',
    play(
      exalt(a.friendly.creature),
      pick(a.saurian.creature.from(you.discardPile), (first) => [
        archive(first),
        deal(powerOf(first), an.enemy.creature),
      ]),
    ),
  ),
  card(
    'curia-saurus',
    each.creature
      .with(amberOnIt)
      .gains(destroyed(moveAmber(1, on(thisCreature), on(a.mostPowerful.enemy.creature)))),
  ),
  card(
    'dark-centurion',
    action(pick(a.creature, (first) => [moveAmber(1, on(first), supply), ifYouDo(ward(first))])),
  ),
  card(
    'dreadbone-decimus',
    play.fight(may(exalt(self)), ifYouDo(destroy(a.creature.with(power.lessThan(powerOf(self)))))),
  ),
  card(
    'gladiodontus',
    self.enters('stunned'),
    self.onlyDealsWhenFighting(5),
    fight.reap(
      when(thisTurn(eachPlayer.uses(a.card.that(self))).times.exactly(1), ready(self), enrage(self)),
    ),
  ),
  card('hedonistic-intent', play(exalt(each.flank.creature))),
  card('humble', play(exhaust(a.creature), ifYouDo(moveAmber(3, on(it), supply)))),
  card(
    'saurian-egg',
    self.cannot('fight'),
    self.cannot('reap'),
    omni(
      discardFromDeck(2),
      when(
        thereIs(a.saurian.creature.thisWay('discarded').from(you.discardPile)),
        putIntoPlay(each.saurian.creature.thisWay('discarded').from(you.discardPile), { state: 'ready' }),
        putCounters('power', 3, them),
        destroy(self),
      ),
    ),
  ),
  card('senator-quintina', after(a.creature.reaps, exalt(it))),
  card('siren-horn', thisCreature.gains(beforeFight(moveAmber(1, on(thisCreature), on(attacked))))),
  card('amphora-captura', you.mayResolveIconAs('capture')),
  card('crystal-surge', play(exalt(each.mutant.creature))),
  card('forum-of-giants', atStartOfYourTurn(pick(a.mostPowerful.creature, () => [itsController.gains(1)]))),
  card(
    'high-priest-torvus',
    reap(may(exalt(self)), ifYouDo(onceThisTurn(insteadOf(you.finishPlaying(an.action), returnToHand(it))))),
  ),
  card(
    'legion-s-march',
    play(forTheTurn(eachTime(you.use(a.dinosaur.creature), deal(1, each.non.dinosaur.creature)))),
  ),
  card(
    'nerotaurus',
    fight(duringOpponentsNextTurn(each.enemy.creature.cannot('reap'))),
    reap(duringOpponentsNextTurn(each.enemy.creature.cannot('fight'))),
  ),
  card(
    'optio-gorkus',
    each.neighboring.creature.gains(
      destroyed(moveAmber(all, on(thisCreature), on(a.neighborOf(thisCreature).named('optio-gorkus')))),
    ),
  ),
  card(
    'patronage',
    play(
      pick(a.creature, (first) => [
        moveAmber(half(amberOn(first), 'up'), on(first), poolOf('you')),
        moveAmber(all, on(first), poolOf('opponent')),
      ]),
    ),
  ),
  card('scylla', each.enemy.creature.gains(reap(deal(4, thisCreature)))),
  card('charybdis', each.enemy.creature.gains(beforeFight(lose(1)))),
  card('lyco-saurus', play(may(exalt(self)), ifYouDo(deal(3, a.creature)))),
  card(
    'monument-to-faust',
    action(
      duringOpponentsNextTurn(keys.cost(1)),
      insteadIf(
        thereIs(a.creature.named('faust-the-great').from(you.discardPile)),
        duringOpponentsNextTurn(keys.cost(2)),
      ),
    ),
  ),
  card(
    'monument-to-octavia',
    action(
      a.friendly.creature.captures(1),
      insteadIf(thereIs(a.creature.named('cornicen-octavia').from(you.discardPile)), it.captures(2)),
    ),
  ),
  card(
    'monument-to-primus',
    action(
      pick(a.friendly.creature, (first) => [
        moveAmber(1, on(first), on(a.friendly.creature.otherThan(first))),
      ]),
      insteadIf(
        thereIs(a.creature.named('consul-primus').from(you.discardPile)),
        pick(a.creature, (second) => [moveAmber(1, on(second), on(a.creature.otherThan(second)))]),
      ),
    ),
  ),
  card(
    'monument-to-shrix',
    you.maySpendAmberOn(self),
    action(
      moveAmber(1, poolOf('you'), on(self)),
      insteadIf(
        thereIs(a.creature.named('citizen-shrix').from(you.discardPile)),
        forAPlayer(moveAmber(1, poolOf('that-player'), on(self))),
      ),
    ),
  ),
  card('sacro-saurus', play(may(exalt(self)), ifYouDo(deal(3, a.creature)))),
  card(
    'techno-saurus',
    play(may(exalt(self)), ifYouDo(deal(3, a.creature))),
    reap(discard(a.card.from(you.hand)), ifYouDo(draw(1))),
  ),
  card('umbra-saurus', play(may(exalt(self)), ifYouDo(deal(3, a.creature)))),
  card(
    'xeno-saurus',
    play(may(exalt(self)), ifYouDo(deal(3, a.creature))),
    fight(
      lookAt(each.card.from(you.topOfDeck(3))),
      putIntoHand(a.card.thisWay('looked at').from(you.deck)),
      putOnBottom(a.card.thisWay('looked at').from(you.deck)),
    ),
  ),
  card(
    'deusillus',
    play(capture(all), deal(5, an.enemy.creature)),
    fight.reap(moveAmber(1, on(self), supply), deal(2, each.enemy.creature)),
  ),
];
