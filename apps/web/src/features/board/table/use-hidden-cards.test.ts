import { expect, test } from 'vitest';
import { hiddenCards } from './use-hidden-cards.ts';

const ROW = { left: 0, right: 390 };
/** Nine cards of 86 pixels with gaps of 11, scrolled by `scrolled` pixels. */
const cardsAt = (scrolled: number) =>
  Array.from({ length: 9 }, (_, index) => {
    const left = 14 + index * 97 - scrolled;
    return { id: `card-${index + 1}`, left, right: left + 86 };
  });

test.each([
  { name: 'at its start', scrolled: 0, before: 0, after: 5 },
  { name: 'in the middle', scrolled: 259, before: 3, after: 3 },
  { name: 'at its end', scrolled: 500, before: 5, after: 0 },
])('a long row $name hides cards at both ends', ({ scrolled, before, after }) => {
  const hidden = hiddenCards(ROW, cardsAt(scrolled));

  expect([hidden.before.length, hidden.after.length]).toEqual([before, after]);
});

test('a row that fits hides no card', () => {
  expect(hiddenCards(ROW, cardsAt(0).slice(0, 3))).toEqual({ before: [], after: [] });
});
