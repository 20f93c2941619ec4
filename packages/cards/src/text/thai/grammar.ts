/** Thai grammar and spacing, independent of cards. */

/** "ก", "กและข", "ก ข และค". */
export function listed(items: readonly string[], word = 'และ'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(' ')}${items.length > 2 ? ' ' : ''}${word}${items.at(-1)}`;
}

/** Sentences have no full stop: a wide space stands between them, and a narrow one between clauses. */
export const WIDE_SPACE = '\u2003';

/** The first words of clauses that do not begin with their verb. */
const BEGINNINGS =
  /^(?:คุณ|ผู้|คู่ต่อสู้|เจ้าของ|มัน|พวกมัน|“|ครีเจอร์|อาร์ติแฟกต์|อัปเกรด|การ์ด|กุญแจ|พลัง|เกราะ|ความเสียหาย|เทิร์น|ถ้า|เมื่อ|หลังจาก|ก่อน|ขณะ|สำหรับ|จน|ใน|ตราบ|ครั้ง|กระแสน้ำ|เหตุการณ์|การต่อสู้|ตระกูล|\{|\d)/;

/** Tells whether a clause begins with its verb, so that its subject is that of the clause before. */
const beginsWithVerb = (clause: string): boolean => !BEGINNINGS.test(clause);

/** Verbs that nobody is told to do: they happen to the player. */
const HAPPENS = /^(?:ได้รับ|เสีย)/;

/** What follows a condition or a time: "ให้ทำลายมัน", "คุณได้รับ 1{amber}", "คู่ต่อสู้เสีย 1{amber}". */
export function consequence(clause: string): string {
  if (HAPPENS.test(clause)) return `คุณ${clause}`;
  return beginsWithVerb(clause) ? `ให้${clause}` : clause;
}

/** Joins clauses of one sentence: "ก แล้ว ข และ ค". */
export const clauses = (said: readonly string[]): string =>
  said.reduce((before, words) => `${before} ${beginsWithVerb(words) ? 'แล้ว' : 'และ'}${words}`);

/** The clause with its subject "you", where the one before it has another subject. */
export const withYou = (clause: string): string => (beginsWithVerb(clause) ? `คุณ${clause}` : clause);

/** Joins sentences. A list of options ends with its last line. */
export const afterSentence = (before: string, words: string): string =>
  `${before}${before.includes('\n') ? '\n' : WIDE_SPACE}${words}`;

/** Tells whether a text has more than one sentence. */
export const isOfSentences = (text: string): boolean => text.includes(WIDE_SPACE) || text.includes('\n');

/** "… แทน": what is done instead, in the first of its sentences. */
export function insteadOf(words: string): string {
  const end = words.search(/[\u2003\n]/);
  if (end < 0) return `${words}แทน`;
  return words[end] === '\n' ? `ทำสิ่งนี้แทน ${words}` : `${words.slice(0, end)}แทน${words.slice(end)}`;
}

/** An event as a sentence. */
export interface Clause {
  subject: string;
  verb: string;
  /** What follows the verb. */
  rest?: string;
  /** What follows the object: "ในการต่อสู้". */
  manner?: string;
}

export type Tense = 'present' | 'first' | 'past' | 'conditional' | 'negative past';

const BEFORE_VERB: Readonly<Record<Tense, string>> = {
  present: '',
  first: '',
  past: 'ได้',
  conditional: 'จะ',
  'negative past': 'ไม่ได้',
};

const A_NUMBER_OF_ONE = / 1 ?(?:ตัว|ใบ|ชิ้น|ดอก|อัน)/;

/** @param when the time, at the end: "ในเทิร์นนี้" */
export function conjugated(
  { subject, verb, rest = '', manner = '' }: Clause,
  tense: Tense,
  when = '',
): string {
  const first = tense === 'first' ? 'เป็นครั้งแรก' : '';
  const before = tense === 'past' && verb.startsWith('ได้') ? '' : BEFORE_VERB[tense];
  // "ไม่ได้เล่นครีเจอร์": what did not happen has no number.
  const object = tense === 'negative past' ? rest.replace(A_NUMBER_OF_ONE, '') : rest;
  return `${subject}${before}${verb}${object}${manner}${first}${when}`;
}

/** A text within a text. Quotations within it have single marks, and those within these have double ones. */
export const quotation = (text: string): string =>
  `“${text.replaceAll(MARKS, (mark, within?: string) =>
    within === undefined ? (mark === '“' ? '‘' : '’') : `“${within}”`,
  )}”`;

/** A quotation within a quotation, and marks. A name can have apostrophes. */
const MARKS = /‘([^‘“”]*)’|[“”]/g;

const LETTER = '[\\u0E00-\\u0E7F]';
const BEFORE_OTHERS = new RegExp(`(?<=${LETTER})(?=[A-Za-z0-9+–{(“‘])`, 'g');
const AFTER_OTHERS = new RegExp(`(?<=[A-Za-z0-9})”’])(?=${LETTER})`, 'g');

/** Puts a space between Thai letters and numbers, icons, names and quotations. */
export const spaced = (text: string): string =>
  text
    .replaceAll(BEFORE_OTHERS, ' ')
    .replaceAll(AFTER_OTHERS, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ ?([\u2003\n]) ?/g, '$1')
    .trim();
