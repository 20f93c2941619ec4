/** The texts of cards, and whether they are implemented. */
import { definitions, library, renderText, termsOf } from '@amberhall/cards';
import type { CardFacts } from '@amberhall/cards/data';
import type { CardSlug, Language } from '@amberhall/engine/vocabulary';

/** Paragraphs separated by line breaks. */
export function textOf(facts: CardFacts, language: Language, title?: string): string {
  return renderText(definitions.get(facts.slug), facts, language, title).join('\n');
}

/** Glossary terms on the card. */
export function glossaryTermsOf(facts: CardFacts): string[] {
  return termsOf(definitions.get(facts.slug), facts);
}

export function isImplemented(slug: CardSlug): boolean {
  return library.get(slug)?.implemented === true;
}
