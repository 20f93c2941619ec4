import type { Amount, Comparison, Condition, EventPhrase, Select } from '@amberhall/engine/language';
import { rememberOpponent, splitSide } from '../friendly-enemy.ts';
import type { RenderContext } from '../render-context.ts';
import { amount, doneThisWay } from './amounts.ts';
import { clause, windowWords } from './events.ts';
import { conjugated } from './grammar.ts';
import { AMBER, counterName, PLAYERS } from './lexicon.ts';
import { nounOf, one, plural, upon } from './nouns.ts';
import { zonePlace } from './zones.ts';

type Compare = Extract<Condition, { kind: 'compare' }>;

/** "为5", "不小于5": after what is compared. */
export function bounded(compare: Comparison, number: string): string {
  const words: Readonly<Record<Comparison, string>> = {
    '=': `为${number}`,
    '>=': `不小于${number}`,
    '<=': `不大于${number}`,
    '>': `大于${number}`,
    '<': `小于${number}`,
  };
  return words[compare];
}

/** "至少7{amber}", "正好1{amber}", "少于3张牌": a number of things that somebody has. */
function numbered(compare: Comparison, number: string, unit: string): string {
  const words: Readonly<Record<Comparison, string>> = {
    '=': `正好${number}${unit}`,
    '>=': `${number}${unit}或更多`,
    '<=': `${number}${unit}或更少`,
    '>': `多于${number}${unit}`,
    '<': `少于${number}${unit}`,
  };
  return words[compare];
}

/** "有7{amber}或更多", "没有{amber}". */
function having(
  compare: Comparison,
  right: Amount,
  unit: string,
  what: string,
  context: RenderContext,
): string {
  if (compare === '=' && right === 0) return `没有${what || unit}`;
  return `有${numbered(compare, amount(right, context), unit)}${what}`;
}

/** "比你的对手的{amber}多" */
function relative(compare: Comparison, other: string): string {
  switch (compare) {
    case '=':
      return `与${other}一样多`;
    case '<':
      return `比${other}少`;
    case '>':
      return `比${other}多`;
    case '<=':
      return `不多于${other}`;
    case '>=':
      return `不少于${other}`;
  }
}

/** "你的对手有7{amber}或更多", "你在本回合中打出过2张或更多的牌". */
export function comparison(node: Compare, context: RenderContext): string {
  const { left, compare, right } = node;
  if (left === 'that-much') {
    const { action, unit } = doneThisWay(context);
    return `${action}了${numbered(compare, amount(right, context), unit)}`;
  }
  if (typeof left !== 'object') return `${amount(left, context)}${bounded(compare, amount(right, context))}`;
  switch (left.kind) {
    case 'amber':
      return amberCompared(node, left, context);
    case 'count':
      return countCompared(node, left, context);
    case 'count-events':
      return timesCompared(node, left, context);
    case 'counters':
      return `${upon(left.on, context)}${having(compare, right, '个', counterName(left.counter), context)}`;
    case 'amber-on':
      return `${upon(left.card, context)}${having(compare, right, AMBER, '', context)}`;
    case 'keys':
      if (typeof right === 'object' && right.kind === 'keys')
        return `${PLAYERS[left.of]}已锻造的钥匙${relative(compare, PLAYERS[right.of])}`;
      return `${PLAYERS[left.of]}${having(compare, right, '把', '已锻造的钥匙', context)}`;
    case 'houses':
      return housesCompared(node, left, context);
    case 'sum':
      return left.of.every((part) => typeof part === 'object' && part.kind === 'amber')
        ? `双方玩家的琥魄池中合计${having(compare, right, AMBER, '', context)}`
        : `${amount(left, context)}${bounded(compare, amount(right, context))}`;
    case 'chains':
      return `${PLAYERS[left.of]}${having(compare, right, '个', '枷锁', context)}`;
    default:
      return `${amount(left, context)}${bounded(compare, amount(right, context))}`;
  }
}

function amberCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'amber' }>,
  context: RenderContext,
): string {
  context.they = left.of === 'you' ? context.they : left.of;
  const owner = PLAYERS[left.of];
  if (typeof right === 'object' && right.kind === 'amber')
    return `${owner}的${AMBER}${relative(compare, PLAYERS[right.of])}`;
  if (typeof right === 'object' && right.kind === 'price-of-key')
    return `${owner}的${AMBER}${relative(compare, '其当前钥匙费用')}`;
  return `${owner}${having(compare, right, AMBER, '', context)}`;
}

const OPPONENT_OF = { you: '你的对手', opponent: '你', 'that-player': '其对手' } as const;

function countCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'count' }>,
  context: RenderContext,
): string {
  const { owner, rest } = splitSide(left.of);
  if (owner && typeof right === 'object' && right.kind === 'count')
    return `${PLAYERS[owner]}控制的${plural(rest, context)}${relative(compare, OPPONENT_OF[owner])}`;
  if (owner && typeof right === 'object' && right.kind === 'amber')
    return `${PLAYERS[owner]}控制的${plural(rest, context)}${relative(compare, `${PLAYERS[right.of]}的${AMBER}`)}`;
  const { counter } = nounOf(left.of);
  if (owner) {
    const many = numbered(compare, amount(right, context), counter);
    if (compare === '=' && right === 0) return `${PLAYERS[owner]}没有控制${plural(rest, context)}`;
    return `${PLAYERS[owner]}控制${many}${plural(rest, context)}`;
  }
  const { zone, ...anywhere } = left.of;
  const what = plural(anywhere, context);
  if (left.of.where.some(({ kind }) => kind === 'this-way'))
    return having(compare, right, counter, what, context);
  if (!zone) return `场上${having(compare, right, counter, what, context)}`;
  const cards = zone.kind === 'zone' && zone.top !== undefined ? plural(left.of, context) : undefined;
  if (cards !== undefined) return `${cards}${bounded(compare, amount(right, context))}`;
  return `${zonePlace(zone, context)}${having(compare, right, counter, nounIn(left.of, context), context)}`;
}

/** The noun without its zone, with the word for cards outside of play. */
function nounIn(of: Select, context: RenderContext): string {
  const { zone: _, ...anywhere } = of;
  const inPlay = plural(anywhere, context);
  const word = nounOf(anywhere).word;
  return inPlay.endsWith(word) ? `${inPlay.slice(0, -word.length)}${nounOf(of).word}` : inPlay;
}

/** "你控制的生物来自3个不同势力". */
function housesCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'houses' }>,
  context: RenderContext,
): string {
  const { owner, rest } = splitSide(left.among);
  const number = amount(right, context);
  if (!owner || left.except !== undefined || (compare !== '>=' && compare !== '<'))
    return `${amount(left, context)}${bounded(compare, number)}`;
  return `${PLAYERS[owner]}${compare === '<' ? '没有' : ''}控制来自${number}个不同势力的${plural(rest, context)}`;
}

/** "你在本回合中打出过7张或更多圣堂势力的牌". */
function timesCompared(
  { compare, right }: Compare,
  left: Extract<Amount, { kind: 'count-events' }>,
  context: RenderContext,
): string {
  const phrase = left.of;
  const time = windowWords(left.when);
  rememberOpponent(phrase, context);
  const object = eventObject(phrase);
  const said = clause(phrase, context);
  const number = amount(right, context);
  if (!object && compare === '=' && right === 1) return `这是${time}${conjugated(said, 'first')}`;
  if (!object && said.rest?.startsWith('一'))
    return conjugated({ ...said, rest: severalOf(said.rest, compare, number) }, 'past', time);
  if (!object) return `${conjugated(said, 'past', time)}达${numbered(compare, number, '次')}`;
  const isNever = compare === '=' && right === 0;
  const { counter } = nounOf(object);
  if (phrase.kind === 'destroyed') {
    const what = `${numbered(compare, number, counter)}${plural(object, context)}`;
    return isNever
      ? `${time}没有${plural(object, context)}${said.manner ?? ''}${said.verb}`
      : `${time}有${what}${said.manner ?? ''}${said.verb}`;
  }
  if (isNever) return conjugated({ ...said, rest: plural(object, context) }, 'negative past', time);
  const many = right === 1 && compare === '=' ? `正好${one(object, context)}` : undefined;
  const what = many ?? `${numbered(compare, number, counter)}${plural(object, context)}`;
  return conjugated({ ...said, rest: what }, 'past', time);
}

/** "2把或更多钥匙", for "一把钥匙". */
const severalOf = (one: string, compare: Comparison, number: string): string =>
  `${numbered(compare, number, one.charAt(1))}${one.slice(2)}`;

function eventObject(phrase: EventPhrase): Select | undefined {
  if (phrase.kind === 'plays' || phrase.kind === 'discards') return phrase.card;
  if (phrase.kind === 'uses') {
    const isOneCard = phrase.card.where.some(({ kind }) => kind === 'is');
    return phrase.to || isOneCard ? undefined : phrase.card;
  }
  return phrase.kind === 'destroyed' && phrase.card.kind === 'select' ? phrase.card : undefined;
}
