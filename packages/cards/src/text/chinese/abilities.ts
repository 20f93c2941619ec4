import type { Ability, Condition, EventPhrase } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { condition } from './conditions.ts';
import { sentences } from './effects.ts';
import { event } from './events.ts';
import { asSentence } from './grammar.ts';
import { HEADINGS, PLAYERS, POSSESSIVES, STEP_NAMES, ZONES } from './lexicon.ts';
import { title } from './nouns.ts';
import { statement } from './statements.ts';

const MOMENTS = { start: '开始', end: '结束' } as const;

/** One paragraph of a card's text. */
export function ability(node: Ability, context: RenderContext): string {
  beginSentence(context);
  context.isFightMentioned = false;
  switch (node.kind) {
    case 'on': {
      const headings = node.headers.map((header) => HEADINGS[header]).join('/');
      return `${headings}：${asSentence(sentences(node.do, context))}`;
    }
    case 'after':
      return asSentence(`${triggerWords(node, context)}，${sentencesAfterTrigger(node.do, context)}`);
    case 'turn':
      return asSentence(
        `在${POSSESSIVES[node.of]}回合${MOMENTS[node.at]}时，${sentencesAfterTrigger(node.do, context)}`,
      );
    case 'step':
      return asSentence(
        `在${POSSESSIVES[node.of]}“${STEP_NAMES[node.step]}”阶段${MOMENTS[node.at]}时，${sentencesAfterTrigger(node.do, context)}`,
      );
    case 'setup': {
      const moment = node.at === 'before-hand' ? '在抽起始手牌之前' : '在你抽起始手牌之后';
      return asSentence(`${moment}，${sentencesAfterTrigger(node.do, context)}`);
    }
    case 'fulfil':
      return asSentence(fulfilment(node, context));
    case 'elsewhere': {
      const place = `当${title(context.title)}位于你的${ZONES[node.zone]}时，`;
      return node.then.map((inner) => `${place}${ability(inner, context)}`).join('');
    }
    default:
      return asSentence(statement(node, context));
  }
}

function sentencesAfterTrigger(effects: Parameters<typeof sentences>[0], context: RenderContext): string {
  beginSentence(context);
  return sentences(effects, context);
}

/** "在你打出一个生物后", "在《Troll》战斗前" */
function triggerWords(node: Extract<Ability, { kind: 'after' }>, context: RenderContext): string {
  const isBefore = node.event.kind === 'fights' && node.event.before;
  const happens = event(node.event, context, node.first ? 'first' : 'present');
  const moment = `在${node.first ? '每个回合中' : ''}${happens}${isBefore ? '前' : '后'}`;
  if (node.if === undefined) return moment;
  if (node.if.kind === 'turn-of')
    return node.if.who === 'that-player'
      ? moment.replace(PLAYERS['a-player'], `${PLAYERS['a-player']}在其回合中`)
      : `在${POSSESSIVES[node.if.who]}回合中，${moment}`;
  return `${moment}，如果${condition(node.if, context)}`;
}

function fulfilment(node: Extract<Ability, { kind: 'fulfil' }>, context: RenderContext): string {
  const fulfils = `应验${title(context.title)}`;
  const ofTurn = TURN_MOMENTS.get(node.event.kind);
  if (ofTurn !== undefined && node.if)
    return `在你对手的回合${ofTurn}时，如果${condition(node.if, context)}，${fulfils}`;
  if (node.if && isCount(node.if))
    return `在你对手的回合中，${countedThatTurn(node.if, context)}后，${fulfils}`;
  const happens = event(node.event, context);
  const test = node.if ? `，如果${condition(node.if, context)}` : '';
  return `在你对手的回合中，在${happens}后${test}，${fulfils}`;
}

const TURN_MOMENTS: ReadonlyMap<EventPhrase['kind'], string> = new Map([
  ['turn-starts', '开始'],
  ['turn-ends', '结束'],
]);

/** The number of events includes the one that the ability reacts to. */
const isCount = (test: Condition): boolean =>
  test.kind === 'compare' && typeof test.left === 'object' && test.left.kind === 'count-events';

/** "在你的对手在该回合中打出过正好2张牌", "在该回合中有3个生物被摧毁" */
const countedThatTurn = (test: Condition, context: RenderContext): string =>
  condition(test, context)
    .replace('在本回合中', '在该回合中')
    .replace(/^(?!在)/, '在');
