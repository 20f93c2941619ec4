import type { Effect, Lifespan, Statement } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { condition } from './conditions.ts';
import { joinedEffects } from './effects.ts';
import { event } from './events.ts';
import { consequence, insteadOf } from './grammar.ts';
import { PLAYERS, POSSESSIVES } from './lexicon.ts';
import { named, title } from './nouns.ts';
import { ENTRANCES, statement } from './statements.ts';

type Lasting = Extract<Effect, { kind: 'lasting' }>;

const SPANS: Readonly<Record<Exclude<Lifespan, 'while-in-play'>, string>> = {
  turn: 'จนจบเทิร์นนี้ ',
  'opponent-next-turn': 'ในเทิร์นถัดไปของคู่ต่อสู้ ',
  'your-next-turn': 'ในเทิร์นถัดไปของคุณ ',
  'until-your-next-turn': 'จนกว่าจะเริ่มเทิร์นถัดไปของคุณ ',
  'through-your-next-turn': 'จนจบเทิร์นถัดไปของคุณ ',
  'that-players-next-turn': 'ในเทิร์นถัดไปของผู้เล่นนั้น ',
  'while-it-is-in-play': 'ตราบที่มันอยู่ในสนาม ',
};

/** The beginnings of sentences about a limited time. */
export const SPAN_HEADS: readonly string[] = Object.values(SPANS);

/** A statement or a delayed ability with the time it holds. */
export function lasting(node: Lasting, context: RenderContext): string {
  const { endsAfter } = node;
  if (endsAfter) {
    const { endsAfter: _, ...rest } = node;
    return `${lasting(rest, context)} จนกว่า${event(endsAfter, context)}`;
  }
  const span = spanOf(node, context);
  const said = node.statement;
  if (said.kind === 'each-time') return delayed(span, said, node, context);
  if (said.kind === 'enters' && node.once) return nextToEnter(said, context);
  if (said.kind === 'replace' && node.once) return nextReplaced(said, context);
  // A statement about one card always ends when the card leaves play, so the text does not mention it.
  if (said.kind === 'while' && node.until === 'while-it-is-in-play') return statement(said, context);
  if (said.kind === 'controlled-by' && said.who === 'you')
    return `${span}ยึดการควบคุม${named(said.what, context)}`;
  if (said.kind === 'icons-again' && node.once)
    return 'ครั้งถัดไปที่คุณเล่นการ์ดในเทิร์นนี้ ให้ดำเนินการไอคอนโบนัสแต่ละอันของการ์ดนั้นอีกครั้ง';
  return `${span}${consequence(statement(said, context))}`;
}

function spanOf({ until, whose }: Lasting, context: RenderContext): string {
  if (whose !== undefined) return `ในเทิร์นถัดไป${POSSESSIVES[whose]} `;
  return until === 'while-in-play' ? `จนกว่า${title(context.title)}จะออกจากสนาม ` : SPANS[until];
}

function delayed(
  span: string,
  said: Extract<Lasting['statement'], { kind: 'each-time' }>,
  { until }: Lasting,
  context: RenderContext,
): string {
  const happens = event(said.event, context);
  const test = said.if ? ` ถ้า${condition(said.if, context)}` : '';
  beginSentence(context);
  const effects = consequence(joinedEffects(said.do, context));
  if (said.once && until === 'turn' && said.event.kind === 'turn-ends') return `เมื่อจบเทิร์นนี้ ${effects}`;
  if (said.once && until === 'turn') return `หลังจากครั้งถัดไปที่${happens}ในเทิร์นนี้${test} ${effects}`;
  if (said.once && said.event.kind === 'leaves-play') return `เมื่อ${happens} ${effects}`;
  return `${span}หลังจาก${happens}${test} ${effects}`;
}

/** "ครีเจอร์ใบถัดไปที่คุณเล่นในเทิร์นนี้เข้าสู่สนามในสภาพพร้อม": it does not concern cards that are put into play. */
function nextToEnter(
  { what, how, played, optional }: Extract<Statement, { kind: 'enters' }>,
  context: RenderContext,
): string {
  const words = named(what, context);
  if (played === undefined)
    return `ครั้งถัดไปที่${words}เข้าสู่สนามในเทิร์นนี้ มัน${optional ? 'อาจ' : ''}${ENTRANCES[how]}`;
  return `ครั้งถัดไปที่${PLAYERS[played]}เล่น${words}ในเทิร์นนี้ มัน${ENTRANCES[how]}`;
}

/** "ครั้งถัดไปที่มันจะถูกทำลายในเทิร์นนี้ ให้…แทน" */
function nextReplaced(
  { event: replaced, with: instead }: Extract<Statement, { kind: 'replace' }>,
  context: RenderContext,
): string {
  const happens = event(replaced, context, 'conditional');
  return `ครั้งถัดไปที่${happens}ในเทิร์นนี้ ${consequence(insteadOf(joinedEffects(instead, context)))}`;
}
