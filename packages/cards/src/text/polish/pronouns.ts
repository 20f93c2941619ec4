import type { Kind, Ref, Target } from '@amberhall/engine/language';
import { adjective, declension, declined } from './grammar.ts';
import type { Agreement, Case, Declension, Gender } from './grammar.ts';
import { areMany } from '../references.ts';
import { CARD, KINDS } from './lexicon.ts';
import type { Speech } from './speech.ts';

const IT: Readonly<Record<Gender | 'many', Declension>> = {
  m: declension('on go mu go nim nim'),
  f: declension('ona jej jej ją nią niej'),
  n: declension('ono go mu je nim nim'),
  many: declension('one ich im je nimi nich'),
};
/** After a preposition. */
const TO_IT: Readonly<Record<Gender | 'many', Declension>> = {
  m: declension('on niego niemu niego nim nim'),
  f: declension('ona niej niej nią nią niej'),
  n: declension('ono niego niemu nie nim nim'),
  many: declension('one nich nim nie nimi nich'),
};

export interface Use {
  case: Case;
  /** After a preposition: "z nim", not "z go". */
  afterPreposition?: boolean;
}

/** A card that is named by its title is a "karta". */
export function genderOfIt(speech: Speech): Gender {
  if (speech.it === 'self') return CARD.gender;
  const chosen = speech.it === undefined ? undefined : speech.mentionedChoices.get(speech.it);
  return KINDS[chosen?.type ?? speech.lastKind].gender;
}

export function it(gender: Gender | 'many', { case: wanted, afterPreposition }: Use): string {
  return (afterPreposition ? TO_IT : IT)[gender][wanted];
}

/** "to stworzenie", "te karty". */
export function thatOne(kind: Kind, wanted: Case, many = false): string {
  const noun = KINDS[kind];
  return `${adjective('ten', { case: wanted, many, gender: noun.gender })} ${declined(noun, { case: wanted, many })}`;
}

/** "pierwsze stworzenie" */
export function firstOne(kind: Kind, wanted: Case): string {
  const noun = KINDS[kind];
  return `${adjective('pierwszy', { case: wanted, many: false, gender: noun.gender })} ${noun.one[wanted]}`;
}

/** "karta „Troll”" */
export const titled = (title: string, wanted: Case): string => `${CARD.one[wanted]} „${title}”`;

/** The pronoun for a target that the sentence has just named. */
export const pronounOf = (target: Target, use: Use, speech: Speech): string =>
  it(isSeveral(target, speech) ? 'many' : genderOfNamed(target, speech), use);

/** The gender of a target that has just been named. */
export const genderOfNamed = (target: Target, speech: Speech): Gender =>
  target.kind === 'ref' && target.name === 'self' ? CARD.gender : genderOfIt(speech);

export function isSeveral(target: Target, speech: Speech): boolean {
  const chosen = target.kind === 'ref' ? speech.mentionedChoices.get(target.name) : undefined;
  return areMany(chosen ?? target);
}

/** What a verb agrees with if a reference is its subject. */
export function agreementOfRef({ name }: Ref, speech: Speech): Agreement {
  if (name === 'self') return CARD.gender;
  if (name === 'this-creature') return KINDS[speech.host].gender;
  if (name === 'attacked') return KINDS.creature.gender;
  return isSeveral({ kind: 'ref', name }, speech) ? 'many' : genderOfIt(speech);
}
