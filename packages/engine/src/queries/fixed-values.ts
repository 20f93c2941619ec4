/** What a lasting effect keeps from its beginning: texts that it grants, numbers that were fixed [15.3, 15.4]. */
import type { DelayedTrigger } from '../language/effects.ts';
import type { Amount } from '../language/numbers.ts';
import type { Statement } from '../language/statements.ts';
import type { Game } from '../state/game.ts';
import { characteristics } from './board.ts';
import { placeIfAny, placeOf } from '../state/library.ts';
import type { Bindings, GainedText } from '../state/state.ts';
import type { CardId } from '../vocabulary.ts';
import { evaluate } from './amounts.ts';
import { cardsMeant } from './targets.ts';

export function settled(game: Game, statement: Statement | DelayedTrigger, bindings: Bindings): Bindings {
  const texts = textsGiven(game, statement, bindings);
  const fixed = fixedNumbers(game, statement, bindings);
  if (texts.length === 0 && fixed === null) return bindings;
  return { ...bindings, ...(texts.length > 0 && { texts }), ...(fixed && { fixed }) };
}

function textsGiven(game: Game, node: Statement | DelayedTrigger, bindings: Bindings): GainedText[] {
  if (node.kind !== 'grant') return [];
  return node.what.flatMap((what) =>
    what.kind === 'text-of' ? cardsMeant(game, what.of, bindings).map((id) => resolvedText(game, id)) : [],
  );
}

/** The current text of a card. A blank card has only its traits [15.5]. */
export function resolvedText(game: Game, id: CardId): GainedText {
  const { traits, keywords, abilities, blank } = characteristics(game, id);
  return {
    traits,
    keywords: { ...keywords },
    abilities: (blank ? [] : abilities).flatMap(({ node }) => {
      const place = placeIfAny(node);
      if (place === undefined) return [];
      return [{ ...place, ...(node.kind === 'on' && { headers: node.headers }) }];
    }),
  };
}

function fixedNumbers(game: Game, node: unknown, bindings: Bindings): Record<string, number> | null {
  if (typeof node !== 'object' || node === null) return null;
  if ('kind' in node && node.kind === 'fixed') {
    const { of } = node as Extract<Amount, { kind: 'fixed' }>;
    return { [placeOf(node).path]: evaluate(game, of, bindings) };
  }
  let found: Record<string, number> | null = null;
  for (const part of Object.values(node)) {
    const inside = fixedNumbers(game, part, bindings);
    if (inside !== null) found = Object.assign(found ?? {}, inside);
  }
  return found;
}
