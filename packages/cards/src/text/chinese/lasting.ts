import type { Effect, Lifespan, Statement } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { condition } from './conditions.ts';
import { joinedEffects } from './effects.ts';
import { event } from './events.ts';
import { PLAYERS, POSSESSIVES } from './lexicon.ts';
import { named, title } from './nouns.ts';
import { ENTRANCES, statement } from './statements.ts';

type Lasting = Extract<Effect, { kind: 'lasting' }>;

const SPANS: Readonly<Record<Exclude<Lifespan, 'while-in-play'>, string>> = {
  turn: '直到本回合结束，',
  'opponent-next-turn': '在你对手的下个回合中，',
  'your-next-turn': '在你的下个回合中，',
  'until-your-next-turn': '直到你的下个回合开始，',
  'through-your-next-turn': '直到你的下个回合结束，',
  'that-players-next-turn': '在该玩家的下个回合中，',
  'while-it-is-in-play': '只要它在场，',
};

/** The beginnings of sentences about a limited time. */
export const SPAN_HEADS: readonly string[] = Object.values(SPANS);

/** A statement or a delayed ability with the time it holds. */
export function lasting(node: Lasting, context: RenderContext): string {
  const { endsAfter } = node;
  if (endsAfter) {
    const { endsAfter: _, ...rest } = node;
    return `${lasting(rest, context)}，直到${event(endsAfter, context)}为止`;
  }
  const span = spanOf(node, context);
  const said = node.statement;
  if (said.kind === 'each-time') return delayed(span, said, node, context);
  if (said.kind === 'enters' && node.once) return nextToEnter(said, context);
  if (said.kind === 'replace' && node.once) return nextReplaced(said, context);
  // A statement about one card always ends when the card leaves play, so the text does not mention it.
  if (said.kind === 'while' && node.until === 'while-it-is-in-play') return statement(said, context);
  if (said.kind === 'controlled-by' && said.who === 'you')
    return `${span}获得${named(said.what, context)}的控制权`;
  if (said.kind === 'icons-again' && node.once) return '在本回合中你下次打出牌时，额外结算其每个奖励图标一次';
  return `${span}${statement(said, context)}`;
}

function spanOf({ until, whose }: Lasting, context: RenderContext): string {
  if (whose !== undefined) return `在${POSSESSIVES[whose]}下个回合中，`;
  return until === 'while-in-play' ? `直到${title(context.title)}离场，` : SPANS[until];
}

function delayed(
  span: string,
  said: Extract<Lasting['statement'], { kind: 'each-time' }>,
  { until }: Lasting,
  context: RenderContext,
): string {
  const happens = event(said.event, context);
  const test = said.if ? `，如果${condition(said.if, context)}` : '';
  beginSentence(context);
  const effects = joinedEffects(said.do, context);
  if (said.once && until === 'turn' && said.event.kind === 'turn-ends') return `在本回合结束时，${effects}`;
  if (said.once && until === 'turn') return `在本回合中，下次${happens}后${test}，${effects}`;
  if (said.once && said.event.kind === 'leaves-play') return `当${happens}时，${effects}`;
  return `${span}在${happens}后${test}，${effects}`;
}

/** "你在本回合中打出的下一个火星势力的生物以重置状态进场": it does not concern cards that are put into play. */
function nextToEnter(
  { what, how, played, optional }: Extract<Statement, { kind: 'enters' }>,
  context: RenderContext,
): string {
  const words = named(what, context);
  if (played === undefined)
    return `在本回合中，下次${words}进场时，它${optional ? '可以' : ''}${ENTRANCES[how]}`;
  return `${PLAYERS[played]}在本回合中打出的下${words}${ENTRANCES[how]}`;
}

/** "下次它将要在本回合中被摧毁时，改为…" */
function nextReplaced(
  { event: replaced, with: instead }: Extract<Statement, { kind: 'replace' }>,
  context: RenderContext,
): string {
  const happens = event(replaced, context, 'conditional');
  return `在本回合中，下次${happens}时，改为${joinedEffects(instead, context)}`;
}
