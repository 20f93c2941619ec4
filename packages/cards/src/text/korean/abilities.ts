import type { Ability, Condition, EventPhrase } from '@amberhall/engine/language';
import { afterIt, asText, beforeIt, doing, ifSo, led, whileIt } from './clause.ts';
import type { Clause } from './clause.ts';
import { condition } from './conditions.ts';
import { inOrder } from './effects.ts';
import { clause } from './events.ts';
import { HEADINGS, STEP_NAMES, ZONES } from './lexicon.ts';
import { thisCard } from './nouns.ts';
import { accusative, nominative } from './particles.ts';
import { whose } from './players.ts';
import { statement } from './statements.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';

/** One paragraph of a card's text. */
export function ability(node: Ability, context: RenderContext): string {
  beginSentence(context);
  context.isFightMentioned = false;
  switch (node.kind) {
    case 'on': {
      const headings = node.headers.map((header) => HEADINGS[header]).join('/');
      return `${headings}: ${asText(inOrder(node.do, context))}`;
    }
    case 'after':
      return triggered(trigger(node, context), node.do, context);
    case 'turn':
      return triggered(`${whose(node.of)} 차례 ${MOMENTS[node.at]} 시`, node.do, context);
    case 'step':
      return triggered(`${whose(node.of)} ${STEP_NAMES[node.step]} ${MOMENTS[node.at]} 시`, node.do, context);
    case 'setup': {
      const moment =
        node.at === 'before-hand' ? '시작할 때의 손을 뽑기 전에' : '당신이 시작할 때의 손을 뽑은 후';
      return triggered(moment, node.do, context);
    }
    case 'fulfil':
      return asText([fulfilment(node, context)]);
    case 'elsewhere': {
      const place = `${nominative(thisCard(context))} 당신의 ${ZONES[node.zone]}에 있는 동안, `;
      return node.then.map((inner) => `${place}${ability(inner, context)}`).join(' ');
    }
    default:
      return asText(statement(node, context));
  }
}

const MOMENTS = { start: '시작', end: '종료' } as const;

function trigger(node: Extract<Ability, { kind: 'after' }>, context: RenderContext): string {
  const said = clause(node.event, context);
  const isInTurn = node.if?.kind === 'turn-of' && node.if.who === 'that-player';
  const event = isInTurn ? { ...said, words: `자신의 차례에 ${said.words}` } : said;
  if (node.if && isCount(node.if)) return `${afterIt(event)}, ${ifSo(condition(node.if, context))}`;
  const test = node.if && !isInTurn ? during(node.if, context) : '';
  if (node.event.kind === 'fights' && node.event.before) return `${test}${beforeIt(event)}`;
  return `${test}${node.first ? '각 차례에 처음으로 ' : ''}${afterIt(event)}`;
}

/** "당신의 차례 동안 ", "…하는 동안 " */
function during(test: Condition, context: RenderContext): string {
  if (test.kind === 'turn-of') return `${whose(test.who)} 차례 동안 `;
  const { lastKind } = context;
  const words = whileIt(condition(test, context));
  context.lastKind = lastKind;
  return `${words} `;
}

function triggered(moment: string, effects: Parameters<typeof inOrder>[0], context: RenderContext): string {
  beginSentence(context);
  return asText(led(`${moment}, `, inOrder(effects, context)));
}

function fulfilment(node: Extract<Ability, { kind: 'fulfil' }>, context: RenderContext): Clause {
  const fulfilled = doing(accusative(thisCard(context)), '실현하');
  const moment = turnMoment(node.event);
  if (moment && node.if)
    return { ...fulfilled, lead: `상대의 차례 ${moment} 시, ${ifSo(condition(node.if, context))}, ` };
  if (node.if && isCount(node.if)) {
    const counted = condition(node.if, context);
    const words = counted.words.replace('이번 차례에', '그 차례에');
    return { ...fulfilled, lead: `상대의 차례 동안, ${afterIt({ ...counted, words })}, ` };
  }
  const lead = afterIt(clause(node.event, context));
  const test = node.if ? `${ifSo(condition(node.if, context))}, ` : '';
  return { ...fulfilled, lead: `상대의 차례 동안, ${lead}, ${test}` };
}

function turnMoment({ kind }: EventPhrase): string | undefined {
  if (kind === 'turn-starts') return MOMENTS.start;
  return kind === 'turn-ends' ? MOMENTS.end : undefined;
}

/** The number of events includes the one that the ability reacts to. */
const isCount = (test: Condition): boolean =>
  test.kind === 'compare' && typeof test.left === 'object' && test.left.kind === 'count-events';
