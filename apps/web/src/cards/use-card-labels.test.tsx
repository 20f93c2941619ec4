import { act, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cardName, TRAITS_NAMESPACE } from './catalogue.ts';
import { useCardLabels } from './use-card-labels.ts';
import type { CatalogueCard } from '@amberhall/protocol';

const labels = () => renderHook(useCardLabels).result;

describe('the words for a card', () => {
  test('name symbols and houses within its text', () => {
    expect(labels().current.text('Gain 1{amber} for {house:mars}.')).toBe('Gain 1 Æmber for  Mars.');
  });

  test('have the number of a keyword from two on, and always where it is needed', () => {
    const { keyword } = labels().current;

    expect([keyword('taunt', 1), keyword('hazardous', 1), keyword('assault', 3)]).toEqual([
      'Taunt',
      'Hazardous 1',
      'Assault 3',
    ]);
  });

  test('take traits from the catalogue, and otherwise write them with a capital letter', () => {
    i18next.addResourceBundle('en', TRAITS_NAMESPACE, { giant: 'Big One' });
    onTestFinished(() => void i18next.removeResourceBundle('en', TRAITS_NAMESPACE));

    expect(labels().current.traits(['giant', 'knight'])).toBe('Big One · Knight');
    expect(labels().current.traits(['giant', 'knight'], ' ')).toBe('Big One Knight');
  });

  test('join the type and the traits', () => {
    const { typeLine } = labels().current;

    expect(typeLine({ type: 'action', traits: [] } as unknown as CatalogueCard)).toBe('Action');
    expect(typeLine({ type: 'creature', traits: ['knight'] } as unknown as CatalogueCard)).toBe(
      'Creature — Knight',
    );
  });

  test('write what is not known with a capital letter', () => {
    const { rarity, house } = labels().current;

    expect(rarity('Legendary')).toBe('Legendary');
    expect(rarity('COMMON')).toBe('Common');
    expect(house('moon')).toBe('Moon');
  });

  test('name a language in the language of the reader', async () => {
    const result = labels();
    expect(result.current.language('en')).toBe('English');

    await act(() => i18next.changeLanguage('de'));
    onTestFinished(async () => void (await i18next.changeLanguage('en')));

    expect(result.current.language('en')).toBe('Englisch');
  });
});

test('a card has its name in the language of the reader, in English, or from its slug', () => {
  const facts = { name: 'Hunting Witch', localName: 'Jagdhexe' } as CatalogueCard;

  expect(cardName('hunting-witch', facts)).toBe('Jagdhexe');
  expect(cardName('hunting-witch', { name: 'Hunting Witch' } as CatalogueCard)).toBe('Hunting Witch');
  expect(cardName('hunting-witch', undefined)).toBe('Hunting Witch');
});
