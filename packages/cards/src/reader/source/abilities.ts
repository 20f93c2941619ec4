import type { Ability, CardDefinition, Header } from '@amberhall/engine/language';
import { call, quoted } from './amounts.ts';
import { condition } from './conditions.ts';
import { script } from './effects.ts';
import { event } from './events.ts';
import { literal } from './literal.ts';
import { statement } from './statements.ts';

/** Writes a definition in the card language. Parts without words are written as data. */
export function source({ id, abilities }: CardDefinition): string {
  return `${call('card', quoted(id), ...abilities.map(ability))},`;
}

const heading = (header: Header): string => (header === 'before-fight' ? 'beforeFight' : header);
/** Headings that can be joined: `play.reap(…)`. */
const JOINED: ReadonlySet<string> = new Set(['play', 'reap', 'fight', 'destroyed', 'scrap']);

const ELSEWHERE: Readonly<Record<string, string>> = {
  discard: 'inYourDiscardPile',
  archives: 'inYourArchives',
};

export function ability(node: Ability): string {
  switch (node.kind) {
    case 'on':
      if (node.headers.slice(1).some((header) => !JOINED.has(header))) return literal(node);
      return call(node.headers.map(heading).join('.'), script(node.do));
    case 'after': {
      const { event: phrase } = node;
      if (phrase.kind === 'fights' && phrase.before) {
        const { before: _, ...fight } = phrase;
        return node.if ? literal(node) : call('before', event(fight), script(node.do));
      }
      if (node.first) return node.if ? literal(node) : call('afterFirst', event(phrase), script(node.do));
      return node.if
        ? call('afterIf', event(phrase), condition(node.if), script(node.do))
        : call('after', event(phrase), script(node.do));
    }
    case 'turn':
      return node.of === 'you'
        ? call(node.at === 'start' ? 'atStartOfYourTurn' : 'atEndOfYourTurn', script(node.do))
        : call(node.at === 'start' ? 'atStartOfTurnOf' : 'atEndOfTurnOf', quoted(node.of), script(node.do));
    case 'step':
      return call(
        node.at === 'start' ? 'atStartOfStep' : 'atEndOfStep',
        quoted(node.step),
        quoted(node.of),
        script(node.do),
      );
    case 'setup':
      return call(
        node.at === 'before-hand' ? 'beforeDrawingStartingHands' : 'afterYouDrawYourOpeningHand',
        script(node.do),
      );
    case 'elsewhere':
      return ELSEWHERE[node.zone] === undefined
        ? literal(node)
        : call(ELSEWHERE[node.zone] as string, ...node.then.map(ability));
    case 'fulfil':
      return call('fulfilAfter', event(node.event), ...(node.if ? [condition(node.if)] : []));
    default:
      return statement(node);
  }
}
