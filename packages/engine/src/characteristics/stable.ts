/**
 * The board on which all continuous effects agree [15.1]. An effect may look at what other effects make of the cards;
 * then the board is computed again from what was found, until nothing changes any more.
 */
import type { Statement } from '../language/tree.ts';
import type { Game } from '../game.ts';
import type { CardId, Keyword } from '../vocabulary.ts';
import type { Board, Characteristics } from './board.ts';
import { layeredBoard } from './layers.ts';

/** Passes after which effects that still do not agree are taken to undo each other for ever [0.13]. */
const PASSES = 10;

export function stableBoard(game: Game): Board {
  let board = layeredBoard(game, null, new Map());
  if (looksAtItself(board)) board = agreed(game, board);
  game.board = board;
  return board;
}

function agreed(game: Game, first: Board): Board {
  let board = first;
  let about = new Map<string, string>();
  for (let pass = 1; pass < PASSES; pass++) {
    const now = new Map<string, string>();
    const next = layeredBoard(game, board, now);
    next.volatile ||= board.volatile;
    if (isAlike(board, next)) return next;
    if (pass === PASSES - 1) next.looping = alternating(next, about, now);
    [board, about] = [next, now];
  }
  return board;
}

/** Cards with a standing effect that was about other cards in the last pass than in the one before. */
function alternating(
  board: Board,
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): CardId[] {
  const keys = new Set([...before.keys(), ...now.keys()]);
  const found = new Set<CardId>();
  for (const key of keys) {
    const [source] = key.split('/');
    if (before.get(key) !== now.get(key) && source !== undefined && board.of.has(source)) found.add(source);
  }
  return [...found];
}

/** Are the cards alike in everything that an effect could look at? */
function isAlike(one: Board, other: Board): boolean {
  if (one.of.size !== other.of.size) return false;
  for (const [id, card] of one.of) {
    const twin = other.of.get(id);
    if (twin === undefined || !isSame(card, twin)) return false;
  }
  return true;
}

function isSame(one: Characteristics, other: Characteristics): boolean {
  return (
    one.type === other.type &&
    one.power === other.power &&
    one.setPower === other.setPower &&
    one.armor === other.armor &&
    one.setArmor === other.setArmor &&
    one.blank === other.blank &&
    one.consideredFlank === other.consideredFlank &&
    one.abilities.length === other.abilities.length &&
    areSame(one.houses, other.houses) &&
    areSame(one.traits, other.traits) &&
    haveSame(one.keywords, other.keywords)
  );
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index]);
}

function haveSame(one: Characteristics['keywords'], other: Characteristics['keywords']): boolean {
  let surplus = 0;
  for (const keyword in one) {
    if (one[keyword as Keyword] !== other[keyword as Keyword]) return false;
    surplus += 1;
  }
  for (const _ in other) surplus -= 1;
  return surplus === 0;
}

/** What statements can look at in other cards, and change in them. */
type Aspect = 'numbers' | 'keywords' | 'nature' | 'text';

/** Does something in force look at what something in force changes? */
function looksAtItself(board: Board): boolean {
  const changed = new Set<Aspect>();
  const looked = new Set<Aspect>();
  for (const list of Object.values(board.statements)) {
    for (const { node, lasting } of list) {
      for (const aspect of changes(node)) changed.add(aspect);
      for (const aspect of looksAt(node)) looked.add(aspect);
      if (node.kind === 'blank' && lasting === null) return true;
    }
  }
  for (const aspect of changed) if (looked.has(aspect)) return true;
  return false;
}

function changes(node: Statement): readonly Aspect[] {
  switch (node.kind) {
    case 'grant':
      return node.what.map(({ kind }) =>
        kind === 'stat' ? 'numbers' : kind === 'keyword' ? 'keywords' : kind === 'trait' ? 'nature' : 'text',
      );
    case 'set-power':
    case 'set-armor':
      return ['numbers'];
    case 'lose-keyword':
      return ['keywords'];
    case 'belongs-to':
    case 'becomes':
    case 'copy-of':
    case 'considered-flank':
      return ['nature'];
    default:
      return [];
  }
}

const ASPECTS: Readonly<Record<string, Aspect>> = {
  power: 'numbers',
  parity: 'numbers',
  extreme: 'numbers',
  stat: 'numbers',
  keyword: 'keywords',
  house: 'nature',
  trait: 'nature',
  shares: 'nature',
  houses: 'nature',
  traits: 'nature',
  flank: 'nature',
};

const known = new WeakMap<Statement, readonly Aspect[]>();

function looksAt(node: Statement): readonly Aspect[] {
  const before = known.get(node);
  if (before !== undefined) return before;
  const found = new Set<Aspect>();
  collect(node, found, node);
  const aspects = [...found];
  known.set(node, aspects);
  return aspects;
}

function collect(part: unknown, found: Set<Aspect>, root: Statement): void {
  if (typeof part !== 'object' || part === null) return;
  const { kind } = part as { kind?: unknown };
  // What a statement gives is not what it looks at.
  const gives =
    kind === 'keyword' || kind === 'trait'
      ? root.kind === 'grant' && root.what.includes(part as never)
      : false;
  const aspect = typeof kind === 'string' && !gives && kind !== 'has-ability' ? ASPECTS[kind] : undefined;
  if (aspect !== undefined) found.add(aspect);
  if (kind === 'has-ability') return;
  for (const child of Object.values(part)) collect(child, found, root);
}
