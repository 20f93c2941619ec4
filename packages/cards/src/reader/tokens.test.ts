import { expect, test } from 'vitest';
import { reading } from './reading.ts';

test.each([
  [
    'After you play Subtle Chain, ready Troll.',
    "after(you.play(an.action.named('subtle-chain')), ready(self))",
  ],
  ['Play: Ward a friendly Dr. Escotera.', "play(ward(a.friendly.creature.named('dr-escotera')))"],
  ['Play: Ward a friendly CH-337{amber}.', "play(ward(a.friendly.creature.named('ch-337a')))"],
])('a title may have any characters, and tells the type of its card: %s', (text, wanted) => {
  expect(reading(text)).toBe(wanted);
});

test('the top half of a gigantic creature has no text [5.7]', () => {
  expect(reading('Play: Draw 2 cards.', 'creature', 'deusillus2')).toBe('');
});
