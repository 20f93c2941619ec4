import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PromptView, RoomLine } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { boardUi } from '../board-ui.ts';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';
import type { GameStore } from '../game/game-store.ts';
import { showKeyHelp } from './key-help.tsx';
import { setShortcuts } from './shortcuts.ts';

afterEach(() =>
  act(() => {
    boardUi.reset();
    showKeyHelp(false);
    setShortcuts(true);
  }),
);

const hand = () => within(screen.getByRole('list', { name: /^Your hand/ })).getAllByRole('button');
const nameOf = (element: Element | null) => element?.firstElementChild?.textContent?.split(',')[0];
const spoken = () => screen.getByRole('region', { name: 'Game announcements' });

/** The prompt, the hand and the log lines of Wren in the next message. */
function change(store: GameStore, { prompt, cards, lines = [] }: Change): void {
  act(() =>
    store.setState(({ game, rev }) => {
      if (!game) return {};
      const { players } = game.table;
      const wren = { ...players['Wren']!, ...(prompt && { prompt }), ...(cards && { hand: [...cards] }) };
      const table = { ...game.table, players: { ...players, Wren: wren } };
      return { rev: rev + 1, game: { ...game, table, lines: [...game.lines, ...lines] } };
    }),
  );
}
interface Change {
  prompt?: PromptView;
  cards?: readonly string[];
  lines?: RoomLine[];
}

test.each([
  { by: 'a key', isAtOnce: true },
  { by: 'a pointer', isAtOnce: false },
])(
  'when the card focused by $by leaves, its neighbor gets the focus before the paint: $isAtOnce',
  async ({ by, isAtOnce }) => {
    const { store, user } = renderBoard(midGame(PROMPTS.main));
    const [, second, third] = hand();
    if (by === 'a key') await user.keyboard('{Tab}');
    act(() => second!.focus());

    const { hand: ids } = store.getState().game!.table.players['Wren']!;
    change(store, { cards: ids.filter((id) => id !== second!.dataset['cardId']) });

    expect(document.activeElement === third).toBe(isAtOnce);
    await waitFor(() => expect(document.activeElement).toBe(third));
  },
);

test('for keyboard players the focus follows the prompts, and returns to the cards', async () => {
  const { store, user } = renderBoard(midGame(PROMPTS.main));
  const pixie = hand().find((card) => nameOf(card) === 'Dust Pixie')!;
  act(() => pixie.focus());
  await user.keyboard('{Enter}');

  change(store, { prompt: PROMPTS.cardAction });
  expect(document.activeElement?.textContent).toBe('Play this creature');
  change(store, { prompt: PROMPTS.attack });
  expect(nameOf(document.activeElement)).toBe('Troll');
  change(store, { prompt: PROMPTS.house });
  expect(document.activeElement?.textContent).toBe('Logos');
  change(store, { prompt: PROMPTS.main });
  expect(document.activeElement?.closest('[data-zone]')).not.toBeNull();
});

test('for pointer users and writers the focus stays', async () => {
  const { store, user } = renderBoard(midGame(PROMPTS.main));
  const chat = screen.getByRole('textbox');

  await user.click(hand()[3]!);
  change(store, { prompt: PROMPTS.cardAction });
  expect(document.activeElement).toBe(hand()[3]);
  await user.type(chat, 'wait');
  change(store, { prompt: PROMPTS.attack });

  expect(document.activeElement).toBe(chat);
});

test.each([
  { by: 'a pointer', isLeft: true },
  { by: 'a key', isLeft: false },
])(
  'a button by which $by answers gives up the focus before the table changes: $isLeft',
  async ({ by, isLeft }) => {
    const { store, user } = renderBoard(midGame(PROMPTS.house));
    const logos = screen.getByRole('button', { name: 'Logos' });
    let wasThere: boolean | undefined;
    logos.addEventListener('blur', () => (wasThere = logos.isConnected));

    if (by === 'a pointer') await user.click(logos);
    else await user.keyboard('{Tab}');
    act(() => logos.focus());
    change(store, { prompt: PROMPTS.main });

    expect(logos.isConnected).toBe(false);
    expect(wasThere === true).toBe(isLeft);
  },
);

test('N moves to the next highlighted card, and Shift+N to the previous one', async () => {
  const { user } = renderBoard(midGame(PROMPTS.attack));
  const names: (string | undefined)[] = [];

  for (const key of ['n', 'n', '{Shift>}N{/Shift}']) {
    await user.keyboard(key);
    names.push(nameOf(document.activeElement));
  }

  expect(names).toEqual(['Troll', 'Champion Anaphiel', 'Troll']);
});

test('letters focus the zones of the board', async () => {
  const { user } = renderBoard(midGame(PROMPTS.attack));
  const places: (string | null | undefined)[] = [];

  for (const key of ['h', 'b', 'o', 'q', 'l']) {
    await user.keyboard(key);
    const at = document.activeElement?.closest('[data-zone], [data-decision], [role="log"]');
    places.push(at?.getAttribute('aria-label'));
  }

  expect(places).toEqual([
    'Your hand, 6 cards',
    'Wren’s battleline, 6 creatures',
    'Corvane’s battleline, 6 creatures',
    'Your decision',
    'Log',
  ]);
});

test('Z opens the focused card to read it', async () => {
  const { user } = renderBoard(midGame());
  act(() => screen.getByRole('button', { name: /^Krump,/ }).focus());

  await user.keyboard('z');

  expect(screen.getByRole('dialog', { name: 'Krump' })).toBeDefined();
});

test.each([
  ['opens the corrections of the focused card in manual mode', true],
  ['opens nothing outside of manual mode', false],
])('M %s', async (_what, manual) => {
  const game = midGame();
  const { user } = renderBoard({
    ...game,
    table: { ...game.table, ...(manual && { manual: true as const }) },
  });
  act(() => screen.getByRole('button', { name: /^Krump,/ }).focus());

  await user.keyboard('m');

  expect(screen.queryByRole('menuitem', { name: 'Modify tokens' }) !== null).toBe(manual);
});

test('E ends the turn', async () => {
  const { sent, user } = renderBoard(midGame(PROMPTS.main));

  await user.keyboard('e');

  expect(sent).toEqual([['menuButton', 'end-turn', 'p2']]);
});

test('a pile is opened, read and closed by keys, and the focus returns to it', async () => {
  const { user } = renderBoard(midGame());
  const pile = screen.getByRole('button', { name: 'Discard pile, 5 cards' });
  act(() => pile.focus());

  await user.keyboard('{Enter}');
  expect(nameOf(document.activeElement)).toBe('Nexus');
  await user.keyboard('{ArrowRight}');
  expect(nameOf(document.activeElement)).toBe('Mighty Tiger');
  await user.keyboard('{Escape}');

  expect(document.activeElement).toBe(pile);
});

test('each line of the log and of the chat is announced once, whatever is shown', async () => {
  const { store, user } = renderBoard(midGame());
  const line = (id: number, key: string): RoomLine => ({
    id,
    date: '2026-03-01T20:05:00.000Z',
    log: { kind: 'log', text: { key, args: { player: { player: 'Corvane' }, number: 2 } } },
  });
  expect(spoken().textContent).toBe('');

  await user.click(screen.getByRole('tab', { name: /^Chat/ }));
  change(store, { lines: [line(40, 'log.draw')] });
  const first = within(spoken()).getByText('Corvane draws 2 cards');
  change(store, { lines: [line(41, 'log.gainChains')] });
  await user.click(screen.getByRole('tab', { name: /^All/ }));

  expect(spoken().children).toHaveLength(2);
  expect(spoken().firstElementChild).toBe(first);
  const others = [...document.querySelectorAll('[aria-live]:not([aria-live="off"])')];
  expect(others).toEqual([spoken()]);
});

test('equal lines that arrive together are announced once with their number', () => {
  const { store } = renderBoard(midGame());
  const line = (id: number): RoomLine => ({
    id,
    date: '2026-03-01T20:05:00.000Z',
    log: { kind: 'log', text: { key: 'log.draw', args: { player: { player: 'Corvane' }, number: 2 } } },
  });

  change(store, { lines: [line(40), line(41)] });

  expect(spoken().textContent).toBe('Corvane draws 2 cards ×2');
});

test('equal lines that arrive one by one are announced once', () => {
  const { store } = renderBoard(midGame());
  const line = (id: number, number: number): RoomLine => ({
    id,
    date: '2026-03-01T20:05:00.000Z',
    log: { kind: 'log', text: { key: 'log.draw', args: { player: { player: 'Corvane' }, number } } },
  });

  for (const [id, number] of [2, 2, 2, 3, 2].entries()) change(store, { lines: [line(40 + id, number)] });

  expect([...spoken().children].map((one) => one.textContent)).toEqual([
    'Corvane draws 2 cards',
    'Corvane draws 3 cards',
    'Corvane draws 2 cards',
  ]);
});

test('S announces the state of the game', async () => {
  const { user } = renderBoard(midGame());

  await user.keyboard('s');

  expect(spoken().textContent).toContain('Your turn, Untamed, the active house');
  expect(spoken().textContent).toContain(
    'Wren, 5 Æmber; a key costs 6, Keys forged: 1 of 3, 0 chains, 6 cards in hand',
  );
});

test('the prompt is announced in a live region', () => {
  const { store } = renderBoard(midGame(PROMPTS.main));
  const status = within(screen.getByRole('region', { name: 'Your decision' })).getByRole('status');

  change(store, { prompt: PROMPTS.waiting });
  expect(status.isConnected).toBe(true);
  expect(status.textContent).toContain('Waiting for opponent');
  change(store, { prompt: PROMPTS.house });

  expect(status.textContent).toContain('Choose which house you want to activate this turn');
});

test('the help lists every key, and can switch off single-character keys', async () => {
  const { sent, user } = renderBoard(midGame(PROMPTS.cardAction));

  await user.keyboard('?');
  const help = screen.getByRole('dialog', { name: 'Keyboard' });
  const keys = within(help)
    .getAllByRole('term')
    .map((term) => term.textContent);
  expect(keys).toEqual(expect.arrayContaining(['1–9', 'E', 'U', 'R', 'N', 'ShiftN', 'H', 'S', '?', 'Esc']));
  await user.click(within(help).getByRole('switch'));
  await user.click(within(help).getByRole('button', { name: 'Close' }));
  await user.keyboard('2u?');
  expect(sent).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();

  act(() => hand()[0]!.focus());
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(hand()[1]);
});

test('the game menu contains the help', async () => {
  const { user } = renderBoard(midGame());

  await user.click(screen.getByRole('button', { name: 'Game menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Keyboard' }));

  expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeTruthy();
});

test('a held key answers only one prompt', () => {
  const { sent } = renderBoard(midGame(PROMPTS.house));

  fireEvent.keyDown(document.body, { key: '1', repeat: true });
  expect(sent).toEqual([]);
  fireEvent.keyDown(document.body, { key: '1' });

  expect(sent).toHaveLength(1);
});

test('Escape that ends a composition does not leave the field', () => {
  renderBoard(midGame());
  const chat = screen.getByRole('textbox');
  act(() => chat.focus());

  fireEvent.keyDown(chat, { key: 'Escape', isComposing: true });
  expect(document.activeElement).toBe(chat);
  fireEvent.keyDown(chat, { key: 'Escape' });

  expect(document.activeElement).not.toBe(chat);
});

test('the help that was open on leaving is closed at the next table', () => {
  const { unmount } = renderBoard(midGame());
  act(() => showKeyHelp(true));
  unmount();

  renderBoard(midGame());

  expect(screen.queryByRole('dialog')).toBeNull();
});
