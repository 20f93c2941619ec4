/** Italian forms, independent of cards. */
import { agreed, nounWord } from '../romance/grammar.ts';
import type { Agreement, Forms, Noun, Subject, Tense, Verb } from '../romance/grammar.ts';
import type { VerbForm } from '../romance/language.ts';

export const m = (one: string, many: string): Noun => ({ one, many, gender: 'm' });
export const f = (one: string, many: string): Noun => ({ one, many, gender: 'f' });

/** "Esaurito", "esaurita", "esauriti", "esaurite". */
export function adjective(masculine: string): Forms {
  const stem = masculine.slice(0, -1);
  return [masculine, `${stem}a`, `${stem}i`, `${stem}e`];
}

export const invariable = (word: string): Forms => [word, word, word, word];

/** What the reader does, what one does and what several do. */
export type Persons = readonly [you: string, one: string, many: string];

interface Forming {
  infinitive: string;
  participle: string;
  present: Persons;
  /** Both persons of the singular are the same. */
  subjunctive: readonly [one: string, many: string];
  /** The form of the reader, if nothing else is given. */
  imperative?: string;
  /** Forms the past with "essere": "è entrata". */
  isWithBe?: boolean;
}

const HAVE: Persons = ['hai', 'ha', 'hanno'];
const BE: Persons = ['sei', 'è', 'sono'];
/** What is about to happen. */
const BE_ABOUT: Persons = ['stai', 'sta', 'stanno'];

const person = ([you, one, many]: Persons, subject: Subject): string =>
  subject.you ? you : subject.many ? many : one;

export function verb({ infinitive, participle, present, subjunctive, imperative, isWithBe }: Forming): Verb {
  const past = (subject: Subject): string =>
    isWithBe
      ? `${person(BE, subject)} ${agreed(adjective(participle), subject)}`
      : `${person(HAVE, subject)} ${participle}`;
  const [one, many] = subjunctive;
  const forms: Readonly<Record<Tense, (subject: Subject) => string>> = {
    present: (subject) => person(present, subject),
    if: (subject) => person(present, subject),
    when: (subject) => person(present, subject),
    subjunctive: (subject) => person([`tu ${one}`, one, many], subject),
    until: (subject) => person([`tu ${one}`, one, many], subject),
    after: past,
    past,
    about: (subject) => `${person(BE_ABOUT, subject)} per ${infinitive}`,
  };
  return {
    infinitive,
    imperative: imperative ?? present[0],
    participle: adjective(participle),
    finite: (tense, subject) => forms[tense](subject),
  };
}

/** A verb whose object is the reader: "ti dà", "darti". */
export const toReader = ({ infinitive, imperative, participle, finite }: Verb): Verb => ({
  infinitive: `${infinitive.slice(0, -1)}ti`,
  imperative,
  participle,
  finite: (tense, subject) => `ti ${finite(tense, subject)}`,
});

const PRONOUNS: Forms = ['lo', 'la', 'li', 'le'];

/** "Distruggila", "distruggerla", "la distrugge", "tu la distrugga". */
export function withPronoun(word: string, form: VerbForm, agreement: Agreement): string {
  const pronoun = agreed(PRONOUNS, agreement);
  if (form === 'finite') return word.replace(/^(tu )?/, `$1${pronoun} `);
  return form === 'infinitive' ? `${word.slice(0, -1)}${pronoun}` : `${word}${pronoun}`;
}

/** Articles and pronouns have these forms before most sounds; {@link finished} writes the others. */
export const DEFINITE: Forms = ['il', 'la', 'i', 'le'];
export const ARTICLE: Forms = ['un', 'una', 'dei', 'delle'];
const THAT: Forms = ['quel', 'quella', 'quei', 'quelle'];
const THIS: Forms = ['questo', 'questa', 'questi', 'queste'];
const YOUR: Forms = ['il tuo', 'la tua', 'i tuoi', 'le tue'];
const THEIRS: Forms = ['il suo', 'la sua', 'i suoi', 'le sue'];
const THEIRS_OF_MANY: Forms = ['il loro', 'la loro', 'i loro', 'le loro'];
export const IT: Forms = ['esso', 'essa', 'essi', 'esse'];

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
  determined(owner.many ? THEIRS_OF_MANY : THEIRS)(noun, many);

/** A word that begins with a vowel. The icon is read as "Æmber". */
const VOWEL = String.raw`(?:[aeiouàèéìòù]\p{L}|\{amber\})`;
/** Sounds before which masculine articles end in "o": "lo scarto", "lo zaino", "lo gnomo". */
const LONG = '(?:s[^aeiouàèéìòù ]|z|gn|ps|x|y)';
/** Numbers that begin with a vowel: "otto", "undici". */
const VOWEL_NUMBER = String.raw`(?:8|11)\b`;
/** Feminine nouns and adjectives that elide an article. Other words keep it: "una alla volta". */
const FEMININE = '(?:altra|icona|armatura|abilità)';

const before = (word: string, next: string): RegExp => new RegExp(String.raw`\b${word} (?=${next})`, 'gu');

/** The forms of articles and pronouns that depend on the next sound. */
const SOUNDS: readonly (readonly [pattern: RegExp, form: string])[] = [
  [before('il', LONG), 'lo '],
  [before('Il', LONG), 'Lo '],
  [before('il', VOWEL), 'l’'],
  [before('Il', VOWEL), 'L’'],
  [before('la', FEMININE), 'l’'],
  [before('La', FEMININE), 'L’'],
  [before('i', `(?:${VOWEL}|${LONG}|${VOWEL_NUMBER})`), 'gli '],
  [before('I', `(?:${VOWEL}|${LONG}|${VOWEL_NUMBER})`), 'Gli '],
  [before('([Uu]n|[Nn]essun)', LONG), '$1o '],
  [before('([Uu]n|[Nn]essun)a', FEMININE), '$1’'],
  [before('([Qq]uel)', LONG), '$1lo '],
  [before('([Qq]uel)', VOWEL), '$1l’'],
  [before('([Qq]uel)la', FEMININE), '$1l’'],
  [before('([Qq]ue)i', `(?:${VOWEL}|${LONG})`), '$1gli '],
];

/** A class of cards with its article: "le creature amiche", "gli artefatti". */
export const theClass = (cards: string): string =>
  cards
    .replace(/^(?=creature\b|carte\b|migliorie\b|copie\b|altre\b)/, 'le ')
    .replace(/^(?=artefatti\b|altri\b)/, 'i ');

/** Words that read otherwise beside each other. */
const SET_PHRASES: readonly (readonly [pattern: RegExp, form: string])[] = [
  [/\b(a|da|di|su|con) fino a (?=\d)/g, '$1 un massimo di '],
  // "Infliggile 2{damage}", "infliggergli 2{damage}".
  [/\b([Ii]nflig)(gi|ger)e? (\d+\{damage\}) a essa\b/g, '$1$2le $3'],
  [/\b([Ii]nflig)(gi|ger)e? (\d+\{damage\}) a esso\b/g, '$1$2gli $3'],
  [/\b([Ii]nflig)(gi|gere) (\d+\{damage\}) a ess[ei]\b/g, '$1$2 loro $3'],
  [/\bsu (?=la (?:tua |sua )?riserva\b)/g, 'in '],
  [/\b(subi\p{L}+|inflig\p{L}+) danno(?! da)\b/gu, '$1 danni'],
  [/\b([Pp])er ogni un([oa]) (?=di ess[ei]\b)/g, '$1er ciascun$2 '],
  [/([+–]\d+) di (?=Forza|armatura)/g, '$1 '],
  // The top is that of the pile the card comes from.
  [/ alla cima da (?=la )/g, ' alla cima di '],
];

const STEMS: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };

/** "Del", "allo", "dall’", "nella", "sui". */
function contracted(_: string, preposition: string, article: string): string {
  const stem = STEMS[preposition] ?? preposition;
  if (article === 'il ') return `${stem}l `;
  return article.startsWith('l') ? `${stem}l${article}` : `${stem}${article}`;
}

/** Chooses articles by the next sound and writes contractions, elisions and "ed". */
export const finished = (text: string): string =>
  [...SET_PHRASES, ...SOUNDS]
    .reduce((said, [pattern, form]) => said.replaceAll(pattern, form), text)
    .replaceAll(/\b(di|a|da|in|su) (il |lo |la |le |l’|i |gli )/g, contracted)
    .replaceAll(/\b(su|contro|sotto) (?=ess[oaie]\b)/g, '$1 di ')
    .replaceAll(/ e (?=[eEè])/g, ' ed ')
    .replaceAll(/ a (?=[aA]\p{L})/gu, ' ad ');
