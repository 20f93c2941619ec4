import { describe, expect, test } from 'vitest';
import { definitions } from '../../definitions.ts';
import { COMPARED_LANGUAGES, differencesFromEnglish, reasonForDifference } from './agreement.ts';

describe.each(COMPARED_LANGUAGES)('texts in the language %s', (language) => {
  test('say the same numbers, icons, choices, players, places and verbs as the English texts', () => {
    const differences = [...definitions.values()].flatMap((definition) =>
      reasonForDifference(definition.id, language) === undefined
        ? differencesFromEnglish(definition, language).map((what) => `${definition.id}: ${what}`)
        : [],
    );

    expect(differences).toEqual([]);
  });

  test('differ where a difference is explained', () => {
    const needless = [...definitions.values()].filter(
      (definition) =>
        reasonForDifference(definition.id, language) !== undefined &&
        differencesFromEnglish(definition, language).length === 0,
    );

    expect(needless.map(({ id }) => id)).toEqual([]);
  });
});

test.each([
  ['widespread-corruption', 'de', ['1: only de: {amber}', '2: only de: {amber}']],
  ['picaroon', 'es', ['2: only en: each']],
] as const)(
  'a difference of %s names its paragraph and the language that says more',
  (slug, language, said) => {
    const definition = definitions.get(slug);
    if (definition === undefined) throw new Error('The card is not defined');

    expect(differencesFromEnglish(definition, language)).toEqual(said);
  },
);
