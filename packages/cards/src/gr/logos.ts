import type { CardDefinition } from '@amberhall/engine/language';
import { a, archive, card, destroyed, play, putOnTop, self, when, you } from '../language/index.ts';

export const logos: readonly CardDefinition[] = [
  card(
    'ghostly-dr-verokter',
    play.reap(putOnTop(a.card.from(you.discardPile))),
    destroyed(when(you.areHaunted, archive(self))),
  ),
];
