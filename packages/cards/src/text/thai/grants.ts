import type { Amount, Grant, Statement, Target } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { ability } from './abilities.ts';
import { amount, isPerOne, repeated } from './amounts.ts';
import { listed, quotation } from './grammar.ts';
import { KEYWORDS, STATS } from './lexicon.ts';
import { named, possessiveInFull } from './nouns.ts';
import { TRAITS } from './traits.ts';

type Stat = Extract<Grant, { kind: 'stat' }>;

/** "ครีเจอร์นี้ได้รับ +1 เกราะและยั่วยุ", "ครีเจอร์นี้ได้รับ “หลังเก็บเกี่ยว: ขโมย 1{amber}”" */
export function grantWords(node: Extract<Statement, { kind: 'grant' }>, context: RenderContext): string {
  const { to, what } = node;
  const perOne = what.filter((grant): grant is Stat => grant.kind === 'stat' && isPerOne(grant.by));
  if (perOne.length === what.length && !isOfEach(node)) return bonusesPerOne(perOne, to, context);
  const subject = named(to, context);
  const gained = gainedWords(node, context);
  const parts = [
    ...perOne.map((grant) => bonusAfter(grant, context)),
    ...(gained.length > 0 ? [`ได้รับ${listed(gained)}${valueOfX(what, context)}`] : []),
  ];
  return `${subject}${parts.join(' และ')}`;
}

/** The number depends on each of several cards, so that these come first. */
const isOfEach = ({ to, what }: Extract<Statement, { kind: 'grant' }>): boolean =>
  to.kind === 'select' && JSON.stringify(what).includes('"it"');

/** "สำหรับครีเจอร์ฝ่ายเดียวกันแต่ละตัว “Troll” ได้รับ +1 พลัง" */
function bonusesPerOne(stats: readonly Stat[], to: Target, context: RenderContext): string {
  const [first, ...others] = stats;
  if (first === undefined) return '';
  const isAlike = others.every(({ by }) => JSON.stringify(by) === JSON.stringify(first.by));
  if (isAlike) return bonusPerOne(stats, first.by, to, context);
  return stats.map((grant) => bonusPerOne([grant], grant.by, to, context)).join(' และ');
}

/** What it gains at once: numbers, keywords, traits and abilities. */
function gainedWords({ to, what }: Extract<Statement, { kind: 'grant' }>, context: RenderContext): string[] {
  const { host } = context;
  if (to.kind === 'select') context.host = to.type;
  const said = [
    ...what.flatMap((grant) => (grant.kind === 'stat' && !isPerOne(grant.by) ? [bonus(grant, context)] : [])),
    ...what.flatMap((grant) => (grant.kind === 'keyword' ? [keyword(grant)] : [])),
    ...what.flatMap((grant) => (grant.kind === 'trait' ? [`ลักษณะ${TRAITS[grant.trait]}`] : [])),
    ...what.flatMap((grant) => (grant.kind === 'text-of' ? [textOf(grant, context)] : [])),
    ...what.flatMap((grant) => (grant.kind === 'has-ability' ? [quoted(grant, context)] : [])),
  ];
  context.host = host;
  return said;
}

/** "สำหรับครีเจอร์ฝ่ายเดียวกันแต่ละตัว มันได้รับ +1 พลังและ +1 เกราะ": what the card gets as often as it says. */
function bonusPerOne(stats: readonly Stat[], by: Amount, to: Target, context: RenderContext): string {
  const each = repeated(by, context);
  if (each === undefined) return '';
  const bonuses = stats.map(({ stat }) => `${signed(each.times)}${STATS[stat]}`);
  return `${each.lead} ${named(to, context)}ได้รับ ${listed(bonuses)}${each.limit}`;
}

/** "ได้รับ +1 พลังสำหรับทุก 1{amber} บนมัน" */
function bonusAfter({ stat, by }: Stat, context: RenderContext): string {
  const each = repeated(by, context);
  return each === undefined ? '' : `ได้รับ ${signed(each.times)}${STATS[stat]}${each.lead}${each.limit}`;
}

/** "+2", "–2" */
export const signed = (number: number): string => (number < 0 ? `–${-number}` : `+${number}`);

/** "+1 พลัง", "พลังเพิ่มเท่ากับ {amber} บนมัน" */
function bonus({ stat, by }: Stat, context: RenderContext): string {
  if (typeof by === 'number') return `${signed(by)}${STATS[stat]}`;
  return `${STATS[stat]}เพิ่มเท่ากับ${amount(by, context)}`;
}

function keyword({ keyword: name, value }: Extract<Grant, { kind: 'keyword' }>): string {
  if (value === undefined) return KEYWORDS[name];
  return `${KEYWORDS[name]}${typeof value === 'number' ? value : 'X'}`;
}

/** "จู่โจม X โดย X คือ…": the keywords of one sentence have the same value. */
function valueOfX(what: readonly Grant[], context: RenderContext): string {
  const values = what.flatMap((grant) =>
    grant.kind === 'keyword' && typeof grant.value === 'object' ? [grant.value] : [],
  );
  const [first] = values;
  return first === undefined ? '' : ` โดย X คือ${amount(first, context)}`;
}

const PARTS = { traits: 'ลักษณะ', keywords: 'คีย์เวิร์ด', abilities: 'ความสามารถ' } as const;

const textOf = ({ of, parts }: Extract<Grant, { kind: 'text-of' }>, context: RenderContext): string =>
  `${parts ? listed(parts.map((part) => PARTS[part])) : 'กล่องข้อความ'}${possessiveInFull(of, context)}`;

/** A granted ability is a separate text, so pronouns start again. */
function quoted({ ability: inner }: Extract<Grant, { kind: 'has-ability' }>, context: RenderContext): string {
  beginSentence(context);
  const { isGranted = false } = context;
  context.isGranted = true;
  const words = ability(inner, context);
  context.isGranted = isGranted;
  return quotation(words);
}
