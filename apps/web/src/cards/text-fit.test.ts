import { expect, test } from 'vitest';
import { fitText } from './text-fit.ts';
import { linesOf } from './text-lines.ts';

test.each([
  ['words go to the next line as a whole', 'aaaa aaaa aaaa', 5, 2],
  ['Chinese characters are as wide as they are high', '摧毁一个敌方生物', 4, 2],
  ['a Korean word stays together', '생명체를 파괴합니다', 6, 2],
  ['marks above Thai letters take no room', 'ที่ที่ที่', 2, 1],
  ['a symbol is about as wide as a Chinese character', '{amber}{amber}{amber}', 2.5, 2],
])('%s', (_, text, width, lines) => {
  expect(linesOf(text, width)).toBe(lines);
});

test('a longer text is smaller, and only a zoomed card gives it the room of its picture', () => {
  const sizes = [1, 8, 12, 16, 30].map((times) => fitText('Destroy a creature. '.repeat(times), 'zoom'));

  expect(sizes.map(({ fontSize }) => fontSize)).toEqual(
    sizes.map(({ fontSize }) => fontSize).toSorted((one, other) => other - one),
  );
  expect(sizes.map(({ isLong }) => isLong)).toEqual([false, false, false, true, true]);
  expect(fitText('Destroy a creature. '.repeat(30), 'hand')).toMatchObject({ fontSize: 0.58, isLong: false });
});

test('a text has the same size in fewer, wider characters', () => {
  const latin = 'x'.repeat(40);

  expect(fitText('摧'.repeat(200), 'zoom').fontSize).toBeLessThan(fitText(latin, 'zoom').fontSize);
});
