import type { PlayerRef } from '@amberhall/engine/language';
import type { RenderContext } from '../render-context.ts';

/** What a Polish sentence depends on besides what the text has mentioned. */
export interface Speech extends RenderContext {
  /** The form of a verb of which "you" is the subject: "zniszcz", or "zniszczyć" after "możesz". */
  mood: 'imperative' | 'infinitive';
  /** Whose possessions are "swój": the player who is the subject, unless a card is. */
  subject: PlayerRef | 'card';
  /** Whether the sentence has named the card with this text, and no other card after it. */
  isSelfLast: boolean;
  /** Whether the last card was of one of several types, so that a pronoun has no gender. */
  isMixed: boolean;
}

export const speechOf = (context: RenderContext, subject: Speech['subject'] = 'card'): Speech => ({
  ...context,
  mood: 'imperative',
  subject,
  isSelfLast: false,
  isMixed: false,
});

/** Writes words whose subject is this player or a card. */
export function withSubject<Result>(speech: Speech, subject: Speech['subject'], write: () => Result): Result {
  const before = speech.subject;
  speech.subject = subject;
  const words = write();
  speech.subject = before;
  return words;
}

/** Writes verbs of "you" in this form. */
export function inMood<Result>(speech: Speech, mood: Speech['mood'], write: () => Result): Result {
  const before = speech.mood;
  speech.mood = mood;
  const words = write();
  speech.mood = before;
  return words;
}
