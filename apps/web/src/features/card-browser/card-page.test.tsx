import type { CatalogueCard } from '@amberhall/protocol';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { CardPage } from './card-page.tsx';
import { catalogueCard } from './fixture.ts';

const GLOSSARY = {
  'splash-attack': { name: 'Splash-attack X', meaning: 'Damages neighbors.' },
  capture: { name: 'Capture', meaning: 'Puts {amber} on a creature.' },
  taunt: { name: 'Taunt', meaning: 'Protects its neighbors.' },
};

/** Opens the page of a card, in a catalogue that has no other one. */
async function open(facts: Partial<CatalogueCard> = {}, answers: Parameters<typeof answerCalls>[0] = {}) {
  const card = catalogueCard('krump', 'Krump', facts);
  answerCalls({
    'GET /api/cards': { success: true, cards: { krump: card }, glossary: GLOSSARY, traits: {} },
    'GET /api/rulings': { success: true, rulings: [] },
    'GET /api/statistics/cards/krump': { success: true, statistics: { wins: 0, losses: 0, winRate: 0 } },
    'GET /api/decks/cards': { success: true, cards: [{ id: 'krump', decks: 3 }] },
    ...answers,
  });
  const user = openPage(
    <Routes>
      <Route path="/cards/:slug" element={<CardPage />} />
    </Routes>,
    '/cards/krump',
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  return {
    user,
    head: heading.closest('header')!,
    text: within(screen.getByRole('region', { name: 'Text' })),
  };
}
/** The definitions of a list, by their terms. */
const definitions = (list: Element | null) =>
  [...(list?.querySelectorAll(':scope > div') ?? [])].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);

describe('the head of the page', () => {
  test('has the houses, the type with the traits, and the rarity', async () => {
    const { head } = await open({ houses: ['brobnar', 'dis'], traits: ['giant', 'knight'], rarity: 'rare' });

    expect([...head.querySelectorAll('p > span')].map(({ textContent }) => textContent)).toEqual([
      'Brobnar',
      'Dis',
      'Creature — Giant · Knight',
      'Rare',
    ]);
  });

  test('says that the card is an evil twin, unless its rarity says so', async () => {
    const { head } = await open({ evilTwin: true });
    expect(head.textContent).toContain('Evil twin');
    document.body.replaceChildren();

    const other = await open({ evilTwin: true, rarity: 'Evil Twin' });

    expect(other.head.textContent.match(/evil twin/gi)).toHaveLength(1);
  });

  test('says in how many decks of the user the card is, and nothing to visitors', async () => {
    const visited = await open();
    expect(visited.head.textContent).not.toContain('In your decks');
    document.body.replaceChildren();
    logIn(somebody());

    await open();

    expect(await screen.findByText('In your decks: 3')).toBeDefined();
  });

  test('has the English name only beside another one', async () => {
    const { head } = await open();

    expect(head.querySelector('[lang="en"]')).toBeNull();
  });
});

describe('the text of a card', () => {
  test('without words says so', async () => {
    const { text } = await open({ text: '' });

    expect(text.getByText('This card has no text.')).toBeDefined();
  });

  test('that is not translated is marked with its language', async () => {
    const { text } = await open({ text: 'Destroy a creature.', textLanguage: 'en' });

    expect(text.getByText(/Destroy a creature/).closest('[lang="en"]')).not.toBeNull();
    expect(text.getByText('English')).toBeDefined();
  });

  test('is followed by the printed numbers, also those that are zero', async () => {
    await open({ power: 6, armor: 0, amber: 2 });

    expect(definitions(document.querySelector('dl.numbers'))).toEqual([
      ['power', '6'],
      ['armor', '0'],
      ['Æmber icons', '2'],
      ['Played here', 'Automatically'],
    ]);
  });

  test('of a card without power and armor has no such numbers', async () => {
    await open({ type: 'action', power: null, armor: null, implemented: false });

    expect(definitions(document.querySelector('dl.numbers'))).toEqual([
      ['Æmber icons', '0'],
      ['Played here', 'By hand'],
    ]);
  });

  test('is followed by the meanings of its terms, by name and without the letter of a number', async () => {
    await open({ terms: ['splash-attack', 'capture'] });
    await screen.findByRole('link', { name: 'Capture' });

    expect(definitions(document.querySelector('dl.terms')).map(([term]) => term)).toEqual([
      'Capture',
      'Splash-attack',
    ]);
    expect(screen.getByRole('link', { name: 'Splash-attack' }).getAttribute('href')).toBe(
      '/glossary#splash-attack',
    );
    expect(screen.queryByRole('link', { name: 'Taunt' })).toBeNull();
  });
});

test('each printing leads to the cards of its set, also a set that has no name here yet', async () => {
  await open({
    sets: [
      { expansion: 341, number: '042' },
      { expansion: 99_999, number: '7' },
    ],
  });

  const printings = within(screen.getByRole('region', { name: /^Printings/ }));
  expect(printings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Call of the Archons042',
    '999997',
  ]);
  expect(printings.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/cards?set=341',
    '/cards?set=99999',
  ]);
});

test('rulings that cannot be loaded can be asked for again', async () => {
  let status = 500;
  const rulings = [{ rule: 'A7', text: 'Krump meets Urchin.', source: 'ruling', cards: ['krump'] }];
  const { user } = await open(
    {},
    { 'GET /api/rulings': () => ({ status, body: { success: true, rulings } }) },
  );
  await screen.findByText('The rulings could not be loaded.');

  status = 200;
  const panel = within(screen.getByRole('region', { name: /^Rulings/ }));
  await user.click(panel.getByRole('button', { name: 'Retry' }));

  expect((await panel.findByText('Krump meets Urchin.')).getAttribute('lang')).toBe('en');
});

test('a catalogue that cannot be loaded can be asked for again', async () => {
  let status = 500;
  const card = catalogueCard('krump', 'Krump');
  answerCalls({
    'GET /api/cards': () => ({
      status,
      body: { success: true, cards: { krump: card }, glossary: {}, traits: {} },
    }),
  });
  const user = openPage(
    <Routes>
      <Route path="/cards/:slug" element={<CardPage />} />
    </Routes>,
    '/cards/krump',
  );
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('The cards could not be loaded.')).toBeDefined();

  status = 200;
  await user.click(retry);

  expect(await screen.findByRole('heading', { name: 'Krump' })).toBeDefined();
});
