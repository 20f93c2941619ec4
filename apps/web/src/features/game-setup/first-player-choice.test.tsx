import type { PendingGame } from '@amberhall/protocol';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { FirstPlayerChoice } from './first-player-choice.tsx';

beforeEach(() => useLobby.setState(initialLobby));

const game = (firstPlayer?: PendingGame['firstPlayer']) =>
  ({
    id: 'g1',
    players: { anna: {}, bert: {} },
    ...(firstPlayer && { firstPlayer }),
  }) as unknown as PendingGame;

test('the loser of the last game chooses who goes first', async () => {
  const lobby = await connectTestLobby({ choosefirstplayer: { ok: true } });
  const user = openPage(
    <FirstPlayerChoice game={game({ chooser: 'anna', choice: 'random' })} viewer="anna" />,
  );
  expect(screen.getByRole('radio', { name: 'Random' })).toHaveProperty('checked', true);

  await user.click(screen.getByRole('radio', { name: 'My opponent' }));

  await waitFor(() => expect(lobby.commands).toEqual([['choosefirstplayer', 'g1', 'opponent']]));
});

test.each([
  ['random', 'anna lost the last game and chooses who goes first. Until then it is random.'],
  ['self', 'anna lost the last game and has chosen: anna goes first.'],
  ['opponent', 'anna lost the last game and has chosen: bert goes first.'],
] as const)('the winner reads the choice “%s”', (choice, text) => {
  openPage(<FirstPlayerChoice game={game({ chooser: 'anna', choice })} viewer="bert" />);

  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('a first game has no choice', () => {
  openPage(<FirstPlayerChoice game={game()} viewer="anna" />);

  expect(document.body.textContent).toBe('');
});
