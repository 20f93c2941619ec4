import type { Filter, PlayerRef, Select, Target, Trait } from '@amberhall/engine/language';
import { isAttacker } from '../attackers.ts';
import { amount } from './amounts.ts';
import { condition } from './conditions.ts';
import type { RomanceContext } from './context.ts';
import { agreed, listed, words } from './grammar.ts';
import type { Agreement, Noun } from './grammar.ts';
import { PARTICIPLE_VERBS } from './language.ts';
import { agreementOf, anyOne, named, plural, singular } from './nouns.ts';
import { isYou, owned, playerClause } from './players.ts';

/** What stands around a noun. */
export interface NounQualifiers {
  /** What follows the noun at once: traits and adjectives. */
  readonly adjectives: readonly string[];
  /** What follows after that. */
  readonly after: readonly string[];
  /** "Other", which stands before the noun. */
  readonly isOther: boolean;
  /** "The most powerful": takes a definite article. */
  readonly isSuperlative: boolean;
  /** There is one at most: "its left neighbor". */
  readonly isUnique: boolean;
}

/** The order of what follows the noun; what is not listed comes last. */
const ORDER: readonly Filter['kind'][] = [
  'token',
  'trait',
  'gigantic',
  'side',
  'status',
  'extreme',
  'house',
  'flank',
  'neighbor-of',
  'not',
];

function rank(filter: Filter): number {
  // "Creature without the Mutant trait neighboring Troll": the trait is not Troll’s.
  if (filter.kind === 'not' && filter.filter.kind === 'trait') return ORDER.indexOf('neighbor-of') - 0.5;
  const at = ORDER.indexOf(filter.kind);
  return at < 0 ? ORDER.length : at;
}

/** @param isOfEach several may tie for a superlative: "each creature with the highest power" */
export function nounQualifiers(
  where: readonly Filter[],
  agreement: Agreement,
  context: RomanceContext,
  isOfEach = false,
): NounQualifiers {
  const ordered = where.toSorted((one, other) => rank(one) - rank(other));
  const parts = ordered.map((filter) => word(filter, agreement, context, isOfEach));
  const exceptions = parts.flatMap(({ except }) => except ?? []);
  const { language } = context;
  return {
    adjectives: parts.flatMap(({ adjective }) => adjective ?? []),
    after: [
      ...parts.flatMap(({ after }) => after ?? []),
      ...(exceptions.length > 0 ? [language.say.except(listed(exceptions, language.words.and))] : []),
    ],
    isOther: ordered.some((filter, at) => isOther(filter) && parts[at]?.except === undefined),
    isSuperlative: !isOfEach && where.some(({ kind }) => kind === 'extreme'),
    isUnique: where.some((filter) => filter.kind === 'neighbor-of' && filter.side !== undefined),
  };
}

/** "Other": not this one, unless a choice is excepted that has not been named yet. */
const isOther = (filter: Filter): boolean =>
  filter.kind === 'other' || (filter.kind === 'not' && filter.filter.kind === 'is');

interface Words {
  adjective?: string;
  after?: string;
  except?: string;
}

/** One filter as an adjective or as words after the noun. */
function word(filter: Filter, agreement: Agreement, context: RomanceContext, isOfEach = false): Words {
  const { language } = context;
  const { say, adjectives } = language;
  switch (filter.kind) {
    case 'side':
      return { adjective: agreed(adjectives[filter.side], agreement) };
    case 'status':
      return { adjective: agreed(adjectives[filter.status], agreement) };
    case 'gigantic':
    case 'token':
      return { adjective: agreed(adjectives[filter.kind], agreement) };
    case 'trait':
      return filter.trait === 'that-trait'
        ? { after: `${language.words.with} ${say.thatTrait}` }
        : { adjective: language.trait(filter.trait, agreement) };
    case 'house':
      return { after: language.ofHouse(filter.house) };
    case 'flank':
      return filter.side === undefined
        ? { adjective: say.onFlank }
        : { after: say.onItsFlank(language.flanks[filter.side]) };
    case 'shares-with-neighbors':
      return {
        after: say.sharesWithNeighbors(language.shared[filter.what], filter.atLeast, agreement, false),
      };
    case 'named':
      return { after: say.withThatName };
    case 'house-count':
      return { after: `${language.words.of} ${countedHouse(filter, context)}` };
    case 'center':
      return { after: say.inCenter };
    case 'keyword':
      return { after: `${language.words.with} ${language.keywords[filter.keyword].toLowerCase()}` };
    case 'extreme':
      return isOfEach
        ? { after: say.withExtreme(filter.stat, filter.most) }
        : { adjective: agreed(say.extreme(filter.stat, filter.most), agreement) };
    case 'neighbor-of':
      return { after: neighboring(filter, agreement, context) };
    case 'not':
      return negated(filter.filter, agreement, context);
    case 'other':
    case 'type':
    case 'name':
    case 'either':
    case 'is':
      return {};
    default:
      return { after: relation(filter, agreement, context) };
  }
}

/** A trait by itself, as in "the Mutant trait". */
export const traitName = (trait: Trait, { language }: RomanceContext): string =>
  language.trait(trait, { gender: language.words.trait.gender, many: false });

/** "Neighboring Troll", "on the left of Troll". */
function neighboring(
  { of, side }: Extract<Filter, { kind: 'neighbor-of' }>,
  agreement: Agreement,
  context: RomanceContext,
): string {
  const { language } = context;
  const center = named(of, context);
  return side === undefined
    ? language.say.neighboring(center, agreement)
    : language.say.nextTo(language.sides[side], center);
}

/** Tells whether the house was named before: "that house". */
export const isHouseReference = (house: string): boolean => HOUSE_REFERENCES.has(house);
const HOUSE_REFERENCES: ReadonlySet<string> = new Set(['that-house', 'active-house', 'its-house']);

function countedHouse(filter: Extract<Filter, { kind: 'house-count' }>, context: RomanceContext): string {
  const { say } = context.language;
  const place = placeOf(filter.of, context);
  if ('most' in filter) return words(say.houseWithMost(plural(filter.of, context)), place);
  const number = amount(filter.value, context);
  const bound = say.numberOfThings(filter.compare, number, plural(filter.of, context), '');
  return words(say.houseWith(bound), place);
}

/** Cards "this way" can be anywhere. */
const placeOf = ({ where }: Select, { language }: RomanceContext): string =>
  where.some(({ kind }) => kind === 'this-way') ? '' : language.words.inPlay;

type Relation = Extract<
  Filter,
  {
    kind:
      | 'identity-house'
      | 'such-that'
      | 'owned-by'
      | 'controlled-by'
      | 'power'
      | 'parity'
      | 'has'
      | 'shares'
      | 'attached-to'
      | 'beside'
      | 'between'
      | 'purged-by'
      | 'played-by'
      | 'this-way';
  }
>;

function relation(filter: Relation, agreement: Agreement, context: RomanceContext): string {
  const { language } = context;
  const { say } = language;
  switch (filter.kind) {
    case 'power':
      return say.withPower(
        filter.compare,
        amount(filter.value, context),
        typeof filter.value === 'number',
        agreement,
      );
    case 'parity':
      return say.withParity(filter.odd);
    case 'has':
      return `${language.words.with} ${possession(filter.what, agreement, context)}`;
    case 'shares':
      if (filter.what === 'battleline') return say.inSameBattleline;
      return that(
        'share',
        agreement,
        context,
        `${language.a(language.shared[filter.what])} ${language.words.with} ${partner(filter.with, context)}`,
      );
    case 'identity-house':
      return `${language.words.of} ${oneOfHouses(filter.of, context)}`;
    case 'such-that':
      return isAttacker(filter.if)
        ? that('attack', agreement, context, named(filter.if.against, context))
        : say.forWhich(agreement, condition(filter.if, context));
    case 'owned-by':
      return thatPlayer(filter.who, 'own', context);
    case 'controlled-by':
      return thatPlayer(filter.who, 'control', context);
    case 'attached-to':
      return `${language.words.on} ${named(filter.to, context)}`;
    case 'beside':
      return say.besides(language.sides[filter.direction], named(filter.of, context));
    case 'between':
      return say.between(named(filter.one, context), named(filter.other, context));
    case 'played-by':
      return thatPlayer(filter.by, 'play', context);
    case 'purged-by':
      return `${agreed(language.verbs.purge.participle, agreement)} ${language.words.by} ${named(filter.by, context)}`;
    case 'this-way': {
      const { verb, rest } = PARTICIPLE_VERBS[filter.verb];
      const done = words(agreed(language.verbs[verb].participle, agreement), rest && language.words[rest]);
      const participle = `${done} ${language.words.thisWay}`;
      return filter.controller === undefined
        ? participle
        : say.controlledAnd(agreement, participle, playerPhrase(filter.controller, context));
    }
  }
}

const playerPhrase = (who: PlayerRef, { language, lastKind }: RomanceContext): string =>
  isYou(who) ? language.words.you : language.player(who, language.nouns[lastKind]);

/** "That you own", "that your opponent controls". */
function thatPlayer(who: PlayerRef, verb: 'own' | 'control' | 'play', context: RomanceContext): string {
  const { they } = context;
  const clause = playerClause(who, verb, verb === 'play' ? 'when' : 'present', context);
  context.they = they;
  return `${context.language.words.that} ${clause}`;
}

/** "That shares …", "that share …". */
function that(
  verb: 'share' | 'attack',
  agreement: Agreement,
  context: RomanceContext,
  rest: string,
  isNegative = false,
): string {
  const { language } = context;
  const said = language.verbs[verb].finite('subjunctive', agreement);
  return `${language.words.which} ${isNegative ? language.negated(said) : said} ${rest}`;
}

export const oneOfHouses = (who: PlayerRef, context: RomanceContext): string =>
  context.language.say.oneOfHouses(owned(context.language.words.house, who, context, true));

/** One of several cards is enough. */
export function partner(target: Target, context: RomanceContext): string {
  if (target.kind === 'ref') return named(target, context);
  if (target.quantifier.kind === 'each')
    return context.language.say.atLeastOne(singular(target, context), agreementOf(target, context));
  return target.quantifier.kind === 'bare' ? anyOne(target, context) : named(target, context);
}

/** "An upgrade", "{amber} on it". */
export function possession(
  what: Extract<Filter, { kind: 'has' }>['what'],
  agreement: Agreement,
  { language }: RomanceContext,
  isLyingOnIt = true,
  isMissing = false,
): string {
  const { words: plain } = language;
  const one = (noun: Noun): string => (isMissing ? language.missing(noun) : language.a(noun));
  const some = ({ one: said, gender }: Noun): string =>
    isMissing ? language.notAny(said) : language.some(said, { gender, many: false });
  const onIt = isLyingOnIt ? `${language.words.on} ${agreed(language.itAfterPreposition, agreement)}` : '';
  switch (what) {
    case 'amber':
      return words(some(plain.amber), onIt);
    case 'armor':
      return some(plain.armor);
    case 'upgrade':
      return one(language.nouns.upgrade);
    case 'bonus-icon':
      return one(language.bonusIcon(undefined));
    default:
      return words(one(language.counters[what]), onIt);
  }
}

/** "That is not of house Mars", "other", "except the most powerful creature". */
function negated(filter: Filter, agreement: Agreement, context: RomanceContext): Words {
  const { language } = context;
  const { say } = language;
  switch (filter.kind) {
    case 'flank':
      return { after: say.notInState(say.onAFlank, agreement) };
    case 'status':
      return { after: say.notInState(agreed(language.adjectives[filter.status], agreement), agreement) };
    case 'keyword':
      return { after: `${language.words.without} ${language.keywords[filter.keyword].toLowerCase()}` };
    case 'shares':
      return {
        after: that(
          'share',
          agreement,
          context,
          `${language.a(language.shared[filter.what])} ${language.words.with} ${named(filter.with, context)}`,
          true,
        ),
      };
    case 'has':
      return {
        after: `${language.words.without} ${possession(filter.what, agreement, context, true, true)}`,
      };
    case 'shares-with-neighbors':
      return {
        after: say.sharesWithNeighbors(language.shared[filter.what], filter.atLeast, agreement, true),
      };
    case 'is': {
      const isUnsaid = filter.card.kind === 'ref' && context.pendingChoices.has(filter.card.name);
      return isUnsaid ? { except: named(filter.card, context) } : {};
    }
    case 'trait':
      return filter.trait === 'that-trait'
        ? { after: `${language.words.without} ${say.thatTrait}` }
        : { after: `${language.words.without} ${say.theTrait(traitName(filter.trait, context))}` };
    case 'token':
      return { after: say.notBeing(language.a(language.tokenCreature), agreement) };
    default: {
      const { adjective, after } = word(filter, agreement, context);
      return { after: say.notBeing(adjective ?? after ?? '', agreement) };
    }
  }
}
