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
