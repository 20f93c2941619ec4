import type { RenderContext } from '../render-context.ts';
import { likeEin } from './grammar.ts';
import type { Case, Form } from './grammar.ts';
import { NOUNS } from './lexicon.ts';

/** "ihr", "seinem": what belongs to the card that was named last. */
export function possessive(context: RenderContext, form: Form, wanted: Case): string {
  return likeEin(NOUNS[context.lastKind].gender === 'f' ? 'ihr' : 'sein', form, wanted);
}
