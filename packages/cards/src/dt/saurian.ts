import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, amberOn, amberOnIt, an, any, asLongAs, atEndOfYourTurn, atStartOfTurnOf, attacked,
  beforeFight, both, card, chooseOne, count, counterOnIt, deal, destroy, each, eachPlayer, exactly, exalt,
  exaltReadyAndUse, exhaust, fight, fightWith, forEach, forTheTurn, gain, gainChains, ifYouDo, it, lose, may,
  moveAmber, omni, on, opponent, otherwise, per, pick, play, poolOf, power, powerOf, purge, putCounters,
  putIntoPlay, raiseTide, reap, reapWith, removeCounters, reveal, self, skirmish, stun, supply, takeControlOf,
  the, thisCreature, tide, unstun, upTo, when, whileItIsInPlay, you,
} from '../language/index.ts';

export const saurian: readonly CardDefinition[] = [
  card('bestiarii-urso-evil-twin', play.fight(stun(a.creature))),
  card('censor-philo-evil-twin', play(deal(5, a.creature.with(amberOnIt)))),
  card(
    'eclectic-ambrosius-evil-twin',
    reap(
      pick(an.enemy.creature, (marked) => [
        putCounters('ignorance', 1, marked),
        whileItIsInPlay(
          asLongAs(both(marked.is(counterOnIt('ignorance')), marked.isA('creature')), marked.isBlank),
        ),
      ]),
    ),
  ),
  card('lapisaurus-evil-twin', fight(exalt(attacked))),
  card(
    'magistra-vita-evil-twin',
    play.fight(may(exalt(a.friendly.non.saurian.creature)), ifYouDo(fightWith(it))),
  ),
  card('physicus-felix-evil-twin', play.fight(when(tide.isLow, may(exalt(a.creature))))),
  card('undagnathus-evil-twin', asLongAs(tide.isLow, self.takesDoubleDamage)),
  card(
    'bracchanalia',
    play(moveAmber(4, supply, on(self)), a.friendly.creature.captures(1)),
    atStartOfTurnOf(
      'each',
      when(
        count(any.creature.controlledBy('that-player').with(amberOnIt)).atLeast(4),
        moveAmber(all, on(self), poolOf('that-player')),
      ),
    ),
  ),
  card(
    'brachiaditus',
    play(stun(each.neighboring.creature), forEach(each.neighboring.creature, moveAmber(1, on(it), supply))),
  ),
  card(
    'eclectic-ambrosius',
    atEndOfYourTurn(putCounters('knowledge', 1, self)),
    action(removeCounters('knowledge', 3, self), ifYouDo(gain(6))),
  ),
  card(
    'enlist-numeri',
    play(
      takeControlOf(an.enemy.creature.with(amberOnIt)),
      whileItIsInPlay(asLongAs(it.is('friendly'), it.belongsOnlyTo('saurian'))),
    ),
  ),
  card(
    'hastatus-raptor',
    beforeFight(
      may(exalt(self)),
      ifYouDo(deal(per(amberOn(each.friendly.creature.named('hastatus-raptor'))), attacked)),
    ),
  ),
  card(
    'iss-indominus',
    action(
      exhaust(upTo(5).friendly.saurian.creatures),
      deal(per(any.creature.thisWay('exhausted')), each.enemy.creature),
    ),
  ),
  card(
    'swallow-whole',
    self.cannotUnless('be-played', tide.isHigh),
    play(
      pick(exactly(2).creatures, (chosen) => [
        purge(a.leastPowerful.creature.that(chosen)),
        putCounters('power', powerOf(it), the.creature.that(chosen).otherThan(it)),
      ]),
    ),
  ),
  card(
    'the-first-scroll',
    after(eachPlayer.forgesAKey, each.creature.controlledBy('that-player').captures(1, 'own-side')),
  ),
  card(
    'ankylo-formation',
    play(
      chooseOne(
        pick(a.friendly.creature, (first) => [forTheTurn(first.gains(skirmish))]),
        [exalt(a.friendly.creature), forTheTurn(each.friendly.creature.gains(skirmish))],
      ),
    ),
  ),
  card('bestiarii-urso', play.reap(may(unstun(a.creature)))),
  card(
    'bury-riches',
    play(
      when(tide.isHigh, forEach(each.creature, moveAmber(1, on(it), poolOf('its-controller')))),
      otherwise(raiseTide),
    ),
  ),
  card('di-no-you-didn-t', play(destroy(an.enemy.creature.with(amberOnIt)))),
  card('physicus-felix', play.fight(when(tide.isHigh, may(exalt(a.creature))))),
  card('saurarium', each.leastPowerful.creature.cannot('reap')),
  card(
    'trojan-sauropod',
    self.enters('under-opponents-control'),
    omni(
      gain(3),
      reveal(each.card.from(opponent.hand)),
      putIntoPlay(each.creature.from(opponent.hand), { state: 'ready', under: 'opponent' }),
      opponent.refillsHand,
      destroy(self),
    ),
  ),
  card('wipe-clear', play(deal(1, each.creature), destroy(each.upgrade))),
  card(
    'altruist-s-rostrum',
    action(pick(a.creature, (first) => [moveAmber(1, on(first), on(a.creature.otherThan(first)))])),
  ),
  card('carpe-vinum', play(exalt(exactly(2).enemy.creatures))),
  card('censor-philo', self.cannotBeDealtDamageBy(any.creature.with(amberOnIt))),
  card('crushing-charge', play(destroy(each.creature.with(power.atMost(4))), gainChains(1))),
  card(
    'decadence',
    play(
      chooseOne(
        exaltReadyAndUse(a.friendly.creature),
        pick(a.creature, (second) => [moveAmber(1, on(second), on(a.creature.otherThan(second)))]),
      ),
    ),
  ),
  card(
    'lapisaurus',
    each.enemy.creature
      .suchThat(it.isAttacking(a.creature.that(self)))
      .gains(beforeFight(exalt(thisCreature))),
  ),
  card('magistra-vita', play.reap(may(exalt(a.friendly.non.saurian.creature)), ifYouDo(reapWith(it)))),
  card('medicus-lacus', asLongAs(tide.isHigh, you.maySpendAmberOn(each.friendly.creature))),
  card('ostracize', play(lose(1), ifYouDo(purge(a.creature)))),
  card('reach-advantage', play(when(tide.isHigh, a.friendly.creature.captures(3)), otherwise(raiseTide))),
  card('undagnathus', asLongAs(tide.isLow, self.dealsNoDamageWhenFighting)),
  card('venator-altum', after(self.isDealtDamage, when(tide.isLow, exalt(self)))),
];
