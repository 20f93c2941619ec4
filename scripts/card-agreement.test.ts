import { expect, test } from 'vitest';
import { agreement } from './lib/card-agreement.ts';

test('older names of headings, reminders and line ends do not make a text another', () => {
  const ours = 'Elusive.\nAfter Reap: Destroy Gauntlet. Steal 1{amber}.';
  const printed = 'Elusive. (No damage the first time.)\nReap: Sacrifice Gauntlet. Steal 1{amber}.';

  expect(agreement(ours, printed)).toEqual({ isEqual: true, differences: [] });
});

test('other words with the same content agree', () => {
  const found = agreement('If you are ahead, gain 2{amber}.', 'Gain 2{amber} if you are ahead.');

  expect(found).toEqual({ isEqual: false, differences: [] });
});

test('another number, house or keyword is a difference', () => {
  const found = agreement(
    'Play: Deal 2{damage} to a Mars creature.',
    'Play: Deal 3{damage} to an elusive creature.',
  );

  expect(found.differences).toEqual(['ours 2{damage}', 'ours mars', 'printed 3{damage}', 'printed elusive']);
});

test('numbers in words are numbers, and the sign of the tide says nothing', () => {
  const found = agreement(
    'If the tide is high, stun 3 creatures.',
    '{tide} Stun three creatures if the tide is high.',
  );

  expect(found.differences).toEqual([]);
});
