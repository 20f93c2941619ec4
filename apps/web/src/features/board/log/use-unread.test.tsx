import { act, screen } from '@testing-library/react';
import type { GameView, RoomLine } from '@amberhall/protocol';
import { afterEach, expect, test } from 'vitest';
import { logIn, somebody } from '../../../test/server.ts';
import { CORVANE, midGame, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import { markRead, resetRead, useUnread } from './use-unread.ts';

afterEach(() => act(resetRead));

function Unread() {
  return <output>{useUnread()}</output>;
}
const line = (id: number, name: string): RoomLine => ({
  id,
  date: '2026-03-01T20:00:00.000Z',
  chat: { from: { username: name, name, avatar: null, role: 'user' }, text: 'hello' },
});
const withLines = (lines: RoomLine[], changes: Partial<GameView> = {}) =>
  renderPart(<Unread />, midGame(undefined, { lines, ...changes }));
const unread = () => screen.getByRole('status').textContent;

test('lines of others are unread until they are seen, and own ones never are', () => {
  withLines([line(1, CORVANE), line(2, WREN), line(3, 'Ilse')]);
  expect(unread()).toBe('2');

  act(() => markRead(1));
  expect(unread()).toBe('1');
  act(() => markRead(3));

  expect(unread()).toBe('0');
});

test('what was read stays read', () => {
  withLines([line(1, CORVANE), line(2, CORVANE)]);
  act(() => markRead(2));

  act(() => markRead(1));

  expect(unread()).toBe('0');
});

test('lines of the game do not count', () => {
  withLines(midGame().lines.filter(({ chat }) => !chat));

  expect(unread()).toBe('0');
});

test('a spectator is recognized by name', () => {
  logIn(somebody([], { username: 'Ilse', name: 'Ilse' }));

  withLines([line(1, 'Ilse'), line(2, WREN)], { seat: null });

  expect(unread()).toBe('1');
});
