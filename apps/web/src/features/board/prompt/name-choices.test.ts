import { describe, expect, test, vi } from 'vitest';
import type { CatalogueCard } from '@amberhall/protocol';
import type { Catalogue } from '../../../cards/index.ts';
import { catalogueOf } from '../../../test/catalogue.ts';
import { cardChoices, choiceNamed, suggestionsFor, traitChoices } from './name-choices.ts';

const english = (...names: string[]) => names.map((name) => ({ value: name, label: name }));
const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

const catalogue = (cards: readonly Partial<CatalogueCard>[]) =>
  (catalogueOf(cards) as { cards: Catalogue }).cards;

describe('suggestions', () => {
  test('are made from two letters on, those that start with them first', () => {
    const choices = english('Dust Imp', 'Ember Imp', 'Impspector');

    expect(suggestionsFor('i', choices)).toEqual([]);
    expect(labels(suggestionsFor('imp', choices))).toEqual(['Impspector', 'Dust Imp', 'Ember Imp']);
  });

  test('are made from one character of a script in which it can be a word', () => {
    expect(labels(suggestionsFor('龙', [{ value: 'dragon', label: '龙' }]))).toEqual(['龙']);
    expect(suggestionsFor(' ', english('Dust Imp'))).toEqual([]);
  });

  test('are found in a Turkish locale, where the lower-case I has no dot', () => {
    const lower = String.prototype.toLocaleLowerCase;
    const turkish = vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (
      this: string,
    ) {
      return lower.call(this, 'tr');
    });

    const found = suggestionsFor('imp', english('Imperial Traitor'));
    turkish.mockRestore();

    expect(labels(found)).toEqual(['Imperial Traitor']);
  });

  test('contain the typed text in the reader’s language or in English', () => {
    const choices = [
      { value: 'Hunting Witch', label: 'Jagdhexe' },
      { value: 'Witch of the Eye', label: 'Hexe des Auges' },
    ];

    expect(labels(suggestionsFor('hexe', choices))).toEqual(['Hexe des Auges', 'Jagdhexe']);
    expect(labels(suggestionsFor('hunting', choices))).toEqual(['Jagdhexe']);
  });

  test('are twelve at most', () => {
    const choices = english(...Array.from({ length: 20 }, (_, index) => `Imp ${index}`));

    expect(suggestionsFor('imp', choices)).toHaveLength(12);
  });
});

describe('a complete name', () => {
  const choices = [
    { value: 'giant', label: 'Riese' },
    { value: 'knight', label: 'Giant' },
  ];

  test('is known in the reader’s language and in English, in any case', () => {
    expect(choiceNamed(' RIESE ', choices)?.value).toBe('giant');
    expect(choiceNamed('Knight', choices)?.value).toBe('knight');
    expect(choiceNamed('Ries', choices)).toBeUndefined();
  });

  test('in the reader’s language is preferred to the same name in English', () => {
    expect(choiceNamed('giant', choices)?.value).toBe('knight');
  });
});

describe('the choices', () => {
  const card = { traits: ['giant', 'witch'], name: 'Hunting Witch', localName: 'Jagdhexe' };

  test('of cards have the names of the reader’s language, and send the English ones', () => {
    const cards = catalogue([
      { id: 'hunting-witch', ...card },
      { id: 'krump', traits: ['giant'], name: 'Krump' },
    ]);

    expect(cardChoices(cards)).toEqual([
      { value: 'Hunting Witch', label: 'Jagdhexe' },
      { value: 'Krump', label: 'Krump' },
    ]);
  });

  test('of traits are sorted as the reader reads them, each once', () => {
    const cards = catalogue([
      { id: 'hunting-witch', ...card },
      { id: 'krump', name: 'Krump', traits: ['giant'] },
    ]);
    const german: Record<string, string> = { giant: 'Riese', witch: 'Hexe' };

    expect(traitChoices(cards, (trait) => german[trait] ?? trait)).toEqual([
      { value: 'witch', label: 'Hexe' },
      { value: 'giant', label: 'Riese' },
    ]);
  });

  test('with the same name in the reader’s language show the English one as well', () => {
    const cards = catalogue([{ id: 'krump', name: 'Krump', traits: ['giant', 'goblin'] }]);

    expect(labels(traitChoices(cards, () => 'Wesen'))).toEqual(['Wesen (giant)', 'Wesen (goblin)']);
  });
});
