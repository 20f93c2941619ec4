import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';

const onClose = vi.fn<() => void>();
const open = () => openPage(<ChallengeDialog opponent="Nils" onClose={onClose} />);
const send = () => screen.findByRole('button', { name: 'Send challenge' });

beforeEach(() => {
  localStorage.clear();
  onClose.mockClear();
  useLobby.setState(initialLobby);
  logIn(somebody());
  answerCalls({});
});
afterEach(() => vi.unstubAllGlobals());

test('a challenge is sent with its options, and the user waits for the answer', async () => {
  const lobby = await connectTestLobby({ challenge: { ok: true, gameId: 'g1' } });
  const user = open();

  await user.click(await screen.findByText('Reversal'));
  await user.click(await send());

  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(lobby.commands).toEqual([
    ['challenge', 'Nils', expect.objectContaining({ name: "Mira's game", gameFormat: 'reversal' })],
  ]);
  expect(useLobby.getState().joiningGameId).toBe('g1');
});

test('the next challenge begins with the options of the last one', async () => {
  const lobby = await connectTestLobby({ challenge: { ok: true, gameId: 'g1' } });
  const first = open();
  await first.click(await screen.findByText('Sealed'));
  await first.click(await send());
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());

  const second = openPage(<ChallengeDialog opponent="Olga" onClose={onClose} />);
  await second.click(
    (await screen.findAllByRole('button', { name: 'Send challenge' })).at(-1) as HTMLElement,
  );

  await vi.waitFor(() => expect(lobby.commands).toHaveLength(2));
  expect(lobby.commands[1]).toEqual(['challenge', 'Olga', expect.objectContaining({ gameFormat: 'sealed' })]);
});

test('a refusal is shown in the dialog, and nothing is remembered', async () => {
  await connectTestLobby({
    challenge: { ok: false, code: 'FORBIDDEN', message: 'This user does not accept challenges from you.' },
  });
  const user = open();

  await user.click(await screen.findByText('Reversal'));
  await user.click(await send());

  expect(await screen.findByText('This user does not accept challenges from you.')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  expect(localStorage.getItem('challengeOptions')).toBeNull();
});

test('invalid remembered options are ignored', async () => {
  localStorage.setItem('challengeOptions', JSON.stringify({ gameFormat: 'chess', password: 'x' }));
  const lobby = await connectTestLobby({ challenge: { ok: true, gameId: 'g1' } });
  const user = open();

  await user.click(await send());

  await vi.waitFor(() =>
    expect(lobby.commands[0]).toEqual([
      'challenge',
      'Nils',
      expect.objectContaining({ gameFormat: 'normal' }),
    ]),
  );
});
