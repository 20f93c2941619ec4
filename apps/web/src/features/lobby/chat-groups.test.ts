import type { LobbyMessage } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { groupMessages } from './chat-groups.ts';

let nextId = 1;
const said = (username: string, time: string): LobbyMessage => ({
  id: nextId++,
  message: 'hello',
  time: `2026-11-21T18:${time}.000Z`,
  user: { username, name: username, avatar: null, role: 'user' },
  deleted: false,
});
const sizes = (messages: LobbyMessage[]): number[] =>
  groupMessages(messages).map((group) => group.messages.length);

test('messages of one user within the same minute are one group', () => {
  expect(sizes([said('mira', '41:00'), said('mira', '41:30'), said('mira', '41:59')])).toEqual([3]);
});

test('the next minute starts a new group', () => {
  expect(sizes([said('mira', '41:59'), said('mira', '42:00')])).toEqual([1, 1]);
});

test('another user in between starts a new group', () => {
  expect(sizes([said('mira', '41:00'), said('wilf', '41:10'), said('mira', '41:20')])).toEqual([1, 1, 1]);
});

test('no messages make no group', () => {
  expect(groupMessages([])).toEqual([]);
});
