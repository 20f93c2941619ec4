/**
 * The board after all continuous effects have settled [15.1]. An effect may depend on what other effects change.
 * The board is then computed again from the previous result until nothing changes.
 */
import type { Filter } from '../language/nouns.ts';
import type { Amount, Condition } from '../language/numbers.ts';
import type { Grant, Statement } from '../language/statements.ts';
import type { Game } from '../state/game.ts';
import type { CardId, Keyword } from '../vocabulary.ts';
import type { Board, Characteristics } from './board.ts';
import type { Noted } from './layers.ts';
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
  let about: Noted = new Map();
  const unsteady = { sources: new Set<CardId>(), cards: new Set<CardId>() };
  for (let pass = 1; pass < PASSES; pass++) {
    const now: Noted = new Map();
    const next = layeredBoard(game, board, now);
    next.reads |= board.reads;
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
function alternating(board: Board, before: Noted, now: Noted): Set<CardId> {
  const found = new Set<CardId>();
  for (const [key, { source }] of [...before, ...now]) {
    if (before.get(key)?.cards === now.get(key)?.cards) continue;
    if (typeof source === 'string' && board.of.has(source)) found.add(source);
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
  return node.kind === 'grant'
    ? node.what.reduce((all, { kind }) => all | GIVES[kind], 0)
    : CHANGES[node.kind];
}

/** What statements change in other cards. What a grant changes depends on what it gives. */
const CHANGES: Readonly<Record<Exclude<Statement['kind'], 'grant'>, number>> = {
  'lose-keyword': KEYWORDS,
  'belongs-to': NATURE,
  'set-power': NUMBERS,
  'set-armor': NUMBERS,
  'set-stats': NUMBERS,
  'copy-of': NATURE,
  'lose-traits': NATURE,
  becomes: NATURE,
  'considered-flank': NATURE,
  'key-cost': 0,
  cannot: 0,
  'must-choose-house': 0,
  'must-fight': 0,
  'may-play': 0,
  'may-use': 0,
  'may-play-or-use': 0,
  'may-fight': 0,
  'may-reap': 0,
  'play-tax': 0,
  'use-tax': 0,
  'use-price': 0,
  'hand-size': 0,
  'extra-draw': 0,
  'keys-to-win': 0,
  'extra-forge': 0,
  'reveals-top': 0,
  'haunted-by-purged': 0,
  'icon-as': 0,
  'icons-again': 0,
  enters: 0,
  'no-fight-damage': 0,
  'fight-damage': 0,
  'attack-damage': 0,
  'taunt-reaches': 0,
  ignores: 0,
  'additional-damage': 0,
  'redirect-damage': 0,
  'shares-fight-damage': 0,
  'spend-amber-on': 0,
  'counts-as-amber': 0,
  'spend-from-opponent': 0,
  'keeps-amber': 0,
  'gets-key-payment': 0,
  'skip-step': 0,
  'controlled-by': 0,
  blank: 0,
  'lose-heading': 0,
  'also-heading': 0,
  'playable-as-upgrade': 0,
  'attaches-to': 0,
  'enters-as-copy': 0,
  'treat-as-copy': 0,
  replace: 0,
  interrupt: 0,
  returnable: 0,
  'archived-faceup': 0,
  'takes-any-archives': 0,
  while: 0,
  'as-soon-as': 0,
};

const GIVES: Readonly<Record<Grant['kind'], number>> = {
  stat: NUMBERS,
  keyword: KEYWORDS,
  trait: NATURE,
  'text-of': TEXT,
  'has-ability': TEXT,
};

/** What filters, amounts and conditions look at in a card, apart from what is inside them. */
const LOOKS_AT: Readonly<Record<(Filter | Condition | Exclude<Amount, number | string>)['kind'], number>> = {
  house: NATURE,
  trait: NATURE,
  flank: NATURE,
  power: NUMBERS,
  parity: NUMBERS,
  extreme: NUMBERS,
  keyword: KEYWORDS,
  shares: NATURE,
  'shares-with-neighbors': NATURE,
  stat: NUMBERS,
  houses: NATURE,
  powers: NUMBERS,
  traits: NATURE,
  side: 0,
  status: 0,
  'owned-by': 0,
  'controlled-by': 0,
  type: 0,
  name: 0,
  named: 0,
  'identity-house': 0,
  center: 0,
  beside: 0,
  between: 0,
  token: 0,
  other: 0,
  is: 0,
  has: 0,
  'house-count': 0,
  gigantic: 0,
  'neighbor-of': 0,
  'attached-to': 0,
  'purged-by': 0,
  'played-by': 0,
  'this-way': 0,
  'such-that': 0,
  either: 0,
  not: 0,
  count: 0,
  'count-events': 0,
  amber: 0,
  'amber-on': 0,
  counters: 0,
  keys: 0,
  'price-of-key': 0,
  chains: 0,
  'armor-lost': 0,
  icons: 0,
  per: 0,
  fixed: 0,
  half: 0,
  third: 0,
  sum: 0,
  excess: 0,
  capped: 0,
  compare: 0,
  exists: 0,
  odd: 0,
  even: 0,
  happened: 0,
  'destroyed-this-way': 0,
  share: 0,
  'in-play': 0,
  'key-forged': 0,
  'active-house': 0,
  tide: 0,
  haunted: 0,
  overwhelmed: 0,
  'turn-of': 0,
  attacking: 0,
  fighting: 0,
  'are-named': 0,
  found: 0,
  step: 0,
  all: 0,
  any: 0,
};

const looksAt: Readonly<Record<string, number>> = LOOKS_AT;

function lookedAt(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  const { kind } = part as { kind?: unknown };
  if (kind === 'grant') return lookedAtByGrant(part as Extract<Statement, { kind: 'grant' }>);
  let found = typeof kind === 'string' ? (looksAt[kind] ?? 0) : 0;
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
