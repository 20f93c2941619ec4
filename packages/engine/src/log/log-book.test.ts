import { expect, test } from 'vitest';
import type { MessageArg } from '../prompts/question.ts';
import { LogBook } from './log-book.ts';
import type { LogEntry } from './log.ts';

const REAP: LogEntry = {
  kind: 'log',
  player: 'ann',
  message: { key: 'log.use.reap', args: { player: { player: 'ann' }, card: { card: 'c7', slug: 'troll' } } },
};

/** An entry about Ann with other words. */
function entry(key: string, args: Record<string, MessageArg>): LogEntry {
  return {
    kind: 'log',
    player: 'ann',
    message: { key, args: { player: { player: 'ann' }, ...args } },
  };
}

test.each<[string, LogEntry]>([
  ['about a card', REAP],
  ['about a hidden card', entry('log.archive', { card: { card: 'c7', slug: 'troll', hiddenFrom: ['bob'] } })],
  ['with a number, a word and a house', entry('log.forgeKey', { color: 'red', number: 6 })],
  ['with a house', entry('log.chooseHouse', { house: { house: 'dis' } })],
  ['with a list', entry('log.reveal', { cards: { list: [{ card: 'c7', slug: 'troll' }] } })],
  ['with a word that looks like a player', entry('log.forgeKey', { color: '@bob', number: 6 })],
  ['with arguments nobody expects', entry('log.raiseTide', { number: 6 })],
  ['with a key nobody knows', entry('log.unheardOf', {})],
  ['that is a heading', { ...entry('log.step.main', {}), kind: 'step' }],
  ['that is an unusual heading', { ...REAP, kind: 'step' }],
  ['that is about another player than it names', { ...REAP, player: 'bob' }],
  ['about nobody', { kind: 'alert', message: { key: 'log.failure' } }],
])('a line %s is read as it was written', (_, line) => {
  const first = new LogBook();
  first.push(REAP);
  first.push(line);

  const book = new LogBook(first.lines);

  expect(first.at(-1)).toEqual(line);
  expect(book.length).toBe(2);
  expect(book.at(-1)).toEqual(line);
  expect(book.slice(1)).toEqual([line]);
  expect([...book]).toEqual([REAP, line]);
  expect(book.map(({ message }) => message.key)).toEqual([REAP.message.key, line.message.key]);
});

test.each([0, 20, 40, 70, 99, 100])(
  'the lines of a long game from number %i on are read in their order',
  (from) => {
    const book = new LogBook();
    const lines = Array.from({ length: 100 }, (_, number) => entry('log.gainAmber', { number }));
    for (const line of lines) book.push(line);

    expect(book.length).toBe(100);
    expect(book.slice(from)).toEqual(lines.slice(from));
    expect(book.slice(0, from)).toEqual(lines.slice(0, from));
    expect(book.at(from)).toEqual(lines[from]);
    expect(new LogBook(book.lines).slice(from)).toEqual(lines.slice(from));
  },
);

test('there is no line beyond the last', () => {
  expect(new LogBook().at(0)).toBeUndefined();
});

test('an ordinary line takes no more than its words', () => {
  const book = new LogBook();
  book.push(REAP);

  expect(book.lines).toEqual(['["log.use.reap","@ann","#c7:troll"]']);
});
