import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  an, any, asLongAs, card, chooseOne, half, it, opponent, otherwise, play, playAsYours, random, reap, steal,
  takeControlOf, when, whileItIsInPlay, you,
} from '../language/index.ts';

export const shadows: readonly CardDefinition[] = [
  card(
    'boosted-b4-rry',
    play.fight.reap(
      chooseOne(
        [
          takeControlOf(an.enemy.artifact),
          whileItIsInPlay(asLongAs(it.is('friendly'), it.belongsOnlyTo('shadows'))),
        ],
        playAsYours(random.card.from(opponent.archives)),
      ),
    ),
  ),
  card('dodger-s-10', play.fight.reap(steal(half(opponent.amber, 'down')))),
  card('spare-arm-carmine', reap(when(you.controlMore(any.mutant.creature), steal(2)), otherwise(steal(1)))),
];
