import { expect, test } from 'vitest';
import { canTake, iconsLeft, missingAssignment } from './enhancements.ts';

const card = (dbId: number) => ({ dbId, id: 'anger', count: 1, isNonDeck: false, enhancements: [''] });

test('an icon is used up once for each time the deck has it', () => {
  expect(iconsLeft(['draw', 'draw', 'amber'], { 1: ['draw'] })).toEqual(['draw', 'amber']);
});

test('a card has room for five icons, its printed ones included, and for one house', () => {
  expect(canTake('draw', ['draw', 'draw'], 2)).toBe(true);
  expect(canTake('draw', ['draw', 'draw', 'draw'], 2)).toBe(false);
  expect(canTake('dis', ['draw'], 0)).toBe(true);
  expect(canTake('dis', ['logos'], 0)).toBe(false);
});

test('every card gets an icon before it matters whether all are used', () => {
  const cards = [card(1), card(2)];

  expect(missingAssignment(cards, ['draw', 'amber', 'amber'], { 1: ['draw'] })).toBe('everyCard');
  expect(missingAssignment(cards, ['draw', 'amber', 'amber'], { 1: ['draw'], 2: ['amber'] })).toBe(
    'everyIcon',
  );
  expect(
    missingAssignment(cards, ['draw', 'amber', 'amber'], { 1: ['draw'], 2: ['amber', 'amber'] }),
  ).toBeUndefined();
});
