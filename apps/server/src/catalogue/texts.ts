/** What cards say, and whether the rules know them. */
import { definitions, library, renderText } from '@amberhall/cards';
import type { CardFacts } from '@amberhall/cards/data';
import type { CardSlug } from '@amberhall/engine/vocabulary';

/** In English, paragraphs parted by line breaks. */
export function textOf(facts: CardFacts): string {
  return renderText(definitions.get(facts.slug), facts).join('\n');
}

export function isImplemented(slug: CardSlug): boolean {
  return library.get(slug)?.implemented === true;
}
