import { expect, test } from 'vitest';
import { suggestionsFor } from './name-entry.tsx';

test('names are offered from two letters on, those that begin with them first', () => {
  const names = ['Dust Imp', 'Ember Imp', 'Impspector'];

  expect(suggestionsFor('i', names)).toEqual([]);
  expect(suggestionsFor('imp', names)).toEqual(['Impspector', 'Dust Imp', 'Ember Imp']);
});
