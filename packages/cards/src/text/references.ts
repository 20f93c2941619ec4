/** How a text refers to cards that it has mentioned. All languages share this; each brings its own words. */
import type { Kind, Select, Target } from '@amberhall/engine/language';
import type { RenderContext } from './render-context.ts';

/** The card with this text. Its owner reads the text, so that its owner's zones are "your" zones. */
export const isSelf = (target: Target): boolean => target.kind === 'ref' && target.name === 'self';

/**
 * Tells whether cards go to "your" zones: the card with this text, and cards in your zones. The player with a granted
 * ability need not own the card that grants it.
 */
export const areYours = (target: Target, { isGranted = false }: Pick<RenderContext, 'isGranted'>): boolean =>
  (isSelf(target) && !isGranted) ||
  (target.kind === 'select' && target.zone?.kind === 'zone' && target.zone.of === 'you');

/** Tells whether the target is several cards for grammar. "Each" is one. */
export function areMany(target: Target): boolean {
  if (target.kind === 'ref') return target.name === 'them';
  const { quantifier } = target;
  if (quantifier.kind === 'any-number') return true;
  if (quantifier.kind === 'random') return quantifier.n !== 1;
  return quantifier.kind === 'choose' && quantifier.max !== 1;
}

/** Tells whether the target, or the choice that its name refers to, can be several cards. */
export function canBeSeveral(target: Target, context: RenderContext): boolean {
  const chosen = target.kind === 'ref' ? context.mentionedChoices.get(target.name) : undefined;
  return areMany(chosen ?? target);
}

/** How a language says a choice that has a name. */
interface Words<Result> {
  /** Its noun phrase, the first time. */
  whole: (select: Select) => Result;
  it: (type: Kind) => Result;
  them: (type: Kind) => Result;
  /** "that creature", where “it” would be another one. */
  that: (type: Kind) => Result;
  /** "the first creature" of several choices. */
  first: (type: Kind) => Result;
}

/** Writes a choice by name: its noun phrase the first time, a pronoun afterwards. */
export function choiceByName<Result>(name: string, context: RenderContext, say: Words<Result>): Result {
  const phrase = context.pendingChoices.get(name);
  if (phrase) {
    context.pendingChoices.delete(name);
    const words = say.whole(phrase);
    context.mentionedChoices.set(name, phrase);
    context.saidIt = false;
    context.it = name;
    return words;
  }
  const mentioned = context.mentionedChoices.get(name);
  const kind = mentioned?.type ?? context.lastKind;
  const isLast = context.it === name || [...context.mentionedChoices.keys()].at(-1) === name;
  const isOtherBetween = mentioned !== undefined && context.it !== name && context.lastKind !== kind;
  context.it = name;
  if (isLast && mentioned && areMany(mentioned)) return say.them(kind);
  if (isLast && isOtherBetween) return say.that(kind);
  if (isLast) return (context.saidIt && context.mentionedChoices.size === 1 ? say.that : say.it)(kind);
  return say.first(kind);
}
