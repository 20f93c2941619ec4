/** Amber that must be paid to play or use a card, even by an effect [3.4.3]. */
import type { Game } from '../../state/game.ts';
import { happen } from '../reactions/happen.ts';
import type { Step } from '../../prompts/question.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';
import type { Taxed } from '../../queries/prices.ts';
import { taxesOn } from '../../queries/prices.ts';

export function* payTaxes(game: Game, kind: Taxed, id: CardId, who: PlayerId): Step {
  for (const { amount, to } of taxesOn(game, kind, id, who)) {
    if (amount === 0) continue;
    if (to === null) yield* happen(game, { type: 'amberLost', player: who, amount });
    else yield* happen(game, { type: 'amberPaid', player: who, to, amount });
  }
}
