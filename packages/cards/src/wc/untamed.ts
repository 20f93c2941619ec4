import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, all, an, any, asLongAs, assault, atEndOfYourTurn, beforeFight, card, count, counters,
  damageOn, deal, destroy, destroyed, discard, each, eachPlayer, either, exactly, fight, forEach, forTheTurn,
  fullyHeal, gain, ifYouDo, inPlaceOf, it, keys, may, omni, opponent, per, pick, play, power, powerOf,
  putCounters, putIntoPlay, ready, reap, reapWith, recipient, removeCounters, reveal, self, shuffleIntoDeck,
  skirmish, stun, thatHouse, thatMuch, the, theNextTime, theTextBoxOf, thisCreature, thisTurn, upTo, ward,
  when, you,
} from '../language/index.ts';

export const untamed: readonly CardDefinition[] = [
  card('bramble-lynx', asLongAs(thisTurn(you.useToReap(a.creature)), self.enters('ready'))),
  card('cauldron-boil', play(deal(damageOn(recipient), each.creature))),
  card('deepwood-druid', play.reap(fullyHeal(a.neighboring.creature))),
  card('ghosthawk', play(may(forEach(each.neighboring.creature, reapWith(it))))),
  card('harmonia', after(you.play(a.creature), when(opponent.controlsMore(any.creature), gain(1)))),
  card('imprinted-murmook', you.keys.cost(-1)),
  card('molephin', after(opponent.stealsAmber, deal(per(thatMuch), each.enemy.creature))),
  card('musthic-murmook', keys.cost(1), play(deal(4, a.creature))),
  card('song-of-the-wild', play(forTheTurn(each.friendly.creature.gains(reap(gain(1)))))),
  card('the-fittest', play(putCounters('power', 1, each.friendly.creature))),
  card(
    'unnatural-selection',
    play(
      pick(exactly(3).friendly.creatures, (friends) => [
        pick(exactly(3).enemy.creatures, (enemies) => [
          destroy(each.creature.otherThan(friends).otherThan(enemies)),
        ]),
      ]),
    ),
  ),
  card('unsuspecting-prey', play(deal(2, upTo(3).undamaged.creatures))),
  card('fangtooth-cavern', atEndOfYourTurn(destroy(a.leastPowerful.creature))),
  card(
    'gebuk',
    destroyed(
      pick(the.card.from(you.topOfDeck()), (discarded) => [
        discard(discarded),
        when(
          discarded.isA('creature'),
          forTheTurn(theNextTime(self.leavesPlay, putIntoPlay(discarded, { at: inPlaceOf(self) }))),
        ),
      ]),
    ),
  ),
  card('instrument-of-silence', thisCreature.gains(skirmish, fight(gain(1)))),
  card('kangaphant', each.creature.gains(reap(destroy(thisCreature)))),
  card(
    'low-dawn',
    play(
      when(count(any.untamed.creature.from(you.discardPile)).atLeast(3), gain(2)),
      shuffleIntoDeck(each.untamed.creature.from(you.discardPile)),
    ),
  ),
  card('mab-the-mad', reap(shuffleIntoDeck(self))),
  card('the-feathered-shaman', fight.reap(ward(each.neighboring.creature))),
  card('wild-spirit', thisCreature.gains(reap(thisCreature.captures(1)))),
  card(
    'creed-of-nature',
    omni(
      destroy(self),
      ifYouDo(pick(a.creature, (chosen) => [forTheTurn(chosen.gains(skirmish, assault(powerOf(chosen))))])),
    ),
  ),
  card(
    'creed-of-nurture',
    omni(
      destroy(self),
      ifYouDo(
        pick(a.creature.from(you.hand), (revealed) => [
          reveal(revealed),
          pick(a.creature, (chosen) => [forTheTurn(chosen.gains(theTextBoxOf(revealed)))]),
        ]),
      ),
    ),
  ),
  card('eldest-bear', asLongAs(self.is('center'), self.gains(beforeFight(gain(2))))),
  card('giant-gnawbill', after(eachPlayer.choosesAnyHouse, destroy(an.artifact.of(thatHouse)))),
  card('moor-wolf', play(ready(each.other.wolf.creature))),
  card('nepeta-gigantica', action(stun(either(a.creature.with(power.atLeast(5)), a.giant.creature)))),
  card(
    'vineapple-tree',
    keys.cost(per(counters('growth', self))),
    after(eachPlayer.forgesAKey, removeCounters('growth', all, self)),
    action(putCounters('growth', 1, self)),
  ),
  card('toad', self.cannot('reap')),
];
