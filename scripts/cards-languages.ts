/**
 * Prints how many cards have a text in each language, and what the language has no words for.
 *
 *     npm run cards:languages [-- --language de]
 *
 * A text is in a language as a whole or not at all. The gaps are sorted by the number of cards that each one holds back;
 * a card counts for its first gap only. Texts that differ from the English one in a number, an icon or a word of meaning
 * follow.
 */
import { parseArgs } from 'node:util';
import type { CardDefinition } from '@amberhall/engine/language';
import type { Language } from '@amberhall/engine/vocabulary';
import { definitions, factsOf, renderCard, TEXT_LANGUAGES } from '@amberhall/cards';
import { differencesFromEnglish, reasonForDifference } from '@amberhall/cards/text-agreement';

const { values: options } = parseArgs({ options: { language: { type: 'string' } } });

for (const language of TEXT_LANGUAGES) {
  if (options.language === undefined || options.language === language) report(language);
}

function report(language: Language): void {
  const cards = [...definitions.values()];
  const gaps = new Map<string, string[]>();
  for (const definition of cards) {
    const { gap } = renderCard(definition, factsOf(definition.id), language);
    if (gap !== undefined) gaps.set(gap, [...(gaps.get(gap) ?? []), definition.id]);
  }
  const missing = [...gaps.values()].flat().length;
  const share = ((100 * (cards.length - missing)) / cards.length).toFixed(1);
  console.log(`${language}: ${cards.length - missing} of ${cards.length} cards (${share} %)`);
  const sorted = [...gaps].toSorted(([, a], [, b]) => b.length - a.length);
  for (const [gap, ids] of sorted) console.log(`  ${ids.length} ${gap}: ${ids.slice(0, 3).join(', ')}`);
  for (const definition of cards) reportDifferences(definition, language);
}

function reportDifferences(definition: CardDefinition, language: Language): void {
  const differences = differencesFromEnglish(definition, language);
  if (differences.length === 0) return;
  const reason = reasonForDifference(definition.id, language);
  console.log(`  ${definition.id} differs: ${differences.join(', ')}${reason ? ` (${reason})` : ''}`);
}
