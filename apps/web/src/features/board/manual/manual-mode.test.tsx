import { act, fireEvent, screen, within } from '@testing-library/react';
import type { GameView } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { boardUi } from '../board-ui.ts';
import { midGame, PROMPTS } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

afterEach(() => act(() => boardUi.reset()));

const WREN = 'Wren';

/** The game of the fixture in manual mode, with whatever else is true of Wren's side. */
function byHand(side: object = {}, changes: Partial<GameView> = {}): GameView {
  const game = midGame(PROMPTS.waiting, changes);
  const { table } = game;
  const players = { ...table.players, [WREN]: { ...table.players[WREN]!, ...side } };
  return { ...game, table: { ...table, manual: true, players } };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const item = (name: string) => within(screen.getByRole('menu')).getByRole('menuitem', { name });

test('manual mode is asked for in the menu of the game', async () => {
  const { sent, user } = renderBoard(midGame());

  await user.click(button('Game menu'));
  await user.click(screen.getByRole('menuitem', { name: 'Turn manual mode on' }));

  expect(sent).toEqual([['toggleManualMode']]);
});

test('outside manual mode nothing is corrected by a click', () => {
  renderBoard(midGame());

  expect(screen.queryByRole('button', { name: 'Add a chain' })).toBeNull();
  expect(screen.queryByRole('button', { name: /by hand/ })).toBeNull();
});

test('[17.5] own amber, chains, keys and house change by a click', async () => {
  const { sent, user } = renderBoard(
    byHand({ amber: 0, activeHouse: 'untamed', houses: ['untamed', 'dis'] }),
  );

  expect(button('Take 1 Æmber from your pool')).toHaveProperty('disabled', true);
  await user.click(button('Add 1 Æmber to your pool'));
  await user.click(button('Add a chain'));
  await user.click(button('Forge the yellow key by hand'));
  await user.click(button('Make Dis the active house'));

  expect(sent).toEqual([
    ['changeStat', 'amber', 1],
    ['changeStat', 'chains', 1],
    ['modifyKey', 'yellow', false],
    ['changeActiveHouse', 'dis'],
  ]);
});

test('[17.3] a click on a card in play opens its menu, by keys as well', async () => {
  const { sent, user } = renderBoard(byHand());

  await user.click(button(/^Krump,/));
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

test('[17.4] a card of the hand is moved by its menu, without dragging', async () => {
  const { sent, user } = renderBoard(byHand());
  const [card] = within(screen.getByRole('list', { name: /^Your hand/ })).getAllByRole('button');

  await user.pointer({ keys: '[MouseRight]', target: card! });
  await user.click(item('Move to archives'));

  expect(sent).toEqual([['drop', card!.dataset['cardId'], 'archives', 'hand']]);
});

test('[17.4] a card is dragged to a pile', () => {
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

test('a prompt is dropped in manual mode', async () => {
  const { sent, user } = renderBoard(byHand());

  await user.click(button('Cancel Prompt'));

  expect(sent).toEqual([['cancelPrompt']]);
});

test('a move is taken back, by a button or a key, where that is possible', async () => {
  const { sent, user } = renderBoard(byHand({ undo: 'free', redo: true }));

  await user.click(button('Undo'));
  await user.click(button('Redo'));
  await user.keyboard('u');

  expect(sent).toEqual([['undo'], ['redo'], ['undo']]);
});

test('the opponent is asked where something has come to light, and nothing is offered where that is no use', () => {
  const { store } = renderBoard(byHand({ undo: 'request' }));
  expect(button('Ask to undo')).toBeTruthy();

  act(() => store.setState({ game: midGame() }));

  expect(screen.queryByRole('group', { name: 'Your move' })).toBeNull();
});

test('[16.8] the turn of somebody who is away can be ended', async () => {
  const { sent, user } = renderBoard(midGame(PROMPTS.waiting, { forcePassAvailable: true }));

  await user.click(button('Force Pass Turn'));

  expect(sent).toEqual([['forcePass']]);
});

test('how one is asked changes in the menu of the game', async () => {
  const automation = { takeOnlyTarget: true, orderTriggers: false, takeOnlyAction: true };
  const { sent, user } = renderBoard(byHand({ automation }));

  await user.click(button('Game menu'));
  await user.click(screen.getByRole('menuitem', { name: 'Ask before single actions' }));

  expect(sent).toEqual([['toggleOptionSetting', 'confirmOneClick', true]]);
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

test('one’s own deck is looked through, by house and name', async () => {
  const { user } = renderBoard(midGame(), { ok: true, cards: [{ slug: 'troll', house: 'brobnar' }] });

  await user.click(screen.getAllByRole('button', { name: /^Deck,/ }).at(-1)!);

  const list = screen.getByRole('region', { name: '1 card is left in your deck' });
  expect(await within(list).findByText(/Troll/)).toBeTruthy();
});
