/** Amber that must be paid to play or use a card, even by an effect [3.4.3]. */
import type { Game } from '../game.ts';
import { player } from '../game.ts';
import { statements } from '../characteristics/board.ts';
import { evaluate } from '../effects/amounts.ts';
import { answers } from '../effects/filters.ts';
import { playerMeant, playersMeant } from '../effects/players.ts';
import { happen } from '../events/happen.ts';
import type { Step } from '../prompts/question.ts';
import type { CardId, PlayerId } from '../vocabulary.ts';

export type Taxed = 'play-tax' | 'use-tax';

interface Tax {
  amount: number;
  /** `null`: to the supply. */
  to: PlayerId | null;
}

function taxesOn(game: Game, kind: Taxed, id: CardId, who: PlayerId): Tax[] {
  return statements(game, kind)
    .filter(
      ({ node, bindings }) =>
        playersMeant(game, node.who, bindings).includes(who) && answers(game, id, node.what, bindings),
    )
    .map(({ node, bindings }) => ({
      amount: evaluate(game, node.amount, bindings),
      to: typeof node.to === 'object' && 'pool' in node.to ? playerMeant(game, node.to.pool, bindings) : null,
    }));
}

/** What `who` must pay in all. */
export function taxOn(game: Game, kind: Taxed, id: CardId, who: PlayerId): number {
  return taxesOn(game, kind, id, who).reduce((sum, { amount }) => sum + amount, 0);
}

export function canPayTax(game: Game, kind: Taxed, id: CardId, who: PlayerId): boolean {
  return taxOn(game, kind, id, who) <= player(game, who).amber;
}

export function* payTaxes(game: Game, kind: Taxed, id: CardId, who: PlayerId): Step {
  for (const { amount, to } of taxesOn(game, kind, id, who)) {
    if (amount === 0) continue;
    if (to === null) yield* happen(game, { type: 'amberLost', player: who, amount });
    else yield* happen(game, { type: 'amberPaid', player: who, to, amount });
  }
}
