/** German grammar, independent of cards. */

export type Case = 'nom' | 'acc' | 'dat' | 'gen';
export type Gender = 'm' | 'f' | 'n';
/** A plural has no gender. */
export type Form = Gender | 'pl';
export type Cases = Readonly<Record<Case, string>>;

export interface NounForms {
  gender: Gender;
  one: Cases;
  many: Cases;
}

const same = (word: string): Cases => ({ nom: word, acc: word, dat: word, gen: word });
const plural = (word: string): Cases => ({ ...same(word), dat: /[ns]$/.test(word) ? word : `${word}n` });

export const feminine = (one: string, many: string): NounForms => ({
  gender: 'f',
  one: same(one),
  many: plural(many),
});
export const neuter = (one: string, many: string): NounForms => ({
  gender: 'n',
  one: { ...same(one), gen: `${one}s` },
  many: plural(many),
});
export const masculine = (one: string, many: string): NounForms => ({
  gender: 'm',
  one: { ...same(one), gen: `${one}s` },
  many: plural(many),
});
/** A noun with a first part: "Ritter-Kreatur". */
export function compound(prefix: string, { gender, one, many }: NounForms): NounForms {
  const joined = (forms: Cases): Cases => ({
    nom: prefix + forms.nom,
    acc: prefix + forms.acc,
    dat: prefix + forms.dat,
    gen: prefix + forms.gen,
  });
  return { gender, one: joined(one), many: joined(many) };
}

type Table = Readonly<Record<Form, Cases>>;
const cases = (nom: string, acc: string, dat: string, gen: string): Cases => ({ nom, acc, dat, gen });

/** The endings of words like "dies-" and "jed-". */
const STRONG: Table = {
  m: cases('er', 'en', 'em', 'es'),
  f: cases('e', 'e', 'er', 'er'),
  n: cases('es', 'es', 'em', 'es'),
  pl: cases('e', 'e', 'en', 'er'),
};
/** The endings of "ein-", "kein-" and "dein-". */
const OF_EIN: Table = {
  ...STRONG,
  m: cases('', 'en', 'em', 'es'),
  n: cases('', '', 'em', 'es'),
};
/** Adjectives after "der", "dieser" and "jeder". */
const WEAK: Table = {
  m: cases('e', 'en', 'en', 'en'),
  f: cases('e', 'e', 'en', 'en'),
  n: cases('e', 'e', 'en', 'en'),
  pl: same('en'),
};
/** Adjectives after "ein", "kein" and "dein". */
const MIXED: Table = {
  m: cases('er', 'en', 'en', 'en'),
  f: cases('e', 'e', 'en', 'en'),
  n: cases('es', 'es', 'en', 'en'),
  pl: same('en'),
};
/** Adjectives without an article before them. */
const BARE: Table = { ...STRONG, m: cases('er', 'en', 'em', 'en'), n: cases('es', 'es', 'em', 'en') };

const THE: Table = {
  m: cases('der', 'den', 'dem', 'des'),
  f: cases('die', 'die', 'der', 'der'),
  n: cases('das', 'das', 'dem', 'des'),
  pl: cases('die', 'die', 'den', 'der'),
};
const PRONOUNS: Table = {
  m: cases('er', 'ihn', 'ihm', 'seiner'),
  f: cases('sie', 'sie', 'ihr', 'ihrer'),
  n: cases('es', 'es', 'ihm', 'seiner'),
  pl: cases('sie', 'sie', 'ihnen', 'ihrer'),
};

export const the = (form: Form, wanted: Case): string => THE[form][wanted];
export const pronoun = (form: Form, wanted: Case): string => PRONOUNS[form][wanted];
/** "dieser", "diese": the stem of a word that is declined like an article. */
export const like = (stem: string, form: Form, wanted: Case): string => stem + STRONG[form][wanted];
/** "ein", "keine", "deinem". */
export const likeEin = (stem: string, form: Form, wanted: Case): string => stem + OF_EIN[form][wanted];

/** The word before the adjectives of a noun phrase. */
export type Determiner =
  | { kind: 'the' | 'none' }
  | { kind: 'like' | 'ein'; stem: string }
  /** Words that are not declined, after which adjectives end as without an article: "bis zu 3". */
  | { kind: 'number'; words: string }
  /** "die 2" */
  | { kind: 'the-number'; words: string };

export const A: Determiner = { kind: 'ein', stem: 'ein' };
export const NO: Determiner = { kind: 'ein', stem: 'kein' };
export const EACH: Determiner = { kind: 'like', stem: 'jed' };
export const THIS: Determiner = { kind: 'like', stem: 'dies' };
export const DEFINITE: Determiner = { kind: 'the' };
export const NONE: Determiner = { kind: 'none' };

function determined(determiner: Determiner, form: Form, wanted: Case): [article: string, endings: Table] {
  switch (determiner.kind) {
    case 'the':
      return [the(form, wanted), WEAK];
    case 'the-number':
      return [`${the(form, wanted)} ${determiner.words}`, WEAK];
    case 'like':
      return [like(determiner.stem, form, wanted), WEAK];
    case 'ein':
      return [likeEin(determiner.stem, form, wanted), MIXED];
    case 'number':
      return [determiner.words.replace(/viele$/, `viel${BARE.pl[wanted]}`), BARE];
    case 'none':
      return ['', BARE];
  }
}

/** "eine eigene Kreatur", "den 2 stärksten Kreaturen": adjectives are stems. */
export function nounPhrase(
  determiner: Determiner,
  stems: readonly string[],
  noun: NounForms,
  wanted: Case,
  many = false,
): string {
  const form = many ? 'pl' : noun.gender;
  const [article, endings] = determined(determiner, form, wanted);
  const ending = endings[form][wanted];
  const attributes = stems.map((stem, at) => stem + ending + (isFollowedByAnother(stems, at) ? ',' : ''));
  return spaced(article, ...attributes, (many ? noun.many : noun.one)[wanted]);
}

/** Attributes of several words have a comma between them: "eine nicht gewählte, auf diese Weise abgelegte Karte". */
const isFollowedByAnother = (stems: readonly string[], at: number): boolean =>
  stems[at]?.includes(' ') === true && stems[at + 1]?.includes(' ') === true;

export const spaced = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

export const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** "a", "a und b", "a, b und c". */
export const listed = (items: readonly string[], word = 'und'): string =>
  items.length < 3 ? items.join(` ${word} `) : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** Puts an adverb into a dependent clause: "du in jedem Zug zum ersten Mal …", "in jedem Zug zum ersten Mal eine Kreatur …". */
export const withAdverb = (clause: string, adverb: string): string =>
  clause.replace(
    /^((?:du|dein Gegner|ein Spieler|er|sie|es|diese(?:r|s)? \p{Lu}\p{L}+|„[^“]*“) )?/u,
    `$1${adverb} `,
  );

/** A card title is not declined, so it is set off. */
export const quoted = (title: string): string => `„${title}“`;

/** "im Ablagestapel", "vom Deck" */
export const contracted = (text: string): string =>
  text
    .replace(/(?<=[^:.„]) (?=solange diese Karte im Spiel ist,)/g, ', ')
    .replace(/\b([Ii])n dem (?=Ablagestapel|Archiv|Deck|Vorrat|Haus)/g, '$1m ')
    .replace(/\b([Zz])u dem (?=Haus)/g, '$1um ')
    .replace(/\b([Vv])on dem (?=Ablagestapel|Archiv|Deck|Vorrat|aktiven Spieler)/g, '$1om ');

/** Removes the comma that ends a relative clause before other punctuation. */
export const withoutDoubledCommas = (text: string): string => text.replace(/,+(?=[.,:;)\n“]|$)/gu, '');
