import type { RoomLine } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { logTurns } from './log-turns.ts';

let last = 0;
const line = (key: string, args = {}): RoomLine => ({
  id: ++last,
  date: '2026-03-01T20:00:00.000Z',
  log: { kind: 'log', text: { key, args } },
});
const ability = (slug: string) => line('log.trigger', { card: { card: { slug } } });
const chat = (text: string): RoomLine => ({
  id: ++last,
  date: '2026-03-01T20:00:00.000Z',
  chat: { from: { username: 'a', name: 'a', avatar: null, role: 'user' }, text },
});

const shown = (lines: RoomLine[]) =>
  logTurns(lines, 'all').flatMap((turn) =>
    turn.lines.map(({ line: one, cause, times }) => [
      cause && 'by an ability',
      one.log?.text.key ?? one.chat?.text,
      times,
    ]),
  );

test('an ability is told by its effect', () => {
  expect(shown([line('log.play'), ability('punch'), line('log.damage'), line('log.destroyed')])).toEqual([
    [undefined, 'log.play', 1],
    ['by an ability', 'log.damage', 1],
    [undefined, 'log.destroyed', 1],
  ]);
});

test('an ability without an effect keeps its own line', () => {
  expect(shown([ability('punch'), line('log.use.reap'), ability('urchin')])).toEqual([
    [undefined, 'log.trigger', 1],
    [undefined, 'log.use.reap', 1],
    [undefined, 'log.trigger', 1],
  ]);
});

test('equal lines in a row become one, unless they are said', () => {
  const lines = [ability('punch'), line('log.gainAmber'), ability('punch'), line('log.gainAmber')];
  expect(shown([...lines, ability('urchin'), line('log.gainAmber'), chat('hi'), chat('hi')])).toEqual([
    ['by an ability', 'log.gainAmber', 2],
    ['by an ability', 'log.gainAmber', 1],
    [undefined, 'hi', 1],
    [undefined, 'hi', 1],
  ]);
});
