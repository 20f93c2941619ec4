import type { PendingGame } from '@amberhall/protocol';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { initialLobby } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { DeckDialog } from './deck-dialog.tsx';

let lobby: Awaited<ReturnType<typeof connectTestLobby>>;
beforeEach(async () => {
  useLobby.setState(initialLobby);
  logIn(somebody());
  lobby = await connectTestLobby({ selectregistereddeck: { ok: true } });
});

test('a player of a triad game selects one of their registered decks, and sees the current one', async () => {
  const choices = [
    { name: 'Old Brine', houses: ['dis', 'logos', 'untamed'] },
    { name: 'Red Tide', houses: ['mars', 'logos', 'brobnar'] },
  ];
  const deck = { selected: true, name: 'Old Brine', choices };
  const game = { id: 'g1', gameFormat: 'normal', players: { Mira: { deck } } } as unknown as PendingGame;
  const onClose = vi.fn<() => void>();
  const user = openPage(<DeckDialog game={game} viewer="Mira" onClose={onClose} />);

  const current = await screen.findByRole('button', { name: /Old Brine/ });
  expect(current.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('heading', { name: 'Starter decks' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Red Tide/ }));

  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(lobby.commands).toEqual([['selectregistereddeck', 'g1', 1]]);
});
