/** The texts of cards, and whether they are implemented. */
import { definitions, library, renderCard, termsOf } from '@amberhall/cards';
import type { CardFacts } from '@amberhall/cards/data';
import type { CardSlug, Language } from '@amberhall/engine/vocabulary';

/** The text with its language. Paragraphs are separated by line breaks. */
export function textOf(
  facts: CardFacts,
  language: Language,
  localNames: Readonly<Record<string, string>>,
): { text: string; language: Language } {
  const card = renderCard(definitions.get(facts.slug), facts, language, localNames);
  return { text: card.paragraphs.join('\n'), language: card.language };
}

/** Glossary terms on the card. */
export function glossaryTermsOf(facts: CardFacts): string[] {
  return termsOf(definitions.get(facts.slug), facts);
}

export function isImplemented(slug: CardSlug): boolean {
  return library.get(slug)?.implemented === true;
}
