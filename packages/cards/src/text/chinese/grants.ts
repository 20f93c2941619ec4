import type { Amount, Grant, Statement, Target } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { ability } from './abilities.ts';
import { amount, isPerOne, repeated } from './amounts.ts';
import { clauses, listed, quotation } from './grammar.ts';
import { KEYWORDS, STATS } from './lexicon.ts';
import { named, possessiveInFull } from './nouns.ts';
import { TRAITS } from './traits.ts';

type Stat = Extract<Grant, { kind: 'stat' }>;

/** "此生物获得+1护甲和嘲讽", "此生物获得“收获后：窃取1{amber}。”" */
export function grantWords(node: Extract<Statement, { kind: 'grant' }>, context: RenderContext): string {
  const { to, what } = node;
  const perOne = what.filter((grant): grant is Stat => grant.kind === 'stat' && isPerOne(grant.by));
  if (perOne.length === what.length && !isOfEach(node)) return bonusesPerOne(perOne, to, context);
  const subject = named(to, context);
  const gained = gainedWords(node, context);
  const parts = [
    ...(gained.length > 0 ? [`获得${listed(gained)}${valueOfX(what, context)}`] : []),
    ...perOne.map(
      (grant) => `${gained.length > 0 ? '' : '，'}${bonusPerOne([grant], grant.by, () => '便', context)}`,
    ),
  ];
  return `${subject}${clauses(parts)}`;
}

/** The number depends on each of several cards, so that these come first: "每个生物，它上每有1{amber}，便获得+1力量". */
const isOfEach = ({ to, what }: Extract<Statement, { kind: 'grant' }>): boolean =>
  to.kind === 'select' && JSON.stringify(what).includes('"it"');

/** "每有一个友方生物，《Troll》获得+1力量" */
function bonusesPerOne(stats: readonly Stat[], to: Target, context: RenderContext): string {
  const [first, ...others] = stats;
  if (first === undefined) return '';
  const isAlike = others.every(({ by }) => JSON.stringify(by) === JSON.stringify(first.by));
  if (isAlike) return bonusPerOne(stats, first.by, () => named(to, context), context);
  return stats
    .map((grant, at) => bonusPerOne([grant], grant.by, () => (at === 0 ? named(to, context) : '便'), context))
    .join('，');
}

/** What it gains at once: numbers, keywords, traits and abilities. */
function gainedWords({ to, what }: Extract<Statement, { kind: 'grant' }>, context: RenderContext): string[] {
  const { host } = context;
  if (to.kind === 'select') context.host = to.type;
  const said = [
    ...what.flatMap((grant) => (grant.kind === 'stat' && !isPerOne(grant.by) ? [bonus(grant, context)] : [])),
    ...what.flatMap((grant) => (grant.kind === 'keyword' ? [keyword(grant)] : [])),
    ...what.flatMap((grant) => (grant.kind === 'trait' ? [`${TRAITS[grant.trait]}属性`] : [])),
    ...what.flatMap((grant) => (grant.kind === 'text-of' ? [textOf(grant, context)] : [])),
    ...what.flatMap((grant) => (grant.kind === 'has-ability' ? [quoted(grant, context)] : [])),
  ];
  context.host = host;
  return said;
}

/** "每有一个友方生物，它获得+1力量和+1护甲": what the card gets as often as it says. */
function bonusPerOne(stats: readonly Stat[], by: Amount, who: () => string, context: RenderContext): string {
  const each = repeated(by, context);
  if (each === undefined) return '';
  const bonuses = stats.map(({ stat }) => `${signed(each.times)}${STATS[stat]}`);
  return `${each.lead}，${who()}获得${listed(bonuses)}${each.limit}`;
}

/** "+2", "–2" */
export const signed = (number: number): string => (number < 0 ? `–${-number}` : `+${number}`);

/** "+1力量", "等同于它上的{amber}数量的额外力量" */
function bonus({ stat, by }: Stat, context: RenderContext): string {
  if (typeof by === 'number') return `${signed(by)}${STATS[stat]}`;
  return `等同于${amount(by, context)}的额外${STATS[stat]}`;
}

function keyword({ keyword: name, value }: Extract<Grant, { kind: 'keyword' }>): string {
  if (value === undefined) return KEYWORDS[name];
  return `${KEYWORDS[name]}${typeof value === 'number' ? value : 'X'}`;
}

/** "突袭X，X为…": the keywords of one sentence have the same value. */
function valueOfX(what: readonly Grant[], context: RenderContext): string {
  const values = what.flatMap((grant) =>
    grant.kind === 'keyword' && typeof grant.value === 'object' ? [grant.value] : [],
  );
  const [first] = values;
  return first === undefined ? '' : `，X为${amount(first, context)}`;
}

const PARTS = { traits: '属性', keywords: '关键词', abilities: '能力' } as const;

const textOf = ({ of, parts }: Extract<Grant, { kind: 'text-of' }>, context: RenderContext): string =>
  `${possessiveInFull(of, context)}${parts ? listed(parts.map((part) => PARTS[part])) : '文本框'}`;

/** A granted ability is a separate text, so pronouns start again. */
function quoted({ ability: inner }: Extract<Grant, { kind: 'has-ability' }>, context: RenderContext): string {
  beginSentence(context);
  const { isGranted = false } = context;
  context.isGranted = true;
  const words = ability(inner, context);
  context.isGranted = isGranted;
  return quotation(words);
}
