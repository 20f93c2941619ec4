import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls } from '../../test/server.ts';
import { catalogueCard } from './fixture.ts';
import { GlossaryPage } from './glossary-page.tsx';

const CARDS = [
  catalogueCard('krump', 'Krump', { keywords: { taunt: 1 } }),
  catalogueCard('bulwark', 'Bulwark', { terms: ['taunt', 'key cost'] }),
];
const reply = {
  success: true,
  cards: Object.fromEntries(CARDS.map((card) => [card.id, card])),
  glossary: {
    taunt: { name: 'Taunt', meaning: 'Protects its neighbors.' },
    assault: { name: 'Assault X', meaning: 'Deals damage before the fight.' },
    'key cost': { name: 'Key cost', meaning: 'What a key costs in {amber}.' },
    elan: { name: 'Élan', meaning: 'A term with an accent.' },
  },
  traits: {},
};

beforeEach(() => void answerCalls({ 'GET /api/cards': reply }));

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('the terms are sorted by name as the reader expects, without the letter of a number', async () => {
  openPage(<GlossaryPage />);
  await screen.findByText('Taunt');

  expect(terms()).toEqual(['Assault', 'Élan', 'Key cost', 'Taunt']);
});

test('a term counts cards that have it as a keyword and cards whose text has it', async () => {
  openPage(<GlossaryPage />);

  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Show 0 cards', '/cards?keyword=assault'],
    ['Show 0 cards', '/cards?keyword=elan'],
    ['Show 1 card', '/cards?keyword=key%20cost'],
    ['Show 2 cards', '/cards?keyword=taunt'],
  ]);
});

test.each([
  ['  TAU ', ['Taunt']],
  ['elan', ['Élan']],
  ['before the fight', ['Assault']],
])('the search "%s" finds %o, by name or meaning, without accents and in any case', async (text, found) => {
  const user = openPage(<GlossaryPage />);
  await screen.findByText('Taunt');

  await user.type(screen.getByRole('searchbox', { name: 'Search a term' }), text);

  expect(terms()).toEqual(found);
});

test('a link to a term scrolls to it once it is there', async () => {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  openPage(<GlossaryPage />, '/glossary#key-cost');
  expect(scrolled).toEqual([]);

  await screen.findByText('Key cost');

  await vi.waitFor(() => expect(scrolled).toEqual(['key-cost']));
});

test('while the terms are missing, the page does not say that none matches', async () => {
  answerCalls({ 'GET /api/cards': () => ({ status: 500, body: {} }) });
  const user = openPage(<GlossaryPage />);
  expect(screen.queryByText('No term matches.')).toBeNull();

  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('No term matches.')).toBeNull();
  answerCalls({ 'GET /api/cards': reply });
  await user.click(retry);

  expect(await screen.findByText('Taunt')).toBeDefined();
});
