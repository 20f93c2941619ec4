import type { CardDefinition } from '@amberhall/engine/language';

/** A place where two definitions of one card differ. */
export interface Difference {
  /** Its path in the tree, e.g. `abilities.0.do.1.amount`. */
  path: string;
  one: unknown;
  other: unknown;
}

/**
 * Compares the meaning of two definitions. It ignores names of choices, the order of adjectives, and whether sentences
 * are written as one.
 */
export function differences(one: CardDefinition, other: CardDefinition): Difference[] {
  return compared(canonical(one.abilities), canonical(other.abilities), 'abilities');
}

function compared(one: unknown, other: unknown, path: string): Difference[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (isNode(one) && isNode(other) && one['kind'] === other['kind']) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].flatMap((key) => compared(one[key], other[key], `${path}.${key}`));
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    return one.flatMap((item, at) => compared(item, other[at], `${path}.${at}`));
  }
  return [{ path, one, other }];
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists whose order has no meaning. */
const UNORDERED: ReadonlySet<string> = new Set(['where', 'what']);
/** Parts that name a class of cards, whatever their article is. */
const CLASSES: ReadonlySet<string> = new Set([
  'exists',
  'count',
  'plays',
  'uses',
  'discards',
  'cannot',
  'houses',
  'attacking',
  'for-each',
  'play-tax',
  'use-tax',
]);

function canonical(value: unknown, key = '', parent = ''): unknown {
  if (Array.isArray(value)) {
    const list = key === 'where' ? distributed(value) : value.flatMap((item: unknown) => spread(item));
    const items = list.map((item) => canonical(item, key, parent));
    return UNORDERED.has(key)
      ? items.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : items;
  }
  if (!isNode(value)) return value;
  if (value['kind'] === 'per' && value['times'] === 1) return canonical(value['each'], key, parent);
  const { filter } = value;
  if (value['kind'] === 'is' && 'target' in value && isNode(filter) && filter['kind'] === 'not') {
    return canonical({ kind: 'not', condition: { ...value, filter: filter['filter'] } }, key, parent);
  }
  const { n } = value;
  if (value['kind'] === 'times' && isNode(n) && n['kind'] === 'count') {
    return canonical({ kind: 'for-each', of: n['of'], do: value['do'] }, key, parent);
  }
  const kind = typeof value['kind'] === 'string' ? value['kind'] : '';
  const entries = Object.entries(value)
    .filter(([name]) => !(name === 'quantifier' && CLASSES.has(parent)))
    .filter(([name]) => !(name === 'type' && isTitled(value)))
    .map(([name, part]): [string, unknown] => [name, canonical(part, name, kind)]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A title says which type the card has. */
const isTitled = ({ where }: Node): boolean =>
  Array.isArray(where) && where.some((filter) => isNode(filter) && filter['kind'] === 'name');

/** Distributes shared filters over alternatives: "friendly creature or artifact". */
function distributed(where: readonly unknown[]): unknown[] {
  const either = where.find((filter) => isNode(filter) && filter['kind'] === 'either');
  if (!isNode(either) || !Array.isArray(either['of'])) return [...where];
  const shared = where.filter((filter) => filter !== either);
  const of = either['of'].map((list: unknown[]) =>
    [...shared, ...list]
      .map((filter) => canonical(filter))
      .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  );
  return [{ kind: 'either', of }];
}

/** Rewrites a named choice as sentences with "it", and the parts of one sentence as several sentences. */
function spread(item: unknown): unknown[] {
  if (!isNode(item)) return [item];
  if (item['kind'] === 'together' && Array.isArray(item['do']))
    return item['do'].flatMap((part: unknown) => spread(part));
  if (item['kind'] !== 'choose' || !Array.isArray(item['then'])) return [item];
  const name = item['as'];
  const target = item['target'];
  let isSaid = false;
  const told = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(told);
    if (!isNode(value)) return value;
    if (value['kind'] === 'ref' && value['name'] === name) {
      if (isSaid) return { kind: 'ref', name: 'it' };
      isSaid = true;
      return target;
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, told(part)]));
  };
  return item['then'].map(told).flatMap((part) => spread(part));
}
