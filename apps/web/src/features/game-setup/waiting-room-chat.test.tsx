import type { PendingGame, RoomLine } from '@amberhall/protocol';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useLobby } from '../../lib/lobby/store.ts';
import { pendingGame, playerNamed, seated } from '../../test/lobby-game.ts';
import { connectTestLobby } from '../../test/lobby-server.ts';
import { openPage } from '../../test/open-page.tsx';
import { answerCalls, logIn, somebody } from '../../test/server.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { WaitingRoomChat } from './waiting-room-chat.tsx';

const date = '2026-11-20T10:00:00.000Z';
const said = (name: string, text: string): RoomLine =>
  ({
    id: text.length,
    date,
    chat: { from: { username: name, name, avatar: null, role: 'user' }, text },
  }) as unknown as RoomLine;
const notice = { id: 1, date, notice: { key: 'room.joined', args: { player: { player: 'Nils' } } } };

const open = (changes: Partial<PendingGame> = {}) =>
  openPage(
    <>
      <WaitingRoomChat game={pendingGame(changes)} />
      <Toasts label="Toasts" closeLabel="Dismiss" />
    </>,
  );
const log = () => within(screen.getByRole('log', { name: 'Messages' }));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Message' });

beforeEach(() => logIn(somebody()));

test('a chat without lines says who can read it', () => {
  open();

  expect(log().getByText('No messages yet. Your opponent can read this chat.')).toBeDefined();
});

test('lines have their writers, and notices the names of their people', () => {
  open({ messages: [notice, said('Nils', 'hello')] });

  expect(log().getByText('Nils has joined the game')).toBeDefined();
  expect(log().getByRole('link', { name: 'Nils' }).getAttribute('href')).toBe('/people/Nils');
  expect(log().getByText('hello')).toBeDefined();
  expect(screen.queryByText(/^No messages yet/)).toBeNull();
});

test('a line of somebody else can be reported, and an own one cannot', () => {
  open({ messages: [said('Nils', 'hello'), said('Mira', 'hi')] });

  expect(log().getAllByRole('button')).toHaveLength(1);
  expect(log().getByRole('button', { name: /Nils/ })).toBeDefined();
});

test('a moderator removes a line, and notices have no button', async () => {
  logIn(somebody(['canModerateChat']));
  const { id } = pendingGame();
  const sent = answerCalls({ [`DELETE /api/games/${id}/lines/5`]: { success: true, id: 5 } });
  const user = open({ messages: [notice, said('Nils', 'hello')] });

  const removals = await log().findAllByRole('button', { name: /^Remove/ });
  expect(removals.map((button) => button.getAttribute('aria-label'))).toEqual(['Remove Nils’s message']);
  await user.click(log().getByRole('button', { name: 'Remove Nils’s message' }));
  await user.click(log().getByRole('button', { name: 'Confirm' }));

  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a removed line has its author and says that it was removed', () => {
  logIn(somebody(['canModerateChat']));
  const removed = { username: 'Nils', name: 'Nils', avatar: null, role: 'user' } as const;
  open({ messages: [{ id: 5, date, removed }] });

  expect(log().getByRole('link', { name: 'Nils' })).toBeDefined();
  expect(log().getByText('Message deleted by a moderator')).toBeDefined();
  expect(log().queryByRole('button')).toBeNull();
});

test('a line is sent with Enter, and the field is empty again', async () => {
  const lobby = await connectTestLobby();
  const user = open();

  await user.type(field(), ' good luck {Enter}');

  await waitFor(() => expect(lobby.commands).toEqual([['chat', 'good luck']]));
  expect(field().value).toBe('');
});

test('a refused line stays in the field, and the reason is told', async () => {
  await connectTestLobby({ chat: { ok: false, code: 'RATE_LIMITED', message: '' } });
  const user = open();

  await user.type(field(), 'good luck{Enter}');

  expect(await screen.findByText('You are doing that too often. Please wait a moment.')).toBeDefined();
  expect(field().value).toBe('good luck');
});

test('players and spectators are offered as mentions', async () => {
  const user = open({
    players: seated(playerNamed('Mira'), playerNamed('Nils')),
    spectators: [{ id: 'Olga', name: 'Olga', avatar: null, role: 'user' }],
  });

  await user.type(field(), '@');

  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Nils', 'Olga']));
});

test('a muted user reads why they cannot write', async () => {
  useLobby.setState({ mute: { kind: 'mute', reason: 'spam', until: null } });
  open();

  expect(await screen.findByText(/You cannot write any more/)).toBeDefined();
  expect(field().disabled).toBe(true);
});
