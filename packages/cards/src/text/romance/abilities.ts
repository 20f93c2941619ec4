import type { Ability, Condition, Effect, EventPhrase } from '@amberhall/engine/language';
import { isAboutOther } from '../doers.ts';
import { beginSentence } from '../render-context.ts';
import { condition } from './conditions.ts';
import { afterClause } from './context.ts';
import type { RomanceContext } from './context.ts';
import { sentences } from './effects.ts';
import { event } from './events.ts';
import { capitalized } from './grammar.ts';
import { own, owned } from './players.ts';
import { statement } from './statements.ts';

/** One paragraph of a card’s text, before contractions and elisions. */
export function ability(node: Ability, context: RomanceContext): string {
  const { language } = context;
  const { say, words } = language;
  beginSentence(context);
  context.isFightMentioned = false;
  switch (node.kind) {
    case 'on': {
      const kind = context.isGranted ? context.host : context.selfKind;
      const headings = node.headers.map((header) => language.heading(header, kind)).join('/');
      return `${headings}${words.colon} ${asSentence(sentences(node.do, context))}`;
    }
    case 'after': {
      const isBefore = node.event.kind === 'fights' && node.event.before;
      const happens = event(node.event, context, isBefore ? 'until' : 'after');
      const test = node.if ? ` ${duringTurn(node.if, context)}` : '';
      const moment = isBefore
        ? say.before(happens)
        : node.first
          ? say.afterFirst(happens)
          : say.after(happens);
      const isAfterOther = isAboutOther(node.event) || (node.if !== undefined && isAboutOther(node.if));
      return asSentence(`${moment}${test}, ${sentencesAfterTrigger(node.do, context, isAfterOther)}`);
    }
    case 'turn': {
      const turn = owned(words.turn, node.of, context);
      return asSentence(`${say.at[node.at]} ${turn}, ${sentencesAfterTrigger(node.do, context)}`);
    }
    case 'step': {
      const step = owned(language.stepNoun(node.step), node.of, context);
      return asSentence(`${say.at[node.at]} ${step}, ${sentencesAfterTrigger(node.do, context)}`);
    }
    case 'setup':
      return asSentence(`${say.setup[node.at]}, ${sentencesAfterTrigger(node.do, context)}`);
    case 'fulfil':
      return asSentence(fulfilment(node, context));
    case 'elsewhere': {
      const zone = owned(language.zones[node.zone], 'you', context);
      return node.then
        .map((inner) =>
          asSentence(say.whileIn(context.title, zone, uncapitalized(ability(inner, context), context))),
        )
        .join(' ');
    }
    default:
      return asSentence(statement(node, context));
  }
}

/** A text that begins with the name of the card keeps its capital. */
const uncapitalized = (text: string, { title }: RomanceContext): string =>
  text.startsWith(title) ? text : text.charAt(0).toLowerCase() + text.slice(1);

function sentencesAfterTrigger(
  effects: readonly Effect[],
  context: RomanceContext,
  isAfterOther = false,
): string {
  beginSentence(context);
  return afterClause(isAfterOther, context, () => sentences(effects, context));
}

/** "After … during your turn", or "after … while …". */
function duringTurn(test: Condition, context: RomanceContext): string {
  const { words } = context.language;
  if (test.kind === 'turn-of') {
    const turn = test.who === 'that-player' ? own : owned;
    return `${words.during} ${turn(words.turn, test.who, context)}`;
  }
  return `${words.meanwhile} ${condition(test, context)}`;
}

const MOMENTS: Partial<Record<EventPhrase['kind'], 'start' | 'end'>> = {
  'turn-starts': 'start',
  'turn-ends': 'end',
};

function fulfilment(node: Extract<Ability, { kind: 'fulfil' }>, context: RomanceContext): string {
  const { say, words, verbs } = context.language;
  const turn = owned(words.turn, 'opponent', context);
  const fulfil = `${verbs.fulfil.imperative} ${context.title}`;
  const at = MOMENTS[node.event.kind];
  if (at && node.if) return `${say.at[at]} ${turn}, ${words.if} ${condition(node.if, context)}, ${fulfil}`;
  const during = `${words.during} ${turn}`;
  // The number of events includes the one that the ability reacts to.
  if (node.if && isCount(node.if))
    return `${during}, ${say.asSoonAs(condition(node.if, context))}, ${fulfil}`;
  const happens = say.after(event(node.event, context));
  const test = node.if ? `, ${words.if} ${condition(node.if, context)}` : '';
  return `${during}, ${happens}${test}, ${fulfil}`;
}

const isCount = (test: Condition): boolean =>
  test.kind === 'compare' && typeof test.left === 'object' && test.left.kind === 'count-events';

/** A sentence with its capital and its full stop. */
export function asSentence(text: string): string {
  return capitalized(text) + (/\.(?:\u00A0?[”»])*$/.test(text) ? '' : '.');
}
