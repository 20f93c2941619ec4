/**
 * Prints how many cards have a text in each language, and what the language has no words for.
 *
 *     npm run cards:languages [-- --language de]
 *
 * A text is in a language as a whole or not at all. The gaps are sorted by the number of cards that each one holds back;
 * a card counts for its first gap only.
 */
import { parseArgs } from 'node:util';
import { definitions, factsOf, renderCard, TEXT_LANGUAGES } from '@amberhall/cards';

const { values: options } = parseArgs({ options: { language: { type: 'string' } } });

for (const language of TEXT_LANGUAGES) {
  if (options.language === undefined || options.language === language) report(language);
}

function report(language: (typeof TEXT_LANGUAGES)[number]): void {
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
}
