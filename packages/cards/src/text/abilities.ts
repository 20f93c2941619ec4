import type { Ability } from '@amberhall/engine/language';
import { condition } from './conditions.ts';
import { sentences } from './effects.ts';
import { event } from './events.ts';
import { capitalized } from './grammar.ts';
import { HEADINGS, PLAYERS_POSSESSIVE, STEP_NAMES, ZONES } from './lexicon.ts';
import { statement } from './statements.ts';
import { beginSentence, type Telling } from './render-context.ts';

/** One paragraph of a card's text. */
export function ability(node: Ability, telling: Telling): string {
  beginSentence(telling);
  telling.fought = false;
  switch (node.kind) {
    case 'on': {
      const headings = node.headers.map((header) => HEADINGS[header]).join('/');
      return `${headings}: ${finished(sentences(node.do, telling))}`;
    }
    case 'after': {
      const test = node.if ? duringTurn(node.if, telling) : '';
      const isBefore = node.event.kind === 'fights' && node.event.before;
      const trigger = `${isBefore ? 'before' : 'after'} ${event(node.event, telling)}${test}`;
      return finished(`${trigger}, ${sentencesAfterTrigger(node.do, telling)}`);
    }
    case 'turn':
      return finished(
        `at the ${node.at} of ${PLAYERS_POSSESSIVE[node.of]} turn, ${sentencesAfterTrigger(node.do, telling)}`,
      );
    case 'step':
      return finished(
        `at the ${node.at} of ${PLAYERS_POSSESSIVE[node.of]} “${STEP_NAMES[node.step]}” step, ${sentencesAfterTrigger(node.do, telling)}`,
      );
    case 'setup': {
      const moment =
        node.at === 'before-hand' ? 'before drawing starting hands' : 'after you draw your opening hand';
      return finished(`${moment}, ${sentencesAfterTrigger(node.do, telling)}`);
    }
    case 'fulfil':
      return finished(fulfilment(node, telling));
    case 'elsewhere':
      return node.then.map((inner) => whileIn(node.zone, ability(inner, telling), telling)).join(' ');
    default:
      return finished(statement(node, telling));
  }
}

/** "While … is in your discard pile, if you would draw a card, …" */
function whileIn(zone: keyof typeof ZONES, text: string, telling: Telling): string {
  return finished(`while ${telling.title} is in your ${ZONES[zone]}, ${uncapitalized(text)}`);
}

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function sentencesAfterTrigger(effects: Parameters<typeof sentences>[0], telling: Telling): string {
  beginSentence(telling);
  return sentences(effects, telling);
}

/** "after … during your turn", or "after … while …". */
function duringTurn(test: Parameters<typeof condition>[0], telling: Telling): string {
  if (test.kind === 'turn-of') return ` during ${PLAYERS_POSSESSIVE[test.who]} turn`;
  return ` while ${condition(test, telling)}`;
}

function fulfilment(node: Extract<Ability, { kind: 'fulfil' }>, telling: Telling): string {
  const lead = node.if
    ? condition(node.if, telling).replace('this turn', 'that turn')
    : event(node.event, telling);
  return `during your opponent’s turn, after ${lead}, fulfill ${telling.title}`;
}

/** A sentence with its capital and its full stop. */
export function finished(text: string): string {
  return capitalized(text) + (/[.”]$/.test(text) ? '' : '.');
}
