import type { Filter, Quantifier, Select } from '@amberhall/engine/language';
import { areMany } from '../references.ts';
import { amount } from './amounts.ts';
import type { RomanceContext } from './context.ts';
import { agreed, listed, nounWord, words } from './grammar.ts';
import type { Agreement, Noun } from './grammar.ts';
import { nounQualifiers } from './noun-qualifiers.ts';
import type { NounQualifiers } from './noun-qualifiers.ts';

/** A noun with its adjectives. */
interface Head extends Agreement {
  readonly noun: Noun;
  /** "Of Troll", after "copy" and its adjectives. */
  readonly title: string | undefined;
  readonly qualifiers: NounQualifiers;
}

interface Determined {
  /** The articles, nouns and adjectives: "a friendly creature or a friendly artifact". */
  phrase: string;
  /** What describes all of them and follows them. */
  after: readonly string[];
}

/** Writes the nouns of a phrase with what tells their number. */
export function determined(select: Select, quantifier: Quantifier, context: RomanceContext): Determined {
  const isEach = quantifier.kind === 'each';
  const many = areMany({ ...select, quantifier });
  const either = select.where.find((filter) => filter.kind === 'either');
  const shared = select.where.filter((filter) => filter !== either);
  const lists = either?.of ?? [[]];
  // Each alternative has its own gender, so what they share is written with each of them.
  const heads = lists.map((list): Head => {
    const type = list.find((filter) => filter.kind === 'type')?.type ?? select.type;
    const where = [...list, ...shared.filter((filter) => !isAfterAll(filter))];
    return headOf(where, type, many, isEach, context);
  });
  const [first] = heads;
  const common = nounQualifiers(
    shared.filter(isAfterAll),
    { gender: heads.at(-1)?.gender ?? 'f', many: many || (isEach && heads.length > 1) },
    context,
    isEach,
  );
  const own = heads.length === 1 ? (first?.qualifiers.after ?? []) : [];
  const phrase = withNumber(heads, quantifier, select, context);
  return { phrase, after: [...own, ...common.after] };
}

/** What is said once after several nouns: "a creature or an artifact from your hand that shares …". */
const isAfterAll = ({ kind }: Filter): boolean => AFTER_ALL.has(kind);
const AFTER_ALL: ReadonlySet<Filter['kind']> = new Set([
  'shares',
  'such-that',
  'this-way',
  'owned-by',
  'controlled-by',
  'attached-to',
  'purged-by',
  'played-by',
]);

function headOf(
  where: readonly Filter[],
  type: Select['type'],
  many: boolean,
  isEach: boolean,
  context: RomanceContext,
): Head {
  const copies = where.find((filter) => filter.kind === 'name');
  const { language } = context;
  const noun = copies ? language.copy : language.nouns[type];
  const agreement: Agreement = { gender: noun.gender, many };
  const title = copies && `${language.words.of} ${context.titleOf(copies.card)}`;
  return { noun, ...agreement, title, qualifiers: nounQualifiers(where, agreement, context, isEach) };
}

function withNumber(
  heads: readonly Head[],
  quantifier: Quantifier,
  { where }: Select,
  context: RomanceContext,
): string {
  const { language } = context;
  const hasOwnAfter = heads.length > 1;
  const otherOf = (as: Agreement): string => agreed(language.other, as);
  // "Other" can stand before the number: "otras 2 criaturas".
  const isNumbered = language.isOtherBeforeNumber && NUMBERED.has(quantifier.kind);
  const bare = ({ noun, qualifiers, many, title }: Head, withOther = true): string =>
    words(
      qualifiers.isOther && withOther && !(many && isNumbered) ? otherOf({ gender: noun.gender, many }) : '',
      nounWord(noun, many),
      ...qualifiers.adjectives,
      title,
      ...(hasOwnAfter ? qualifiers.after : []),
    );
  const the = ({ gender }: Head): string => agreed(language.definite, { gender, many: false });
  const isAnd = quantifier.kind === 'each' || quantifier.kind === 'any-number';
  const joined = (
    write: (head: Head) => string,
    word = isAnd ? language.words.and : language.words.or,
  ): string => listed(heads.map(write), word);
  const all = (): string => joined((head) => bare(head), language.words.or);
  switch (quantifier.kind) {
    case 'bare':
      return all();
    case 'each':
      return joined((head) =>
        head.qualifiers.isUnique ? `${the(head)} ${bare(head)}` : `${language.words.each} ${bare(head)}`,
      );
    case 'any-number': {
      const total =
        quantifier.totalPower === undefined
          ? ''
          : language.say.withTotalPower(amount(quantifier.totalPower, context));
      const number = quantifier.min === 1 ? language.say.oneOrMore : language.words.anyNumberOf;
      return words(number, all(), total);
    }
    case 'first':
      return quantifier.n === 1
        ? joined((head) => language.say.topmost(undefined, bare(head), head))
        : language.say.topmost(amount(quantifier.n, context), all(), plainHead(heads));
    case 'half-of-line': {
      const isOneSide = where.some(({ kind }) => kind === 'side');
      return language.say.inHalfOfLine(`${language.words.each} ${all()}`, isOneSide);
    }
    case 'one-of-each':
      return language.say.oneOfEach(
        joined((head) => withArticle(head, bare, context)),
        language.shared[quantifier.what],
      );
    case 'random': {
      const random = agreed(language.random, plainHead(heads));
      if (quantifier.n === 1) return `${joined((head) => withArticle(head, bare, context))} ${random}`;
      const number = typeof quantifier.n === 'number' ? String(quantifier.n) : language.words.aNumberOf;
      return `${number} ${all()} ${random}`;
    }
    case 'choose':
      return chosen(heads, quantifier, bare, all, joined, context, isNumbered);
  }
}

/** Quantifiers with a number before the noun. */
const NUMBERED: ReadonlySet<Quantifier['kind']> = new Set(['choose']);

const plainHead = (heads: readonly Head[]): Agreement => heads.at(-1) ?? { gender: 'f', many: false };

/** "A creature", "another creature". */
function withArticle(
  head: Head,
  bare: (head: Head, withOther: boolean) => string,
  { language }: RomanceContext,
): string {
  const article = head.qualifiers.isOther
    ? agreed(language.another, { gender: head.noun.gender, many: false })
    : agreed(language.article, { gender: head.noun.gender, many: false });
  return `${article} ${bare(head, false)}`;
}

function chosen(
  heads: readonly Head[],
  { min, max }: Extract<Quantifier, { kind: 'choose' }>,
  bare: (head: Head, withOther?: boolean) => string,
  all: () => string,
  joined: (write: (head: Head) => string) => string,
  context: RomanceContext,
  isNumbered: boolean,
): string {
  const { language } = context;
  const isSuperlative = heads.some(({ qualifiers }) => qualifiers.isSuperlative);
  const the = (many: boolean): string =>
    agreed(language.definite, { gender: heads[0]?.noun.gender ?? 'f', many });
  if (max === 1 && min === 1) {
    return isSuperlative || heads.some(({ qualifiers }) => qualifiers.isUnique)
      ? `${the(false)} ${all()}`
      : joined((head) => withArticle(head, bare, context));
  }
  const upTo = min === max ? '' : language.words.upTo;
  const isOther = isNumbered && heads.some(({ qualifiers }) => qualifiers.isOther);
  const other = isOther ? agreed(language.other, { ...plainHead(heads), many: true }) : '';
  if (typeof max !== 'number')
    return words(min === 0 ? language.words.upTo : '', language.words.aNumberOf, other, all());
  if (max === 1) return `${upTo} 1 ${all()}`;
  return words(upTo, isSuperlative && min === max ? the(true) : '', other, String(max), all());
}
