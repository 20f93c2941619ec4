import type { CardDefinition } from '@amberhall/engine/language';
import type { CardSlug } from '@amberhall/engine/vocabulary';

/** The role of a word in a definition; the same word may have several, e.g. `not`. */
export type PartOfSpeech =
  | 'ability'
  | 'heading'
  | 'effect'
  | 'statement'
  | 'grant'
  | 'event'
  | 'condition'
  | 'amount'
  | 'target'
  | 'quantifier'
  | 'filter'
  | 'place'
  | 'pronoun';

export interface WordUse {
  part: PartOfSpeech;
  word: string;
  uses: number;
  /** The cards that use it, each once. */
  cards: readonly CardSlug[];
}

interface Node {
  readonly kind: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';

/** The part of speech of nodes in a field. In other fields it follows from the node. */
const FIELDS: Readonly<Record<string, PartOfSpeech>> = {
  do: 'effect',
  else: 'effect',
  with: 'effect',
  first: 'effect',
  base: 'effect',
  options: 'effect',
  statement: 'statement',
  ability: 'ability',
  event: 'event',
  if: 'condition',
  unless: 'condition',
  condition: 'condition',
  quantifier: 'quantifier',
  where: 'filter',
  filter: 'filter',
  zone: 'place',
};
const HEADED: ReadonlySet<string> = new Set(['on', 'after', 'turn', 'fulfil']);

function partOf(child: Node, field: string, parent: Node, parentPart: PartOfSpeech): PartOfSpeech {
  if (child.kind === 'ref') return 'pronoun';
  if (child.kind === 'select') return 'target';
  if (field === 'then') return parent.kind === 'while' ? 'statement' : 'effect';
  if (field === 'what' && parent.kind === 'grant') return 'grant';
  // "either …" and "both … and …" have the part of speech of what they join.
  if (field === 'of' && (parentPart === 'filter' || parentPart === 'condition')) {
    if (['either', 'all', 'any'].includes(parent.kind)) return parentPart;
  }
  if (field === 'of' && parent.kind === 'count-events') return 'event';
  if (field === 'with' && parent.kind !== 'replace') return 'target';
  const part = FIELDS[field] ?? 'amount';
  return part === 'ability' && !HEADED.has(child.kind) ? 'statement' : part;
}

/** Returns every word of the definitions, the most used first. */
export function wordsUsed(definitions: Iterable<CardDefinition>): WordUse[] {
  const found = new Map<string, { part: PartOfSpeech; word: string; uses: number; cards: Set<CardSlug> }>();
  for (const { id, abilities } of definitions) {
    const count = (part: PartOfSpeech, word: string): void => {
      const key = `${part} ${word}`;
      const known = found.get(key) ?? { part, word, uses: 0, cards: new Set() };
      known.uses++;
      known.cards.add(id);
      found.set(key, known);
    };
    for (const ability of abilities)
      visit(ability, HEADED.has(ability.kind) ? 'ability' : 'statement', count);
  }
  return [...found.values()]
    .map((use) => ({ ...use, cards: [...use.cards] }))
    .sort((one, other) => other.uses - one.uses || one.word.localeCompare(other.word));
}

function visit(node: Node, part: PartOfSpeech, count: (part: PartOfSpeech, word: string) => void): void {
  count(part, part === 'pronoun' ? pronoun(String(node['name'])) : node.kind);
  for (const [field, value] of Object.entries(node)) {
    if (field === 'headers') for (const header of value as readonly string[]) count('heading', header);
    if (value === 'all' || value === 'that-much') if (AMOUNT_FIELDS.has(field)) count('amount', value);
    for (const child of nodesIn(value)) visit(child, partOf(child, field, node, part), count);
  }
}

const AMOUNT_FIELDS: ReadonlySet<string> = new Set(['amount', 'by', 'n', 'value', 'times', 'left', 'right']);

/** Counts all names that `pick` gives as one word. */
const pronoun = (name: string): string => (name.startsWith('$') ? 'named' : name);

/** Returns a node, or the nodes in a list or a plain object, at any depth above the next node. */
function nodesIn(value: unknown): Node[] {
  if (isNode(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(nodesIn);
}

/** Returns the custom effects with their cards. */
export function customsUsed(definitions: Iterable<CardDefinition>): { id: string; card: CardSlug }[] {
  const found: { id: string; card: CardSlug }[] = [];
  const search = (card: CardSlug, value: unknown): void => {
    for (const node of nodesIn(value)) {
      if (node.kind === 'custom') found.push({ id: String(node['id']), card });
      search(card, Object.values(node));
    }
  };
  for (const { id, abilities } of definitions) search(id, abilities);
  return found;
}
