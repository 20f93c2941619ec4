import type { Amount, Quantifier, Select } from '@amberhall/engine/language';
import { amount, surplus } from './amounts.ts';
import { adjective, declined, formAfter, listed } from './grammar.ts';
import type { Case, Form } from './grammar.ts';
import { IN_COMMON, NUMBER } from './lexicon.ts';
import type { Description } from './noun-qualifiers.ts';
import { withSubject } from './speech.ts';
import type { Speech } from './speech.ts';

export type Tail = readonly (string | (() => string))[];

/** The noun with its adjectives and what follows it, in one form for each alternative. */
export function phrase(
  description: Description,
  form: Pick<Form, 'case' | 'many'>,
  tail: Tail,
  link = 'lub',
  lead?: string,
) {
  const { alternatives, after: common, clauses } = description;
  const said = alternatives.map(({ before, noun: kind, after: own }) => {
    const whole: Form = { ...form, gender: kind.gender };
    const led = lead === undefined ? [] : [adjective(lead, whole)];
    const adjectives = before.map((write) => write(whole));
    return [...led, ...adjectives, declined(kind, form), ...own.map((write) => write(whole))].join(' ');
  });
  const last: Form = { ...form, gender: alternatives.at(-1)?.noun.gender ?? 'n' };
  const tails = tail.map((words) => (typeof words === 'string' ? words : words()));
  return [
    listed(said, link),
    ...joinedExceptions(common.map((write) => write(last))),
    ...tails,
    ...clauses.map((write) => write(last)),
  ]
    .filter(Boolean)
    .join(' ')
    .replaceAll(' ,', ',');
}

/** "oprócz najsilniejszego przyjaznego stworzenia i najsilniejszego wrogiego stworzenia" */
const joinedExceptions = (words: readonly string[]): readonly string[] =>
  words.map((exception, at) =>
    words[at - 1]?.startsWith('oprócz ') ? exception.replace(/^oprócz /, 'i ') : exception,
  );

export function quantified(
  description: Description,
  quantifier: Quantifier,
  { where }: Select,
  wanted: Case,
  tail: Tail,
  speech: Speech,
): string {
  const one = { case: wanted, many: false };
  const number = (count: number): string => `${count} ${phrase(description, formAfter(count, wanted), tail)}`;
  switch (quantifier.kind) {
    case 'bare':
      return phrase(description, one, tail);
    case 'each':
      return phrase(description, one, tail, 'i', 'każdy');
    case 'any-number': {
      if (quantifier.min === 1) return `co najmniej 1 ${phrase(description, one, tail)}`;
      const all = phrase(description, { case: 'gen', many: true }, tail);
      return `${anyNumber(wanted)} ${all}${together(quantifier, speech)}`;
    }
    case 'first': {
      const form = quantifier.n === 1 ? one : formAfter(Number(quantifier.n), wanted);
      const lying = topmost(description);
      return quantifier.n === 1
        ? phrase(lying, form, tail)
        : `${amount(quantifier.n, 'nom', speech)} ${phrase(lying, form, tail)}`;
    }
    case 'half-of-line': {
      const line = where.some(({ kind }) => kind === 'side') ? 'jego linii bitwy' : 'każdej linii bitwy';
      return `${phrase(description, one, tail, 'i', 'każdy')} w jednej połowie ${line}, podzielonej możliwie po równo`;
    }
    case 'one-of-each': {
      const each =
        quantifier.what === 'battleline' ? 'z każdej linii bitwy' : IN_COMMON[quantifier.what].each;
      return `po 1 ${phrase(description, { case: 'loc', many: false }, [each, ...tail])}`;
    }
    case 'random':
      return random(description, quantifier, wanted, tail, speech);
    case 'choose':
      if (typeof quantifier.max !== 'number') {
        const most = quantifier.min === 0 ? 'maksymalnie ' : '';
        return `${most}${asMany(phrase(description, { case: 'gen', many: true }, tail), quantifier.max, speech)}`;
      }
      if (quantifier.max === 1 && quantifier.min === 1) return phrase(description, one, tail);
      return `${quantifier.min === quantifier.max ? '' : 'maksymalnie '}${number(quantifier.max)}`;
  }
}

export const anyNumber = (wanted: Case): string =>
  `${adjective('dowolny', { case: wanted, many: false, gender: 'f' })} ${NUMBER.one[wanted]}`;

/** "tyle kart, ile wynosi siła tego stworzenia" */
export function asMany(what: string, number: Amount, speech: Speech): string {
  const more = surplus(number, speech);
  if (more !== undefined) return `tyle ${what}, ${more}`;
  // The number is the subject of this clause, so that nothing in it is “swój”.
  const many = withSubject(speech, 'card', () => amount(number, 'nom', speech));
  return `tyle ${what}, ile ${isDamage(number) ? 'wynoszą' : 'wynosi'} ${many}`;
}

const isDamage = (number: Amount): boolean =>
  typeof number === 'object' && number.kind === 'stat' && number.stat === 'damage';

/** Ends the clause of "tyle …, ile …" where the sentence goes on. */
export const closed = (words: string): string =>
  /, (?:(?:o )?ile|(?:dla|z) któr\p{L}+) /u.test(words) ? `${words},` : words;

const topmost = (description: Description): Description => ({
  ...description,
  alternatives: description.alternatives.map((other) => ({
    ...other,
    before: [(form: Form) => `${adjective('leżący', form)} najbliżej wierzchu`, ...other.before],
  })),
});

function random(
  description: Description,
  { n }: Extract<Quantifier, { kind: 'random' }>,
  wanted: Case,
  tail: Tail,
  speech: Speech,
): string {
  if (n === 1) return phrase(description, { case: wanted, many: false }, tail, 'lub', 'losowy');
  if (typeof n === 'number')
    return `${n} ${phrase(description, formAfter(n, wanted), tail, 'lub', 'losowy')}`;
  return asMany(phrase(description, { case: 'gen', many: true }, tail, 'lub', 'losowy'), n, speech);
}

/** The required total power, after the noun. */
const together = ({ totalPower }: Extract<Quantifier, { kind: 'any-number' }>, speech: Speech): string =>
  totalPower === undefined ? '' : ` o łącznej sile co najmniej ${amount(totalPower, 'nom', speech)}`;
