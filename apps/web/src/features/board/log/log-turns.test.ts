import type { RoomLine } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { logLines, logTurns } from './log-turns.ts';
import type { LogFilter } from './log-turns.ts';

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

// Turns and filters

const turn = (number: number): RoomLine => ({
  ...line('log.turn', { number }),
  log: { kind: 'turn', text: { key: 'log.turn', args: { number } } },
});
const step = (name: string): RoomLine => ({
  ...line(`log.step.${name}`),
  log: { kind: 'step', text: { key: `log.step.${name}`, args: {} } },
});
const keysOf = (lines: RoomLine[], filter: LogFilter = 'all') =>
  logTurns(lines, filter).map(({ head, lines: within }) => [
    head?.log?.text.args?.['number'],
    ...within.map(({ line: one }) => one.log?.text.key ?? one.chat?.text),
  ]);

test('an empty log has no turns', () => {
  expect(logTurns([], 'all')).toEqual([]);
});

test('lines before the first turn have no heading, and a turn without lines has one', () => {
  expect(keysOf([line('log.firstPlayer'), turn(1), line('log.play'), turn(2)])).toEqual([
    [undefined, 'log.firstPlayer'],
    [1, 'log.play'],
    [2],
  ]);
});

test('a log that begins with a turn has no part without a heading', () => {
  expect(keysOf([turn(1), line('log.play')])).toEqual([[1, 'log.play']]);
});

test('the filters separate the game from what people say', () => {
  const lines = [turn(1), line('log.play'), chat('hi'), line('log.use.reap')];

  expect(keysOf(lines, 'game')).toEqual([[1, 'log.play', 'log.use.reap']]);
  expect(keysOf(lines, 'chat')).toEqual([[undefined, 'hi']]);
});

test('notices of the room appear with the chat', () => {
  const notice = { id: ++last, date: '2026-03-01T20:00:00.000Z', notice: { key: 'room.joined', args: {} } };

  expect(logTurns([notice], 'chat')).toHaveLength(1);
  expect(logTurns([notice], 'game')).toEqual([]);
});

test('a step without lines is shown only while it is the current one', () => {
  expect(
    keysOf([turn(1), step('forge'), step('house'), line('log.chooseHouse'), step('main'), turn(2)]),
  ).toEqual([[1, 'log.step.house', 'log.chooseHouse'], [2]]);
  expect(keysOf([turn(1), step('main')])).toEqual([[1, 'log.step.main']]);
});

test('what a player does after an ability is not its effect', () => {
  for (const key of ['log.play', 'log.playUpgrade', 'log.use.fight', 'log.concede', 'log.endOfTurn'])
    expect(shown([ability('punch'), line(key)]).map(([by]) => by)).toEqual([undefined, undefined]);
});

test('only the next line is the effect of an ability', () => {
  expect(shown([ability('punch'), line('log.damage'), line('log.heal')]).map(([by]) => by)).toEqual([
    'by an ability',
    undefined,
  ]);
});

test('equal lines in different turns are not joined', () => {
  expect(keysOf([turn(1), line('log.draw'), turn(2), line('log.draw')])).toEqual([
    [1, 'log.draw'],
    [2, 'log.draw'],
  ]);
});

test('lines with different arguments are not joined', () => {
  expect(shown([line('log.draw', { number: 1 }), line('log.draw', { number: 2 })])).toHaveLength(2);
});

test('headings are read among the lines, in their order', () => {
  const read = logLines([turn(1), line('log.play'), turn(2), line('log.draw'), line('log.draw')]);

  expect(read.map(({ line: one, times }) => [one.log?.text.key, times])).toEqual([
    ['log.turn', 1],
    ['log.play', 1],
    ['log.turn', 1],
    ['log.draw', 2],
  ]);
});
