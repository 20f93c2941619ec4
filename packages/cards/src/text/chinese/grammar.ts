/** Chinese grammar, independent of cards. */

/** "甲", "甲和乙", "甲、乙和丙". */
export function listed(items: readonly string[], word = '和'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join('、')}${word}${items.at(-1)}`;
}

/** The first words of clauses that have a subject of their own, and of those that another clause goes before. */
const SUBJECTS = /^(?:你|每|它|其|《|该|此|一|玩家|当|如果|直到|在|从|力量|随机|第|\d)/;

/** Tells whether a clause begins with its verb, so that its subject is that of the clause before. */
const beginsWithVerb = (clause: string): boolean => !SUBJECTS.test(clause);

/** Joins clauses of one sentence: "甲，乙，并丙". */
export function clauses(said: readonly string[]): string {
  return said.reduce((before, words, at) =>
    at === said.length - 1 && beginsWithVerb(words) ? `${before}，并${words}` : `${before}，${words}`,
  );
}

/** The clause with its subject "you", where the one before it has another subject. */
export const withYou = (clause: string): string => (beginsWithVerb(clause) ? `你${clause}` : clause);

/** Joins sentences. A list of options ends with a full stop of its own. */
export const afterSentence = (before: string, words: string): string =>
  before.endsWith('。') ? `${before}\n${words}` : `${before}。${words}`;

/** A sentence with its full stop. */
export const asSentence = (text: string): string => (/[。”]$/.test(text) ? text : `${text}。`);

/** An event as a sentence. */
export interface Clause {
  subject: string;
  /** What stands between subject and verb: "在战斗中". */
  manner?: string;
  verb: string;
  /** What follows the verb. */
  rest?: string;
}

export type Tense = 'present' | 'first' | 'past' | 'conditional' | 'negative past';

const MARKS: Readonly<Record<Tense, readonly [before: string, after: string]>> = {
  present: ['', ''],
  first: ['首次', ''],
  past: ['', '过'],
  conditional: ['将要', ''],
  'negative past': ['没有', '过'],
};

/** @param when the time, between subject and verb: "在本回合中" */
export function conjugated(
  { subject, manner = '', verb, rest = '' }: Clause,
  tense: Tense,
  when = '',
): string {
  const [before, after] = MARKS[tense];
  return `${subject}${when}${before}${manner}${verb}${after}${rest}`;
}

/** A text within a text. Quotations within it have single marks. */
export const quotation = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;
