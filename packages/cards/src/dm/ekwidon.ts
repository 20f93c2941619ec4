import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, all, allBonusIcons, an, any, archive, asLongAs, atStartOfYourTurn, attach, capture, card, deal,
  destroy, discard, draw, duringOpponentsNextTurn, each, eachPlayer, exactly, exalt, exhaust, fight, forEach,
  forgeKey, gain, healUpTo, ifYouDo, it, itsOwner, lose, may, moveAmber, moveCounters, on, opponent,
  otherwise, per, pick, play, poolOf, purge, random, ready, reap, removeCounters, repeatIf, returnToHand,
  self, steal, supply, takeControlOf, thatMuch, thatPlayer, thisCreature, times, together, upTo, when, you,
} from '../language/index.ts';

export const ekwidon: readonly CardDefinition[] = [
  card(
    'even-swap',
    play(
      forEach(exactly(2).friendly.creatures, opponent.takesControlOf(it)),
      ifYouDo(forEach(exactly(2).enemy.creatures, takeControlOf(it))),
    ),
  ),
  card('fiat-transcoder', action(lose(1), ifYouDo(takeControlOf(an.enemy.creature)))),
  card(
    'forged-currency',
    play(
      together(
        removeCounters('power', all, each.friendly.creature),
        moveAmber(all, on(each.friendly.creature), supply),
      ),
      forgeKey({ plus: 6, minus: thatMuch, min: 6 }),
    ),
  ),
  card(
    'oŏni-lars',
    reap(
      may(moveAmber(1, poolOf('you'), poolOf('opponent'))),
      ifYouDo(duringOpponentsNextTurn(opponent.keys.cost(4))),
    ),
  ),
  card(
    'the-golden-queen',
    eachPlayer.refillsHandTo(1),
    fight.reap(
      eachPlayer.discards(random.card.from(thatPlayer.hand)),
      gain(per(any.non.ekwidon.card.thisWay('discarded'))),
    ),
  ),
  card('authorized-requisitions', play(a.friendly.creature.captures(2), draw(1))),
  card(
    'dapper-chapeau',
    thisCreature.gains(
      action(deal(4, a.creature), when(it.destroyedThisWay, returnToHand(self)), otherwise(attach(self, it))),
    ),
  ),
  card('drastic-measures', play(purge(upTo(2).cards.from(you.hand)), gain(per(any.card.thisWay('purged'))))),
  card(
    'exeldon-yash',
    reap(capture(2), may(discard(a.card.from(you.hand))), ifYouDo(moveAmber(1, on(self), poolOf('you')))),
  ),
  card('krisper-ruld', fight(takeControlOf(an.enemy.artifact))),
  card('waspscream', atStartOfYourTurn(when(self.is('exhausted'), takeControlOf(an.enemy.creature)))),
  card('bleă-fŏrh', fight(healUpTo(2, a.creature), times(thatMuch, exalt(it)))),
  card(
    'bypass-burglar',
    asLongAs(self.is('exhausted'), each.neighboring.creature.gains(action(steal(1), deal(1, thisCreature)))),
  ),
  card(
    'chromatic-guardian',
    fight.reap(when(you.areOverwhelmed, destroy(an.enemy.creature)), otherwise(destroy(an.enemy.artifact))),
  ),
  card(
    'cŏnrăd-fisiquĕ',
    play(may(pick(a.creature, (first) => [moveCounters('power', all, first, a.creature.otherThan(first))]))),
  ),
  card('golden-dagger', reap(deal(3, a.creature), when(it.destroyedThisWay, itsOwner.gains(1)))),
  card('hot-bunk', play(exhaust(a.creature), ifYouDo(ready(a.creature)))),
  card(
    'nada-tax',
    play(opponent.discards(random.card.from(opponent.hand)), opponent.loses(per(allBonusIcons(it)))),
  ),
  card(
    'now-and-later',
    play(returnToHand(a.creature), archive(a.card.from(you.hand)), repeatIf(you.areOverwhelmed)),
  ),
  card('văst-stŏik', fight(moveAmber(1, on(a.creature), supply), ifYouDo(draw(1)))),
];
