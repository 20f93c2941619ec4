import type { Effect, Lifespan, Statement } from '@amberhall/engine/language';
import { condition } from './conditions.ts';
import { joinedEffects } from './effects.ts';
import { event } from './events.ts';
import { PLAYERS_POSSESSIVE } from './lexicon.ts';
import { named } from './nouns.ts';
import { playerPlays } from './players.ts';
import { ENTRANCES, statement } from './statements.ts';
import { beginSentence } from '../render-context.ts';
import type { RenderContext } from '../render-context.ts';

type Lasting = Extract<Effect, { kind: 'lasting' }>;

const SPANS: Readonly<Record<Lifespan, string>> = {
  turn: 'for the remainder of the turn',
  'opponent-next-turn': 'during your opponent’s next turn',
  'your-next-turn': 'during your next turn',
  'until-your-next-turn': 'until the start of your next turn',
  'through-your-next-turn': 'until the end of your next turn',
  'that-players-next-turn': 'during that player’s next turn',
  'while-in-play': 'until this card leaves play',
  'while-it-is-in-play': 'while it is in play',
};

/** The beginnings of sentences about a limited time. */
export const SPAN_HEADS: readonly string[] = Object.values(SPANS).map((span) => `${span}, `);

/** A statement or a delayed ability with the time it holds. */
export function lasting(node: Lasting, context: RenderContext): string {
  const { endsAfter } = node;
  if (endsAfter) {
    const { endsAfter: _, ...rest } = node;
    return `${lasting(rest, context)}, until ${event(endsAfter, context)}`;
  }
  const span = spanOf(node, context);
  const said = node.statement;
  if (said.kind === 'each-time') return delayed(span, said, node, context);
  if (said.kind === 'enters' && node.once) return nextToEnter(said, context);
  if (said.kind === 'replace' && node.once) return nextReplaced(said, context);
  // A statement about one card always ends when the card leaves play, so the text does not mention it.
  if (said.kind === 'while' && node.until === 'while-it-is-in-play') return statement(said, context);
  if (said.kind === 'controlled-by' && said.who === 'you') {
    return `take control of ${named(said.what, context)} ${span}`;
  }
  if (said.kind === 'icons-again' && node.once)
    return 'the next time you play a card this turn, resolve each of its bonus icons an additional time';
  if (node.whose !== undefined) return `${span}, ${statement(said, context)}`;
  const isBehind = said.kind === 'cannot' ? node.until !== 'turn' : SPAN_LAST.has(said.kind);
  if (isBehind) return `${statement(said, context)} ${shortSpan(node.until, said, span)}`;
  return `${span}, ${statement(said, context)}`;
}

function spanOf({ until, whose }: Lasting, context: RenderContext): string {
  if (whose !== undefined) return `during ${PLAYERS_POSSESSIVE[whose]} next turn`;
  return SPANS[until].replace('this card', context.title);
}

function delayed(
  span: string,
  said: Extract<Lasting['statement'], { kind: 'each-time' }>,
  { until }: Lasting,
  context: RenderContext,
): string {
  const happens = event(said.event, context);
  const test = said.if ? ` while ${condition(said.if, context)}` : '';
  beginSentence(context);
  if (said.once && until === 'turn' && said.event.kind === 'turn-ends')
    return `at the end of the turn, ${joinedEffects(said.do, context)}`;
  if (said.once && until === 'turn')
    return `the next time ${happens}${test} this turn, ${joinedEffects(said.do, context)}`;
  if (said.once && said.event.kind === 'leaves-play')
    return `when ${happens}, ${joinedEffects(said.do, context)}`;
  return `${span}, after ${happens}${test}, ${joinedEffects(said.do, context)}`;
}

/**
 * "The next Mars creature you play this turn enters play ready." Any other text of the kind also applies to cards that
 * are put into play.
 */
function nextToEnter(
  { what, how, played, optional }: Extract<Statement, { kind: 'enters' }>,
  context: RenderContext,
): string {
  const words = named(what, context);
  if (played === undefined)
    return `the next time ${words} enters play this turn, ${optional ? 'you may have it enter' : 'it enters'} play ${ENTRANCES[how]}`;
  const plays = playerPlays(played, context);
  return `the next ${words.replace(/^an? /, '')} ${plays} this turn enters play ${ENTRANCES[how]}`;
}

/** "The next time it would be destroyed this turn, … instead." */
function nextReplaced(
  { event: replaced, with: instead }: Extract<Statement, { kind: 'replace' }>,
  context: RenderContext,
): string {
  const happens = event(replaced, context, 'conditional');
  return `the next time ${happens} this turn, ${joinedEffects(instead, context)} instead`;
}

/** Statements whose life span comes last: "Keys cost +3{amber} during …". */
const SPAN_LAST: ReadonlySet<string> = new Set([
  'key-cost',
  'must-choose-house',
  'may-play',
  'may-use',
  'may-play-or-use',
  'skip-step',
]);

function shortSpan(until: Lifespan, said: Lasting['statement'], span: string): string {
  const isAboutOpponent = 'who' in said && said.who === 'opponent';
  if (until === 'opponent-next-turn' && isAboutOpponent) return 'during their next turn';
  return until === 'turn' && said.kind.startsWith('may-') && said.kind !== 'may-fight' ? 'this turn' : span;
}
