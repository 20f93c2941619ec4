import { expect, test } from 'vitest';
import { optionsOf } from './use-control-label.ts';

test('the options of a card are the marked lines of its text', () => {
  expect(optionsOf('Play: Choose one:\n• Gain 2{amber}.\n• Draw a card.')).toEqual([
    'Gain 2{amber}',
    'Draw a card',
  ]);
  expect(optionsOf('Play: Draw a card.')).toEqual([]);
});
