import type { CardDefinition } from '@amberhall/engine/language';
import { atEndOfYourTurn, card, omni, playCard, purge, the, you } from '../language/index.ts';

export const anomalies: readonly CardDefinition[] = [
  card('near-future-lens', you.playWithTheTopCardRevealed, omni(playCard(the.card.from(you.topOfDeck())))),
  card('curse-of-forgetfulness', atEndOfYourTurn(purge(the.card.from(you.topOfDiscardPile())))),
];
