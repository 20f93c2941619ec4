/** French forms, independent of cards. */
import { agreed, nounWord } from '../romance/grammar.ts';
import type { Agreement, Forms, Noun, Subject, Tense, Verb } from '../romance/grammar.ts';
import type { VerbForm } from '../romance/language.ts';
import { natural } from './idioms.ts';

/** Stands before ":", ";" and "»" and after "«". */
export const NO_BREAK_SPACE = '\u00A0';

export const m = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'm' });
export const f = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'f' });

/** "Incliné", "inclinée". A form in -e has no feminine, one in -s no plural of its own. */
export function adjective(masculine: string): Forms {
  const feminine = masculine.endsWith('e') ? masculine : `${masculine}e`;
  return [masculine, feminine, masculine.endsWith('s') ? masculine : `${masculine}s`, `${feminine}s`];
}

export const invariable = (word: string): Forms => [word, word, word, word];

/** What "vous", one and several do. */
export type Persons = readonly [you: string, one: string, many: string];

export interface Forming {
  infinitive: string;
  participle: string;
  present: Persons;
  subjunctive: Persons;
  /** What a participle of the past stands with: "est entrée", "s’est terminé". */
  auxiliary?: 'avoir' | 'être' | 'pronoun';
}

const AUXILIARIES: Readonly<Record<NonNullable<Forming['auxiliary']>, Persons>> = {
  avoir: ['avez', 'a', 'ont'],
  être: ['êtes', 'est', 'sont'],
  pronoun: ['vous êtes', 'se est', 'se sont'],
};
const SHOULD: Persons = ['deviez', 'devait', 'devaient'];

const personal = ([you, one, many]: Persons, subject: Subject): string =>
  subject.you ? you : subject.many ? many : one;

export function verb({ infinitive, participle, present, subjunctive, auxiliary = 'avoir' }: Forming): Verb {
  const participles = adjective(participle);
  const past = (subject: Subject, object: Agreement | undefined): string => {
    const agreement = auxiliary === 'avoir' ? (object ?? { gender: 'm', many: false }) : subject;
    return `${personal(AUXILIARIES[auxiliary], subject)} ${agreed(participles, agreement)}`;
  };
  return {
    infinitive,
    imperative: present[0],
    participle: participles,
    finite: (tense, subject, object) => {
      const forms: Readonly<Record<Tense, () => string>> = {
        present: () => personal(present, subject),
        if: () => personal(present, subject),
        when: () => personal(present, subject),
        subjunctive: () => personal(subjunctive, subject),
        until: () => personal(subjunctive, subject),
        after: () => past(subject, object),
        past: () => past(subject, object),
        about: () => `${personal(SHOULD, subject)} ${infinitive}`,
      };
      return forms[tense]();
    },
  };
}

/** A verb with a fixed infinitive after it: "faire monter". */
export const withRest = (rest: string, { infinitive, imperative, participle, finite }: Verb): Verb => ({
  infinitive: `${infinitive} ${rest}`,
  imperative: `${imperative} ${rest}`,
  participle,
  finite: (tense, subject, object) => `${finite(tense, subject, object)} ${rest}`,
});

/** A verb with a pronoun before it: "vous donne". */
export const withPrefix = (pronoun: string, { infinitive, imperative, participle, finite }: Verb): Verb => ({
  infinitive: `${pronoun} ${infinitive}`,
  imperative,
  participle,
  finite: (tense, subject, object) => `${pronoun} ${finite(tense, subject, object)}`,
});

/** "Ne détruit pas", "n’est pas détruite", "ne se termine pas". */
export const negated = (words: string): string =>
  words.replace(/^((?:(?:se|vous) (?=\p{Ll}))?\S+)/u, 'ne $1 pas');

export const DEFINITE: Forms = ['le', 'la', 'les', 'les'];
export const ARTICLE: Forms = ['un', 'une', 'des', 'des'];
const THAT: Forms = ['ce', 'cette', 'ces', 'ces'];
const YOUR: Forms = ['votre', 'votre', 'vos', 'vos'];
const ITS: Forms = ['son', 'sa', 'ses', 'ses'];
const THEIRS: Forms = ['leur', 'leur', 'leurs', 'leurs'];

/** "Détruisez-la", "la détruire", "la détruit". */
export function withPronoun(word: string, form: VerbForm, agreement: Agreement): string {
  const pronoun = agreed(DEFINITE, agreement);
  return form === 'imperative' ? `${word}-${pronoun}` : `${pronoun} ${word}`;
}

/** Nouns that have no singular. */
const isPlural = ({ one }: Noun): boolean => one === 'archives' || one.startsWith('dégâts');

const determined =
  (forms: Forms) =>
  (noun: Noun, many = false): string => {
    const isMany = many || isPlural(noun);
    return `${agreed(forms, { gender: noun.gender, many: isMany })} ${nounWord(noun, many)}`;
  };

export const a = determined(ARTICLE);
export const the = determined(DEFINITE);
export const your = determined(YOUR);
export const that = determined(THAT);
export const theirs = (noun: Noun, many: boolean, owner: Agreement): string =>
  determined(owner.many ? THEIRS : ITS)(noun, many);

/** "De l’armure", "des cartes". */
export const some = (words: string, { gender, many }: Agreement): string =>
  isDefinite(words) ? words : many ? `des ${words}` : `de ${agreed(DEFINITE, { gender, many })} ${words}`;

/** "Attaquer de créatures", but "attaquer cette créature". */
export const notAny = (words: string): string => (isDefinite(words) ? words : `de ${words}`);

/** "Les créatures alliées". */
export const whole = (words: string): string => (isDefinite(words) ? words : `les ${words}`);

const isDefinite = (words: string): boolean => /^(?:\p{Lu}|(?:cette|cet?|la|les?|chaque) )/u.test(words);

/** The icon is read "Aombre". In names, "One" and "Uni" begin with a consonant. */
const VOWEL = /(?:[aeiouyàâäéèêëîïôöùûœæ]|[AEIOUÀÂÉÈÊÎÔŒÆ](?!n(?:e|ce)\b|ni)|\{amber\})/u.source;
const BEFORE_VOWEL = `(?=${VOWEL})`;

const CONTRACTIONS: readonly (readonly [pattern: RegExp, by: string])[] = [
  // "De un maximum de 3" elides afterwards.
  [/(?<!\p{L})(à|de) jusqu’à (?=\d|un nombre)/gu, '$1 un maximum de '],
  [/(?<!\p{L})un maximum de un nombre/gu, 'un nombre maximal'],
  [new RegExp(`(?<![\\p{L}-])([dlnsDLNS])e ${BEFORE_VOWEL}`, 'gu'), '$1’'],
  [new RegExp(`(?<![\\p{L}-])([lL])a ${BEFORE_VOWEL}`, 'gu'), '$1’'],
  [new RegExp(`(?<!\\p{L})([Qq]u)e ${BEFORE_VOWEL}`, 'gu'), '$1’'],
  [/(?<!\p{L})([Ss])i (?=ils? )/gu, '$1’'],
  [/(?<!\p{L})de le (?=[\p{Ll}{])/gu, 'du '],
  [/(?<!\p{L})de les (?=[\p{Ll}{])/gu, 'des '],
  [/(?<!\p{L})à le (?=[\p{Ll}{])/gu, 'au '],
  [/(?<!\p{L})à les (?=[\p{Ll}{])/gu, 'aux '],
  [/(?<!\p{L})([Cc])e (?=est )/gu, '$1’'],
  [new RegExp(`(?<!\\p{L})([Cc])e ${BEFORE_VOWEL}`, 'gu'), '$1et '],
  [new RegExp(`(?<!\\p{L})([Ss])a ${BEFORE_VOWEL}`, 'gu'), '$1on '],
  [/(?<!\p{L})sans (?:de |d’)/gu, 'sans '],
];

/** "Du", "aux", "l’artefact", "d’une", "qu’elle", "cet artefact", "son amélioration". */
export const finished = (text: string): string =>
  CONTRACTIONS.reduce((contracted, [pattern, by]) => contracted.replaceAll(pattern, by), natural(text));
