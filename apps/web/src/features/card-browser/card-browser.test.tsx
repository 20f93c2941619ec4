import { screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { CardPage } from './card-page.tsx';
import { CardsPage } from './cards-page.tsx';
import { catalogueCard } from './fixture.ts';
import { GlossaryPage } from './glossary-page.tsx';

const CARDS = [
  catalogueCard('krump', 'Krump', { text: 'Your opponent loses 1{amber}.', power: 6 }),
  catalogueCard('bulwark', 'Bulwark', { houses: ['sanctum'], keywords: { taunt: 1 }, terms: ['taunt'] }),
  catalogueCard('gĕzdrutyo', 'Gĕzdrutyŏ', {
    houses: ['mars'],
    type: 'artifact',
    power: null,
    armor: null,
    amber: 2,
  }),
];

const catalogue = {
  success: true,
  cards: Object.fromEntries(CARDS.map((one) => [one.id, one])),
  glossary: { taunt: { name: 'Taunt', meaning: 'Protects its neighbors.' } },
  traits: { giant: 'Big One' },
};

beforeEach(() => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  answerCalls({
    'GET /api/cards': catalogue,
    'GET /api/cards/krump': {
      success: true,
      card: { ...CARDS[0], text: 'The text in English.' },
    },
    'GET /api/decks/cards': { success: true, cards: [{ id: 'krump', decks: 2 }] },
    'GET /api/statistics/cards/krump': {
      success: true,
      statistics: { wins: 1200, losses: 800, winRate: 60 },
    },
    'GET /api/statistics/cards/bulwark': {
      success: true,
      statistics: { wins: 0, losses: 0, winRate: 0 },
    },
    'GET /api/rulings': {
      success: true,
      rulings: [{ rule: 'A7', text: 'Krump meets Urchin.', source: 'ruling', cards: ['krump', 'urchin'] }],
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const pages = (
  <Routes>
    <Route path="/cards" element={<CardsPage />} />
    <Route path="/cards/:slug" element={<CardPage />} />
    <Route path="/glossary" element={<GlossaryPage />} />
  </Routes>
);
const open = (path: string) => openPage(pages, path);
const found = async (): Promise<(string | null)[]> =>
  (await within(await screen.findByRole('list')).findAllByRole('link')).map(
    (link) =>
      // The name for screen readers; the drawn card beside it is hidden from them.
      link.firstElementChild?.textContent ?? null,
  );

test.each([
  [
    'says so if every card plays',
    true,
    '3 cards of 1 sets, with texts and rulings · every one of them plays',
  ],
  ['does not say so of cards that do not', false, '3 cards of 1 sets, with texts and rulings'],
])('the page %s', async (_, implemented, lead) => {
  const cards = CARDS.map((one, index) => ({ ...one, implemented: implemented || index > 0 }));
  answerCalls({
    'GET /api/cards': {
      success: true,
      cards: Object.fromEntries(cards.map((one) => [one.id, one])),
      glossary: {},
    },
  });
  open('/cards');

  const text = await screen.findByText(/with texts and rulings/);
  expect(text.textContent).toBe(lead);
});

test('all cards are shown by name, each with a link to its page', async () => {
  open('/cards');

  expect(await found()).toEqual([
    'Bulwark, Sanctum, Creature',
    'Gĕzdrutyŏ, Mars, Artifact',
    'Krump, Brobnar, Creature',
  ]);
  expect(screen.getByRole('link', { name: /^Krump/ }).getAttribute('href')).toBe('/cards/krump');
});

test.each([
  ['q=gezdrutyo', ['Gĕzdrutyŏ, Mars, Artifact']],
  ['q=OPPONENT+aember', ['Krump, Brobnar, Creature']],
  ['house=sanctum&house=mars&type=creature', ['Bulwark, Sanctum, Creature']],
  ['keyword=taunt', ['Bulwark, Sanctum, Creature']],
  ['rulings=1', ['Krump, Brobnar, Creature']],
  ['power=5-', ['Krump, Brobnar, Creature']],
  ['power=-4', ['Bulwark, Sanctum, Creature']],
  ['amber=1-2', ['Gĕzdrutyŏ, Mars, Artifact']],
  ['amber=0-0&power=6-6', ['Krump, Brobnar, Creature']],
  ['sort=power&type=creature', ['Krump, Brobnar, Creature', 'Bulwark, Sanctum, Creature']],
])('the address /cards?%s shows what it names', async (address, names) => {
  open(`/cards?${address}`);

  await vi.waitFor(async () => expect(await found()).toEqual(names));
});

test('a pressed filter is in the list of filters, which removes it again', async () => {
  const user = open('/cards');
  await found();

  await user.click(screen.getByRole('button', { name: 'Sanctum' }));
  expect(await screen.findByText('1 card')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove filter: Sanctum' }));

  expect(await screen.findByText('3 cards')).toBeDefined();
});

test('a typed range is in the list of filters, which removes it again', async () => {
  const user = open('/cards');
  await found();

  await user.type(screen.getByRole('spinbutton', { name: 'Power: at least' }), '5');
  expect(await screen.findByText('1 card')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove filter: Power ≥ 5' }));

  expect(await screen.findByText('3 cards')).toBeDefined();
});

test('the list shows a line per card, and stays when filters are cleared', async () => {
  const user = open('/cards?view=list&house=sanctum');

  const line = within(await screen.findByRole('listitem'));
  expect(line.getByRole('link', { name: 'Bulwark' }).getAttribute('href')).toBe('/cards/bulwark');
  expect(line.getByText('Sanctum · Creature')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));

  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  await user.selectOptions(screen.getByRole('combobox', { name: 'View' }), 'Cards');
  expect(screen.queryByText('Sanctum · Creature')).toBeNull();
});

test('a member sees which cards are in their decks, and can show only those', async () => {
  logIn(somebody());
  const user = open('/cards');

  expect(await screen.findByText('In your decks: 2')).toBeDefined();
  await user.click(screen.getByRole('switch', { name: 'Only cards in my decks' }));
  expect(await found()).toEqual(['Krump, Brobnar, Creature']);
  await user.click(screen.getByRole('link', { name: /^Krump/ }));

  expect(await screen.findByText('In your decks: 2')).toBeDefined();
});

test('a visitor has no decks to filter by', async () => {
  open('/cards');
  await found();

  expect(screen.queryByRole('switch', { name: 'Only cards in my decks' })).toBeNull();
});

test('the page of a card shows the English text beside its translation', async () => {
  // The tests have English texts only.
  i18next.resolvedLanguage = 'de';
  onTestFinished(() => {
    i18next.resolvedLanguage = 'en';
  });
  open('/cards/krump');

  const english = await screen.findByText(/The text in English/);
  expect(english.closest('[lang="en"]')).not.toBeNull();
});

test('an English reader sees one text', async () => {
  open('/cards/krump');

  expect(await screen.findByText('Krump meets Urchin.')).toBeDefined();
  expect(screen.queryByText(/The text in English/)).toBeNull();
});

test('a search without a result offers to clear it', async () => {
  const user = open('/cards?q=nothing&house=dis');

  await user.click(within((await screen.findByText('No card matches')).parentElement!).getByRole('button'));

  expect(await found()).toHaveLength(3);
});

test('cards with rulings are not said to be none while the rulings are missing', async () => {
  let isAway = true;
  const rulings = [{ rule: 'A7', text: 'Krump meets Urchin.', source: 'ruling', cards: ['krump'] }];
  answerCalls({
    'GET /api/cards': catalogue,
    'GET /api/rulings': () => (isAway ? { status: 500, body: {} } : { body: { success: true, rulings } }),
  });
  const user = open('/cards?rulings=1&view=list');

  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('The rulings could not be loaded.')).toBeDefined();
  expect(screen.queryByText('No card matches')).toBeNull();
  isAway = false;
  await user.click(retry);

  expect(await screen.findByRole('link', { name: 'Krump' })).toBeDefined();
  expect(screen.queryByText('The rulings could not be loaded.')).toBeNull();
});

test('a search without a result that is cleared keeps the order and the view', async () => {
  const user = open('/cards?q=nothing&view=list&sort=power');

  await screen.findByText('Remove a filter or search for other words.');
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) ?? document.body);

  expect(await screen.findByRole('link', { name: 'Krump' })).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'View' })).toHaveProperty('value', 'list');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'power');
});

test('an address with unknown values is a search without a result', async () => {
  open('/cards?set=abc&keyword=__proto__&sort=x');

  expect(await screen.findByText('No card matches')).toBeDefined();
});

test('the page of a card has its rulings, and those of no other card', async () => {
  open('/cards/krump');

  expect(await screen.findByText('Krump meets Urchin.')).toBeDefined();
  expect(screen.getByText('Rule A7')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Call of the Archons' }).getAttribute('href')).toBe(
    '/cards?set=341',
  );
});

test('the page of a card explains its keywords, and says that no ruling names it', async () => {
  open('/cards/bulwark');

  expect((await screen.findByRole('link', { name: 'Taunt' })).getAttribute('href')).toBe('/glossary#taunt');
  expect(await screen.findByText('No ruling names this card.')).toBeDefined();
});

test.each(['no-such-card', '__proto__', 'constructor'])(
  'the page of the unknown card %s says so',
  async (slug) => {
    open(`/cards/${slug}`);

    expect(await screen.findByRole('heading', { name: 'There is no such card' })).toBeDefined();
  },
);

test('the page of a card shows how often it was played and won with', async () => {
  open('/cards/krump');

  const games = await screen.findByText('In the last 30 days');
  expect(games.nextSibling?.textContent).toBe('2,000');
  expect(screen.getByText('Won').nextSibling?.textContent).toBe('60%');
});

test('the page of a card says that nobody has played it', async () => {
  open('/cards/bulwark');

  expect(await screen.findByText('Nobody has played a deck with it in the last 30 days.')).toBeDefined();
});

test('the page of a card offers to load its games again', async () => {
  answerCalls({ 'GET /api/cards': catalogue });
  const user = open('/cards/krump');
  await screen.findByText('Could not load the games.');

  answerCalls({
    'GET /api/cards': catalogue,
    'GET /api/statistics/cards/krump': { success: true, statistics: { wins: 1, losses: 0, winRate: 100 } },
  });
  const buttons = screen.getAllByRole('button', { name: 'Retry' });
  for (const button of buttons) await user.click(button);

  expect(await screen.findByText('In the last 30 days')).toBeDefined();
});

test('the page of a card names its traits as the catalogue does', async () => {
  open('/cards/krump');

  expect(await screen.findAllByText('Creature — Big One')).toHaveLength(2);
});

test('the glossary lists terms with the number of their cards, and searches them', async () => {
  const user = open('/glossary');

  const link = await screen.findByRole('link', { name: 'Show 1 card' });
  expect(link.getAttribute('href')).toBe('/cards?keyword=taunt');
  await user.type(screen.getByRole('searchbox'), 'zzz');

  expect(screen.getByText('No term matches.')).toBeDefined();
});
