import type { CardDefinition } from '@amberhall/engine/language';
import { archive, card, destroyed, each, returnToHand, self, when, you } from '../language/index.ts';

export const sanctum: readonly CardDefinition[] = [
  card(
    'duma-the-returned',
    destroyed(returnToHand(each.card.from(you.topOfDiscardPile(3))), when(you.areHaunted, archive(self))),
  ),
];
