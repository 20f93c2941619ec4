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

test('what one user says within the same minute is one block', () => {
  expect(sizes([said('mira', '41:00'), said('mira', '41:30'), said('mira', '41:59')])).toEqual([3]);
});

test('the next minute begins a new block', () => {
  expect(sizes([said('mira', '41:59'), said('mira', '42:00')])).toEqual([1, 1]);
});

test('somebody else in between begins a new block', () => {
  expect(sizes([said('mira', '41:00'), said('wilf', '41:10'), said('mira', '41:20')])).toEqual([1, 1, 1]);
});

test('nobody said anything: no block', () => {
  expect(groupMessages([])).toEqual([]);
});
