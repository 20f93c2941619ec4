import type { CardSlug, Language } from '@amberhall/engine/vocabulary';
import { definitions } from '../definitions.ts';
import { factsOf } from '../facts/facts.ts';
import { renderCard, TEXT_LANGUAGES } from './render.ts';

/** Returns the text of a card in each language, one line for a paragraph. English texts are compared with print instead. */
export function textsOf(slug: CardSlug): Partial<Record<Language, string>> {
  return Object.fromEntries(
    TEXT_LANGUAGES.filter((language) => language !== 'en').map((language) => [
      language,
      renderCard(definitions.get(slug), factsOf(slug), language).paragraphs.join('\n'),
    ]),
  );
}
