import { expect, test } from 'vitest';
import { parseCardText } from './parse-card-text.ts';
import { unbrokenPieces } from './unbroken-pieces.ts';

const groupsOf = (text: string): string[] =>
  parseCardText(text, [])
    .flatMap((line) => unbrokenPieces(line))
    .map((group) =>
      group.map((piece) => ('text' in piece ? piece.text : piece.kind === 'symbol' ? '◆' : '⌂')).join(''),
    );

test.each([
  ['a number before a symbol, and a full stop after it', 'Deal 4{damage}.', ['Deal ', '4◆.']],
  ['a sign', 'Keys cost +1{amber} more', ['Keys cost ', '+1◆', ' more']],
  ['a Korean particle', '2{amber}를 훔칩니다.', ['2◆를', ' 훔칩니다.']],
  ['a Chinese full stop', '获得1{amber}。抽牌', ['获得', '1◆。', '抽牌']],
])('%s stays with its symbol', (_, text, groups) => {
  expect(groupsOf(text)).toEqual(groups);
});

test('symbols beside each other can stand on two lines', () => {
  expect(groupsOf('{amber}{amber}')).toEqual(['◆', '◆']);
});
