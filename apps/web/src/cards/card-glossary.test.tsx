import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { CatalogueCard } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { CardGlossary } from './card-glossary.tsx';
import { cardQueries } from './catalogue.ts';

const HUNTER: CatalogueCard = {
  id: 'hunter',
  name: 'Hunter',
  type: 'creature',
  houses: ['mars'],
  traits: [],
  keywords: { hazardous: 4 },
  power: 3,
  armor: 0,
  amber: 0,
  rarity: 'common',
  sets: [],
  text: 'Hazardous 4.',
  terms: ['hazardous', 'stun', 'unheard of'],
  implemented: true,
};

function renderGlossary(facts: CatalogueCard) {
  const client = new QueryClient();
  client.setQueryData(cardQueries.glossary().queryKey, {
    hazardous: { name: 'Hazardous X', meaning: 'It strikes first, for X.' },
    stun: { name: 'Stun', meaning: 'It sits out once.' },
    ward: { name: 'Ward', meaning: 'It is safe once.' },
  });
  render(
    <QueryClientProvider client={client}>
      <CardGlossary facts={facts} width="300px" />
    </QueryClientProvider>,
  );
}

test('the terms on a card are explained with its own numbers, and no others', () => {
  renderGlossary(HUNTER);

  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Hazardous 4', 'Stun']);
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('It strikes first, for X.');
});

test('a card without terms has no list', () => {
  renderGlossary({ ...HUNTER, terms: [] });

  expect(screen.queryByRole('term')).toBeNull();
});
