import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { midGame } from '../fixture/game.ts';
import { renderBoard } from '../fixture/render-board.tsx';

const lines = (name: 'Log' | 'Chat') => screen.getByRole('log', { name });

test('the log tells what happened with the names of players, cards and houses', () => {
  renderBoard(midGame());

  expect(lines('Log').textContent).toContain('Corvane fights Halacor with Troll');
  expect(lines('Log').textContent).toContain('Krump captures 2  from Wren');
  expect(lines('Log').textContent).toContain('Wren chooses Untamed');
});

test('a card named in the log can be opened to read', async () => {
  const { user } = renderBoard(midGame());

  await user.click(within(lines('Log')).getByRole('button', { name: 'Krump' }));

  expect(screen.getByRole('dialog', { name: 'Krump' }).textContent).toContain('destroyed fighting Krump');
});

test('unread chat is counted until it is looked at', async () => {
  const { user } = renderBoard(midGame());
  const tab = screen.getByRole('tab', { name: /^Chat/ });
  expect(within(tab).getByLabelText('1 unread message')).toBeTruthy();

  await user.click(tab);

  expect(lines('Chat').textContent).toContain('Corvane good luck with that wall');
  expect(lines('Chat').textContent).not.toContain('Halacor');
  expect(within(tab).queryByLabelText('1 unread message')).toBeNull();
});

test('a step of the turn in which nothing happened has no heading', () => {
  const game = midGame();
  const step = (id: number, name: string) => ({
    id,
    date: '2026-03-01T20:02:00.000Z',
    log: { kind: 'step' as const, text: { key: `log.step.${name}`, args: { player: { player: 'Wren' } } } },
  });
  renderBoard({ ...game, lines: [...game.lines, step(20, 'ready'), step(21, 'draw')] });

  expect(lines('Log').textContent).not.toContain('Ready phase');
  expect(lines('Log').textContent).toContain('Draw phase – Wren');
});

test('lines before those at hand are fetched and put before them', async () => {
  const game = midGame();
  const earlier = {
    id: 1,
    date: '2026-03-01T19:59:00.000Z',
    log: { kind: 'log' as const, text: { key: 'log.firstPlayer', args: { player: { player: 'Wren' } } } },
  };
  const { sent, user } = renderBoard({ ...game, lines: game.lines.slice(4) }, { ok: true, lines: [earlier] });

  await user.click(screen.getByRole('button', { name: 'Show earlier lines' }));

  expect(sent).toEqual([['olderMessages', 5]]);
  const [first] = await within(lines('Log')).findAllByRole('listitem');
  expect(first?.textContent).toBe('Wren goes first');
});

test('spectators who may not write are told so', () => {
  renderBoard(midGame(undefined, { seat: null, muteSpectators: true }));

  expect(screen.getByRole('textbox', { name: 'Spectators cannot chat in this game' })).toHaveProperty(
    'disabled',
    true,
  );
});
