import { expect, test } from 'vitest';
import { reading } from './reading.ts';
import { withoutReminders } from './reminders.ts';

test.each([
  ['Draw 2 cards. (These icons have already been added to cards in your deck.)', 'Draw 2 cards.'],
  ['Omega. (After you play this card,\nend this step.)', 'Omega.'],
  ['Omega. ( After you play this card, end this step. )', 'Omega.'],
  ['Gain 1 (to a maximum of 3) now.', 'Gain 1, to a maximum of 3 now.'],
  [
    'It belongs to house Dis. (Instead of its original house.)',
    'It belongs to house Dis, Instead of its original house',
  ],
])('a reminder is skipped, another parenthesis is a part of its sentence: %s', (text, said) => {
  expect(withoutReminders(text)).toBe(said);
});

test.each([
  [
    'Play: Gain 1{amber} for each friendly creature (to a maximum of 3).',
    'play(gain(atMost(3, per(friendly.creature))))',
  ],
  [
    'Play: Choose a creature. Gain {amber} equal to half its power (rounding down the gain).',
    "play(pick(a.creature, (first) => [gain(half(powerOf(first), 'down'))]))",
  ],
  [
    'Each of Troll’s neighbors belongs to house Dis (instead of its other houses).',
    "each.neighboring.creature.belongsOnlyTo('dis')",
  ],
])('%s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});

test('a parenthesis that is neither a reminder nor understood keeps the text unread', () => {
  expect(reading('Play: Gain 1{amber} (but only on Sundays).')).toContain('▲');
});
