import type { Ability, Condition, Effect, PlayerRef } from '@amberhall/engine/language';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';
import { main } from './clauses.ts';
import { condition } from './conditions.ts';
import { sentences } from './effects.ts';
import { happened, happens } from './events.ts';
import { capitalized, contracted, quoted, withAdverb, withoutDoubledCommas } from './grammar.ts';
import { HEADINGS, STEP_NAMES } from './lexicon.ts';
import { player } from './players.ts';
import { statement } from './statements.ts';
import { zonePlaces } from './zones.ts';

/** Writes one paragraph of a card's text. */
export function paragraph(node: Ability, context: RenderContext): string {
  beginSentence(context);
  context.isFightMentioned = false;
  switch (node.kind) {
    case 'on': {
      const headings = node.headers.map((header) => HEADINGS[header]).join('/');
      return `${headings}: ${asSentence(sentences(node.do, context))}`;
    }
    case 'after':
      return triggered(node, context);
    case 'turn':
      return asSentence(
        `${node.at === 'start' ? 'zu Beginn' : 'am Ende'} ${turnOf(node.of, context)}: ${own(node.do, context)}`,
      );
    case 'step': {
      const moment = node.at === 'start' ? 'zu Beginn' : 'am Ende';
      const name = `„${STEP_NAMES[node.step]}“`;
      const step =
        node.of === 'you'
          ? `deines Schritts ${name}`
          : `des Schritts ${name} ${player(node.of, 'gen', context)}`;
      return asSentence(`${moment} ${step}: ${own(node.do, context)}`);
    }
    case 'setup': {
      const moment =
        node.at === 'before-hand'
          ? 'bevor die Starthände gezogen werden'
          : 'nachdem du deine Starthand gezogen hast';
      return asSentence(`${moment}: ${own(node.do, context)}`);
    }
    case 'fulfil':
      return asSentence(fulfilment(node, context));
    case 'elsewhere': {
      const place = zonePlaces({ kind: 'zone', of: 'you', name: node.zone }, true, 'und', context);
      return node.then
        .map((inner) =>
          asSentence(`solange ${quoted(context.title)} ${place} ist, gilt: ${paragraph(inner, context)}`),
        )
        .join(' ');
    }
    default:
      return asSentence(main(statement(node, context)));
  }
}

/** "deines Zuges", "des Zuges jedes Spielers" */
const turnOf = (of: PlayerRef, context: RenderContext): string =>
  of === 'you' ? 'deines Zuges' : `des Zuges ${player(of, 'gen', context)}`;

/** The effects after the moment at which they happen. */
function own(effects: readonly Effect[], context: RenderContext): string {
  beginSentence(context);
  return capitalized(asSentence(sentences(effects, context)));
}

/** "Nachdem du in deinem Zug eine Kreatur gespielt hast, …" */
function triggered(node: Extract<Ability, { kind: 'after' }>, context: RenderContext): string {
  const isBefore = node.event.kind === 'fights' && node.event.before;
  const during = node.if?.kind === 'turn-of' ? inTurnOf(node.if.who, context) : '';
  const moment = isBefore
    ? `bevor ${happens(node.event, context)}`
    : node.first
      ? `nachdem ${withAdverb(happened(node.event, context, { window: during }), 'in jedem Zug zum ersten Mal')}`
      : `nachdem ${happened(node.event, context, { window: during })}`;
  const test = node.if && node.if.kind !== 'turn-of' ? ` und falls ${condition(node.if, context)}` : '';
  beginSentence(context);
  return asSentence(`${moment}${test}, ${sentences(node.do, context, true)}`);
}

/** "in deinem Zug", "in seinem Zug" of the player who acts */
const inTurnOf = (who: PlayerRef, context: RenderContext): string => {
  if (who === 'you') return 'in deinem Zug';
  return who === 'that-player' ? 'in seinem Zug' : `im Zug ${player(who, 'gen', context)}`;
};

const TURN_MOMENTS = { 'turn-starts': 'zu Beginn', 'turn-ends': 'am Ende' } as const;

function fulfilment(node: Extract<Ability, { kind: 'fulfil' }>, context: RenderContext): string {
  const fulfil = `erfülle ${quoted(context.title)}`;
  const { event, if: test } = node;
  if ((event.kind === 'turn-starts' || event.kind === 'turn-ends') && test)
    return `falls ${inTheirTurn(condition(test, context), TURN_MOMENTS[event.kind])}, ${fulfil}`;
  const lead = test && isCount(test) ? condition(test, context) : happened(event, context);
  const also = test && !isCount(test) ? ` und falls ${condition(test, context)}` : '';
  return `im Zug deines Gegners gilt: Nachdem ${lead}${also}, ${fulfil}`;
}

/** "dein Gegner am Ende seines Zuges …", "du am Ende des Zuges deines Gegners …" */
const inTheirTurn = (clause: string, moment: string): string =>
  clause.startsWith('dein Gegner ')
    ? withAdverb(clause, `${moment} seines Zuges`)
    : withAdverb(clause, `${moment} des Zuges deines Gegners`);

/** The number of events includes the one that the ability reacts to. */
const isCount = (test: Condition): boolean =>
  test.kind === 'compare' && typeof test.left === 'object' && test.left.kind === 'count-events';

/** A sentence with its capital and its full stop. */
export function asSentence(text: string): string {
  const words = contracted(withoutDoubledCommas(capitalized(text)));
  return words + (/\.“*$/.test(words) ? '' : '.');
}
