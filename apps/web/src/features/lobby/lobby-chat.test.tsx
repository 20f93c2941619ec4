import type { LobbyMessage } from '@amberhall/protocol';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { initialLobby, LOBBY_CHANGES } from '../../lib/lobby/state.ts';
import { useLobby } from '../../lib/lobby/store.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { logIn, somebody } from '../../test/server.ts';
import { Toasts } from '../../ui/toasts.tsx';
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

describe('the line to write', () => {
  async function open(answers: Parameters<typeof connectTestLobby>[0] = {}) {
    logIn(somebody());
    const lobby = await connectTestLobby(answers);
    const user = openPage(
      <>
        <LobbyChat />
        <Toasts label="Toasts" closeLabel="Dismiss" />
      </>,
    );
    return { lobby, user };
  }
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' });
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

  test('is closed to visitors, and says why', () => {
    openPage(<LobbyChat />);

    expect(field().disabled).toBe(true);
    expect(field().placeholder).toBe('You must be logged in to send lobby chat messages');
  });

  test('sends what a member writes, and is empty again', async () => {
    const { lobby, user } = await open();

    await user.type(field(), ' hello all ');
    await user.click(send());

    await waitFor(() => expect(lobby.commands).toEqual([['lobbychat', 'hello all']]));
    expect(field().value).toBe('');
  });

  test('sends nothing that consists of spaces', async () => {
    const { lobby, user } = await open();

    await user.type(field(), '   ');
    expect(send().disabled).toBe(true);
    await user.keyboard('{Enter}');

    expect(lobby.commands).toEqual([]);
  });

  test('keeps a refused line and tells the reason', async () => {
    const { user } = await open({ lobbychat: { ok: false, code: 'ACCOUNT_MUTED', message: '' } });

    await user.type(field(), 'hello{Enter}');

    expect(await screen.findByText(/^Staff have muted you/)).toBeDefined();
    expect(field().value).toBe('hello');
  });

  test('cannot be sent while the lobby is away, but can be written', async () => {
    const { user } = await open();
    act(() => useLobby.setState({ connection: 'disconnected' }));

    await user.type(field(), 'hello');

    expect(send().disabled).toBe(true);
    expect(field().value).toBe('hello');
  });

  test('is closed to muted members', async () => {
    await open();
    act(() => useLobby.setState({ mute: { kind: 'mute', reason: 'spam', until: null } }));

    expect(await screen.findByText(/You cannot write any more/)).toBeDefined();
    expect(field().disabled).toBe(true);
  });

  test('offers the others who are here as mentions', async () => {
    const { user } = await open();
    const users = ['Mira', 'Nils', 'Olga'].map((name) => ({ ...line(1).user, username: name, name }));
    act(() => useLobby.setState({ users }));

    await user.type(field(), '@');

    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Nils', 'Olga']);
  });

  test('says to a new account that it cannot chat yet, once', async () => {
    await open();

    act(() => useLobby.setState({ chatRestricted: true }));

    expect(await screen.findByText(/^New users are limited from chatting/)).toBeDefined();
    expect(useLobby.getState().chatRestricted).toBe(false);
  });
});

test('a chat that is loading says so, and an empty one invites', () => {
  openPage(<LobbyChat />);
  expect(screen.getByText('Loading chat...')).toBeDefined();

  act(() => useLobby.setState({ messages: [] }));

  expect(screen.queryByText('Loading chat...')).toBeNull();
  expect(screen.getByText('No messages yet. Say hello!')).toBeDefined();
});

test('the chat says how many people are here', () => {
  openPage(<LobbyChat />);
  expect(screen.queryByText(/online$/)).toBeNull();

  act(() => useLobby.setState({ users: [line(1).user] }));

  expect(screen.getByText('1 online')).toBeDefined();
});
