/**
 * The board after all continuous effects have settled [15.1]. An effect may depend on what other effects change.
 * The board is then computed again from the previous result until nothing changes.
 */
import type { Grant, Statement } from '../language/statements.ts';
import type { Game } from '../state/game.ts';
import type { CardId, Keyword } from '../vocabulary.ts';
import type { Board, Characteristics } from './board.ts';
import { layeredBoard } from './layers.ts';

/** The number of passes after which effects that have not settled count as undoing each other endlessly [0.13]. */
const PASSES = 10;
/**
 * The number of passes in which effects that undo each other are searched for. Two such effects take four passes to
 * repeat.
 */
const LAST_PASSES = 4;

export function stableBoard(game: Game): Board {
  let board = layeredBoard(game, null, new Map());
  if (looksAtItself(board)) board = agreed(game, board);
  game.board = board;
  return board;
}

function agreed(game: Game, first: Board): Board {
  let board = first;
  let about = new Map<string, string>();
  const unsteady = { sources: new Set<CardId>(), cards: new Set<CardId>() };
  for (let pass = 1; pass < PASSES; pass++) {
    const now = new Map<string, string>();
    const next = layeredBoard(game, board, now);
    next.volatile ||= board.volatile;
    if (isAlike(board, next)) return next;
    if (pass >= PASSES - LAST_PASSES) {
      for (const id of alternating(next, about, now)) unsteady.sources.add(id);
      for (const id of unlike(board, next)) unsteady.cards.add(id);
    }
    [board, about] = [next, now];
  }
  const undoingThemselves = [...unsteady.sources].filter((id) => unsteady.cards.has(id));
  board.looping = undoingThemselves.length > 0 ? undoingThemselves : [...unsteady.sources];
  return board;
}

/** Cards with a standing effect that applied to other cards in one pass than in the pass before. */
function alternating(
  board: Board,
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): Set<CardId> {
  const keys = new Set([...before.keys(), ...now.keys()]);
  const found = new Set<CardId>();
  for (const key of keys) {
    const [source] = key.split('/');
    if (before.get(key) !== now.get(key) && source !== undefined && board.of.has(source)) found.add(source);
  }
  return found;
}

/** Cards whose type or blankness differed from the pass before: these alternate. */
function unlike(one: Board, other: Board): CardId[] {
  return [...one.of].flatMap(([id, { type, blank }]) => {
    const twin = other.of.get(id);
    return twin?.type === type && twin.blank === blank ? [] : [id];
  });
}

/** Says whether the cards are equal in everything that an effect could depend on. */
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

/** What statements can read in other cards and change in them. Several are combined. */
const NUMBERS = 1;
const KEYWORDS = 2;
const NATURE = 4;
const TEXT = 8;

/** Says whether a statement in force reads what another one changes. */
function looksAtItself({ statements, conditional }: Board): boolean {
  let changed = 0;
  let looked = 0;
  for (const kind in statements) {
    for (const { node, lasting } of statements[kind as Statement['kind']] ?? []) {
      if (node.kind === 'blank' && (lasting === null || statements.becomes !== undefined)) return true;
      const { changes, looksAt } = reachOf(node);
      changed |= changes;
      looked |= looksAt;
    }
  }
  for (const node of conditional) looked |= reachOf(node).looksAt;
  return (changed & looked) !== 0;
}

interface Reach {
  changes: number;
  looksAt: number;
}

const known = new WeakMap<Statement, Reach>();

function reachOf(node: Statement): Reach {
  const before = known.get(node);
  if (before !== undefined) return before;
  const reach = { changes: changesBy(node), looksAt: lookedAt(node) };
  known.set(node, reach);
  return reach;
}

function changesBy(node: Statement): number {
  switch (node.kind) {
    case 'grant':
      return node.what.reduce((all, { kind }) => all | givenAspect(kind), 0);
    case 'set-power':
    case 'set-armor':
    case 'set-stats':
      return NUMBERS;
    case 'lose-keyword':
      return KEYWORDS;
    case 'belongs-to':
    case 'becomes':
    case 'copy-of':
    case 'considered-flank':
    case 'lose-traits':
      return NATURE;
    default:
      return 0;
  }
}

function givenAspect(kind: Grant['kind']): number {
  switch (kind) {
    case 'stat':
      return NUMBERS;
    case 'keyword':
      return KEYWORDS;
    case 'trait':
      return NATURE;
    default:
      return TEXT;
  }
}

const ASPECTS: Readonly<Record<string, number>> = {
  power: NUMBERS,
  parity: NUMBERS,
  extreme: NUMBERS,
  stat: NUMBERS,
  keyword: KEYWORDS,
  house: NATURE,
  trait: NATURE,
  shares: NATURE,
  'shares-with-neighbors': NATURE,
  houses: NATURE,
  traits: NATURE,
  flank: NATURE,
};

function lookedAt(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  const { kind } = part as { kind?: unknown };
  if (kind === 'grant') return lookedAtByGrant(part as Extract<Statement, { kind: 'grant' }>);
  let found = typeof kind === 'string' ? (ASPECTS[kind] ?? 0) : 0;
  for (const child of Object.values(part)) found |= lookedAt(child);
  return found;
}

/** What it grants is not what it reads. */
function lookedAtByGrant({ to, what }: Extract<Statement, { kind: 'grant' }>): number {
  let found = lookedAt(to);
  for (const grant of what) {
    if (grant.kind === 'stat') found |= lookedAt(grant.by);
    else if (grant.kind === 'keyword') found |= lookedAt(grant.value);
    else if (grant.kind === 'text-of') found |= TEXT | KEYWORDS | NATURE;
  }
  return found;
}
