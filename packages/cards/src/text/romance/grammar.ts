/** What the grammar of the Romance languages has in common. */

export type Gender = 'm' | 'f';

/** What adjectives, participles and pronouns agree with. */
export interface Agreement {
  readonly gender: Gender;
  readonly many: boolean;
}

/** One masculine thing, one feminine thing, several masculine things, several feminine things. */
export type Forms = readonly [m: string, f: string, mm: string, ff: string];

export function agreed([m, f, mm, ff]: Forms, { gender, many }: Agreement): string {
  if (many) return gender === 'f' ? ff : mm;
  return gender === 'f' ? f : m;
}

export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

export const nounWord = (noun: Noun, many: boolean): string => (many ? noun.many : noun.one);

/** Who or what does something. */
export interface Subject extends Agreement {
  /** The reader of the text. */
  readonly you?: boolean;
}

export const ONE_PLAYER: Subject = { gender: 'm', many: false };
export const YOU: Subject = { gender: 'm', many: false, you: true };

/**
 * The finite forms that texts need. `if`: after the words for "if" and "while"; `until`, `after` and `when`: after these
 * words; `past`: earlier this turn or in an earlier turn; `about`: what an effect replaces, "would be destroyed".
 */
export type Tense = 'present' | 'if' | 'subjunctive' | 'until' | 'after' | 'when' | 'past' | 'about';

export interface Verb {
  readonly infinitive: string;
  /** A command to the reader. */
  readonly imperative: string;
  readonly participle: Forms;
  /** @param object what stands before the verb as its object, if participles agree with it */
  readonly finite: (tense: Tense, subject: Subject, object?: Agreement) => string;
}

export const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

export const words = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], word: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}
