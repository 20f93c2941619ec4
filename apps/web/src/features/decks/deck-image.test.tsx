import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CatalogueCard, Deck } from '@amberhall/protocol';
import { catalogueOf } from '../../test/catalogue.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { DeckImage } from './deck-image.tsx';

const { cards: CATALOGUE } = catalogueOf([
  { id: 'anger', name: 'Anger', localName: 'Wut', type: 'action' },
  { id: 'krump', name: 'Krump', type: 'creature' },
  { id: 'long', name: 'The Very Long Name of a Card That Does Not Fit', type: 'artifact' },
]) as { cards: Record<string, CatalogueCard> };

const card = (id: string, house: string, changes: object = {}) =>
  ({ id, dbId: `${id}-${house}`, count: 1, house, ...changes }) as unknown as Deck['cards'][number];

function picture(cards: Deck['cards'], changes: Partial<Deck> = {}): Element {
  const deck = { ...deckNamed('Lantern of the Low Quarry', ['brobnar', 'dis', 'mars']), cards, ...changes };
  render(<DeckImage deck={deck} catalogue={CATALOGUE} />);
  return screen.getByRole('img', { name: deck.name });
}

describe('the picture of a deck', () => {
  test('shows the names of its cards in the reader’s language, by house', () => {
    const text = picture([card('anger', 'brobnar'), card('krump', 'mars')]).textContent;

    expect(text).toContain('Wut');
    expect(text.indexOf('Brobnar')).toBeLessThan(text.indexOf('Wut'));
    expect(text.indexOf('Mars')).toBeLessThan(text.indexOf('Krump'));
  });

  test('marks mavericks, anomalies, enhancements and copies', () => {
    const marked = { count: 2, maverick: 'mars', anomaly: 'mars', enhancements: ['amber', 'draw'] };

    expect(picture([card('krump', 'mars', marked)]).textContent).toContain('M A +2 ×2');
  });

  test('cuts long names', () => {
    expect(picture([card('long', 'dis')]).textContent).toContain('The Very Long Name of a…');
  });

  test('contains the symbol of its set, without colors from outside', () => {
    const symbol = picture([], { expansion: 341 }).querySelector('[data-set]');

    expect(symbol?.getAttribute('data-set')).toBe('cota');
    expect(symbol?.querySelectorAll('path')).toHaveLength(2);
    expect(symbol?.innerHTML).not.toContain('var(');
  });

  test('of a set that this client does not know has no symbol', () => {
    const whole = picture([], { expansion: 99_999 });

    expect(whole.querySelector('[data-set]')).toBeNull();
    expect(whole.textContent).toContain('99999');
  });
});
