import type { Filter, Quantifier, Ref, Select, Target, ZonePhrase } from '@amberhall/engine/language';
import { amount, call, player, quoted } from './amounts.ts';
import { literal } from './literal.ts';

/** Noun phrases in the words of the card language. */

export function target(node: Target): string {
  return node.kind === 'ref' ? reference(node) : noun(node);
}

const REFERENCES: Readonly<Record<string, string>> = {
  self: 'self',
  it: 'it',
  them: 'them',
  'this-creature': 'thisCreature',
  attacked: 'attacked',
};
const GIVEN = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A choice is named by its place in the text. */
export function reference({ name }: Ref): string {
  const place = Number(name.replace('$', ''));
  return REFERENCES[name] ?? GIVEN[place - 1] ?? `choice${place}`;
}

/** Filters that are words of their own, before the noun. */
function word(filter: Filter): string | undefined {
  switch (filter.kind) {
    case 'side':
      return filter.side;
    case 'status':
      return filter.status;
    case 'house':
      return filter.house === 'that-house' || filter.house === 'active-house' ? undefined : filter.house;
    case 'trait':
      return filter.trait;
    case 'flank':
    case 'center':
    case 'token':
    case 'other':
      return filter.kind;
    case 'extreme':
      return filter.stat === 'power' ? (filter.most ? 'mostPowerful' : 'leastPowerful') : undefined;
    case 'neighbor-of':
      return filter.of.kind === 'ref' && filter.of.name === 'self' && !filter.orItself
        ? 'neighboring'
        : undefined;
    case 'not': {
      const inner = word(filter.filter);
      return inner !== undefined && NEGATED.has(filter.filter.kind) ? `non.${inner}` : undefined;
    }
    default:
      return undefined;
  }
}
const NEGATED: ReadonlySet<string> = new Set(['house', 'trait', 'flank', 'token']);

/** What is said of a noun after it. */
function relation(filter: Filter): string {
  switch (filter.kind) {
    case 'house':
      return `.of(${filter.house === 'that-house' ? 'thatHouse' : 'activeHouse'})`;
    case 'name':
      return `.named(${quoted(filter.card)})`;
    case 'owned-by':
      return `.ownedBy(${quoted(filter.who)})`;
    case 'controlled-by':
      return `.controlledBy(${quoted(filter.who)})`;
    case 'attached-to':
      return `.on(${target(filter.to)})`;
    case 'is':
      return `.that(${target(filter.card)})`;
    case 'shares':
      return `.sharing(${quoted(filter.what)}, ${target(filter.with)})`;
    case 'played-by':
      return `.playedBy(${quoted(filter.by)})`;
    case 'purged-by':
      return `.purgedBy(${target(filter.by)})`;
    case 'beside':
      return `.toThe${filter.direction === 'left' ? 'Left' : 'Right'}Of(${target(filter.of)})`;
    case 'this-way':
      return `.thisWay(${[filter.verb, ...(filter.controller ? [filter.controller] : [])].map(quoted).join(', ')})`;
    case 'not':
      if (filter.filter.kind === 'is') return `.otherThan(${target(filter.filter.card)})`;
      if (filter.filter.kind === 'shares') {
        return `.notSharing(${quoted(filter.filter.what)}, ${target(filter.filter.with)})`;
      }
      return `.with(${asked(filter)})`;
    default:
      return `.with(${asked(filter)})`;
  }
}

const POWER = { '>=': 'atLeast', '<=': 'atMost', '=': 'exactly', '<': 'lessThan', '>': 'moreThan' } as const;

/** A filter as a value: `power.atLeast(5)`. */
export function asked(filter: Filter): string {
  switch (filter.kind) {
    case 'power':
      return `power.${POWER[filter.compare]}(${amount(filter.value)})`;
    case 'parity':
      return filter.odd ? 'power.odd' : 'power.even';
    case 'has':
      if (filter.what === 'amber') return 'amberOnIt';
      if (filter.what === 'upgrade') return 'anUpgrade';
      return filter.what === 'armor' ? 'armor' : `counterOnIt(${quoted(filter.what)})`;
    case 'keyword':
      return `keyword(${quoted(filter.keyword)})`;
    case 'identity-house':
      return filter.of === 'you' ? 'ofYourHouses' : literal(filter);
    case 'named':
      return 'thatName';
    default:
      return literal(filter);
  }
}

/** A filter as `.is(…)` takes it: a word, or a value. */
export function quality(filter: Filter): string {
  const said = filter.kind === 'not' ? undefined : word(filter);
  return said === undefined ? asked(filter) : quoted(said);
}

export function noun(select: Select): string {
  const either = select.where.find((filter) => filter.kind === 'either');
  if (either) return alternatives(select, either.of);
  const zone = select.zone ? `.from(${place(select.zone)})` : '';
  const near = select.where.find((filter) => filter.kind === 'neighbor-of' && word(filter) === undefined);
  if (near?.kind === 'neighbor-of') return neighbors(select, near);
  const before = select.where.map((filter) => word(filter)).filter((said) => said !== undefined);
  const after = select.where.filter((filter) => word(filter) === undefined).map(relation);
  return [begun(select, before), ...after, totalPower(select.quantifier), zone].join('');
}

const totalPower = (quantifier: Quantifier): string =>
  quantifier.kind === 'any-number' && quantifier.totalPower !== undefined
    ? `.withTotalPower(${amount(quantifier.totalPower)})`
    : '';

function neighbors(select: Select, near: Extract<Filter, { kind: 'neighbor-of' }>): string {
  if (near.orItself) {
    return near.of.kind === 'ref' && select.where.length === 1
      ? `${reference(near.of)}.andItsNeighbors`
      : literal(select);
  }
  const others = select.where.filter((filter) => filter !== near);
  const before = others.map((filter) => word(filter)).filter((said) => said !== undefined);
  const after = others.filter((filter) => word(filter) === undefined).map(relation);
  return [
    `${[...opening(select.quantifier, before), ...before].join('.')}.neighborOf(${target(near.of)})`,
    ...after,
  ].join('');
}

function alternatives(select: Select, lists: readonly (readonly Filter[])[]): string {
  const shared = select.where.filter(({ kind }) => kind !== 'either');
  const nouns = lists.map((list) => {
    const type = list.find((filter) => filter.kind === 'type')?.type ?? select.type;
    const own = list.filter(({ kind }) => kind !== 'type');
    return noun({ kind: 'select', type, quantifier: select.quantifier, where: [...shared, ...own] });
  });
  return `${call('either', ...nouns)}${select.zone ? `.from(${place(select.zone)})` : ''}`;
}

const isPlural = (quantifier: Quantifier): boolean =>
  (quantifier.kind === 'choose' && quantifier.max !== 1) ||
  quantifier.kind === 'any-number' ||
  (quantifier.kind === 'random' && quantifier.n !== 1);

function begun({ quantifier, type }: Select, words: readonly string[]): string {
  const ending = isPlural(quantifier) ? `${type}s` : type;
  return joined([...opening(quantifier, [...words, ending]), ...words, ending]).reduce((said, next) =>
    /^[\p{L}.]+$/u.test(next) || said === '' ? `${said}.${next}` : `${said}[${quoted(next)}]`,
  );
}

/** "A … other" is "another"; the class itself needs no "any" before its side. */
function joined(words: readonly string[]): readonly string[] {
  const [first, ...others] = words;
  if ((first === 'a' || first === 'an') && others.includes('other')) {
    return ['another', ...others.filter((word) => word !== 'other')];
  }
  return first === 'any' && (others[0] === 'friendly' || others[0] === 'enemy') ? others : words;
}

/** The quantifier; what comes next decides between "a" and "an". */
function opening(quantifier: Quantifier, [next = '']: readonly string[]): string[] {
  switch (quantifier.kind) {
    case 'choose':
      if (quantifier.min === 1 && quantifier.max === 1) return [/^[aeiou]/.test(next) ? 'an' : 'a'];
      if (quantifier.min === 0) return [`upTo(${amount(quantifier.max)})`];
      return [`exactly(${amount(quantifier.max)})`];
    case 'each':
      return ['each'];
    case 'any-number':
      return ['anyNumberOf'];
    case 'random':
      return quantifier.n === 1 ? ['random'] : [`atRandom(${amount(quantifier.n)})`];
    case 'bare':
      return ['any'];
    case 'first':
      return [`topmost(${amount(quantifier.n)})`];
    case 'one-of-each':
      return [`oneOfEach('${quantifier.what}')`];
    case 'half-of-line':
      return ['oneHalfOf'];
  }
}

// ── places ──

const PILES: Readonly<Record<string, string>> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discardPile',
  archives: 'archives',
  purged: 'purgedCards',
  'hand discard': 'handAndDiscardPile',
  'hand archives': 'handAndArchives',
  'discard play': 'discardPileAndPlay',
  'hand discard play': 'handDiscardPileAndPlay',
};

export function place(zone: ZonePhrase): string {
  if (zone.kind === 'under') return `under(${target(zone.card)})`;
  if (zone.of === 'a-player') return zone.name === 'discard' ? 'aDiscardPile' : literal(zone);
  const owner = player(zone.of);
  if (zone.bottom !== undefined) {
    return `${owner}.bottomOfDeck(${zone.bottom === 1 ? '' : amount(zone.bottom)})`;
  }
  if (zone.top !== undefined) {
    const top = zone.name === 'discard' ? 'topOfDiscardPile' : 'topOfDeck';
    return `${owner}.${top}(${zone.top === 1 ? '' : amount(zone.top)})`;
  }
  const names = typeof zone.name === 'string' ? zone.name : zone.name.join(' ');
  const pile = PILES[names];
  return pile === undefined ? literal(zone) : `${owner}.${pile}`;
}
