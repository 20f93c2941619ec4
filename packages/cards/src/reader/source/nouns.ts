import { interpret } from '@amberhall/engine/language';
import type {
  Filter,
  NodeTable,
  Quantifier,
  Ref,
  Select,
  Target,
  ZonePhrase,
} from '@amberhall/engine/language';
import { amount, call, player, quoted } from './amounts.ts';
import { condition } from './conditions.ts';
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
  recipient: 'recipient',
};
const GIVEN = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A choice is named by its place in the text. */
export function reference({ name }: Ref): string {
  const place = Number(name.replace('$', ''));
  return REFERENCES[name] ?? GIVEN[place - 1] ?? `choice${place}`;
}

/** How a noun phrase can say a filter; the first of these that the filter has is used. */
interface FilterWords {
  /** A word of its own before the noun. */
  adjective?: string | undefined;
  /** Words after the noun. */
  clause?: string | undefined;
  /** A value for `.with(…)` and `.is(…)`: `power.atLeast(5)`. */
  value?: string | undefined;
}

/** Gives no words: the filter is written as data. */
const noWords = (): FilterWords => ({});
const adjective = (word: string): FilterWords => ({ adjective: word });
const clause = (words: string): FilterWords => ({ clause: words });
const value = (words: string): FilterWords => ({ value: words });

const FILTERS: NodeTable<Filter, [], FilterWords> = {
  side: ({ side }) => adjective(side),
  status: ({ status }) => adjective(status),
  house: ({ house }) => {
    if (house === 'that-house') return clause('.of(thatHouse)');
    if (house === 'its-house') return clause('.of(itsHouse)');
    if (house === 'previous-house') return clause('.of(previousHouse)');
    return house === 'active-house' ? clause('.of(activeHouse)') : adjective(house);
  },
  trait: ({ trait }) => (trait === 'that-trait' ? value('thatTrait') : adjective(trait)),
  flank: ({ kind, side }) => (side ? value(`${side}Flank`) : adjective(kind)),
  center: ({ kind }) => adjective(kind),
  token: ({ kind }) => adjective(kind),
  other: ({ kind }) => adjective(kind),
  extreme: ({ stat, most }) => (stat === 'power' ? adjective(most ? 'mostPowerful' : 'leastPowerful') : {}),
  'neighbor-of': ({ of, orItself, side }) => {
    if (side) return value(call(`toIts${side === 'left' ? 'Left' : 'Right'}`, target(of)));
    return of.kind === 'ref' && of.name === 'self' && !orItself ? adjective('neighboring') : {};
  },
  name: ({ card }) => clause(`.named(${quoted(card)})`),
  'owned-by': ({ who }) => clause(`.ownedBy(${quoted(who)})`),
  'controlled-by': ({ who }) => clause(`.controlledBy(${quoted(who)})`),
  'attached-to': ({ to }) => clause(`.on(${target(to)})`),
  is: ({ card }) => clause(`.that(${target(card)})`),
  shares: (filter) => clause(`.sharing(${quoted(filter.what)}, ${target(filter.with)})`),
  'played-by': ({ by }) => clause(`.playedBy(${quoted(by)})`),
  'purged-by': ({ by }) => clause(`.purgedBy(${target(by)})`),
  beside: ({ direction, of }) => clause(`.toThe${direction === 'left' ? 'Left' : 'Right'}Of(${target(of)})`),
  between: ({ one, other }) => clause(`.between(${target(one)}, ${target(other)})`),
  'this-way': ({ verb, controller }) =>
    clause(`.thisWay(${[verb, ...(controller ? [controller] : [])].map(quoted).join(', ')})`),
  power: (filter) => value(`power.${POWER[filter.compare]}(${amount(filter.value)})`),
  parity: ({ odd }) => value(odd ? 'power.odd' : 'power.even'),
  has: ({ what }) => {
    if (what === 'amber') return value('amberOnIt');
    if (what === 'upgrade') return value('anUpgrade');
    if (what === 'bonus-icon') return value('aBonusIcon');
    return value(what === 'armor' ? 'armor' : `counterOnIt(${quoted(what)})`);
  },
  keyword: ({ keyword }) => value(`keyword(${quoted(keyword)})`),
  'identity-house': ({ of }) => (of === 'you' ? value('ofYourHouses') : {}),
  named: () => value('thatName'),
  not: ({ filter }) => negated(filter),
  type: noWords,
  either: noWords,
  gigantic: () => value('gigantic'),
  'house-count': (filter) => {
    if ('most' in filter) return value(call('ofHouseWith.most', noun(filter.of)));
    return filter.compare === '>='
      ? value(call('ofHouseWith.atLeast', amount(filter.value), noun(filter.of)))
      : {};
  },
  'shares-with-neighbors': ({ what, atLeast }) =>
    clause(`.${call('sharingWithNeighbors', quoted(what), ...(atLeast === 1 ? [] : [String(atLeast)]))}`),
  'such-that': (filter) => clause(`.${call('suchThat', condition(filter.if))}`),
};

const POWER = { '>=': 'atLeast', '<=': 'atMost', '=': 'exactly', '<': 'lessThan', '>': 'moreThan' } as const;
const NEGATED: ReadonlySet<string> = new Set(['house', 'trait', 'flank', 'token']);

function negated(filter: Filter): FilterWords {
  if (filter.kind === 'is') return clause(`.otherThan(${target(filter.card)})`);
  if (filter.kind === 'shares') {
    return clause(`.notSharing(${quoted(filter.what)}, ${target(filter.with)})`);
  }
  if (filter.kind === 'shares-with-neighbors' && filter.atLeast === 1)
    return clause(`.notSharingWithNeighbors(${quoted(filter.what)})`);
  if (filter.kind === 'this-way' && !filter.controller) return clause(`.notThisWay(${quoted(filter.verb)})`);
  const word = NEGATED.has(filter.kind) ? adjectiveOf(filter) : undefined;
  if (word !== undefined) return adjective(`non.${word}`);
  const said = filter.kind === 'house' ? interpret(FILTERS, filter).clause : undefined;
  if (said !== undefined) return clause(said.replace('.of(', '.notOf('));
  const plain = interpret(FILTERS, filter).value;
  return plain === undefined ? {} : value(call('lacking', plain));
}

const adjectiveOf = (filter: Filter): string | undefined => interpret(FILTERS, filter).adjective;

/** A filter as words after the noun. */
function clauseOf(filter: Filter): string {
  return interpret(FILTERS, filter).clause ?? `.with(${valueOf(filter)})`;
}

const valueOf = (filter: Filter): string => interpret(FILTERS, filter).value ?? literal(filter);

/** A filter as `.is(…)` takes it: a word, or a value. */
export function quality(filter: Filter): string {
  const word = filter.kind === 'not' ? undefined : adjectiveOf(filter);
  return word === undefined ? valueOf(filter) : quoted(word);
}

export function noun(select: Select): string {
  const either = select.where.find((filter) => filter.kind === 'either');
  if (either) return alternatives(select, either.of);
  const zone = select.zone ? `.from(${place(select.zone)})` : '';
  const near = select.where.find(
    (filter) => filter.kind === 'neighbor-of' && !filter.side && adjectiveOf(filter) === undefined,
  );
  if (near?.kind === 'neighbor-of') return neighbors(select, near);
  const before = select.where.map((filter) => adjectiveOf(filter)).filter((said) => said !== undefined);
  const after = select.where.filter((filter) => adjectiveOf(filter) === undefined).map(clauseOf);
  return [begun(select, before), ...after, totalPower(select.quantifier), zone, inCommon(select)].join('');
}

const inCommon = ({ different, alike }: Select): string =>
  different ? `.allDifferentIn(${quoted(different)})` : alike ? `.allAlikeIn(${quoted(alike)})` : '';

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
  const before = others.map((filter) => adjectiveOf(filter)).filter((said) => said !== undefined);
  const after = others.filter((filter) => adjectiveOf(filter) === undefined).map(clauseOf);
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
      return [quantifier.min === 1 ? 'oneOrMore' : 'anyNumberOf'];
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
  'archives discard': 'archivesAndDiscardPile',
  'discard play': 'discardPileAndPlay',
  'discard purged': 'discardPileAndPurgedCards',
  'hand discard play': 'handDiscardPileAndPlay',
};

const A_PLAYERS: Readonly<Record<string, string>> = {
  discard: 'aDiscardPile',
  hand: 'aHand',
  archives: 'anArchives',
  purged: 'aPurgedZone',
};

export function place(zone: ZonePhrase): string {
  if (zone.kind === 'under') return `under(${target(zone.card)})`;
  if (zone.of === 'a-player') return A_PLAYERS[String(zone.name)] ?? literal(zone);
  const owner = player(zone.of);
  if (zone.bottom !== undefined) {
    const bottom = zone.name === 'discard' ? 'bottomOfDiscardPile' : 'bottomOfDeck';
    return `${owner}.${bottom}(${zone.bottom === 1 ? '' : amount(zone.bottom)})`;
  }
  if (zone.top !== undefined) {
    const top = zone.name === 'discard' ? 'topOfDiscardPile' : 'topOfDeck';
    return `${owner}.${top}(${zone.top === 1 ? '' : amount(zone.top)})`;
  }
  const names = typeof zone.name === 'string' ? zone.name : zone.name.join(' ');
  const pile = PILES[names];
  return pile === undefined ? literal(zone) : `${owner}.${pile}`;
}
