import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, an, another, any, asLongAs, atEndOfYourTurn, atMost, atStartOfTurnOf, attacked,
  beforeFight, card, chooseNumberUpTo, chooseOne, counterOnIt, counters, deal, destroy,
  discardFromBottomOfDeck, draw, each, eachDeals, eachPlayer, enrage, exactly, exhaust, fight, fightWith,
  forEach, forTheTurn, fullyHeal, gain, half, ifYouDo, insteadIf, it, may, moveAmber, moveAnywhere,
  moveCounters, on, oneOrMore, opponent, otherwise, per, pick, play, playCard, poolOf, powerOf, putCounters,
  putOnTop, raiseTide, ready, readyAndReapWith, reap, reapWith, removeCounters, returnToHand, self,
  shuffleIntoDeck, skirmish, supply, taunt, thatMuch, the, thisCreature, tide, times, toItsRight,
  untilThisLeavesPlay, upTo, use, when, you,
} from '../language/index.ts';

export const untamed: readonly CardDefinition[] = [
  card(
    'æmberfin-shark-evil-twin',
    atEndOfYourTurn(eachPlayer.loses(1), putCounters('power', per(thatMuch), self)),
  ),
  card('chelonia-evil-twin', after(you.play(another.creature), when(tide.isHigh, opponent.loses(1)))),
  card('mookling-evil-twin', after(opponent.forgesAKey, putCounters('power', thatMuch, self))),
  card(
    'ol--paddy-evil-twin',
    reap(
      opponent.discardsFromBottomOfDeck(1),
      insteadIf(tide.isHigh, opponent.discardsFromBottomOfDeck(3)),
      destroy(a.creature.sharing('house', any.card.thisWay('discarded'))),
    ),
  ),
  card(
    'sporegorger-evil-twin',
    play(moveCounters('power', all, each.other.creature, self)),
    reap(may(removeCounters('power', all, self), deal(per(thatMuch), each.other.creature))),
  ),
  card(
    'witch-of-the-dawn-evil-twin',
    play(
      destroy(another.friendly.creature),
      ifYouDo(playCard(a.creature.otherThan(it).from(you.discardPile)), ready(it), use(it)),
    ),
  ),
  card('youngest-bear-evil-twin', reap(may(fightWith(a.neighboring.creature)))),
  card('chenille', action(returnToHand(a.creature.named('bombyx').from(you.discardPile)))),
  card(
    'bombyx',
    play(destroy(a.friendly.creature.named('chenille')), otherwise(destroy(self))),
    action(returnToHand(a.creature.named('fifalde').from(you.discardPile))),
  ),
  card(
    'fifalde',
    play(destroy(a.friendly.creature.named('bombyx')), otherwise(destroy(self))),
    fight.reap(fullyHeal(self), gain(1)),
  ),
  card(
    'æmberfin-shark',
    play(putCounters('power', 3, self)),
    atEndOfYourTurn(removeCounters('power', 1, self), ifYouDo(eachPlayer.gains(1))),
  ),
  card('dredging-druid', reap(when(tide.isHigh, putOnTop(upTo(3).creatures.from(you.discardPile))))),
  card('pestergrove', each.creature.enters('enraged')),
  card(
    'primal-relic',
    play(moveAmber(4, supply, on(self)), putCounters('power', 1, exactly(3).creatures)),
    atStartOfTurnOf(
      'each',
      when(
        powerOf(each.creature.controlledBy('that-player')).atLeast(20),
        moveAmber(all, on(self), poolOf('that-player')),
      ),
    ),
  ),
  card(
    'ritual-of-life',
    action(
      destroy(a.friendly.creature),
      ifYouDo(returnToHand(a.creature.otherThan(it).from(you.discardPile))),
    ),
  ),
  card(
    'the-mysticeti',
    action(
      exhaust(oneOrMore.friendly.untamed.creatures),
      ifYouDo(
        putCounters('power', per(any.creature.thisWay('exhausted'), 3), self),
        untilThisLeavesPlay(self.becomesACreature(0)),
        untilThisLeavesPlay(self.gains(taunt)),
        moveAnywhere(self),
      ),
    ),
  ),
  card('washed-away', play(when(tide.isHigh, destroy(each.artifact)), otherwise(raiseTide))),
  card(
    'æmbermancy',
    play(
      pick(a.creature, (first) => [
        chooseNumberUpTo(atMost(3, counters('power', first))),
        removeCounters('power', thatMuch, first),
        gain(thatMuch),
      ]),
    ),
  ),
  card('beach-day', play(returnToHand(a.creature), when(tide.isHigh, gain(1)))),
  card('cross-porpoises', play(raiseTide, enrage(exactly(2).enemy.creatures))),
  card(
    'genetic-drift',
    play(
      putCounters('power', 1, a.creature),
      putCounters('power', 1, each.creature.with(counterOnIt('power'))),
    ),
  ),
  card(
    'ol--paddy',
    reap(
      discardFromBottomOfDeck(1),
      insteadIf(tide.isHigh, discardFromBottomOfDeck(3)),
      forEach(any.creature.thisWay('discarded'), playCard(it)),
    ),
  ),
  card(
    'sporegorger',
    reap(
      putCounters('power', 1, self),
      may(removeCounters('power', all, self), deal(per(thatMuch), each.other.creature)),
    ),
  ),
  card('thin-the-herd', play(shuffleIntoDeck(exactly(4).leastPowerful.creatures))),
  card('waste-not', play(destroy(a.friendly.creature), draw(half(powerOf(it), 'up')))),
  card('all-tide-up', play(when(tide.isHigh, gain(1)), otherwise(raiseTide))),
  card(
    'assert-dominance',
    play(
      pick(a.friendly.creature, (first) => [
        forTheTurn(first.gains(skirmish)),
        ready(first),
        fightWith(first),
      ]),
    ),
  ),
  card('chelonia', after(you.play(another.creature), when(tide.isHigh, gain(1)))),
  card('deepwater-gruen', play.reap(when(tide.isLow, opponent.gains(1)))),
  card('infighting', play(eachDeals(each.creature, powerOf(it), the.creature.with(toItsRight(it))))),
  card('mollymawk', play(destroy(an.artifact))),
  card('mookling', opponent.keys.cost(powerOf(self))),
  card('myliobe', asLongAs(tide.isHigh, self.gains(skirmish)), beforeFight(enrage(attacked.andItsNeighbors))),
  card(
    'reap-or-sow',
    play(chooseOne(readyAndReapWith(a.friendly.creature), times(3, putCounters('power', 1, a.creature)))),
  ),
  card('way-of-the-pixie', thisCreature.gains(reap(gain(1)))),
  card('witch-of-the-dawn', play(returnToHand(a.creature.from(you.discardPile)))),
  card('youngest-bear', reap(may(reapWith(a.neighboring.creature)))),
];
