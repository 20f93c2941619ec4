/** Which statements are in force: those of cards in play, and those with a life span of their own [15.1]. */
import { bindingsFor } from './bindings.ts';
import { holds } from './conditions.ts';
import type { Game } from '../state/game.ts';
import type { DelayedTrigger, Effect } from '../language/effects.ts';
import type { Ref } from '../language/nouns.ts';
import type { Statement } from '../language/statements.ts';
import { isStatement, nodeAt } from '../state/library.ts';
import type { Bindings } from '../state/state.ts';
import type { ActiveAbility, ActiveStatement, Board } from './board.ts';

export function printedStatements(board: Board): ActiveStatement[] {
  const found: ActiveStatement[] = [];
  for (const { abilities } of board.of.values()) {
    for (const ability of abilities) if (isStatement(ability.node)) found.push(...statementOf(ability));
  }
  return found;
}

/** Of effects that set the same thing the latest wins [15.2]: they are looked at in the order in which they began. */
export function inOrderOfTime<T extends ActiveStatement>(game: Game, active: readonly T[]): readonly T[] {
  if (active.length < 2) return active;
  const since = ({ lasting, bindings }: T) => lasting ?? game.state.cards[bindings.self]?.enteredAt ?? 0;
  return active.toSorted((one, other) => since(one) - since(other));
}

/** What a blank card says of the nature of cards does not hold, though blanking comes after that [15.2, 15.5]. */
export function isSilenced({ node, bindings }: ActiveStatement, before: Board | null): boolean {
  return NATURES.has(node.kind) && before?.of.get(bindings.self)?.blank === true;
}

const NATURES: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>([
  'becomes',
  'belongs-to',
  'considered-flank',
]);

export function statementOf(ability: ActiveAbility): ActiveStatement[] {
  if (!isStatement(ability.node)) return [];
  return [{ node: ability.node, key: ability.key, bindings: bindingsFor(ability), lasting: null }];
}

/** What else can last: delayed triggers, and control that was taken. */
type LastingOther = DelayedTrigger | (Effect & { kind: 'control' });

const IT: Ref = { kind: 'ref', name: 'it' };

export function lastingStatements(game: Game): ActiveStatement[] {
  return game.state.lasting.flatMap((effect) => {
    const node = nodeAt(game.library, effect.slug, effect.path) as Statement | LastingOther;
    if (effect.waiting || node.kind === 'each-time') return [];
    const { id, bindings, gone } = effect;
    return [
      {
        node: node.kind === 'control' ? { kind: 'controlled-by', what: IT, who: node.to } : node,
        key: `lasting/${id}`,
        bindings: gone.length === 0 ? bindings : { ...bindings, gone },
        lasting: id,
      },
    ];
  });
}

/** Puts statements in force; "while …, …" as what it says now. */
export function addAll(game: Game, board: Board, queue: readonly ActiveStatement[]): void {
  for (const statement of queue) {
    const { node, bindings, key, lasting } = statement;
    if (node.kind !== 'while') {
      (board.statements[node.kind] ??= []).push(statement);
      continue;
    }
    board.volatile = true;
    board.conditional.push(node);
    if (!isMet(game, board, node, bindings)) continue;
    const inner = node.then.map((then, index) => ({ node: then, key: `${key}.${index}`, bindings, lasting }));
    addAll(game, board, inner);
  }
}

/**
 * "If it is not of your houses, it belongs to …" asks which houses the card has without that: the board under way, not
 * the one of the pass before, on which the answer would undo itself.
 */
function isMet(
  game: Game,
  board: Board,
  { if: condition, then }: Statement & { kind: 'while' },
  bindings: Bindings,
): boolean {
  if (!then.every(({ kind }) => kind === 'belongs-to')) return holds(game, condition, bindings);
  const seen = game.board;
  game.board = board;
  const met = holds(game, condition, bindings);
  game.board = seen;
  return met;
}
