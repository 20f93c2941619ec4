import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ViewChanges } from '@amberhall/protocol';
import { expect, test, vi } from 'vitest';
import { useBoardUi } from './board-ui.ts';
import { crowdedGame, midGame, PROMPTS } from './fixture/game.ts';
import { renderBoard } from './fixture/render-board.tsx';
import { applyMessage } from './game/game-store.ts';

const card = (name: RegExp) => screen.getByRole('button', { name });
const labelOf = (element: HTMLElement) => element.firstElementChild?.textContent;
const decision = () => screen.getByRole('region', { name: 'Your decision' });

test('a card describes itself, what is on it and what a click does', () => {
  renderBoard(midGame(PROMPTS.attack));

  expect(labelOf(card(/^Krump,/))).toBe(
    'Krump, Brobnar, Creature, power 11, 2 Æmber on it, with Blood of Titans, can be chosen',
  );
  expect(labelOf(card(/^Zorg,/))).toBe(
    'Zorg, Mars, Creature, power 7, armor 2, stunned, cannot be chosen now',
  );
  expect(labelOf(card(/^Troll,/))).toMatch(/3 damage, exhausted, enraged/);
});

test('zones are named lists with their number of cards', () => {
  renderBoard(midGame());

  expect(screen.getByRole('list', { name: 'Your hand, 6 cards' })).toBeTruthy();
  const line = screen.getByRole('list', { name: 'Corvane’s battleline, 6 creatures' });
  const names = within(line)
    .getAllByRole('button')
    .map((button) => (button.getAttribute('aria-label') ?? labelOf(button))?.split(',')[0]);
  // The opponent sits across the table, so their left flank is on our right.
  expect(names.filter((name) => name !== 'Blood of Titans')).toEqual([
    'Troll',
    'Bulwark',
    'Champion Anaphiel',
    'Zorg',
    'Krump',
    'Grey Monk',
  ]);
});

test('cards with a hidden face have no name', () => {
  renderBoard(midGame());

  expect(screen.getByRole('img', { name: '6 cards in hand' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: /Corvane’s hand/ })).toBeNull();
});

test('a click on a legal target is sent, a click on another card says why not until the next input', async () => {
  const taunt = { key: 'obstacle.taunt', args: { card: { card: { slug: 'bulwark' } } } };
  const { sent, user } = renderBoard(midGame(PROMPTS.attack), { ok: true, why: taunt });

  await user.click(card(/^Zorg,/));
  expect((await screen.findByRole('alert')).textContent).toBe('Bulwark beside it has taunt');
  await user.click(card(/^Krump,/));

  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toEqual([
    ['whyNot', card(/^Zorg,/).dataset['cardId']],
    ['cardClicked', PROMPTS.attack.selectable[1]],
  ]);
});

test('a card that is opened to read says why it cannot be chosen', async () => {
  renderBoard(midGame(PROMPTS.attack), { ok: true, why: { key: 'obstacle.notTarget' } });

  fireEvent.click(card(/^Zorg,/), { detail: 0 });

  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(
    'Not a legal choice here',
  );
});

test('the prompt shows its card, its text and its answers', async () => {
  const { sent, user } = renderBoard(midGame(PROMPTS.house));

  expect(within(decision()).getByRole('status').textContent).toContain(
    'House ChoiceChoose which house you want to activate this turn',
  );
  await user.click(within(decision()).getByRole('button', { name: 'Shadows' }));

  expect(sent).toEqual([['menuButton', 'house:shadows', 'p4']]);
});

test('the panel shows the number of chosen cards', () => {
  renderBoard(midGame(PROMPTS.several));

  expect(within(decision()).getByText('2 of 3 chosen')).toBeTruthy();
});

test('digits press the buttons of the prompt, and Escape cancels', async () => {
  const { sent, user } = renderBoard(midGame(PROMPTS.cardAction));

  await user.keyboard('2');
  await user.keyboard('{Escape}');

  expect(sent).toEqual([
    ['menuButton', 'discard', 'p3'],
    ['menuButton', 'cancel', 'p3'],
  ]);
});

test('keys typed into the chat are text', async () => {
  const { sent, user } = renderBoard(midGame(PROMPTS.cardAction));

  await user.type(screen.getByRole('textbox', { name: 'Enter a message...' }), '12 go{Enter}');

  expect(sent).toEqual([['chat', '12 go']]);
});

test('Tab enters a zone once, and the arrow keys move in it', async () => {
  const { user } = renderBoard(midGame());
  const hand = within(screen.getByRole('list', { name: /^Your hand/ })).getAllByRole('button');

  act(() => hand[0]!.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');

  expect(document.activeElement).toBe(hand[2]);
  expect(hand.map((button) => button.tabIndex)).toEqual([-1, -1, 0, -1, -1, -1]);
});

test('while a creature is placed, its possible positions can be clicked on the table', async () => {
  const { sent, user } = renderBoard(midGame(PROMPTS.flank));

  const line = screen.getByRole('list', { name: /^Wren’s battleline/ });
  await user.click(within(line).getByRole('button', { name: 'Left' }));

  expect(sent).toEqual([['menuButton', 'flank:left', 'p7']]);
});

test('targets in a pile are shown in a picker', async () => {
  const { sent, user } = renderBoard(midGame(PROMPTS.pile));

  const picker = screen.getByRole('region', { name: 'Cards to choose from' });
  await user.click(within(picker).getByRole('button', { name: /^Mighty Tiger/ }));

  expect(sent).toEqual([['cardClicked', PROMPTS.pile.selectable[1]]]);
});

test('the card picker can be closed until the next prompt', async () => {
  const { store, user } = renderBoard(midGame(PROMPTS.pile));
  const board = screen.getByRole('region', { name: 'Game board' });
  const laidOut = () => screen.queryByRole('list', { name: 'Cards to choose from' }) !== null;
  const seen = [[laidOut(), board.dataset['picking']]];

  await user.click(screen.getByRole('button', { name: 'Show board' }));
  seen.push([laidOut(), board.dataset['picking']]);
  act(() => store.setState({ game: midGame({ ...PROMPTS.pile, id: 'another' }) }));
  seen.push([laidOut(), board.dataset['picking']]);

  expect(seen).toEqual([
    [true, 'true'],
    [false, undefined],
    [true, 'true'],
  ]);
});

test('a pile opens and closes', async () => {
  const { user } = renderBoard(midGame());

  await user.click(screen.getByRole('button', { name: 'Discard pile, 5 cards' }));

  const popup = screen.getByRole('region', { name: 'Wren’s discard pile (5)' });
  expect(within(popup).getByRole('button', { name: /^Halacor/ })).toBeTruthy();

  await user.keyboard('{Escape}');
  expect(popup.isConnected).toBe(false);
});

test('a refused click is explained', async () => {
  const { user } = renderBoard(midGame(PROMPTS.attack), { ok: false, code: 'STALE_PROMPT' });

  await user.click(card(/^Krump,/));

  expect((await screen.findByRole('alert')).textContent).toContain(
    'The game changed before your click arrived. Please check the board and try again.',
  );
});

test('a player who is not asked sees whom the table waits for', () => {
  const game = midGame(PROMPTS.waiting);
  renderBoard({ ...game, seat: null, table: { ...game.table, waitingFor: ['Corvane'] } });

  expect(within(decision()).getByRole('status').textContent).toContain('Waiting for Corvane');
});

test('leaving an unfinished game asks for confirmation, and tells the node', async () => {
  const { sent, user, hasLeft } = renderBoard(midGame());

  await user.click(screen.getByRole('button', { name: 'Game menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Leave Game' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain(
    'Your game is not finished. If you leave you will concede the game. Are you sure you want to leave?',
  );
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Leave' }));

  expect(sent).toEqual([['leavegame']]);
  await waitFor(() => expect(hasLeft()).toBe(true));
});

test('the end of the game shows the winner and offers a rematch', async () => {
  const roomPrompt = {
    ...PROMPTS.waiting,
    id: 'room-1',
    kind: 'over' as const,
    title: { key: 'room.won.title' },
    text: { key: 'room.won.text', args: { player: { player: 'Wren' } } },
    controls: [{ id: 'same', kind: 'option' as const, label: { key: 'room.rematch.same' } }],
  };
  const { sent, user } = renderBoard(
    midGame(PROMPTS.waiting, { roomPrompt, winner: 'Wren', winReason: 'keys' }),
  );

  const dialog = screen.getByRole('dialog', { name: 'Game Won' });
  expect(dialog.textContent).toContain('Victory');
  expect(screen.getAllByRole('button', { name: 'Rematch: Same Decks' })).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Show board' }));
  expect(dialog.isConnected).toBe(false);
  await user.click(within(decision()).getByRole('button', { name: 'Rematch: Same Decks' }));

  expect(sent).toEqual([['menuButton', 'same', 'room-1']]);
});

test('a patch updates the board', () => {
  const { store } = renderBoard(midGame());
  const krump = PROMPTS.attack.selectable[1]!;
  const hurt: ViewChanges = {};
  hurt[`.${krump}`] = { '=damage': 5 };

  act(() => {
    applyMessage(store, {
      type: 'patch',
      base: 1,
      rev: 2,
      changes: { '.table': { '.cards': hurt } },
    });
  });

  expect(labelOf(card(/^Krump,/))).toMatch(/5 damage/);
});

test('a crowded table still shows every card', () => {
  renderBoard(crowdedGame());

  expect(screen.getByRole('list', { name: 'Wren’s battleline, 11 creatures' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Your hand, 12 cards' }).children).toHaveLength(12);
});

test('a zoomed card that is removed under the pointer closes', async () => {
  const { store, user } = renderBoard(midGame(PROMPTS.attack));
  await user.hover(card(/^Krump,/));
  expect(useBoardUi.getState().zoomed?.slug).toBe('krump');

  const far = store.getState().game!.table.players['Corvane']!;
  const left = far.battleline.filter((id) => id !== useBoardUi.getState().zoomed?.id);
  act(() => {
    const changes = { '.table': { '.players': { '.Corvane': { '=battleline': left } } } };
    applyMessage(store, { type: 'patch', base: 1, rev: 2, changes });
  });

  expect(useBoardUi.getState().zoomed).toBeNull();
});

test('a hand that spectators may see opens like a pile', async () => {
  const game = midGame(PROMPTS.main, { seat: null, showHand: true });
  const [first = ''] = game.table.players['Corvane']!.hand;
  const cards = {
    ...game.table.cards,
    [first]: { id: first, owner: 'Corvane', zone: 'hand' as const, slug: 'troll' },
  };
  const { user } = renderBoard({ ...game, table: { ...game.table, cards } });

  await user.click(screen.getByRole('button', { name: '6 cards in hand' }));

  const popup = screen.getByRole('region', { name: 'Corvane’s hand, 6 cards' });
  expect(within(popup).getByRole('button', { name: /^Troll/ })).toBeTruthy();
});

test('a game without a winner waits for nobody', () => {
  const roomPrompt = {
    ...PROMPTS.waiting,
    id: 'room-1',
    kind: 'over' as const,
    title: { key: 'room.won.title' },
  };
  const game = midGame(PROMPTS.waiting, { roomPrompt });
  renderBoard({ ...game, table: { ...game.table, waitingFor: [] } });

  expect(decision().textContent).toContain('The game is over');
  expect(decision().textContent).not.toContain('Waiting for');
});

test('a card that is removed during a long press does not open', () => {
  vi.useFakeTimers();
  const { store } = renderBoard(midGame(PROMPTS.attack));
  const krump = card(/^Krump,/);
  fireEvent.pointerDown(krump, { pointerType: 'touch' });

  const far = store.getState().game!.table.players['Corvane']!;
  const left = far.battleline.filter((id) => id !== krump.dataset['cardId']);
  act(() => {
    const changes = { '.table': { '.players': { '.Corvane': { '=battleline': left } } } };
    applyMessage(store, { type: 'patch', base: 1, rev: 2, changes });
  });
  act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();

  expect(useBoardUi.getState().openCard).toBeNull();
});

test('the second click of a double click does not answer the next room prompt', () => {
  const asked = (id: string, control: string) => ({
    ...PROMPTS.waiting,
    id,
    kind: 'over' as const,
    title: { key: 'room.won.title' },
    controls: [{ id: control, kind: 'option' as const, label: { key: `button.${control}` } }],
  });
  const { store, sent } = renderBoard(midGame(PROMPTS.waiting, { roomPrompt: asked('room-1', 'yes') }));
  const answer = () => within(screen.getByRole('dialog')).getAllByRole('button')[0]!;

  fireEvent.click(answer(), { detail: 1 });
  act(() =>
    store.setState({ rev: 2, game: midGame(PROMPTS.waiting, { roomPrompt: asked('room-2', 'back') }) }),
  );
  fireEvent.click(answer(), { detail: 2 });

  expect(sent).toEqual([['menuButton', 'yes', 'room-1']]);
});

test('the concede dialog closes when the game is over', async () => {
  const { store, user } = renderBoard(midGame());
  await user.click(screen.getByRole('button', { name: 'Game menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Concede' }));
  expect(screen.getByRole('dialog')).toBeTruthy();

  act(() => store.setState({ game: midGame(PROMPTS.waiting, { winner: 'Corvane', winReason: 'concede' }) }));

  expect(screen.queryByRole('dialog')).toBeNull();
});
