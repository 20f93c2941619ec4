/** What must be paid or done to play or use a card, even by an effect [3.4.3]. */
import type { CardId, PlayerId } from '../vocabulary.ts';
import type { Game } from '../state/game.ts';
import { characteristics, statements } from './board.ts';
import { playerMeant, playersMeant } from './named-players.ts';
import { evaluate } from './amounts.ts';
import type { ActiveStatement } from './board.ts';
import { isInPlay } from './card-queries.ts';
import { bindingsFor } from './bindings.ts';
import { isCardMeant } from './targets.ts';
import { player } from '../state/game.ts';
import { areAllPossible } from './possible-effects.ts';

export type Taxed = 'play-tax' | 'use-tax';

interface Tax {
  amount: number;
  /** `null`: to the supply. */
  to: PlayerId | null;
}

const NO_TAXES: readonly Tax[] = [];

/** Runs for every card after every decision. Usually nothing is taxed. */
export function taxesOn(game: Game, kind: Taxed, id: CardId, who: PlayerId): readonly Tax[] {
  const taxes = statements(game, kind);
  const ownTaxes = printedTaxes(game, kind, id, who);
  if (taxes.length === 0 && ownTaxes.length === 0) return NO_TAXES;
  return [...taxes, ...ownTaxes]
    .filter(
      ({ node, bindings }) =>
        playersMeant(game, node.who, bindings).includes(who) && isCardMeant(game, id, node.what, bindings),
    )
    .map(({ node, bindings }) => ({
      amount: evaluate(game, node.amount, bindings),
      to:
        typeof node.to === 'object' && 'pool' in node.to
          ? (playerMeant(game, node.to.pool, bindings) ?? null)
          : null,
    }));
}

/** "You must lose … in order to play" this card: the text of a card that is not in play yet. */
function printedTaxes(game: Game, kind: Taxed, id: CardId, who: PlayerId): ActiveStatement<Taxed>[] {
  const taxes: ActiveStatement<Taxed>[] = [];
  if (isInPlay(game, id)) return taxes;
  for (const ability of characteristics(game, id).abilities) {
    const { node, key } = ability;
    if (node.kind !== kind || node.what.kind !== 'ref') continue;
    taxes.push({ node, key, bindings: bindingsFor({ ...ability, you: who }), lasting: null });
  }
  return taxes;
}

/** The total that `who` must pay. */
export function taxOn(game: Game, kind: Taxed, id: CardId, who: PlayerId): number {
  return taxesOn(game, kind, id, who).reduce((sum, { amount }) => sum + amount, 0);
}

export function canPayTax(game: Game, kind: Taxed, id: CardId, who: PlayerId): boolean {
  return taxOn(game, kind, id, who) <= player(game, who).amber;
}

/** The prices of using a card. The player who uses it is the "you" who pays. */
export function pricesOf(game: Game, id: CardId, who: PlayerId): readonly ActiveStatement<'use-price'>[] {
  const prices = statements(game, 'use-price');
  if (prices.length === 0) return prices;
  return prices
    .filter(({ node, bindings }) => isCardMeant(game, id, node.what, bindings))
    .map((one) => ({ ...one, bindings: { ...one.bindings, you: who } }));
}

export function canPayPrices(game: Game, id: CardId, who: PlayerId): boolean {
  if (statements(game, 'use-price').length === 0) return true;
  return pricesOf(game, id, who).every(({ node, bindings }) => areAllPossible(game, node.do, bindings));
}
