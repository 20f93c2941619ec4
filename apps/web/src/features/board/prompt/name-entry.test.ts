import { expect, test, vi } from 'vitest';
import { suggestionsFor } from './name-entry.tsx';

test('names are suggested from two letters on, those that start with them first', () => {
  const names = ['Dust Imp', 'Ember Imp', 'Impspector'];

  expect(suggestionsFor('i', names)).toEqual([]);
  expect(suggestionsFor('imp', names)).toEqual(['Impspector', 'Dust Imp', 'Ember Imp']);
});

test('names are found in a Turkish locale, where the lower-case I has no dot', () => {
  const lower = String.prototype.toLocaleLowerCase;
  const turkish = vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
    return lower.call(this, 'tr');
  });

  const found = suggestionsFor('imp', ['Imperial Traitor']);
  turkish.mockRestore();

  expect(found).toEqual(['Imperial Traitor']);
});
