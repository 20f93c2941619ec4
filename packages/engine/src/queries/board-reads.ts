/**
 * What the continuous effects of a board read beyond the cards in play, their places and their controllers. The board
 * is computed again only after an event that can change it.
 */
import type { Filter, Target } from '../language/nouns.ts';
import type { Amount, Condition } from '../language/numbers.ts';
import type { Statement } from '../language/statements.ts';
import type { EventType } from '../state/events.ts';
import { lookedBackAt } from '../state/looked-back.ts';
import type { Bindings } from '../state/state.ts';
import type { Board } from './board.ts';

/** Events that only few texts notice, with a bit for each. */
const NARROW = {
  stepStarted: 1 << 1,
  stepEnding: 1 << 2,
  turnEnding: 1 << 3,
  cardPlayed: 1 << 4,
  useBegun: 1 << 5,
  cardUsed: 1 << 6,
  creatureReaped: 1 << 7,
  creatureFought: 1 << 8,
  iconResolved: 1 << 9,
  cardDrawn: 1 << 10,
  cardArchived: 1 << 11,
  archivesTaken: 1 << 12,
  cardPurged: 1 << 13,
  cardDiscarded: 1 << 14,
  fightDeclared: 1 << 15,
  cardReadied: 1 << 16,
  cardExhausted: 1 << 17,
  amberGained: 1 << 18,
  cardMoved: 1 << 19,
  pastForgotten: 1 << 20,
  cardTagged: 1 << 21,
  houseChosen: 1 << 22,
  /** Change nothing that a continuous effect can read. */
  permissionUsed: 0,
  cardHidden: 0,
} as const satisfies Partial<Record<EventType, number>>;

const narrow: Readonly<Partial<Record<EventType, number>>> = NARROW;

/** Events with a common bit: a text that reads anything that changes is read again after each of them. */
const OTHER = 1;
const EVERYTHING = Object.values(NARROW).reduce((all: number, bit) => all | bit, OTHER);

/** Reads a card that may be outside play, in its zone or as it was last known. */
const OF_ANOTHER = NARROW.cardMoved | NARROW.pastForgotten | OTHER;
/** Reads the card with the text. */
const OF_ITSELF = 1 << 28;
/** Reads the card called "it". */
const OF_IT = 1 << 29;

const HOUSE = NARROW.houseChosen | OTHER;

type Kind = (Filter | Condition | Exclude<Amount, number | string>)['kind'];

/** What filters, amounts and conditions read, apart from what is inside them. */
const BY_KIND: Readonly<Record<Kind, number>> = {
  side: 0,
  status: NARROW.cardReadied | NARROW.cardExhausted | OTHER,
  house: 0,
  'owned-by': 0,
  'controlled-by': 0,
  trait: 0,
  type: 0,
  name: 0,
  named: 0,
  'identity-house': 0,
  flank: 0,
  center: 0,
  beside: 0,
  between: 0,
  token: 0,
  other: 0,
  is: 0,
  power: OTHER,
  parity: OTHER,
  extreme: NARROW.cardTagged | OTHER,
  has: OTHER,
  keyword: 0,
  shares: OTHER,
  'shares-with-neighbors': OTHER,
  'house-count': 0,
  gigantic: 0,
  'neighbor-of': 0,
  'attached-to': 0,
  'purged-by': NARROW.cardMoved | OTHER,
  'played-by': NARROW.cardPlayed | OTHER,
  'this-way': OF_ANOTHER,
  'such-that': 0,
  either: 0,
  not: 0,
  count: 0,
  'count-events': OTHER,
  amber: NARROW.amberGained | OTHER,
  'amber-on': OTHER,
  counters: OTHER,
  keys: OTHER,
  // The texts that change the price can read anything.
  'price-of-key': EVERYTHING,
  chains: OTHER,
  stat: OTHER,
  'armor-lost': 0,
  icons: OTHER,
  houses: 0,
  powers: OTHER,
  traits: 0,
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
  happened: OTHER,
  'destroyed-this-way': OF_ANOTHER,
  share: OTHER,
  'in-play': OF_ANOTHER,
  'key-forged': OTHER,
  'active-house': HOUSE,
  tide: OTHER,
  haunted: NARROW.cardMoved | OTHER,
  overwhelmed: 0,
  'turn-of': OTHER,
  attacking: OTHER,
  fighting: OTHER,
  'are-named': 0,
  found: 0,
  step: NARROW.stepStarted | OTHER,
  all: 0,
  any: 0,
};

/** What other words read: zones, pronouns, players and houses that depend on the situation. */
const BY_WORD: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...BY_KIND,
    // The power of a card outside play can depend on anything [15.3.1].
    zone: EVERYTHING,
    under: OF_ANOTHER,
    self: OF_ITSELF,
    'this-creature': OF_ITSELF,
    it: OF_IT,
    them: OF_IT,
    recipient: OF_ANOTHER,
    attacked: OF_ANOTHER,
    'its-owner': OF_IT,
    'its-controller': OF_IT,
    'its-opponent': OF_IT,
    'its-house': OF_IT,
    active: OTHER,
    'active-house': HOUSE,
    'previous-house': HOUSE,
  }),
);

function read(part: unknown): number {
  if (typeof part === 'string') return part.startsWith('$') ? OF_ANOTHER : (BY_WORD.get(part) ?? 0);
  if (typeof part !== 'object' || part === null) return 0;
  let found = 0;
  for (const child of Object.values(part)) found |= read(child);
  // Each candidate is "it" in its own condition.
  return 'kind' in part && part.kind === 'such-that' ? found & ~OF_IT : found;
}

const known = new WeakMap<object, number>();

function readsOf(node: object): number {
  const before = known.get(node);
  if (before !== undefined) return before;
  const reads = lookedBackAt(node).reduce((all, type) => all | bitOf(type), read(node));
  known.set(node, reads);
  return reads;
}

/** Returns the bit of an event. */
function bitOf(type: EventType): number {
  return narrow[type] ?? OTHER;
}

type Part = Condition | Exclude<Amount, number | string> | Target | Statement;

/**
 * Notes what a part of a statement reads.
 *
 * @param it what "it" is there: a card on the board, or any card
 */
export function noteReads(
  board: Board,
  part: Part,
  { self, bearer }: Bindings,
  it: 'on-board' | 'anywhere' = 'anywhere',
): void {
  const reads = readsOf(part);
  if (reads === 0) return;
  board.reads |= reads & EVERYTHING;
  const isElsewhere =
    (reads & OF_ITSELF) !== 0 && !(board.of.has(self) && (self === bearer || board.of.has(bearer)));
  if (isElsewhere || ((reads & OF_IT) !== 0 && it === 'anywhere')) board.reads |= OF_ANOTHER;
}

/** Notes that the zones of cards outside play matter. */
export function noteZonesRead(board: Board): void {
  board.reads |= NARROW.cardMoved;
}

/** Says whether an event can change what the board reads. */
export function isReadAfter({ reads }: Board, type: EventType): boolean {
  return (reads & bitOf(type)) !== 0;
}
