import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseBotLevel, useBotLevel } from '../../lib/bot-level.ts';
import { openPage } from '../../test/open-page.tsx';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { PracticeDialog } from './practice-dialog.tsx';

beforeEach(() => chooseBotLevel('steady'));

test('the dialog starts a game against the bot at the chosen level, and keeps the level', async () => {
  const lobby = await connectTestLobby({ practice: { ok: true, gameId: 'a game' } });
  const user = openPage(<PracticeDialog onClose={() => {}} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Practice against the bot' }));

  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Steady' }).checked).toBe(true);
  await user.click(dialog.getByRole('radio', { name: 'Strong' }));
  expect(dialog.getByText(/Tries out what its cards can do/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Start' }));

  await vi.waitFor(() => expect(lobby.commands).toEqual([['practice', { botLevel: 'strong' }]]));
  expect(useBotLevel.getState().level).toBe('strong');
});

test('each side has a deck to choose, random at first', async () => {
  await connectTestLobby({});
  openPage(<PracticeDialog onClose={() => {}} />);

  expect(await screen.findAllByText('Random starter deck')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Choose a deck: The bot’s deck' })).toBeTruthy();
});
