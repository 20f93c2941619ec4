import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, after, all, an, any, asLongAs, atEndOfTurnOf, card, count, counters, deal, dealForEach, destroyed, draw,
  each, either, elusive, exhaust, fight, forEachPlayer, half, hazardous, ifYouDo, it, moveAmber,
  moveAmberUpTo, on, opponent, otherwise, per, pick, play, playAsYours, poolOf, purge, reap, self,
  shuffleIntoDeck, steal, takeControlOf, thatMuch, thatPlayer, the, thisTurn, untilYourNextTurn, when, you,
} from '../language/index.ts';

export const shadows: readonly CardDefinition[] = [
  card('cheval-de-frise', each.friendly.shadows.creature.gains(hazardous(2))),
  card('honorable-abagnale', you.maySpendFromOpponentsPool(3)),
  card('keep-the-change', play(moveAmberUpTo(6, poolOf('you'), poolOf('opponent')), draw(per(thatMuch)))),
  card(
    'luis-compère',
    atEndOfTurnOf('opponent', when(thisTurn(opponent.drawsDuring('draw')).times.atLeast(2), steal(2))),
  ),
  card(
    'rein-and-cycle',
    play(
      moveAmber(1, poolOf('you'), poolOf('opponent')),
      ifYouDo(takeControlOf(either(an.enemy.creature, an.enemy.artifact))),
    ),
  ),
  card(
    'blank-check',
    play(
      forEachPlayer(shuffleIntoDeck(each.card.from(thatPlayer.archivesAndDiscardPile))),
      opponent.discardsFromDeck(5),
      playAsYours(the.card.from(opponent.topOfDeck())),
    ),
  ),
  card(
    'counterfeit-controversy',
    play(when(opponent.amber.moreThan(you.amber), opponent.loses(half(opponent.amber, 'down')))),
  ),
  card(
    'ditch-the-loot',
    play(pick(a.creature, (first) => [moveAmber(all, on(first), on(a.creature.otherThan(first)))])),
  ),
  card('the-watch', asLongAs(self.is('exhausted'), opponent.cannot('steal'))),
  card('vaelra-whisperfang', after(opponent.plays(a.creature), deal(2, it))),
  card(
    'victor-flux',
    reap(
      purge(a.card.from(you.discardPile)),
      ifYouDo(untilYourNextTurn(opponent.cannot('play', any.card.sharing('type', it)))),
    ),
  ),
  card('achromatic-basilisk', fight(exhaust(an.enemy.creature))),
  card(
    'caught-you-napping',
    play(when(you.areOverwhelmed, exhaust(an.enemy.creature)), steal(per(any.exhausted.enemy.creature))),
  ),
  card('clay-more', destroyed(deal(2, each.enemy.flank.creature))),
  card('colt-sleven', play(dealForEach(counters('power', each.creature), 1, a.creature))),
  card('grammy-taps', asLongAs(self.is('exhausted'), each.neighboring.creature.gains(elusive))),
  card('nightmare-urchin', reap(when(you.areOverwhelmed, steal(2)), otherwise(steal(1)))),
  card('pincher-malloy', play(when(opponent.amber.moreThan(you.amber), steal(2)))),
  card(
    'pyrotechnic-flash',
    play(
      deal(2, a.creature, { splash: 1 }),
      when(count(any.creature.thisWay('destroyed')).atLeast(2), steal(1)),
    ),
  ),
  card(
    'take-a-break',
    play(pick(a.leastPowerful.enemy.creature, (first) => [exhaust(first.andItsNeighbors)])),
  ),
];
