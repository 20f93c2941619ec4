import type { Ability, Condition, EventPhrase } from '@amberhall/engine/language';
import { condition } from './conditions.ts';
import { sentences } from './effects.ts';
import { event } from './events.ts';
import { capitalized } from './grammar.ts';
import { HEADINGS, PLAYERS_POSSESSIVE, STEP_NAMES, ZONES } from './lexicon.ts';
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
      return `${headings}: ${asSentence(sentences(node.do, context))}`;
    }
    case 'after': {
      const test = node.if ? duringTurn(node.if, context) : '';
      const isBefore = node.event.kind === 'fights' && node.event.before;
      const moment = isBefore ? 'before' : node.first ? 'each turn, after the first time' : 'after';
      const trigger = `${moment} ${event(node.event, context)}${test}`;
      return asSentence(`${trigger}, ${sentencesAfterTrigger(node.do, context)}`);
    }
    case 'turn':
      return asSentence(
        `at the ${node.at} of ${PLAYERS_POSSESSIVE[node.of]} turn, ${sentencesAfterTrigger(node.do, context)}`,
      );
    case 'step':
      return asSentence(
        `at the ${node.at} of ${PLAYERS_POSSESSIVE[node.of]} “${STEP_NAMES[node.step]}” step, ${sentencesAfterTrigger(node.do, context)}`,
      );
    case 'setup': {
      const moment =
        node.at === 'before-hand' ? 'before drawing starting hands' : 'after you draw your opening hand';
      return asSentence(`${moment}, ${sentencesAfterTrigger(node.do, context)}`);
    }
    case 'fulfil':
      return asSentence(fulfilment(node, context));
    case 'elsewhere':
      return node.then.map((inner) => whileIn(node.zone, ability(inner, context), context)).join(' ');
    default:
      return asSentence(statement(node, context));
  }
}

/** "While … is in your discard pile, if you would draw a card, …" */
function whileIn(zone: keyof typeof ZONES, text: string, context: RenderContext): string {
  return asSentence(`while ${context.title} is in your ${ZONES[zone]}, ${uncapitalized(text)}`);
}

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function sentencesAfterTrigger(effects: Parameters<typeof sentences>[0], context: RenderContext): string {
  beginSentence(context);
  return sentences(effects, context);
}

/** "after … during your turn", or "after … while …". */
function duringTurn(test: Parameters<typeof condition>[0], context: RenderContext): string {
  if (test.kind === 'turn-of') return ` during ${PLAYERS_POSSESSIVE[test.who]} turn`;
  return ` while ${condition(test, context)}`;
}

const MOMENTS: Partial<Record<EventPhrase['kind'], string>> = {
  'turn-starts': 'at the start of',
  'turn-ends': 'at the end of',
};

function fulfilment(node: Extract<Ability, { kind: 'fulfil' }>, context: RenderContext): string {
  const moment = MOMENTS[node.event.kind];
  if (moment && node.if)
    return `${moment} your opponent’s turn, if ${condition(node.if, context)}, fulfill ${context.title}`;
  const lead = node.if && isCount(node.if) ? countedThatTurn(node.if, context) : event(node.event, context);
  const test = node.if && !isCount(node.if) ? `, if ${condition(node.if, context)}` : '';
  return `during your opponent’s turn, after ${lead}${test}, fulfill ${context.title}`;
}

/** The number of events includes the one that the ability reacts to. */
const isCount = (test: Condition): boolean =>
  test.kind === 'compare' && typeof test.left === 'object' && test.left.kind === 'count-events';

const countedThatTurn = (test: Condition, context: RenderContext): string =>
  condition(test, context).replace('this turn', 'that turn');

/** A sentence with its capital and its full stop. */
export function asSentence(text: string): string {
  return capitalized(text) + (/[.”]$/.test(text) ? '' : '.');
}
