import { afterSentence } from '../sentences.ts';
import { capitalized, listed, spaced } from './grammar.ts';

/** The forms of a verb, and the part that goes to the end of a sentence: "lege … ab". */
export interface Verb {
  imperative: string;
  du: string;
  er: string;
  /** The plural, and the infinitive. */
  sie: string;
  particle: string;
}
export type Person = 'du' | 'er' | 'sie';

/** @param forms imperative, second and third person singular, plural: "ziehe ziehst zieht ziehen" */
export function verb(forms: string, particle = ''): Verb {
  const [imperative = '', du = '', er = '', sie = ''] = forms.split(' ');
  return { imperative, du, er, sie, particle };
}

/** One clause in parts, so that it can be put into any order of words. */
export interface Clause {
  /** Without a subject, "you" do it. */
  subject?: string | undefined;
  person: Person;
  verb: Verb;
  /** Words about the time or the number, before the objects: "für den Rest des Zuges". */
  adverb?: string | undefined;
  /** Says that the adverb begins the sentence. */
  adverbFirst?: boolean | undefined;
  objects: string;
  /** A subordinate clause before it, without its comma: "falls …". */
  lead?: string | undefined;
  /** What follows the end of the clause: ", außer wenn …". */
  after?: string | undefined;
}

/** What one effect or statement says: clauses of one sentence, and what follows them. */
export interface Said {
  clauses: readonly [Clause, ...Clause[]];
  /** Begins with the punctuation that ends the clauses. */
  tail: string;
}

/** "zerstöre eine Kreatur" */
export const youDo = (of: Verb, objects: string): Said => said({ person: 'du', verb: of, objects });

export const said = (clause: Clause, tail = ''): Said => ({ clauses: [clause], tail });

/** An adverb follows a pronoun: "füge ihr stattdessen 3{damage} zu". */
function before({ adverb, objects }: Clause): string {
  const pronoun = adverb && objects.match(/^(?:ihm|ihnen|ihn|es|sie|ihr(?=$| \d| je ))(?=$| )/)?.[0];
  return pronoun ? spaced(pronoun, adverb, objects.slice(pronoun.length).trim()) : spaced(adverb, objects);
}

/** Particles that are written together with the infinitive. */
const isWord = (particle: string): boolean =>
  particle !== '' && !particle.includes(' ') && SEPARABLE.has(particle);
const SEPARABLE: ReadonlySet<string> = new Set(['ab', 'an', 'auf', 'aus', 'ein', 'um', 'zu', 'zurück']);

const infinitiveOf = ({ sie, particle }: Verb): string =>
  isWord(particle) ? `${particle}${sie}` : spaced(particle, sie);
const finiteLast = (of: Verb, person: Person): string =>
  isWord(of.particle) ? `${of.particle}${of[person]}` : spaced(of.particle, of[person]);

/** The clause itself without a subordinate clause before it. */
function mainOf(clause: Clause): string {
  const { subject, person, verb: of, adverb, adverbFirst, objects } = clause;
  if (adverb && adverbFirst) {
    const finite = subject === undefined ? `${of.du} du` : spaced(of[person], subject);
    return spaced(adverb, finite, objects, of.particle);
  }
  return subject === undefined
    ? spaced(of.imperative, before(clause), of.particle)
    : spaced(subject, of[person], before(clause), of.particle);
}

function invertedOf(clause: Clause): string {
  const { subject, person, verb: of } = clause;
  if (subject === undefined) return spaced(of.imperative, before(clause), of.particle);
  return spaced(of[person], subject, before(clause), of.particle);
}

const withLead = (clause: Clause, words: string): string =>
  clause.lead ? `${clause.lead}, ${words}` : words;
const leadBehind = (clause: Clause, words: string): string =>
  words + afterOf(clause) + (clause.lead ? `, ${clause.lead},` : '');
/** A subordinate clause ends with a comma. One before other punctuation is removed later. */
const afterOf = ({ after = '' }: Clause): string => (after.startsWith(', ') ? `${after},` : after);

/** A clause after others of the same sentence. An imperative cannot follow the clause of another player. */
function following(clause: Clause, previous: Clause, isStatement: boolean): string {
  const { subject, verb: of } = clause;
  const after = afterOf(clause);
  if (clause.lead) return withLead(clause, invertedOf(clause)) + after;
  const isSame = subject !== undefined && subject === previous.subject && clause.person === previous.person;
  if (isSame && of === previous.verb && of.particle === '' && !clause.adverb && !previous.after)
    return clause.objects + after;
  if (isSame && !clause.adverbFirst) return spaced(of[clause.person], before(clause), of.particle) + after;
  if (subject !== undefined) return mainOf(clause) + after;
  const statement = spaced(of.du, before(clause), of.particle);
  if (previous.subject !== undefined) return `du ${statement}${after}`;
  // "für jede Karte ziehst du … und erhältst …"
  return (isStatement ? statement : mainOf(clause)) + after;
}

function joined([first, ...others]: Said['clauses'], words: string, isStatement = false): string {
  let previous = first;
  const rest = others.map((clause) => {
    const next = following(clause, previous, isStatement);
    previous = clause;
    return next;
  });
  return listed([words, ...rest]);
}

/** A sentence without its capital and its full stop. */
export function main({ clauses, tail }: Said): string {
  const [first] = clauses;
  const words = first.lead ? withLead(first, invertedOf(first)) : mainOf(first);
  const isStatement = first.subject === undefined && !first.lead && first.adverbFirst === true;
  return joined(clauses, words + afterOf(first), isStatement) + tail;
}

/** The sentence after a subordinate clause: "…, verliert dein Gegner 1{amber}". */
export function inverted({ clauses, tail }: Said): string {
  return joined(clauses, leadBehind(clauses[0], invertedOf(clauses[0]))) + tail;
}

/** After "dass": "dein Gegner eine Karte zieht". */
export function dependent({ clauses, tail }: Said): string {
  const words = clauses.map((clause) => {
    const { subject = 'du', person, verb: of } = clause;
    return leadBehind(clause, spaced(subject, before(clause), finiteLast(of, person)));
  });
  return listed(words) + tail;
}

/** After "du darfst": "eine Karte ziehen". What others do is "bestimmen, dass dein Gegner …". */
export function infinitive({ clauses, tail }: Said): string {
  const words = clauses.map((clause) =>
    clause.subject === undefined
      ? leadBehind(clause, spaced(before(clause), infinitiveOf(clause.verb)))
      : `bestimmen, dass ${dependent({ clauses: [clause], tail: '' })},`,
  );
  return listed(words) + tail;
}

/** Puts another sentence behind. */
export const andThen = (first: Said, words: string): Said => ({
  ...first,
  tail: afterSentence(first.tail, capitalized(words)),
});

const HOLD = verb('gilt gilst gilt gelten');

/** When or for what a sentence holds: an adverb, or a clause without its comma. */
export type Span = Pick<Clause, 'adverb' | 'lead' | 'after'>;

/** "Für den Rest des Zuges gilt: Nachdem …" */
export const holding = (span: Span, rule: string): Said =>
  said(
    { subject: '', person: 'er', verb: HOLD, objects: '', ...holdingSpan(span) },
    `: ${capitalized(rule)}`,
  );

const holdingSpan = ({ adverb, lead, after }: Span): Pick<Clause, 'adverb' | 'lead' | 'adverbFirst'> => ({
  adverb,
  lead: lead ?? after?.replace(/^, /, ''),
  adverbFirst: adverb !== undefined,
});

/** Puts a span before a sentence: "für den Rest des Zuges erhält sie +2 Stärke". */
export function spanning(span: Span, rule: Said): Said {
  const [first, ...others] = rule.clauses;
  // What follows the sentence belongs to the span as well.
  if (first.adverb || first.lead || (span.adverb?.startsWith('für jede') && rule.tail !== ''))
    return holding(span, main(rule));
  const isFirst = span.adverb !== undefined;
  const after = span.after === undefined ? first.after : `${first.after ?? ''}${span.after}`;
  return {
    clauses: [{ ...first, ...span, after, ...(isFirst && { adverbFirst: true }) }, ...others],
    tail: rule.tail,
  };
}

/** Puts a subordinate clause before. */
export function led(lead: string, { clauses: [first, ...others], tail }: Said): Said {
  const { adverb, adverbFirst: _, ...rest } = first;
  // "Falls …, gilt für jede Karte: Spiele sie": a pronoun cannot stand before the cards that it means.
  if (adverb?.startsWith('für jede') && /^(?:sie|es|ihn)$/.test(first.objects) && others.length === 0)
    return led(lead, holding({ adverb }, main({ clauses: [rest], tail })));
  const both = first.lead ? `${lead} und ${first.lead}` : lead;
  return { clauses: [{ ...first, lead: both }, ...others], tail };
}

const DO_ALL = verb('führe führst führt führen', 'aus');

/** Several effects as one sentence, so that a reader sees that a condition before them governs all of them. */
export function together(parts: readonly Said[]): Said {
  const [first, ...others] = parts;
  if (first === undefined) throw new Error('there is nothing to say');
  if (others.length === 0) return first;
  const last = parts.at(-1);
  const isPlain = parts
    .slice(0, -1)
    .every(({ clauses, tail }) => tail === '' && clauses.every(({ lead }) => !lead));
  const isLastLed =
    last?.clauses[0].lead !== undefined && (parts.length > 2 || last.clauses.length > 1 || last.tail !== '');
  if (isPlain && !isLastLed)
    return {
      clauses: withoutRepeatedEnds([first, ...others].flatMap(({ clauses }) => clauses)),
      tail: last?.tail ?? '',
    };
  return said({ person: 'du', verb: DO_ALL, objects: 'Folgendes' }, `:${bullets(parts.map(main))}`);
}

/** "A und B, bis „Troll“ das Spiel verlässt": the same end is said once. */
function withoutRepeatedEnds(clauses: readonly Clause[]): Said['clauses'] {
  const [first, ...others] = clauses.map((clause, at) => {
    const { after, ...rest } = clause;
    return after !== undefined && clauses[at + 1]?.after === after ? rest : clause;
  });
  if (first === undefined) throw new Error('there is nothing to say');
  return [first, ...others];
}

/** Options or steps, each on its own line. */
export const bullets = (lines: readonly string[]): string =>
  lines.map((line) => `\n• ${capitalized(line)}${/\.“*$/.test(line) ? '' : '.'}`).join('');
