import { expect, test } from 'vitest';
import { RECENT_LINES } from '@amberhall/protocol';
import type { RoomLine } from '@amberhall/protocol';
import { chatLineIn, withChat, withLineRemoved, withNotice } from './chat-lines.ts';

const MIRA = { username: 'mira', name: 'mira', avatar: null, role: 'user' } as const;
const NOW = new Date('2026-01-01T12:00:00Z');

test('lines of people and of the room share one numbering', () => {
  const lines = withNotice(withChat([], MIRA, ' Hello ', NOW), 'room.joined', { player: 'nils' }, NOW);

  expect(lines).toEqual([
    { id: 1, date: '2026-01-01T12:00:00.000Z', chat: { from: MIRA, text: 'Hello' } },
    {
      id: 2,
      date: '2026-01-01T12:00:00.000Z',
      notice: { key: 'room.joined', args: { player: { player: 'nils' } } },
    },
  ]);
});

test('only the latest lines are kept, with their numbers', () => {
  let lines: RoomLine[] = [];
  for (let n = 1; n <= RECENT_LINES + 5; n++) lines = withChat(lines, MIRA, `line ${n}`, NOW);

  expect(lines).toHaveLength(RECENT_LINES);
  expect([lines[0]?.id, lines.at(-1)?.id]).toEqual([6, RECENT_LINES + 5]);
});

test('one of two lines of the same moment is removed, and its text is kept for reports', () => {
  const lines = withChat(withChat([], MIRA, 'one', NOW), MIRA, 'two', NOW);
  const said = chatLineIn(lines, { id: 2, seenBy: 'mira' });

  const kept = withLineRemoved(lines, said?.date ?? '');

  expect(kept.map(({ chat, isRemoved }) => [chat?.text, isRemoved])).toEqual([
    ['one', undefined],
    ['two', true],
  ]);
  expect(chatLineIn(kept, { date: said?.date ?? '' })).toMatchObject({ id: 2, isRemoved: true });
});

test('a notice of the room is no line that can be removed', () => {
  const lines = withNotice([], 'room.joined', { player: 'nils' }, NOW);

  expect(chatLineIn(lines, { id: 1, seenBy: 'mira' })).toBeUndefined();
  expect(withLineRemoved(lines, NOW.toISOString())).toEqual(lines);
});
