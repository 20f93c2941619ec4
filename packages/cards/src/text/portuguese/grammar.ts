/** Portuguese forms, independent of cards. */
import { agreed, nounWord } from '../romance/grammar.ts';
import type { Agreement, Forms, Noun, Tense, Verb } from '../romance/grammar.ts';
import type { VerbForm } from '../romance/language.ts';

export const m = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'm' });
export const f = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'f' });

/** "Exausto", "exausta". */
export function adjective(masculine: string): Forms {
  const stem = masculine.slice(0, -1);
  return [masculine, `${stem}a`, `${stem}os`, `${stem}as`];
}

export const invariable = (word: string): Forms => [word, word, word, word];

/** What one does and what several do. */
type Pair = readonly [one: string, many: string];

/** The forms of a verb. "Você" takes those of the third person, and the imperative is the subjunctive. */
interface Forming {
  infinitive: string;
  participle: string;
  present: Pair;
  subjunctive: Pair;
  /** The past. */
  preterite: Pair;
  /** After "se" and "quando". Regular verbs have the forms of the infinitive there. */
  future?: Pair;
}

export function verb({ infinitive, participle, present, subjunctive, preterite, future }: Forming): Verb {
  const personal: Pair = [infinitive, `${infinitive}em`];
  const later = future ?? personal;
  const forms: Readonly<Record<Tense, Pair>> = {
    present,
    if: later,
    when: later,
    subjunctive,
    until: subjunctive,
    after: personal,
    past: preterite,
    about: [`estiver prestes a ${infinitive}`, `estiverem prestes a ${infinitive}`],
  };
  return {
    infinitive,
    imperative: subjunctive[0],
    participle: adjective(participle),
    finite: (tense, { many }) => forms[tense][many ? 1 : 0],
  };
}

const PRONOUNS: Forms = ['o', 'a', 'os', 'as'];
const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'ê', i: 'i' };

/** "Destrua-a", "destruí-la", "a destrói". */
export function withPronoun(word: string, form: VerbForm, agreement: Agreement): string {
  const pronoun = agreed(PRONOUNS, agreement);
  if (form === 'finite') return `${pronoun} ${word}`;
  if (form === 'imperative') return `${word}-${pronoun}`;
  const stem = word.slice(0, -2);
  const vowel = word.charAt(word.length - 2);
  const accented = /[aou]ir$/.test(word) ? 'í' : (ACCENTS[vowel] ?? vowel);
  return `${stem}${accented}-l${pronoun}`;
}

export const DEFINITE: Forms = ['o', 'a', 'os', 'as'];
export const ARTICLE: Forms = ['um', 'uma', 'uns', 'umas'];
const THAT: Forms = ['esse', 'essa', 'esses', 'essas'];
const THIS: Forms = ['este', 'esta', 'estes', 'estas'];
const YOUR: Forms = ['o seu', 'a sua', 'os seus', 'as suas'];
const THEIRS: Forms = ['dele', 'dela', 'deles', 'delas'];
export const IT: Forms = ['ele', 'ela', 'eles', 'elas'];

/** A class of cards with its article: "as criaturas amigas", "os artefatos". */
export const theClass = (cards: string): string =>
  cards
    .replace(/^(?=(?:criaturas|cartas|melhorias|cópias|outras)(?!\p{L}))/u, 'as ')
    .replace(/^(?=(?:artefatos|outros)(?!\p{L}))/u, 'os ');

const determined =
  (forms: Forms) =>
  (noun: Noun, many = false): string =>
    `${agreed(forms, { gender: noun.gender, many })} ${nounWord(noun, many)}`;

export const a = determined(ARTICLE);
export const the = determined(DEFINITE);
export const that = determined(THAT);
export const thisOne = determined(THIS);
export const your = determined(YOUR);
export const theirs = (noun: Noun, many: boolean, owner: Agreement): string =>
  `${the(noun, many)} ${agreed(THEIRS, owner)}`;

/** A preposition before an article or a pronoun. The "a" of "devolva-a" is none. */
const CONTRACTIONS: readonly (readonly [pattern: RegExp, contracted: string])[] = [
  [/\bde (?=(?:[oa]s?|ele|eles|ela|elas|ess[ea]s?|est[ea]s?) )/g, 'd'],
  [/\bde (?=(?:ele|eles|ela|elas)\b)/g, 'd'],
  [/\bem (?=(?:[oa]s?|ess[ea]s?|est[ea]s?) )/g, 'n'],
  [/\bem (?=(?:ele|eles|ela|elas)\b)/g, 'n'],
  [/\bpor (?=[oa]s? )/g, 'pel'],
  [/(?<= )a (?=os? )/g, 'a'],
  [/(?<= )a a(?=s? )/g, 'à'],
  // Power counters have a noun of their own.
  [/(?<=\bfichas? .*)\bmarcador removido\b/g, 'ficha removida'],
];

/** "do", "na", "ao", "à", "pelo", "dele", "nesta". */
export const finished = (text: string): string =>
  CONTRACTIONS.reduce((contracted, [pattern, by]) => contracted.replaceAll(pattern, by), text);
