import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../lib/session.ts';
import { logIn, somebody } from '../../test/server.ts';
import { readyReplay } from './fixture.ts';
import { openReplay } from './open-replay.tsx';

const CALL = 'POST /api/position-links';

beforeEach(() => logIn(somebody()));
afterEach(() => vi.unstubAllGlobals());
vi.setConfig({ testTimeout: 30_000 });

async function openDialog(answer: object, search = '?step=3&view=2') {
  const opened = openReplay(readyReplay(), search, { [CALL]: answer });
  await opened.user.click(await screen.findByRole('button', { name: 'Play on from here' }));
  const item = await screen.findByRole('menuitem', { name: 'Share this position', hidden: true });
  // Popovers do not exist here.
  const menu = item.closest<HTMLElement>('[popover]');
  if (menu) menu.hidePopover = () => {};
  await opened.user.click(item);
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Share this position' })) };
}

test('a moment is shared with a question, and its link can be copied', async () => {
  const link = { key: 'k1', question: 'Why?', goal: 'win', createdAt: '2026-11-27T08:00:00.000Z' };
  const { dialog, user, sent } = await openDialog({ success: true, link });
  expect(dialog.getByText(/^Corvane is to move\./)).toBeDefined();

  await user.click(dialog.getByRole('button', { name: 'Create the link' }));
  expect(dialog.getByText('Please enter a question.')).toBeDefined();
  await user.type(dialog.getByLabelText('Question'), 'Why? ');
  await user.click(dialog.getByRole('button', { name: 'Create the link' }));

  const address = await dialog.findByLabelText<HTMLInputElement>('Link');
  expect(address.value).toBe(`${location.origin}/position/k1`);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/position/k1`);
  expect(sent.filter(({ call }) => call === CALL).map(({ body }) => body)).toEqual([
    { replay: { gameId: 'game-1', view: '2', step: 3 }, question: 'Why?', goal: 'win' },
  ]);
});

test('in the turn of the other side, there is nothing to win', async () => {
  const { dialog } = await openDialog({}, '?step=3&view=1');

  expect(dialog.queryByRole('radio')).toBeNull();
});

test('the reason of a refusal is shown, and the question stays', async () => {
  const message = 'Only a moment that everybody may watch can be shared.';
  const { dialog, user } = await openDialog({ success: false, message });
  await user.type(dialog.getByLabelText('Question'), 'Why?');

  await user.click(dialog.getByRole('button', { name: 'Create the link' }));

  expect(await dialog.findByText(message)).toBeDefined();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Question').value).toBe('Why?');
});

test('a visitor without an account shares nothing', async () => {
  useSession.setState({ status: 'anonymous', user: null, token: null });
  const { user } = openReplay(readyReplay(), '?step=3&view=2');

  await user.click(await screen.findByRole('button', { name: 'Play on from here' }));

  expect(await screen.findByRole('menuitem', { name: 'Both sides', hidden: true })).toBeDefined();
  expect(screen.queryByRole('menuitem', { name: 'Share this position', hidden: true })).toBeNull();
});
