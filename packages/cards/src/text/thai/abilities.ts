import type { Ability, Condition, EventPhrase } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { condition } from './conditions.ts';
import { sentences } from './effects.ts';
import { event } from './events.ts';
import { consequence, WIDE_SPACE } from './grammar.ts';
import { HEADINGS, POSSESSIVES, STEP_NAMES, ZONES } from './lexicon.ts';
import { title } from './nouns.ts';
import { statement } from './statements.ts';

/** Of the player who is the subject. */
const OWN = 'ของตน';

const MOMENTS = { start: 'เริ่ม', end: 'จบ' } as const;

/** One paragraph of a card's text. */
export function ability(node: Ability, context: RenderContext): string {
  beginSentence(context);
  context.isFightMentioned = false;
  switch (node.kind) {
    case 'on': {
      const headings = node.headers.map((header) => HEADINGS[header]).join('/');
      return `${headings}: ${sentences(node.do, context)}`;
    }
    case 'after':
      return `${triggerWords(node, context)} ${sentencesAfterTrigger(node.do, context)}`;
    case 'turn':
      return `เมื่อ${MOMENTS[node.at]}เทิร์น${POSSESSIVES[node.of]} ${sentencesAfterTrigger(node.do, context)}`;
    case 'step':
      return `เมื่อ${MOMENTS[node.at]}ขั้นตอน“${STEP_NAMES[node.step]}”${POSSESSIVES[node.of]} ${sentencesAfterTrigger(node.do, context)}`;
    case 'setup': {
      const moment = node.at === 'before-hand' ? 'ก่อนจั่วมือเริ่มต้น' : 'หลังจากคุณจั่วมือเริ่มต้น';
      return `${moment} ${sentencesAfterTrigger(node.do, context)}`;
    }
    case 'fulfil':
      return fulfilment(node, context);
    case 'elsewhere': {
      const place = `ขณะที่${title(context.title)}อยู่ใน${ZONES[node.zone]}ของคุณ `;
      return node.then.map((inner) => `${place}${ability(inner, context)}`).join(WIDE_SPACE);
    }
    default:
      return statement(node, context);
  }
}

function sentencesAfterTrigger(effects: Parameters<typeof sentences>[0], context: RenderContext): string {
  beginSentence(context);
  return consequence(sentences(effects, context));
}

/** "หลังจากคุณเล่นครีเจอร์ 1 ตัว", "ก่อน “Troll” ต่อสู้" */
function triggerWords(node: Extract<Ability, { kind: 'after' }>, context: RenderContext): string {
  const isBefore = node.event.kind === 'fights' && node.event.before;
  const isInOwnTurn = node.if?.kind === 'turn-of' && node.if.who === 'that-player';
  const time = node.first ? 'ในแต่ละเทิร์น' : isInOwnTurn ? `ในเทิร์น${OWN}` : '';
  const happens = event(node.event, context, node.first ? 'first' : 'present', time);
  const moment = `${isBefore ? 'ก่อน' : 'หลังจาก'}${happens}`;
  if (node.if === undefined || isInOwnTurn) return moment;
  if (node.if.kind === 'turn-of') return `ในเทิร์น${POSSESSIVES[node.if.who]} ${moment}`;
  return `${moment} ถ้า${condition(node.if, context)}`;
}

function fulfilment(node: Extract<Ability, { kind: 'fulfil' }>, context: RenderContext): string {
  const fulfils = `ให้ทำให้${title(context.title)}เป็นจริง`;
  const ofTurn = TURN_MOMENTS.get(node.event.kind);
  if (ofTurn !== undefined && node.if)
    return `เมื่อ${ofTurn}เทิร์นของคู่ต่อสู้ ถ้า${condition(node.if, context)} ${fulfils}`;
  if (node.if && isCount(node.if))
    return `ในเทิร์นของคู่ต่อสู้ หลังจาก${countedThatTurn(node.if, context)} ${fulfils}`;
  const happens = event(node.event, context);
  const test = node.if ? ` ถ้า${condition(node.if, context)}` : '';
  return `ในเทิร์นของคู่ต่อสู้ หลังจาก${happens}${test} ${fulfils}`;
}

const TURN_MOMENTS: ReadonlyMap<EventPhrase['kind'], string> = new Map([
  ['turn-starts', MOMENTS.start],
  ['turn-ends', MOMENTS.end],
]);

/** The number of events includes the one that the ability reacts to. */
const isCount = (test: Condition): boolean =>
  test.kind === 'compare' && typeof test.left === 'object' && test.left.kind === 'count-events';

const countedThatTurn = (test: Condition, context: RenderContext): string =>
  condition(test, context).replace('ในเทิร์นนี้', 'ในเทิร์นนั้น');
