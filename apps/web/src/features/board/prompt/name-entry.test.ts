import { expect, test, vi } from 'vitest';
import { suggestionsFor } from './name-entry.tsx';

test('names are offered from two letters on, those that begin with them first', () => {
  const names = ['Dust Imp', 'Ember Imp', 'Impspector'];

  expect(suggestionsFor('i', names)).toEqual([]);
  expect(suggestionsFor('imp', names)).toEqual(['Impspector', 'Dust Imp', 'Ember Imp']);
});

test('names are found on a Turkish computer too, where the small letter of I has no dot', () => {
  const lower = String.prototype.toLocaleLowerCase;
  const turkish = vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
    return lower.call(this, 'tr');
  });

  const found = suggestionsFor('imp', ['Imperial Traitor']);
  turkish.mockRestore();

  expect(found).toEqual(['Imperial Traitor']);
});
