import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  a, any, archive, asLongAs, card, destroyed, keys, not, per, play, putOnTop, self, when, you,
} from '../language/index.ts';

export const logos: readonly CardDefinition[] = [
  card(
    'ghostly-dr-verokter',
    play.reap(putOnTop(a.card.from(you.discardPile))),
    destroyed(when(you.areHaunted, archive(self))),
  ),
  card(
    'portalmonster',
    asLongAs(you.areHaunted, keys.cost(per(any.card.from(you.discardPile)))),
    asLongAs(not(you.areHaunted), keys.cost(-2)),
    destroyed(when(you.areHaunted, archive(self))),
  ),
];
