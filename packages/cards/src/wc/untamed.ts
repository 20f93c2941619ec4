import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, after, any, asLongAs, atEndOfYourTurn, beforeFight, card, chooseOne, count, damageOn, deal,
  destroy, each, fight, forEach, forTheTurn, fullyHeal, gain, it, keys, may, opponent, per, play, power,
  putCounters, ready, reap, reapWith, recipient, self, shuffleIntoDeck, skirmish, stun, thatMuch,
  thisCreature, thisTurn, upTo, ward, when, you,
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
  card('unsuspecting-prey', play(deal(2, upTo(3).undamaged.creatures))),
  card('fangtooth-cavern', atEndOfYourTurn(destroy(a.leastPowerful.creature))),
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
  card('eldest-bear', asLongAs(self.is('center'), self.gains(beforeFight(gain(2))))),
  card('moor-wolf', play(ready(each.other.wolf.creature))),
  card(
    'nepeta-gigantica',
    action(chooseOne(stun(a.creature.with(power.atLeast(5))), stun(a.giant.creature))),
  ),
  card('toad', self.cannot('reap')),
];
