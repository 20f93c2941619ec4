import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CORVANE, midGame } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { PassDevice } from './pass-device.tsx';

test('the cover names the player who is asked, and Enter shows the board', async () => {
  const onLook = vi.fn<() => void>();
  const { user } = renderPart(<PassDevice onLook={onLook} />, midGame());

  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Wren');
  await user.keyboard('{Enter}');

  expect(onLook).toHaveBeenCalledOnce();
});

test('the button has the focus again when the other player is asked', () => {
  const { store } = renderPart(<PassDevice onLook={() => {}} />, midGame());
  act(() => screen.getByRole('button').blur());

  act(() => store.setState({ game: midGame(undefined, { seat: CORVANE }) }));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Corvane');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('before it is known who plays, nothing can be shown', () => {
  renderPart(<PassDevice onLook={() => {}} />, midGame(undefined, { seat: null }));

  expect(screen.getByText('Waiting for server...')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
