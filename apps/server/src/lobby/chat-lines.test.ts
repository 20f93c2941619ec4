import { expect, test } from 'vitest';
import { RECENT_LINES } from '@amberhall/protocol';
import type { RoomLine } from '@amberhall/protocol';
import { withChat, withNotice } from './chat-lines.ts';

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
