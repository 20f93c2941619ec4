/** Spanish forms, independent of cards. */
import type { Agreement, Forms, Noun, Tense, Verb } from '../romance/grammar.ts';
import { agreed, nounWord } from '../romance/grammar.ts';
import type { VerbForm } from '../romance/language.ts';

export const m = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'm' });
export const f = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'f' });

/** "Agotado", or an adjective with one form for both genders. */
export function adjective(masculine: string): Forms {
  if (masculine.endsWith('o')) {
    const stem = masculine.slice(0, -1);
    return [masculine, `${stem}a`, `${stem}os`, `${stem}as`];
  }
  return [masculine, masculine, `${masculine}s`, `${masculine}s`];
}

export const invariable = (word: string): Forms => [word, word, word, word];

/**
 * A verb by its forms of the third person: "jugar", "juega", "juegue", "jugado". The imperative is that of the present,
 * if nothing else is given.
 */
export function verb(
  infinitive: string,
  present: string,
  subjunctive: string,
  participle: string,
  imperative = present,
): Verb {
  const person = (form: string, { you, many }: { you?: boolean; many: boolean }): string =>
    you ? `${form}s` : many ? `${form}n` : form;
  return {
    infinitive,
    imperative,
    participle: adjective(participle),
    finite: (tense, subject) => {
      const forms: Record<Tense, string> = {
        present: person(present, subject),
        if: person(present, subject),
        subjunctive: person(subjunctive, subject),
        until: person(subjunctive, subject),
        after: person(subjunctive, subject),
        when: person(subjunctive, subject),
        past: `${subject.you ? 'has' : subject.many ? 'han' : 'ha'} ${participle}`,
        about: `${subject.you ? 'fueras' : subject.many ? 'fueran' : 'fuera'} a ${infinitive}`,
      };
      return forms[tense];
    },
  };
}

/** A verb whose forms are given as a whole where they are irregular. */
export function irregular(
  regular: Verb,
  present: readonly [you: string, one: string, many: string],
  subjunctive: readonly [you: string, one: string, many: string],
): Verb {
  return {
    ...regular,
    finite: (tense, subject) => {
      if (tense === 'past' || tense === 'about') return regular.finite(tense, subject);
      const [you, one, many] = tense === 'present' || tense === 'if' ? present : subjunctive;
      return subject.you ? you : subject.many ? many : one;
    },
  };
}

/** A verb with a pronoun before it: "se considera". */
export const withPrefix = (pronoun: string, { finite, ...forms }: Verb): Verb => ({
  ...forms,
  finite: (tense, subject) => `${pronoun} ${finite(tense, subject)}`,
});

const PRONOUNS: Forms = ['lo', 'la', 'los', 'las'];
const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** "Destrúyela", "destruirla", "la destruye". */
export function withPronoun(word: string, form: VerbForm, agreement: Agreement): string {
  const pronoun = agreed(PRONOUNS, agreement);
  if (form === 'finite') return `${pronoun} ${word}`;
  return form === 'infinitive' ? `${word}${pronoun}` : `${stressed(word)}${pronoun}`;
}

/** An imperative keeps its stress on the syllable before the last when a pronoun follows: "muévela", but "ponla". */
function stressed(word: string): string {
  const syllables = [...word.matchAll(/[aeiouáéíóú]+/g)];
  if (syllables.length < 2 || /[áéíóú]/.test(word)) return word;
  const nucleus = syllables.at(-2);
  if (nucleus === undefined) return word;
  const [vowels] = nucleus;
  // Of two vowels, "a", "e" or "o" has the stress: "mue-ve"; of two weak ones the second: "destru-ye".
  const strong = Math.max(vowels.search(/[aeo]/), 0);
  const at = nucleus.index + (/[aeo]/.test(vowels) ? strong : vowels.length - 1);
  const letter = word.charAt(at);
  return `${word.slice(0, at)}${ACCENTS[letter] ?? letter}${word.slice(at + 1)}`;
}

export const DEFINITE: Forms = ['el', 'la', 'los', 'las'];
export const ARTICLE: Forms = ['un', 'una', 'unos', 'unas'];
const THAT: Forms = ['ese', 'esa', 'esos', 'esas'];
const THIS: Forms = ['este', 'esta', 'estos', 'estas'];

/** A class of cards with its article: "las criaturas amigas", "los artefactos". */
export const theClass = (cards: string): string =>
  cards
    .replace(/^(?=(?:criaturas|cartas|mejoras|copias|otras)(?!\p{L}))/u, 'las ')
    .replace(/^(?=(?:artefactos|otros)(?!\p{L}))/u, 'los ');

const determined =
  (forms: Forms) =>
  (noun: Noun, many = false): string =>
    `${agreed(forms, { gender: noun.gender, many })} ${nounWord(noun, many)}`;

export const a = determined(ARTICLE);
export const the = determined(DEFINITE);
export const that = determined(THAT);
export const thisOne = determined(THIS);
export const your = (noun: Noun, many: boolean): string => `${many ? 'tus' : 'tu'} ${nounWord(noun, many)}`;
export const theirs = (noun: Noun, many: boolean): string => `${many ? 'sus' : 'su'} ${nounWord(noun, many)}`;

/** "Inflígele 2{damage}", "infligirle 2{damage}", "le infliges 2{damage}". */
function dative(_: string, start: string, ending: string, number: string, it: string): string {
  const pronoun = it.endsWith('s') ? 'les' : 'le';
  if (ending === 'es') return `${pronoun} ${start}nfliges ${number}`;
  return `${start}${ending === 'e' ? 'nflíge' : 'nfligir'}${pronoun} ${number}`;
}

/** "Ataca a una criatura", "inflígele", "del", "al", "e" before "i", "u" before "o". */
export const finished = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})([Ii])nflig(e|es|ir) (\d+\{damage\}) a (él|ella|ellos|ellas)(?!\p{L})/gu, dative)
    .replaceAll(/(?<!\p{L})(ata(?:can?|car|quen?)) (?=(?:una|cada|otra|esta|criaturas?) |\p{Lu})/gu, '$1 a ')
    .replaceAll(/\bde el (?=[\p{Ll}{])/gu, 'del ')
    .replaceAll(/\ba el (?=[\p{Ll}{])/gu, 'al ')
    .replaceAll(/ y (?=(?:i|hi(?!e))\p{Ll})/giu, ' e ')
    .replaceAll(/ o (?=h?o\p{Ll})/giu, ' u ');
