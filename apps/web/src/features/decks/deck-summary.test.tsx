import type { Deck } from '@amberhall/protocol';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useLobby } from '../../lib/lobby/store.ts';
import { catalogueOf } from '../../test/catalogue.ts';
import { deckNamed } from '../../test/deck-named.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { DeckSummary } from './deck-summary.tsx';

const { status } = deckNamed('Any', []);
const prophecies = ['one', 'two', 'three', 'four'];
const CARDS = catalogueOf([
  { id: 'krump', name: 'Krump', type: 'creature', houses: ['brobnar'] },
  { id: 'anger', name: 'Anger', type: 'action', houses: ['brobnar'] },
  { id: 'grunt', name: 'Grunt', type: 'token creature' },
  ...prophecies.map((id) => ({ id, name: id, type: 'prophecy' as const })),
]);
const card = (id: string, changes: object = {}) =>
  ({ id, dbId: Number.parseInt(id, 36), count: 1, isNonDeck: false, ...changes }) as Deck['cards'][number];
const prophecyCards = (prophecyId?: number) =>
  prophecies.map((id, dbId) => card(id, { dbId, isNonDeck: true, ...(prophecyId && { prophecyId }) }));

function open(changes: Partial<Deck> = {}, props: Omit<Parameters<typeof DeckSummary>[0], 'deck'> = {}) {
  answerCalls({
    'GET /api/cards': CARDS,
    'GET /api/decks/5/trial': { success: true, trial: { isOffered: true, run: null, result: null } },
  });
  const deck = deckNamed('First Lantern', ['brobnar', 'dis'], { id: 5, ...changes });
  return openPage(<DeckSummary deck={deck} {...props} />);
}

const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const practice = () => button('Practice with this deck');

beforeEach(() => logIn(somebody()));

describe('practice with a deck', () => {
  test('starts a game against the bot with this deck', async () => {
    const lobby = await connectTestLobby({ practice: { ok: true, gameId: 'game-1' } });
    const user = open();

    await user.click(screen.getByRole('button', { name: 'Practice with this deck' }));

    await waitFor(() =>
      expect(lobby.commands).toEqual([
        ['practice', expect.objectContaining({ deckId: 5, isStandalone: false })],
      ]),
    );
  });

  test('needs the lobby', () => {
    open();

    expect(practice()?.disabled).toBe(true);
    act(() => useLobby.setState({ connection: 'connected' }));
    expect(practice()?.disabled).toBe(false);
  });

  test('needs a valid deck', () => {
    useLobby.setState({ connection: 'connected' });
    open({ status: { ...status, basicRules: false } });

    expect(practice()?.disabled).toBe(true);
  });

  test('is not possible in a game, and the reason is said', () => {
    useLobby.setState({ connection: 'connected', handoff: { gameId: 'game-1' } as never });
    open();

    expect(practice()?.disabled).toBe(true);
    expect(screen.getByText(/^You are already in a game/)).toBeDefined();
  });
});

describe('the deck of somebody else', () => {
  test('does not offer to pair its prophecies again', async () => {
    open({ cards: prophecyCards(1) }, { isForeign: true });

    await screen.findAllByText('Prophecy');
    expect(screen.queryByText('The prophecies of this deck are paired.')).toBeNull();
  });

  test('says nothing about the game that its reader is in', () => {
    useLobby.setState({ connection: 'connected', handoff: { gameId: 'game-1' } as never });
    open({}, { isForeign: true });

    expect(screen.queryByText(/^You are already in a game/)).toBeNull();
  });
});

describe('the cards of a deck', () => {
  test('are below their houses, actions before creatures', async () => {
    open({ cards: [card('krump', { count: 2 }), card('anger'), card('grunt', { isNonDeck: true })] });

    await screen.findByRole('button', { name: /Anger/ });
    const column = screen.getByRole('heading', { name: 'Brobnar' }).parentElement;
    const names = within(column ?? document.body).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Anger'),
      expect.stringContaining('Krump'),
    ]);
    expect(screen.getByText(/^3 cards/)).toBeDefined();
  });

  test('that do not count are listed apart', async () => {
    open({ cards: [card('krump'), card('grunt', { isNonDeck: true })] });

    const extras = (await screen.findByRole('heading', { name: 'Additional cards' })).parentElement;
    expect(within(extras ?? document.body).getAllByRole('button')).toHaveLength(1);
  });

  test('that all count have no part for others', async () => {
    open({ cards: [card('krump')] });

    await screen.findByRole('button', { name: /Krump/ });
    expect(screen.queryByRole('heading', { name: 'Additional cards' })).toBeNull();
  });

  test('are shown large on focus, until the Escape key', async () => {
    const user = open({ cards: [card('krump')] });
    const line = await screen.findByRole('button', { name: /Krump/ });

    act(() => line.focus());
    await waitFor(() => expect(screen.getAllByText('Krump').length).toBeGreaterThan(1));
    await user.keyboard('{Escape}');

    expect(screen.getAllByText('Krump')).toHaveLength(1);
  });
});

test('a card that the catalogue does not know cannot be shown large', async () => {
  const unknown = {
    name: 'Strange Lamp',
    type: 'artifact',
    rarity: 'Rare',
    power: null,
    armor: null,
    amber: 0,
    traits: [],
  };
  open({ cards: [card('lamp', { house: 'brobnar', unknown })] });

  act(() => screen.getByRole('button', { name: /Strange Lamp/ }).focus());
  await waitFor(() => expect(screen.getAllByText('Strange Lamp')).toHaveLength(1));

  expect(screen.queryByText('Lamp')).toBeNull();
});

describe('what is missing', () => {
  const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

  test('are the icons of cards, with the way to assign them', () => {
    open({ cards: [card('krump', { enhancements: [''] })] });

    expect(screen.getByText('The enhancements of this deck are not assigned yet.')).toBeDefined();
    expect(link('Assign enhancements')).toBe('/decks/enhancements?deck=5');
  });

  test('hides the other reasons as long as icons are missing', () => {
    open({
      cards: [card('krump', { enhancements: [''] })],
      status: { ...status, reasons: [{ code: 'icons' }, { code: 'flagged' }] },
    });

    expect(screen.queryByText('Staff flagged this deck for review.')).toBeNull();
  });

  test('are the pairs of four prophecies', async () => {
    open({ cards: prophecyCards() });

    expect(await screen.findByText('The prophecies of this deck are not paired yet.')).toBeDefined();
    expect(link('Pair prophecies')).toBe('/decks/prophecy-assignment?deck=5');
  });

  test('is nothing when the prophecies are paired, but they can be paired again', async () => {
    open({ cards: prophecyCards(1) });

    expect(await screen.findByText('The prophecies of this deck are paired.')).toBeDefined();
    expect(link('Pair prophecies')).toBe('/decks/prophecy-assignment?deck=5');
  });

  test('cannot be completed by somebody else', async () => {
    open({ cards: [...prophecyCards(), card('krump', { enhancements: [''] })] }, { isForeign: true });

    expect(await screen.findByText('The prophecies of this deck are not paired yet.')).toBeDefined();
    expect(link('Pair prophecies')).toBeUndefined();
    expect(link('Assign enhancements')).toBeUndefined();
  });
});

describe('the actions', () => {
  test('on an own deck are to practice, to share and to write notes, but not to review', async () => {
    open();

    expect(practice()).not.toBeNull();
    expect(button('Share')).not.toBeNull();
    expect(await screen.findByRole('button', { name: 'Start a trial' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Notes' })).toBeDefined();
    expect(button('Flag')).toBeNull();
  });

  test('on the deck of somebody else are only to review it', () => {
    logIn(somebody(['canVerifyDecks']));
    open({}, { isForeign: true });

    expect(button('Flag')).not.toBeNull();
    for (const name of ['Practice with this deck', 'Share']) expect(button(name)).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Notes' })).toBeNull();
  });

  test('on a starter deck are only to practice with it and to see its image', () => {
    logIn(somebody(['canVerifyDecks']));
    open({ isStandalone: true });

    const names = within(screen.getByRole('banner'))
      .getAllByRole('button')
      .map((each) => each.textContent);
    expect(names).toEqual(['Practice with this deck', 'Image']);
  });

  test('remove a deck only after a confirmation', async () => {
    let removals = 0;
    const user = open({}, { onRemove: () => removals++ });

    await user.click(screen.getByRole('button', { name: 'Delete First Lantern' }));
    expect(removals).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    expect(removals).toBe(1);
  });

  test('show the deck as an image, which can be closed', async () => {
    const user = open();

    await user.click(screen.getByRole('button', { name: 'Image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deck image' }));
    expect(await dialog.findByRole('img', { name: 'First Lantern' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
