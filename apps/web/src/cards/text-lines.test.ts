import { describe, expect, test } from 'vitest';
import { linesOf } from './text-lines.ts';

const WIDE = 1000;

describe('a paragraph', () => {
  test.each(['', 'a', 'Play: Gain 1 {amber}.'])('of “%s” takes one line if there is room', (text) => {
    expect(linesOf(text, WIDE)).toBe(1);
  });

  test('takes more lines, the narrower they are', () => {
    const text = 'Destroy each creature that is not on a flank. Gain 1 for each creature destroyed this way.';
    const counts = [60, 30, 20, 10].map((width) => linesOf(text, width));

    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(new Set(counts).size).toBe(4);
  });

  test('breaks between words, and not within them', () => {
    expect(linesOf('aaaa aaaa', 2.3)).toBe(2);
    expect(linesOf('aaaaaaaa', 2.3)).toBe(1);
  });

  test('that begins with a word wider than the line does not begin with an empty line', () => {
    expect(linesOf('extraordinarily', 1)).toBe(1);
  });

  test('needs no new line for a space at the end of a full one', () => {
    expect(linesOf('aaaa ', 2.24)).toBe(1);
  });
});

describe('the width', () => {
  /** The narrowest line, in hundredths of em, that holds the letter twice with a break between. */
  const widthOf = (text: string): number => {
    for (let width = 1; width < 400; width += 1) if (linesOf(`${text} .`, width / 100) === 1) return width;
    return 400;
  };

  test('of narrow letters is less than that of wide ones', () => {
    expect(widthOf('iiii')).toBeLessThan(widthOf('aaaa'));
    expect(widthOf('aaaa')).toBeLessThan(widthOf('AAAA'));
    expect(widthOf('AAAA')).toBeLessThan(widthOf('MMMM'));
  });

  test('of a symbol is the same, however long its name is', () => {
    expect(widthOf('{amber}')).toBe(widthOf('{house:staralliance}'));
    expect(widthOf('{amber}')).toBeLessThan(widthOf('amber'));
  });

  test('of a letter with a mark above is that of the letter', () => {
    expect(widthOf('e\u0301e\u0301')).toBe(widthOf('ee'));
  });
});

describe('a script without spaces', () => {
  test('can break after each Chinese character', () => {
    expect(linesOf('战斗后战斗后', 3)).toBe(2);
    expect(linesOf('战斗后战斗后', 2)).toBe(3);
  });

  test('can break within a long run of Thai letters', () => {
    expect(linesOf('ก'.repeat(32), 6)).toBeGreaterThan(2);
  });

  test('does not break Korean words, which have spaces', () => {
    expect(linesOf('가나다라', 2)).toBe(1);
    expect(linesOf('가나 다라', 2)).toBe(2);
  });
});
