import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RoomLine } from '@amberhall/protocol';
import { midGame, WREN } from '../fixture/game.ts';
import { renderPart } from '../fixture/render-board.tsx';
import type { LoggedLine } from './log-turns.ts';
import { useLineText } from './use-line-text.ts';

const DATE = '2026-03-01T20:00:00.000Z';
const logged = (key: string, args: object): RoomLine => ({
  id: 1,
  date: DATE,
  log: { kind: 'log', text: { key, args: { ...args } } },
});

type Line = Partial<LoggedLine> & Pick<LoggedLine, 'line'>;

function LineText(line: Line) {
  return <output>{useLineText()({ cause: undefined, times: 1, ...line })}</output>;
}
function textOf(line: Line): string {
  renderPart(<LineText {...line} />, midGame());
  const shown = screen.getByRole('status').textContent;
  cleanup();
  return shown;
}

test('a line of the chat begins with the name of its author', () => {
  const from = { username: 'Ilse', name: 'Ilse', avatar: null, role: 'user' } as const;

  expect(textOf({ line: { id: 1, date: DATE, chat: { from, text: 'hi all' } } })).toBe('Ilse: hi all');
});

test('a removed line says so after the name of its author', () => {
  const removed = { username: 'Ilse', name: 'Ilse', avatar: null, role: 'user' } as const;

  expect(textOf({ line: { id: 1, date: DATE, removed } })).toBe('Ilse: Message deleted by a moderator');
});

test('symbols, players and cards of a line are written as words', () => {
  const line = logged('log.captureAmber', {
    card: { card: { slug: 'krump' } },
    number: 2,
    target: { player: WREN },
  });

  expect(textOf({ line })).toBe('Krump captures 2 Æmber from Wren');
});

test('a hidden card is written without a name', () => {
  expect(textOf({ line: logged('log.archive', { player: { player: WREN }, card: { card: {} } }) })).toBe(
    'Wren archives a card',
  );
});

test('the card that caused a line comes first, and the number of times last', () => {
  const cause = logged('log.trigger', { card: { card: { slug: 'troll' } } });
  const line = logged('log.destroyed', { card: { card: { slug: 'krump' } } });

  expect(textOf({ line, cause, times: 2 })).toBe('Troll: Krump is destroyed ×2');
});

test('a notice of the room is a line as well, and a line without a text is empty', () => {
  const notice = { key: 'room.joined', args: { player: 'Ilse' } };

  expect(textOf({ line: { id: 1, date: DATE, notice } })).toBe('Ilse has joined the game');
  expect(textOf({ line: { id: 1, date: DATE } })).toBe('');
});
