import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, action, an, any, archive, card, count, deal, draw, each, elusive, exhaust, friendly, gain, ifYouDo, may,
  omni, opponent, per, pick, play, playCard, powerOf, putCounters, self, thisCreature, when, you,
} from '../language/index.ts';

export const untamed: readonly CardDefinition[] = [
  card('circle-of-power', each.friendly.untamed.creature.hasPower(5)),
  card('katha-the-wise', omni(may(playCard(an.untamed.creature.from(you.hand))))),
  card('enchanted-murmook', opponent.keys.cost(per(any.untamed.neighboring.creature))),
  card('way-of-the-crow', thisCreature.gains(elusive)),
  card('conclave-witch', action(gain(per(friendly.untamed.creature)))),
  card(
    'power-up',
    play(
      pick(a.friendly.creature, (first) => [
        putCounters('power', 2, first),
        when(first.isA(a.mostPowerful.creature), archive(self)),
      ]),
    ),
  ),
  card('prognosticating-witch', play.reap(when(count(any.card.from(you.hand)).atMost(3), draw(2)))),
  card(
    'unleash-the-beast',
    play(
      pick(a.friendly.creature, (first) => [
        exhaust(first),
        ifYouDo(deal(powerOf(first), an.enemy.creature)),
      ]),
    ),
  ),
];
