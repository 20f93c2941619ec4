import { expect, test } from 'vitest';
import { definitions } from '../definitions.ts';
import { factsOf } from '../facts/facts.ts';
import { renderCard, TEXT_LANGUAGES } from './render.ts';

/** The number of cards whose text is wholly in a language. It may rise only. */
const AT_LEAST = new Map([
  ['en', 2639],
  ['de', 2639],
  ['es', 2639],
  ['fr', 2639],
  ['it', 2639],
  ['ko', 2639],
  ['pl', 2639],
  ['pt', 2639],
  ['th', 2639],
  ['zh-Hans', 2639],
  ['zh-Hant', 2639],
]);

test.each(TEXT_LANGUAGES)('no card loses its text in the language %s', (language) => {
  const whole = [...definitions.values()].filter(
    (definition) => renderCard(definition, factsOf(definition.id), language).language === language,
  );

  expect(whole.length).toBeGreaterThanOrEqual(AT_LEAST.get(language) ?? Infinity);
});
