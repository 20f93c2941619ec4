import type { Effect, Lifespan, Statement } from '@amberhall/engine/language';
import { isAboutOther } from '../doers.ts';
import { beginSentence } from '../render-context.ts';
import { condition } from './conditions.ts';
import { afterClause, inMood } from './context.ts';
import type { RomanceContext } from './context.ts';
import { joinedEffects } from './effects.ts';
import { event } from './events.ts';
import { agreed } from './grammar.ts';
import { agreementOf, named, singular } from './nouns.ts';
import { effectDoes, owned, playerClause } from './players.ts';
import { entrance } from './statement-parts.ts';
import { statement } from './statements.ts';

type Lasting = Extract<Effect, { kind: 'lasting' }>;

/** A statement or a delayed ability with the time it holds. */
export function lasting(node: Lasting, context: RomanceContext): string {
  const { endsAfter } = node;
  const { say } = context.language;
  if (endsAfter) {
    const { endsAfter: _, ...rest } = node;
    return `${lasting(rest, context)}, ${say.until(event(endsAfter, context, 'until'))}`;
  }
  const span = spanOf(node, context);
  const said = node.statement;
  if (said.kind === 'each-time') return delayed(span, said, node, context);
  if (said.kind === 'enters' && node.once) return nextToEnter(said, context);
  if (said.kind === 'replace' && node.once) return nextReplaced(said, context);
  // A statement about one card always ends when the card leaves play, so the text does not mention it.
  if (said.kind === 'while' && node.until === 'while-it-is-in-play') return statement(said, context);
  if (said.kind === 'controlled-by' && said.who === 'you')
    return `${effectDoes('take', context)} ${say.controlOf} ${named(said.what, context)} ${span}`;
  if (said.kind === 'icons-again' && node.once) return say.nextIconsAgain;
  return `${span}, ${statement(said, context)}`;
}

function spanOf({ until, whose }: Lasting, context: RomanceContext): string {
  const { language } = context;
  if (whose !== undefined)
    return `${language.words.during} ${owned(language.words.nextTurn, whose, context)}`;
  return spanWords(until, context);
}

const spanWords = (until: Lifespan, { language, title }: RomanceContext): string =>
  until === 'while-in-play' ? language.say.untilLeavesPlay(title) : language.spans[until];

function delayed(
  span: string,
  said: Extract<Lasting['statement'], { kind: 'each-time' }>,
  { until }: Lasting,
  context: RomanceContext,
): string {
  const { words, say } = context.language;
  const isNext = said.once === true && until === 'turn';
  if (isNext && said.event.kind === 'turn-ends') {
    beginSentence(context);
    return `${say.atEndOfTurn}, ${effectsOf(said, context)}`;
  }
  if (!isNext && said.once && said.event.kind === 'leaves-play') {
    const happens = event(said.event, context, 'when');
    beginSentence(context);
    return `${say.when(happens)}, ${effectsOf(said, context)}`;
  }
  const happens = event(said.event, context, isNext ? 'when' : 'after');
  const test = said.if ? ` ${words.meanwhile} ${condition(said.if, context)}` : '';
  beginSentence(context);
  if (isNext) return `${say.nextTime(`${happens}${test}`)}, ${effectsOf(said, context)}`;
  return `${span}, ${say.after(happens)}${test}, ${effectsOf(said, context)}`;
}

const effectsOf = (
  { event: happened, if: test, do: what }: Extract<Lasting['statement'], { kind: 'each-time' }>,
  context: RomanceContext,
): string => {
  const isAfterOther = isAboutOther(happened) || (test !== undefined && isAboutOther(test));
  return inMood('imperative', context, () =>
    afterClause(isAfterOther, context, () => joinedEffects(what, context)),
  );
};

/**
 * "The next Mars creature you play this turn enters play ready." Any other text of the kind also applies to cards that are
 * put into play.
 */
function nextToEnter(
  { what, how, played, optional }: Extract<Statement, { kind: 'enters' }>,
  context: RomanceContext,
): string {
  const { language } = context;
  const { say, words } = language;
  const { enter, may } = language.verbs;
  const as = agreementOf(what, context);
  const verb = optional ? `${may.finite('present', as)} ${enter.infinitive}` : enter.finite('present', as);
  const enters = `${verb} ${words.intoPlay} ${entrance(how, as, context)}`;
  if (played === undefined || what.kind === 'ref') {
    const happens = `${named(what, context, 'subject')} ${enter.finite('when', as)} ${words.intoPlay}`;
    const it = agreed(language.itBeforeVerb, as);
    return `${say.nextTime(happens)}, ${it && `${it} `}${enters}`;
  }
  const plays = playerClause(played, 'play', 'when', context);
  return `${say.theNext(singular(what, context), as.gender)} ${words.that} ${plays} ${say.window('this-turn', false)} ${enters}`;
}

/** "The next time it would be destroyed this turn, … instead." */
function nextReplaced(
  { event: replaced, with: instead }: Extract<Statement, { kind: 'replace' }>,
  context: RomanceContext,
): string {
  const { say, words } = context.language;
  const happens = event(replaced, context, 'about');
  return `${say.nextTime(happens)}, ${words.instead}, ${inMood('imperative', context, () => joinedEffects(instead, context))}`;
}
