import { act, fireEvent, screen, within } from '@testing-library/react';
import type { GameView } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { boardUi } from '../board-ui.ts';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

afterEach(() => act(() => boardUi.reset()));

const WREN = 'Wren';

/** The game of the fixture in manual mode, with changes to Wren's side. */
function byHand(side: object = {}, changes: Partial<GameView> = {}): GameView {
  const game = midGame(PROMPTS.waiting, changes);
  const { table } = game;
  const players = { ...table.players, [WREN]: { ...table.players[WREN]!, ...side } };
  return { ...game, table: { ...table, manual: true, players } };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const item = (name: string) => within(screen.getByRole('menu')).getByRole('menuitem', { name });

test('the game menu requests manual mode', async () => {
  const { sent, user } = renderBoard(midGame());

  await user.click(button('Game menu'));
  await user.click(screen.getByRole('menuitem', { name: 'Turn manual mode on' }));

  expect(sent).toEqual([['toggleManualMode']]);
});

test('outside manual mode a click corrects nothing', () => {
  renderBoard(midGame());

  expect(screen.queryByRole('button', { name: 'Add a chain' })).toBeNull();
  expect(screen.queryByRole('button', { name: /manually/ })).toBeNull();
});

test('[17.5] the own amber, chains, keys and house change by clicks', async () => {
  const { sent, user } = renderBoard(
    byHand({ amber: 0, activeHouse: 'untamed', houses: ['untamed', 'dis'] }),
  );

  expect(button('Take 1 Æmber from your pool')).toHaveProperty('disabled', true);
  await user.click(button('Add 1 Æmber to your pool'));
  await user.click(button('Add a chain'));
  await user.click(button('Forge the yellow key manually'));
  await user.click(button('Make Dis the active house'));

  expect(sent).toEqual([
    ['changeStat', 'amber', 1],
    ['changeStat', 'chains', 1],
    ['modifyKey', 'yellow', false],
    ['changeActiveHouse', 'dis'],
  ]);
});

test('[17.5] the game menu also changes the active house, where the player bar has no room for houses', async () => {
  const { sent, user } = renderBoard(byHand({ activeHouse: 'untamed', houses: ['untamed', 'dis', 'logos'] }));

  await user.click(button('Game menu'));
  const offered = within(screen.getByRole('menu'))
    .getAllByRole('menuitem')
    .filter((one) => one.textContent.includes('active house'));
  await user.click(offered[1]!);

  expect(offered.map((one) => one.textContent)).toEqual([
    'Make Dis the active house',
    'Make Logos the active house',
  ]);
  expect(sent).toEqual([['changeActiveHouse', 'logos']]);
});

test('no house is offered before there is an active one', async () => {
  const { user } = renderBoard(byHand({ activeHouse: null }));

  await user.click(button('Game menu'));

  expect(screen.queryByRole('menuitem', { name: /active house/ })).toBeNull();
});

test('[17.3] a click or key press on a card in play opens its menu', async () => {
  const { sent, user } = renderBoard(byHand());

  await user.click(button(/^Krump,/));
  expect(screen.queryByRole('menuitem', { name: 'Stun' })).toBeNull();
  await user.click(item('Modify tokens'));
  await user.keyboard('{ArrowLeft}');
  await user.click(item('Modify tokens'));
  await user.click(item('Stun'));
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button(/^Zorg,/));
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(button(/^Zorg,/));
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('menu')).toBeNull();
  expect(sent.map(([command, , what]) => [command, what])).toEqual([
    ['menuItemClick', 'stun'],
    ['menuItemClick', 'exhaust'],
  ]);
});

test('[17.4] a hand card can be moved by its menu, without dragging', async () => {
  const { sent, user } = renderBoard(byHand());
  const [card] = within(screen.getByRole('list', { name: /^Your hand/ })).getAllByRole('button');

  await user.pointer({ keys: '[MouseRight]', target: card! });
  await user.click(item('Move to archives'));

  expect(sent).toEqual([['drop', card!.dataset['cardId'], 'archives', 'hand']]);
});

test('[17.4] a card can be dragged to a pile', () => {
  const { sent } = renderBoard(byHand());
  const [card] = within(screen.getByRole('list', { name: /^Your hand/ })).getAllByRole('button');
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (format: string, value: string) => data.set(format, value),
    getData: (format: string) => data.get(format) ?? '',
    get types() {
      return [...data.keys()];
    },
  };

  fireEvent.dragStart(card!, { dataTransfer });
  const piles = screen.getAllByRole('button', { name: /^Purged/ });
  fireEvent.drop(piles.at(-1)!, { dataTransfer });

  expect(sent).toEqual([['drop', card!.dataset['cardId'], 'purged', 'hand']]);
});

test('a prompt can be cancelled in manual mode', async () => {
  const { sent, user } = renderBoard(byHand());

  await user.click(button('Cancel Prompt'));

  expect(sent).toEqual([['cancelPrompt']]);
});

test('a move is undone by a button or a key, where that is possible', async () => {
  const { sent, user } = renderBoard(byHand({ undo: 'free', redo: true }));

  await user.click(button('Undo'));
  await user.click(button('Redo'));
  await user.keyboard('u');

  expect(sent).toEqual([['undo'], ['redo'], ['undo']]);
});

test('the opponent is asked after a reveal, and nothing is offered where asking is impossible', () => {
  const { store } = renderBoard(byHand({ undo: 'request' }));
  expect(button('Request Undo')).toBeTruthy();

  act(() => store.setState({ game: midGame() }));

  expect(screen.queryByRole('group', { name: 'Turn actions' })).toBeNull();
});

test('[16.8] the turn of an idle player can be ended', async () => {
  const { sent, user } = renderBoard(midGame(PROMPTS.waiting, { forcePassAvailable: true }));

  await user.click(button('Force Pass Turn'));

  expect(sent).toEqual([['forcePass']]);
});

test('[16.2] a bid is a choice of numbers, or a pass', async () => {
  const bid = {
    ...PROMPTS.waiting,
    id: 'p9',
    kind: 'choice' as const,
    purpose: 'bid' as const,
    title: { key: 'prompt.bid.title' },
    text: { key: 'prompt.bid.text', args: { number: 0 } },
    controls: [
      {
        id: 'number:1',
        kind: 'number' as const,
        value: 1,
        label: { key: 'button.number', args: { number: 1 } },
      },
      { id: 'pass', kind: 'pass' as const, label: { key: 'button.pass' } },
    ],
  };
  const { sent, user } = renderBoard(midGame(bid));

  await user.click(button('1'));
  await user.click(button('Pass'));

  expect(sent).toEqual([
    ['menuButton', 'number:1', 'p9'],
    ['menuButton', 'pass', 'p9'],
  ]);
});

test('the own deck is listed by house and name', async () => {
  const { user } = renderBoard(midGame(), { ok: true, cards: [{ slug: 'troll', house: 'brobnar' }] });

  await user.click(screen.getAllByRole('button', { name: /^Deck,/ }).at(-1)!);

  const list = screen.getByRole('region', { name: '1 card is left in your deck' });
  expect(await within(list).findByText(/Troll/)).toBeTruthy();
});

test.each([
  ['stays where it was', (card: Element) => fireEvent.dragEnd(card)],
  ['has left, so that nothing is heard of it', () => fireEvent.pointerMove(document.body)],
])('drop targets disappear with a drag whose card cannot be dragged any more and %s', (_, end) => {
  const { store } = renderBoard(byHand());
  const [card] = within(screen.getByRole('list', { name: /^Your hand/ })).getAllByRole('button');
  fireEvent.dragStart(card!, { dataTransfer: { setData: () => {} } });
  expect(document.querySelector('[data-drop]')).not.toBeNull();

  act(() => store.setState({ game: midGame(PROMPTS.waiting) }));
  end(card!);

  expect(document.querySelector('[data-drop]')).toBeNull();
});

test('a menu closed by the end of manual mode does not reopen', async () => {
  const { store, user } = renderBoard(byHand());
  await user.click(button(/^Krump,/));
  expect(screen.getByRole('menu')).toBeTruthy();

  act(() => store.setState({ game: midGame(PROMPTS.waiting) }));
  act(() => store.setState({ game: byHand() }));

  expect(screen.queryByRole('menu')).toBeNull();
});
