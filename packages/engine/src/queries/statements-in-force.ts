/** Which statements are in force: those of cards in play, and those with their own duration [15.1]. */
import { bindingsFor } from './bindings.ts';
import { holds } from './conditions.ts';
import type { Game } from '../state/game.ts';
import type { DelayedTrigger, Effect } from '../language/effects.ts';
import type { Ref } from '../language/nouns.ts';
import type { Statement } from '../language/statements.ts';
import { isStatement, nodeAt } from '../state/library.ts';
import type { Bindings } from '../state/state.ts';
import type { ActiveAbility, ActiveStatement, Board } from './board.ts';
import { noteReads } from './board-reads.ts';
import { within } from '../state/within.ts';

export function printedStatements(board: Board): ActiveStatement[] {
  const found: ActiveStatement[] = [];
  for (const { abilities } of board.of.values()) found.push(...statementsOf(abilities));
  return found;
}

const stated = new WeakMap<readonly ActiveAbility[], readonly ActiveStatement[]>();

/** The statements among the printed abilities of a card, which stay the same from board to board. */
function statementsOf(abilities: readonly ActiveAbility[]): readonly ActiveStatement[] {
  if (abilities.length === 0) return NO_STATEMENTS;
  const known = stated.get(abilities);
  if (known !== undefined) return known;
  const found = abilities.flatMap(statementOf);
  stated.set(abilities, found);
  return found;
}

const NO_STATEMENTS: readonly ActiveStatement[] = [];

/**
 * The latest of several effects that set the same thing wins [15.2], so they are applied in the order in which they
 * began.
 */
export function inOrderOfTime<T extends ActiveStatement>(game: Game, active: readonly T[]): readonly T[] {
  if (active.length < 2) return active;
  const since = ({ lasting, bindings }: T) => lasting ?? game.state.cards[bindings.self]?.enteredAt ?? 0;
  return active.toSorted((one, other) => since(one) - since(other));
}

/** A blank card's statements about the nature of cards do not apply, although blanking comes later [15.2, 15.5]. */
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

/** What else can last: delayed triggers and changes of control. */
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
        key: { source: id, path: '' },
        bindings: gone.length === 0 ? bindings : { ...bindings, gone },
        lasting: id,
      },
    ];
  });
}

/** Adds statements to those in force; "while …, …" is evaluated. */
export function addAll(game: Game, board: Board, queue: readonly ActiveStatement[]): void {
  for (const statement of queue) {
    const { node, bindings, key, lasting } = statement;
    if (node.kind !== 'while') {
      (board.statements[node.kind] ??= []).push(statement);
      continue;
    }
    noteReads(board, node.if, bindings);
    board.conditional.push(node);
    if (!isMet(game, board, node, bindings)) continue;
    const inner = node.then.map((then, index) => ({
      node: then,
      key: { ...key, path: `${key.path}.${index}` },
      bindings,
      lasting,
    }));
    addAll(game, board, inner);
  }
}

/**
 * "If it is not of your houses, it belongs to …" depends on the houses that the card has without this text. It
 * reads the board in progress, because the previous pass would make the text undo itself.
 */
function isMet(
  game: Game,
  board: Board,
  { if: condition, then }: Statement & { kind: 'while' },
  bindings: Bindings,
): boolean {
  if (!then.every(({ kind }) => kind === 'belongs-to')) return holds(game, condition, bindings);
  return within(game, 'board', board, () => holds(game, condition, bindings));
}
