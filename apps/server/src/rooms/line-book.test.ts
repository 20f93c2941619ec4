import type { RoomLine } from '@amberhall/protocol';
import { expect, test } from 'vitest';
import { LineBook } from './line-book.ts';

const line = (id: number): RoomLine => ({
  id,
  date: new Date(id * 1000).toISOString(),
  notice: { key: 'room.joined', args: { player: { player: `guest ${id}` } } },
});

const ids = (lines: readonly RoomLine[]) => lines.map(({ id }) => id);

test('lines are read as they were written', () => {
  const book = new LineBook();
  book.add(line(1));
  book.add(line(2));

  expect(book.last(5)).toEqual([line(1), line(2)]);
  expect(book.last(1)).toEqual([line(2)]);
});

test('so many lines before another one, and no more than there are', () => {
  const book = new LineBook();
  for (let id = 11; id <= 20; id++) book.add(line(id));

  expect(ids(book.before(15, 2))).toEqual([13, 14]);
  expect(ids(book.before(13, 5))).toEqual([11, 12]);
  expect(book.before(11, 5)).toEqual([]);
  expect(book.before(3, 5)).toEqual([]);
  expect(ids(book.before(99, 2))).toEqual([19, 20]);
});

test('the oldest lines of a very long game are forgotten', () => {
  const book = new LineBook();
  for (let id = 1; id <= 10_001; id++) book.add(line(id));

  expect(ids(book.before(5_003, 9))).toEqual([5_002]);
  expect(ids(book.last(2))).toEqual([10_000, 10_001]);
});
