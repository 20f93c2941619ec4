/** Amber that must be paid to play or use a card, even by an effect [3.4.3]. */
import type { Game } from '../../state/game.ts';
import { player } from '../../state/game.ts';
import type { ActiveStatement } from '../../queries/board.ts';
import { characteristics, statements } from '../../queries/board.ts';
import { isInPlay } from '../../queries/card-queries.ts';
import { evaluate } from '../../queries/amounts.ts';
import { bindingsFor } from '../../queries/bindings.ts';
import { answers } from '../../queries/filters.ts';
import { playerMeant, playersMeant } from '../../queries/named-players.ts';
import { cardsMeant } from '../../queries/targets.ts';
import { happen } from '../reactions/happen.ts';
import type { Step } from '../../prompts/question.ts';
import type { Target } from '../../language/nouns.ts';
import type { Bindings } from '../../state/state.ts';
import type { CardId, PlayerId } from '../../vocabulary.ts';

export type Taxed = 'play-tax' | 'use-tax';

interface Tax {
  amount: number;
  /** `null`: to the supply. */
  to: PlayerId | null;
}

const NO_TAXES: readonly Tax[] = [];

/** Asked of every card after every decision: mostly nothing is taxed. */
function taxesOn(game: Game, kind: Taxed, id: CardId, who: PlayerId): readonly Tax[] {
  const said = statements(game, kind);
  const own = ownTaxes(game, kind, id, who);
  if (said.length === 0 && own.length === 0) return NO_TAXES;
  return [...said, ...own]
    .filter(
      ({ node, bindings }) =>
        playersMeant(game, node.who, bindings).includes(who) && isTaxed(game, id, node.what, bindings),
    )
    .map(({ node, bindings }) => ({
      amount: evaluate(game, node.amount, bindings),
      to: typeof node.to === 'object' && 'pool' in node.to ? playerMeant(game, node.to.pool, bindings) : null,
    }));
}

/** "You must lose … in order to play" this card: said by one that is not in play yet. */
function ownTaxes(game: Game, kind: Taxed, id: CardId, who: PlayerId): ActiveStatement<Taxed>[] {
  const own: ActiveStatement<Taxed>[] = [];
  if (isInPlay(game, id)) return own;
  for (const ability of characteristics(game, id).abilities) {
    const { node, key } = ability;
    if (node.kind !== kind || node.what.kind !== 'ref') continue;
    own.push({ node, key, bindings: bindingsFor({ ...ability, you: who }), lasting: null });
  }
  return own;
}

function isTaxed(game: Game, id: CardId, what: Target, bindings: Bindings): boolean {
  return what.kind === 'ref'
    ? cardsMeant(game, what, bindings).includes(id)
    : answers(game, id, what, bindings);
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
