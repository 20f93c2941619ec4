import type { RenderContext } from '../render-context.ts';
import { createRenderContext } from '../render-context.ts';
import type { Romance, VerbForm } from './language.ts';

/**
 * The form of verbs whose subject is the reader: "draw a card", "to draw a card" after "you may", or "you draw a card"
 * after a verb of somebody else. `unnamed` is the indicative without "you", where its ending alone tells the subject.
 */
export type Mood = 'imperative' | 'infinitive' | 'indicative' | 'unnamed';

/** The form of a verb that a pronoun is attached to. */
export const verbForm = (mood: Mood): VerbForm =>
  mood === 'imperative' || mood === 'infinitive' ? mood : 'finite';

/** The context of a text in a Romance language. */
export interface RomanceContext extends RenderContext {
  readonly language: Romance;
  mood: Mood;
}

export const inLanguage = (context: RenderContext, language: Romance): RomanceContext => ({
  ...context,
  language,
  mood: 'imperative',
});

/** The context of a text inside a text, about cards of the kind that was named last. */
export const createInnerContext = ({
  title,
  titleOf,
  selfKind,
  lastKind,
  language,
}: RomanceContext): RomanceContext =>
  inLanguage(createRenderContext(title, titleOf, lastKind, selfKind), language);

/** Writes words with verbs of the reader in this mood. */
export function inMood<Result>(mood: Mood, context: RomanceContext, write: () => Result): Result {
  const { mood: before, offeredTo } = context;
  context.mood = mood;
  if (mood !== 'infinitive') context.offeredTo = undefined;
  const result = write();
  context.mood = before;
  context.offeredTo = offeredTo;
  return result;
}

/**
 * Writes what the reader does after a clause. In some languages a command would read like what the subject of the clause
 * does: "after your opponent draws a card, …".
 */
export const afterClause = <Result>(
  isAboutOther: boolean,
  context: RomanceContext,
  write: () => Result,
): Result =>
  isAboutOther && context.language.isCommandAmbiguous && context.mood === 'imperative'
    ? inMood('unnamed', context, write)
    : write();
