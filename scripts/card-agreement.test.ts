import { expect, test } from 'vitest';
import { agreement } from './lib/card-agreement.ts';

test('texts that differ in reminders, line ends and older names of headings are equal', () => {
  const ours = 'Elusive.\nAfter Reap: Destroy Gauntlet. Steal 1{amber}.';
  const printed = 'Elusive. (No damage the first time.)\nReap: Sacrifice Gauntlet. Steal 1{amber}.';

  expect(agreement(ours, printed)).toEqual({ isEqual: true, differences: [] });
});

test('texts with the same content in other words have no differences', () => {
  const found = agreement('If you are ahead, gain 2{amber}.', 'Gain 2{amber} if you are ahead.');

  expect(found).toEqual({ isEqual: false, differences: [] });
});

test('a different number, house or keyword is a difference', () => {
  const found = agreement(
    'Play: Deal 2{damage} to a Mars creature.',
    'Play: Deal 3{damage} to an elusive creature.',
  );

  expect(found.differences).toEqual(['ours 2{damage}', 'ours mars', 'printed 3{damage}', 'printed elusive']);
});

test('a number in words equals the number in digits, and the tide icon is ignored', () => {
  const found = agreement(
    'If the tide is high, stun 3 creatures.',
    '{tide} Stun three creatures if the tide is high.',
  );

  expect(found.differences).toEqual([]);
});

test('a missing choice and another verb are differences', () => {
  const found = agreement('Play: Destroy a creature.', 'Play: You may purge up to 2 creatures.');

  expect(found.differences).toEqual([
    'ours destroy',
    'printed 2',
    'printed may',
    'printed up to',
    'printed purge',
  ]);
});

test('a card that you play is not any card that enters play', () => {
  const found = agreement(
    'The next time a friendly creature enters play this turn, it enters play stunned.',
    'The next creature you play this turn enters play stunned.',
  );

  expect(found.differences).toEqual(['printed you play']);
});

test('to gain control is to take control', () => {
  const found = agreement('Take control of an enemy creature.', 'Gain control of an enemy creature.');

  expect(found.differences).toEqual([]);
});
