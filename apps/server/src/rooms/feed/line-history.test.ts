import type { RoomLine } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { LineHistory } from './line-history.ts';

const line = (id: number): RoomLine => ({
  id,
  date: new Date(id * 1000).toISOString(),
  notice: { key: 'room.joined', args: { player: { player: `guest ${id}` } } },
});

const ids = (lines: readonly RoomLine[]) => lines.map(({ id }) => id);

test('lines are read as they were written', () => {
  const book = new LineHistory();
  book.add(line(1));
  book.add(line(2));

  expect(book.last(5)).toEqual([line(1), line(2)]);
  expect(book.last(1)).toEqual([line(2)]);
});

test('at most the requested number of lines before another one is returned', () => {
  const book = new LineHistory();
  for (let id = 11; id <= 20; id++) book.add(line(id));

  expect(ids(book.before(15, 2))).toEqual([13, 14]);
  expect(ids(book.before(13, 5))).toEqual([11, 12]);
  expect(book.before(11, 5)).toEqual([]);
  expect(book.before(3, 5)).toEqual([]);
  expect(ids(book.before(99, 2))).toEqual([19, 20]);
});

test('the oldest lines of a very long game are dropped', () => {
  const book = new LineHistory();
  for (let id = 1; id <= 10_001; id++) book.add(line(id));

  expect(ids(book.before(5_003, 9))).toEqual([5_002]);
  expect(ids(book.last(2))).toEqual([10_000, 10_001]);
});

test('lines from before the start are read from their source on request', () => {
  const book = new LineHistory();
  const asked: [number, number][] = [];
  const read = (from: number, to: number) => {
    asked.push([from, to]);
    return Array.from({ length: to - from }, (_, index) => line(from + index));
  };
  book.begin({ count: 100, read });
  for (let id = 101; id <= 110; id++) book.add(line(id));

  expect(ids(book.last(50))).toEqual(Array.from({ length: 10 }, (_, index) => 101 + index));
  expect(ids(book.before(108, 3))).toEqual([105, 106, 107]);
  expect(asked).toEqual([]);
  expect(ids(book.before(103, 5))).toEqual([98, 99, 100, 101, 102]);
  expect(ids(book.before(50, 2))).toEqual([48, 49]);
  expect(ids(book.before(3, 9))).toEqual([1, 2]);
  expect(book.before(1, 9)).toEqual([]);
  expect(asked).toEqual([
    [98, 101],
    [48, 50],
    [1, 3],
  ]);
});
