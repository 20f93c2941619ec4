import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, an, another, asLongAs, atEndOfYourTurn, attacked, beforeFight, card, counterOnIt,
  deal, destroy, draw, each, eachPlayer, enrage, exactly, fight, fightWith, forTheTurn, fullyHeal, gain, half,
  ifYouDo, it, may, opponent, otherwise, per, pick, play, playCard, powerOf, putCounters, putOnTop, raiseTide,
  ready, reap, reapWith, removeCounters, returnToHand, self, shuffleIntoDeck, skirmish, thatMuch,
  thisCreature, tide, upTo, use, when, you,
} from '../language/index.ts';

export const untamed: readonly CardDefinition[] = [
  card(
    'æmberfin-shark-evil-twin',
    atEndOfYourTurn(eachPlayer.loses(1), putCounters('power', per(thatMuch), self)),
  ),
  card('chelonia-evil-twin', after(you.play(another.creature), when(tide.isHigh, opponent.loses(1)))),
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
    'ritual-of-life',
    action(
      destroy(a.friendly.creature),
      ifYouDo(returnToHand(a.creature.otherThan(it).from(you.discardPile))),
    ),
  ),
  card('washed-away', play(when(tide.isHigh, destroy(each.artifact)), otherwise(raiseTide))),
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
    'sporegorger',
    reap(
      putCounters('power', 1, self),
      may(removeCounters('power', all, self)),
      deal(per(thatMuch), each.other.creature),
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
  card('mollymawk', play(destroy(an.artifact))),
  card('mookling', opponent.keys.cost(powerOf(self))),
  card('myliobe', asLongAs(tide.isHigh, self.gains(skirmish)), beforeFight(enrage(attacked.andItsNeighbors))),
  card('way-of-the-pixie', thisCreature.gains(reap(gain(1)))),
  card('witch-of-the-dawn', play(returnToHand(a.creature.from(you.discardPile)))),
  card('youngest-bear', reap(may(reapWith(a.neighboring.creature)))),
];
