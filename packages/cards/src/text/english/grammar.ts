/** English grammar, independent of cards. */

export const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** "a", "a and b", "a, b, and c". */
export function listed(items: readonly string[], word = 'and'): string {
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`;
}

export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

export const pluralOf = (noun: string): string =>
  noun.startsWith('copy of ') ? noun.replace('copy', 'copies') : `${noun}s`;
export const possessive = (name: string): string => `${name}’s`;

/** "star-alliance" → "Star Alliance". */
export const titleCase = (word: string): string => word.split(/[- ]/).map(capitalized).join(' ');

/** Base form, third person singular, past, participle. */
export type Verb = readonly [base: string, third: string, past: string, participle: string];

/** A verb that only adds endings. */
export function regular(base: string): Verb {
  const isSoft = /[^aeiou]y$/.test(base);
  const stem = base.replace(/e$/, '');
  const past = isSoft ? `${base.slice(0, -1)}ied` : `${stem}ed`;
  const third = isSoft ? `${base.slice(0, -1)}ies` : `${base}s`;
  return [base, third, past, past];
}

export interface Clause {
  subject: string;
  /** "you" and several things take the base form. */
  many: boolean;
  verb: Verb;
  /** Passive voice: "is destroyed". */
  passive?: boolean;
  /** What follows the verb. */
  rest?: string;
}
export type Tense = 'present' | 'past' | 'perfect' | 'conditional' | 'negative past' | 'negative perfect';

export function conjugated(clause: Clause, tense: Tense = 'present'): string {
  const verb = clause.passive ? passiveForm(clause, tense) : activeForm(clause, tense);
  return [clause.subject, verb, clause.rest].filter(Boolean).join(' ');
}

function activeForm({ many, verb: [base, third, past, participle] }: Clause, tense: Tense): string {
  const have = many ? 'have' : 'has';
  const forms: Record<Tense, string> = {
    present: many ? base : third,
    past,
    perfect: `${have} ${participle}`,
    conditional: `would ${base}`,
    'negative past': `did not ${base}`,
    'negative perfect': `${have} not ${participle}`,
  };
  return forms[tense];
}

function passiveForm({ many, verb: [, , , participle] }: Clause, tense: Tense): string {
  const have = many ? 'have' : 'has';
  const was = many ? 'were' : 'was';
  const forms: Record<Tense, string> = {
    present: `${many ? 'are' : 'is'} ${participle}`,
    past: `${was} ${participle}`,
    perfect: `${have} been ${participle}`,
    conditional: `would be ${participle}`,
    'negative past': `${was} not ${participle}`,
    'negative perfect': `${have} not been ${participle}`,
  };
  return forms[tense];
}
