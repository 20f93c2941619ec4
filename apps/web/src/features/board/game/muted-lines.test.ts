import type { RoomLine } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { logIn, somebody } from '../../../test/server.ts';
import { WREN } from '../fixture/game.ts';
import { isFromOthers, withoutBlockedAuthors } from './muted-lines.ts';

const DATE = '2026-03-01T20:00:00.000Z';
const said = (username: string): RoomLine => ({
  id: 1,
  date: DATE,
  chat: { from: { username, name: username, avatar: null, role: 'user' }, text: 'hello' },
});
const NOTICE: RoomLine = { id: 2, date: DATE, notice: { key: 'room.left', args: {} } };

test('lines of blocked users are hidden, however their names are written', () => {
  logIn(somebody([], { blockList: ['corvane'] }));
  const lines = [said('Corvane'), said('CORVANE'), said('Ilse'), NOTICE];

  expect(withoutBlockedAuthors(lines)).toEqual([lines[2], NOTICE]);
});

test('visitors have blocked nobody', () => {
  expect(withoutBlockedAuthors([said('Corvane')])).toHaveLength(1);
});

test('a line is from others unless the player of the seat wrote it', () => {
  expect(isFromOthers(said('Corvane'), { seat: WREN })).toBe(true);
  expect(isFromOthers(said('Wren'), { seat: WREN })).toBe(false);
  expect(isFromOthers(NOTICE, { seat: WREN })).toBe(false);
});

test('a spectator without a seat is recognized by the account', () => {
  expect(isFromOthers(said('Ilse'), { seat: null })).toBe(true);
  logIn(somebody([], { username: 'Ilse' }));

  expect(isFromOthers(said('Ilse'), { seat: null })).toBe(false);
  expect(isFromOthers(said('Wren'), { seat: null })).toBe(true);
});
