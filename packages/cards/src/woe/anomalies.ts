import type { CardDefinition } from '@amberhall/engine/language';
// `npm run cards:imports` writes this list.
// oxfmt-ignore
import {
  atEndOfYourTurn, card, cards, forgeKey, ifYouDo, omni, per, play, playCard, purge, self, the, you,
} from '../language/index.ts';

export const anomalies: readonly CardDefinition[] = [
  card(
    'ecto-charge',
    play(forgeKey({ plus: 20, minus: per(cards.from(you.discardPile)), min: 6 }), ifYouDo(purge(self))),
  ),
  card('near-future-lens', you.playWithTheTopCardRevealed, omni(playCard(the.card.from(you.topOfDeck())))),
  card('curse-of-forgetfulness', atEndOfYourTurn(purge(the.card.from(you.topOfDiscardPile())))),
];
