import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, an, card, destroy, ifYouDo, pick, play, powerOf, putCounters, shuffleIntoDeck, upTo,
} from '../language/index.ts';

export const untamed: readonly CardDefinition[] = [
  card(
    'titanic-bumblebird',
    play.reap(
      pick(an.enemy.creature, (victim) => [
        destroy(victim),
        ifYouDo(putCounters('power', powerOf(victim), a.friendly.creature)),
      ]),
    ),
  ),
  card('rockatiel', play.reap(shuffleIntoDeck(upTo(2).creatures))),
];
