import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CatalogueCard } from '@amberhall/protocol';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls } from '../../test/server.ts';
import { catalogueCard } from './fixture.ts';
import { RelatedCards } from './related-cards.tsx';

const krump = catalogueCard('krump', 'Krump');

function open(...others: CatalogueCard[]): void {
  const cards = Object.fromEntries([krump, ...others].map((card) => [card.id, card]));
  answerCalls({ 'GET /api/cards': { success: true, cards, glossary: {}, traits: {} } });
  openPage(<RelatedCards card={krump} />);
}

test('related cards lead to their pages by their names', async () => {
  open(catalogueCard('bumpsy', 'Bumpsy', { localName: 'Rempler' }));

  const link = await screen.findByRole('link', { name: 'Rempler' });
  expect(link.getAttribute('href')).toBe('/cards/bumpsy');
});

test('cards of another type are not listed', async () => {
  open(catalogueCard('bumpsy', 'Bumpsy'), catalogueCard('anger', 'Anger', { type: 'action', power: null }));

  await screen.findByRole('link', { name: 'Bumpsy' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
