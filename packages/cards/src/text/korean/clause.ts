/** Clauses whose last verb has no ending yet: the ending depends on where the clause stands. */
import {
  conditional,
  infinitive,
  intentional,
  pastStem,
  polite,
  presentAdnominal,
  prospective,
  shortAdnominal,
} from './conjugation.ts';
import { YOU } from './lexicon.ts';
import { nominative, topic } from './particles.ts';

export interface Clause {
  /** A condition or a time, before the subject, with its comma. */
  lead?: string;
  subject?: string | undefined;
  /** Objects and adverbs. */
  words: string;
  stem: string;
  kind: 'verb' | 'adjective' | 'copula';
  isPast?: boolean;
  /** Begins a sentence of its own, to which nothing before it applies. */
  isSeparate?: boolean;
  /** What follows the verb, e.g. a list of options. */
  after?: string;
}
/** One clause, or several that follow each other. */
export type Said = Clause | readonly Clause[];

export const doing = (words: string, stem: string, subject?: string): Clause => ({
  subject,
  words,
  stem,
  kind: 'verb',
});
export const having = (words: string, stem: string, subject?: string): Clause => ({
  subject,
  words,
  stem,
  kind: 'adjective',
});
/** "… is `words`". */
export const being = (words: string, subject?: string): Clause => ({
  subject,
  words,
  stem: '이',
  kind: 'copula',
});

export const clausesOf = (said: Said): readonly Clause[] => (isSeveral(said) ? said : [said]);
const isSeveral = (said: Said): said is readonly Clause[] => Array.isArray(said);

const stemOf = ({ stem, kind, isPast }: Clause): string =>
  isPast ? (kind === 'copula' ? '이었' : pastStem(stem)) : stem;

/** All that stands before the verb. */
function beforeVerb({ lead = '', subject, words }: Clause, mark: (words: string) => string): string {
  return lead + [subject ? mark(subject) : '', words].filter(Boolean).join(' ');
}

function withEnding(clause: Clause, verb: string, mark = nominative): string {
  const before = beforeVerb(clause, mark);
  return before === '' || clause.kind === 'copula' || before.endsWith(' ')
    ? `${before}${verb}`
    : `${before} ${verb}`;
}

/** "…합니다.": a whole sentence. */
export const asSentence = (clause: Clause): string =>
  `${withEnding(clause, polite(stemOf(clause)), topic)}${clause.after ?? '.'}`;

/** "…하면" */
export const ifSo = (clause: Clause): string =>
  withEnding(clause, clause.isPast ? `${stemOf(clause)}다면` : conditional(clause.stem));

/** "…하는", before a noun. */
export function describing(clause: Clause): string {
  const { stem, kind, isPast } = clause;
  return withEnding(clause, isPast || kind !== 'verb' ? shortAdnominal(stem) : presentAdnominal(stem));
}
/** "…한 후" */
export const afterIt = (clause: Clause): string => `${describing({ ...clause, isPast: true })} 후`;
export const beforeIt = (clause: Clause): string => withEnding(clause, `${clause.stem}기 전에`);
/** "…할 때" */
export const whenIt = (clause: Clause): string => withEnding(clause, `${prospective(clause.stem)} 때`);
export const untilIt = (clause: Clause): string => `${whenIt(clause)}까지`;
/** "…하는 동안", or "…했다면" about something that has happened. */
export const whileIt = (clause: Clause): string =>
  clause.isPast ? ifSo(clause) : `${describing(clause)} 동안`;
/** "If it would …" */
export const ifAboutTo = (clause: Clause): string => withEnding(clause, `${intentional(clause.stem)} 하면`);
/** "…하려 할 때", before a condition. */
export const whenAboutTo = (clause: Clause): string =>
  withEnding(clause, `${intentional(clause.stem)} 할 때`);

/** The clause with another verb after its own one: "…할 수 있". */
const followedBy = (clause: Clause, verb: string, stem: string): Clause => ({
  ...clause,
  words: [clause.words, verb].filter(Boolean).join(' '),
  stem,
  kind: 'verb',
});
export const possible = (clause: Clause): Clause =>
  followedBy(clause, `${prospective(clause.stem)} 수`, '있');
export const impossible = (clause: Clause): Clause =>
  followedBy(clause, `${prospective(clause.stem)} 수`, '없');
export const required = (clause: Clause): Clause => followedBy(clause, `${infinitive(clause.stem)}야`, '하');

/** "A lets B do it": the subject of the clause does it because another one wants it. */
export function caused(clause: Clause, by: string | undefined): Clause {
  const { lead: _, ...rest } = clause;
  const done = withEnding({ ...rest }, `${clause.stem}게`);
  return { ...clause, subject: by, words: done, stem: '하', kind: 'verb' };
}

export function negated(clause: Clause): Clause {
  if (clause.kind === 'copula')
    return { ...clause, words: `${nominative(clause.words)} `, stem: '아니', kind: 'adjective' };
  if (clause.stem === '있') return { ...clause, stem: '없' };
  if (clause.stem === '없') return { ...clause, stem: '있' };
  const { words, stem } = withoutNegation(clause);
  if (stem !== clause.stem) return { ...clause, words, stem };
  return { ...clause, words: `${words} ${stem}지`.trimStart(), stem: '않' };
}

/** Two negations cancel each other: "지배하지 않" becomes "지배하". */
function withoutNegation({ words, stem }: Clause): { words: string; stem: string } {
  const [, positive] = /^(.+)지 않$/.exec(stem) ?? [];
  if (positive !== undefined) return { words, stem: positive };
  const [, before = '', verb] = (stem === '않' && /^(?:(.*) )?(\S+)지$/.exec(words)) || [];
  return verb === undefined ? { words, stem } : { words: before, stem: verb };
}

/** Says that a clause without a subject is not about "you": "그 생명체에 {amber}가 있". */
export const impersonal = (clause: Clause): Clause => ({ ...clause, subject: clause.subject ?? '' });

export const past = (clause: Clause): Clause => ({ ...clause, isPast: true });

/** Adds a condition or a time before the first clause. */
export function led(lead: string, said: Said): readonly Clause[] {
  const [first, ...others] = clausesOf(said);
  if (first === undefined) return [];
  return [{ ...first, lead: `${lead}${first.lead ?? ''}` }, ...others];
}

/** Joins two clauses by an ending of the first: "A하고 B하". */
function joined(first: Clause, second: Clause, ending: string, mark: (words: string) => string): Clause {
  const named = second.subject ?? (first.subject && first.subject !== YOU ? YOU : undefined);
  const subject = named === first.subject ? undefined : named;
  const before = withEnding({ ...first, lead: '', subject: undefined }, `${stemOf(first)}${ending}`);
  const rest = beforeVerb({ ...second, subject }, mark);
  const comma = subject === undefined && !second.lead ? ' ' : ', ';
  return {
    ...second,
    lead: first.lead ?? '',
    subject: first.subject,
    words: `${before}${comma}${rest}`.trimEnd(),
    ...(first.isSeparate && { isSeparate: true }),
  };
}

/** Joins clauses into one where possible: "A하고 B하고 C하". */
export function chained(clauses: readonly Clause[], ending = '고', mark = topic): readonly Clause[] {
  const said: Clause[] = [];
  for (const clause of clauses) {
    const last = said.at(-1);
    // What follows a sentence of its own does not depend on that sentence.
    if (last?.isSeparate) said.push({ ...clause, isSeparate: true });
    else if (last === undefined || clause.isSeparate || last.after !== undefined) said.push(clause);
    else said[said.length - 1] = joined(last, clause, ending, mark);
  }
  return said;
}

/** Adds "instead" to the first clause. */
export function instead(said: Said): readonly Clause[] {
  const [first, ...others] = clausesOf(said);
  return first === undefined ? [] : [{ ...first, words: `대신 ${first.words}`.trimEnd() }, ...others];
}

/** Sentences in their order. What follows a list of options begins a line. */
export function asText(clauses: readonly Clause[]): string {
  let text = '';
  for (const [at, clause] of clauses.entries()) {
    const gap = at === 0 ? '' : clauses[at - 1]?.after === undefined ? ' ' : '\n';
    text += `${gap}${asSentence(clause)}`;
  }
  return text;
}
