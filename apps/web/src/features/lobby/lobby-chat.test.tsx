import type { LobbyMessage } from '@amberhall/protocol';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { initialLobby, LOBBY_CHANGES } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { LobbyChat } from './lobby-chat.tsx';

const line = (id: number): LobbyMessage => ({
  id,
  message: `line ${id}`,
  time: new Date(id * 60_000).toISOString(),
  user: { username: 'anna', name: 'anna', avatar: null, role: 'user' },
  deleted: false,
});

/** Opens the chat with the lines 51 and 52, which are taller than the list, and an answer to requests for older ones. */
async function openChat(older: object, { height = 900 } = {}) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  onTestFinished(() => void vi.restoreAllMocks());
  const lobby = await connectTestLobby({ oldermessages: older });
  useLobby.setState({ ...initialLobby, connection: 'connected' });
  useLobby.setState((state) => LOBBY_CHANGES.lobbymessages(state, [line(51), line(52)]));
  openPage(<LobbyChat />);
  const list = screen.getByRole('log');
  const shown = () => [...list.querySelectorAll('[data-line]')].map((one) => one.textContent);
  return { lobby, list, shown };
}

test('a click loads the messages before the first one, and shows the start of the chat', async () => {
  const { lobby, shown } = await openChat({ ok: true, messages: [line(49), line(50)], before: null });

  fireEvent.click(screen.getByRole('button', { name: 'Show older messages' }));

  await screen.findByText('This is where the chat begins.');
  expect(shown()).toEqual([49, 50, 51, 52].map((id): unknown => expect.stringContaining(`line ${id}`)));
  expect(lobby.commands).toEqual([['oldermessages', 51]]);
});

test('a reader who scrolls to the start gets older messages once at a time', async () => {
  const { lobby, list } = await openChat({ ok: true, messages: [line(50)], before: 50 });

  list.scrollTop = 40;
  fireEvent.scroll(list);
  fireEvent.scroll(list);

  await screen.findByText('line 50');
  expect(lobby.commands).toEqual([['oldermessages', 51]]);
});

test('a list with nothing to scroll gets older messages by itself', async () => {
  const { lobby } = await openChat({ ok: true, messages: [line(50)], before: null }, { height: 300 });

  act(() => useLobby.setState((state) => LOBBY_CHANGES.lobbymessages(state, [line(51)])));

  await screen.findByText('line 50');
  expect(lobby.commands).toEqual([['oldermessages', 51]]);
});

test('a refused request can be repeated', async () => {
  const { lobby } = await openChat({ ok: false, code: 'INTERNAL', message: '' });

  fireEvent.click(screen.getByRole('button', { name: 'Show older messages' }));

  expect((await screen.findByRole('alert')).textContent).toBe('Older messages could not be loaded.');
  fireEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
  await waitFor(() => expect(lobby.commands).toHaveLength(2));
});

test('an answer for a list that was replaced meanwhile is dropped', async () => {
  const { lobby, shown } = await openChat({ ok: true, messages: [line(50)], before: 50 });

  fireEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
  act(() => useLobby.setState((state) => LOBBY_CHANGES.lobbymessages(state, [line(80)])));
  await waitFor(() => expect(lobby.commands).toHaveLength(1));
  await screen.findByRole('button', { name: 'Show older messages' });

  expect(shown()).toEqual([expect.stringContaining('line 80')]);
});
